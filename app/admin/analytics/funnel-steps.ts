import type { AdminAnalytics } from '#domain/admin/analytics.ts';
import { previousStep } from '#domain/wizard/draft/routing.ts';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { steps } from '#domain/wizard/draft/steps.ts';
import { counted, percent } from './figures.ts';

type Funnel = NonNullable<AdminAnalytics['visits']>['funnel'];
export type FunnelStep = {
  id: string;
  title: string;
  count: number;
  /** Why not everybody comes here; empty where everybody does. */
  aside: '' | 'optional' | 'one of two ends';
  /** Of those who came to the step from which this one is reached; null for the first. */
  before: { title: string; count: number } | null;
};

const asides: Partial<Record<StepNumber, FunnelStep['aside']>> = {
  3.5: 'optional',
  10.5: 'optional',
  11: 'one of two ends',
  13: 'one of two ends',
};

/** The steps as they are walked, each with the one it is reached from. */
export function funnelSteps(funnel: Funnel): FunnelStep[] {
  const numbers = new Map(steps.map(({ id, number }) => [id, number]));
  const idOf = (number: StepNumber | null) => steps.find((step) => step.number === number)?.id;
  return funnel.map(({ step, title, count }) => {
    const number = numbers.get(step);
    const earlier = number === undefined ? undefined : idOf(mainStepBefore(number));
    const before = funnel.find((other) => other.step === earlier);
    const aside = (number !== undefined && asides[number]) || '';
    return { id: step, title, count, aside, before: before ?? null };
  });
}

// The optional steps lie beside the way.
function mainStepBefore(number: StepNumber): StepNumber | null {
  const before = previousStep(number);
  return before !== null && asides[before] ? mainStepBefore(before) : before;
}

/** Where most are lost of those who walk on. */
export function funnelPoint(all: readonly FunnelStep[]): string {
  const [first] = all;
  const lost = all
    .flatMap(({ title, count, before, aside }) =>
      before && !aside ? [{ title, from: before.title, count, lost: before.count - count }] : [],
    )
    .reduce((most, step) => (step.lost > most.lost ? step : most), { ...nothing });
  if (!first || lost.lost <= 0) return `${counted(first?.count ?? 0, 'visitor')} began.`;
  const went = percent(lost.count, lost.count + lost.lost);
  return `${counted(first.count, 'visitor')} began. Most are lost after “${lost.from}”: ${went} went on.`;
}
const nothing = { title: '', from: '', count: 0, lost: 0 };
