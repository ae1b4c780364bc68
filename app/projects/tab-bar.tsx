import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '#app/ui/use-hydrated.ts';

export const tabs = [
  { id: 'overview', label: 'Overview' },
  { id: 'brief', label: 'Creative Brief' },
  { id: 'script', label: 'Script' },
  { id: 'storyboard', label: 'Storyboard' },
] as const;
export type TabId = (typeof tabs)[number]['id'];

/** The tab an address asks for; the overview when it asks for none that is known. */
export const tabOf = (search: URLSearchParams): TabId =>
  tabs.find(({ id }) => id === search.get('tab'))?.id ?? 'overview';

export const panelId = 'project-panel';
export const tabElementId = (id: TabId): string => `project-tab-${id}`;

type TabBarProps = { current: TabId; onChoose: (id: TabId) => void };

/** The tabs as links, so that each has an address. Arrow keys, Home and End move between them. */
export function TabBar({ current, onChoose }: TabBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  // Without scripts every tab is a link to be reached.
  const isOneStop = useHydrated();
  const move = (event: KeyboardEvent) => {
    const from = tabs.findIndex(({ id }) => id === current);
    const to = targets[event.key]?.(from);
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    bar.current?.querySelector<HTMLElement>(`#${tabElementId(tab.id)}`)?.focus();
  };
  return (
    <div className="project-tabs" role="tablist" aria-label="Project" ref={bar} onKeyDown={move}>
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          id={tabElementId(id)}
          role="tab"
          className="project-tab"
          to={{ search: id === 'overview' ? '' : `?tab=${id}` }}
          replace
          preventScrollReset
          aria-selected={id === current}
          aria-controls={panelId}
          tabIndex={isOneStop && id !== current ? -1 : 0}
        >
          {label}
        </Link>
      ))}
    </div>
  );
}

const targets: Record<string, (from: number) => number> = {
  ArrowRight: (from) => from + 1,
  ArrowLeft: (from) => from - 1,
  Home: () => 0,
  End: () => -1,
};
