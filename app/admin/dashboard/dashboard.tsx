import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { readStats } from '#domain/contract/admin-routes.ts';
import { call } from '../../calls/call.ts';
import { type Tab, TabBar, tabElementId, tabOf, tabSearch } from '../../ui/page/tab-bar.tsx';
import { lateTab } from '../late-tab.tsx';
import { ProjectsTab } from '../projects/projects-tab.tsx';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useNews } from '../use-news.ts';
import { useRead } from '../use-read.ts';
import { DashboardHead } from './dashboard-head.tsx';
import { StatCards } from './stat-cards.tsx';

type TabId = 'projects' | 'directors' | 'analytics';
const tabs: readonly [Tab<TabId>, ...Tab<TabId>[]] = [
  { id: 'projects', label: 'Projects' },
  { id: 'directors', label: 'Creative Directors' },
  { id: 'analytics', label: 'Analytics' },
];
const panelId = 'admin-panel';

const DirectorsTab = lateTab(
  async () => (await import('../directors/directors-tab.tsx')).DirectorsTab,
);
const AnalyticsTab = lateTab(
  async () => (await import('../analytics/analytics-tab.tsx')).AnalyticsTab,
);

/** The whole house at a glance: four figures, three tables. */
export function Dashboard() {
  const [search, setSearch] = useSearchParams();
  const {
    answer: stats,
    failure,
    isReading,
    reload,
  } = useRead('stats', (signal) => call(readStats, {}, { signal }));
  const live = useNews(
    ['projects', 'submissions', 'payments', 'directors', 'mails', 'jobs', 'leads'],
    reload,
  );
  const tab = tabOf(tabs, search);
  return (
    <>
      <DashboardHead failures={stats?.failures ?? 0} live={live} />
      {failure && !stats ? (
        <div className="admin-stats-failed">
          <ReadFailure text="The figures could not be read." busy={isReading} onRetry={reload} />
        </div>
      ) : (
        <StatCards stats={stats} />
      )}
      <TabBar
        label="Admin"
        tabs={tabs}
        current={tab}
        panelId={panelId}
        onChoose={(id) => setSearch(tabSearch(tabs, id), { preventScrollReset: true })}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabElementId(panelId, tab)}>
        <Suspense fallback={<TabLoading />}>
          {tab === 'projects' ? <ProjectsTab /> : null}
          {tab === 'directors' ? <DirectorsTab /> : null}
          {tab === 'analytics' ? <AnalyticsTab /> : null}
        </Suspense>
      </div>
    </>
  );
}
