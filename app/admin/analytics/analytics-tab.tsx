import { useMemo } from 'react';
import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { readAnalytics } from '#domain/contract/admin-routes.ts';
import { formatCents } from '#domain/payments/offer.ts';
import { call } from '../../calls/call.ts';
import chair from '../../ui/art/chair.svg';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { useDashboardPlace } from '../dashboard-place.ts';
import { ReadFailure } from '../read-failure.tsx';
import { TabLoading } from '../tab-loading.tsx';
import { useRead } from '../use-read.ts';
import { DayFigure } from './day-figure.tsx';
import { busiest, counted, paidPoint, shortCents, sumOf } from './figures.ts';
import { FunnelFigure } from './funnel-figure.tsx';
import { GenerationsTable, generationsPoint } from './generations-table.tsx';
import { HeadlineFigures } from './headline-figures.tsx';
import { modelsPoint } from './models-point.ts';
import { PagesFigure } from './pages-figure.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { usePeriod } from './use-period.ts';
import 'uplot/dist/uPlot.min.css';
import './analytics.css';

/** What visitors, the writer and the payments did, in figures. */
export function AnalyticsTab() {
  const [days, setDays] = usePeriod();
  useDashboardPlace();
  const { answer, failure, isReading, reload } = useRead(`analytics ${days}`, (signal) =>
    call(readAnalytics, { query: { days } }, { signal }),
  );
  return (
    <div className="analytics">
      <div className="analytics-head">
        <PeriodChoice days={days} onChoose={setDays} />
        <p className="meta">Days begin at midnight UTC.</p>
      </div>
      {answer ? <Figures figures={answer} key={days} /> : null}
      {!answer && failure ? (
        <ReadFailure text="The figures could not be read." busy={isReading} onRetry={reload} />
      ) : null}
      {!answer && !failure ? <TabLoading /> : null}
    </div>
  );
}

function Figures({ figures }: { figures: AdminAnalytics }) {
  return (
    <>
      <HeadlineFigures figures={figures} />
      {figures.visits ? <Visits visits={figures.visits} /> : null}
      <Work figures={figures} />
    </>
  );
}

function Visits({ visits }: { visits: NonNullable<AdminAnalytics['visits']> }) {
  const { visitors, views, funnel, pages, since } = visits;
  const series = useMemo(
    () => [
      { label: 'Visitors', days: visitors, since },
      { label: 'Page views', days: views, since },
    ],
    [visitors, views, since],
  );
  if (sumOf(views) === 0) {
    return (
      <EmptyState
        title="No visits yet"
        text="Open the site in another window: the first page view appears here within seconds."
        picture={<img src={chair} alt="" width="320" height="180" />}
      />
    );
  }
  const perVisitor = (sumOf(views) / Math.max(1, sumOf(visitors))).toFixed(1);
  return (
    <>
      <DayFigure
        title="Visitors and page views"
        point={`${busiest(visitors, 'visitor')} ${counted(sumOf(views), 'page view')}: ${perVisitor} a visitor.`}
        kind="lines"
        series={series}
        height={280}
      />
      <div className="analytics-pair analytics-pair-uneven">
        <FunnelFigure funnel={funnel} />
        <PagesFigure pages={pages} />
      </div>
    </>
  );
}

function Work({ figures }: { figures: AdminAnalytics }) {
  const { packages, projects, payments, testPayments, generations, generationsPerDay } = figures;
  const spending = modelsPoint(figures);
  const series = useMemo(
    () => ({
      packages: [{ label: 'Packages', days: packages }],
      projects: [{ label: 'Projects', days: projects }],
      payments: [
        {
          label: 'Came in and stayed',
          days: payments.map(({ day, netCents }) => ({ day, count: netCents })),
          format: formatCents,
          short: shortCents,
        },
      ],
      generations: [{ label: 'Done', days: generationsPerDay }],
    }),
    [packages, projects, payments, generationsPerDay],
  );
  return (
    <div className="analytics-pair">
      <DayFigure
        title="Packages sent"
        point={busiest(packages, 'package')}
        kind="bars"
        series={series.packages}
      />
      <DayFigure
        title="Projects begun"
        point={busiest(projects, 'project')}
        kind="bars"
        series={series.projects}
      />
      <DayFigure
        title={testPayments ? 'Test payments' : 'Payments'}
        point={paidPoint(payments, testPayments)}
        kind="bars"
        series={series.payments}
      />
      <DayFigure
        title="Generations"
        point={generationsPoint(generations)}
        kind="bars"
        series={series.generations}
      />
      {generations.length > 0 ? (
        <section className="figure-frame analytics-wide" aria-label="Generations by kind">
          <GenerationsTable generations={generations} />
          {spending ? <p className="muted mt-1">{spending}</p> : null}
        </section>
      ) : null}
    </div>
  );
}
