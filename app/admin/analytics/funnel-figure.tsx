import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { BarList } from './bar-list.tsx';
import { FigureFrame } from './figure-frame.tsx';
import { FigureTable } from './figure-table.tsx';
import { number, percent } from './figures.ts';
import { type FunnelStep, funnelPoint, funnelSteps } from './funnel-steps.ts';

type Funnel = NonNullable<AdminAnalytics['visits']>['funnel'];

/** How far visitors come in the wizard. */
export function FunnelFigure({ funnel }: { funnel: Funnel }) {
  const steps = funnelSteps(funnel);
  const first = steps[0]?.count ?? 0;
  const isEmpty = steps.every(({ count }) => count === 0);
  const ofBefore = ({ count, before }: FunnelStep) => (before ? percent(count, before.count) : '–');
  return (
    <FigureFrame
      title="The wizard, step by step"
      point={isEmpty ? 'Nobody has opened the wizard in these days.' : funnelPoint(steps)}
      table={
        <FigureTable
          label="The wizard, step by step, as a table"
          head={['Step', 'Visitors', 'Of the first', 'Of the step before']}
          rows={steps.map((step) => ({
            key: step.id,
            cells: [
              step.aside ? `${step.title} (${step.aside})` : step.title,
              number(step.count),
              percent(step.count, first),
              ofBefore(step),
            ],
          }))}
        />
      }
    >
      {isEmpty ? null : (
        <BarList
          bars={steps.map((step) => ({
            key: step.id,
            title: step.title,
            aside: step.aside,
            value: number(step.count),
            note: step.before
              ? `${percent(step.count, first)} of the first · ${ofBefore(step)} of the step before`
              : 'began',
            length: first ? step.count / first : 0,
          }))}
        />
      )}
    </FigureFrame>
  );
}
