import type { Tab } from '../ui/page/tab-bar.tsx';

export type TabId = 'overview' | 'brief' | 'script' | 'storyboard';

/** What a project's page shows, one at a time. */
export const projectTabs: readonly [Tab<TabId>, ...Tab<TabId>[]] = [
  { id: 'overview', label: 'Overview' },
  { id: 'brief', label: 'Creative Brief' },
  { id: 'script', label: 'Script' },
  { id: 'storyboard', label: 'Storyboard' },
];
