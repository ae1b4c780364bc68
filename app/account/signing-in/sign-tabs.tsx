import { type KeyboardEvent, type ReactNode, useRef } from 'react';

const tabs = [
  ['sign-in', 'Sign In'],
  ['sign-up', 'Sign Up'],
] as const;
export type SignTab = (typeof tabs)[number][0];

type SignTabsProps = {
  tab: SignTab;
  onTab: (tab: SignTab) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
};

/** Arrow keys, Home and End select the other tab; Tab leads into its panel. */
export function SignTabs({ tab, onTab, children }: SignTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const next = tabAfter(event.key, tab);
    if (!next) return;
    event.preventDefault();
    onTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        className="auth-tabs"
        role="tablist"
        aria-label="Sign in or sign up"
        onKeyDown={onKeyDown}
      >
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === tab}
            aria-controls={name === tab ? `panel-${name}` : undefined}
            tabIndex={name === tab ? 0 : -1}
            data-intent=""
            onClick={() => onTab(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        key={tab}
        className="auth-panel"
        role="tabpanel"
        id={`panel-${tab}`}
        aria-labelledby={`tab-${tab}`}
      >
        {children}
      </div>
    </>
  );
}

function tabAfter(key: string, tab: SignTab): SignTab | null {
  if (key === 'Home') return 'sign-in';
  if (key === 'End') return 'sign-up';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return tab === 'sign-in' ? 'sign-up' : 'sign-in';
}
