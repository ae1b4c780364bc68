import { type KeyboardEvent, useRef } from 'react';
import { Link } from 'react-router';
import { movedTo } from './tab-keys.ts';
import './tabs.css';
import { useHydrated } from './use-hydrated.ts';

export type Tab<Id extends string> = { id: Id; label: string };

type TabBarProps<Id extends string> = {
  /** What the tabs are of. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  /** The id of the element that shows what is chosen. */
  panelId: string;
  /** Choosing puts no entry in the history. */
  replace?: boolean;
  onChoose: (id: Id) => void;
};

/** The id of a tab, by which its panel is named. */
export const tabElementId = (panelId: string, id: string): string => `${panelId}-tab-${id}`;

/** The tab an address asks for; the first when it asks for none that is known. */
export function tabOf<Id extends string>(
  tabs: readonly [Tab<Id>, ...Tab<Id>[]],
  search: URLSearchParams,
): Id {
  return (tabs.find(({ id }) => id === search.get('tab')) ?? tabs[0]).id;
}

/** The query string of a tab: the first has none. */
export const tabSearch = <Id extends string>(tabs: readonly Tab<Id>[], id: Id): string =>
  id === tabs[0]?.id ? '' : `?tab=${id}`;

/** Tabs as links, so that each has an address. Arrow keys, Home and End move between them. */
export function TabBar<Id extends string>(props: TabBarProps<Id>) {
  const { label, tabs, current, panelId, replace = false, onChoose } = props;
  const bar = useRef<HTMLDivElement>(null);
  // Without scripts every tab is a link to be reached.
  const isOneStop = useHydrated();
  const move = (event: KeyboardEvent) => {
    const tab = movedTo(event, tabs, ({ id }) => id === current);
    if (!tab) return;
    onChoose(tab.id);
    bar.current?.querySelector<HTMLElement>(`#${tabElementId(panelId, tab.id)}`)?.focus();
  };
  return (
    <div className="tab-bar" role="tablist" aria-label={label} ref={bar} onKeyDown={move}>
      {tabs.map(({ id, label }) => (
        <Link
          key={id}
          id={tabElementId(panelId, id)}
          role="tab"
          className="tab"
          to={{ search: tabSearch(tabs, id) }}
          replace={replace}
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
