import fc from 'fast-check';
import { expect, test } from 'vitest';
import { happeningsOf } from '../read-stripe-event.ts';
import type { Subscription } from './objects.ts';
import {
  addMonths,
  advance,
  cancel,
  dueAt,
  endPeriodNow,
  nextSecond,
  periodName,
  type Step,
} from './subscription-life.ts';

const id = 'sub_test_1';
const at = Date.UTC(2026, 10, 22) / 1000;
const day = 86_400;
const begun: Subscription = {
  ownId: '0190d0f6-0000-7000-8000-000000000001',
  customerId: 'cus_test_1',
  checkoutId: 'cs_test_1',
  cents: 999,
  email: 'june@example.com',
  card: '4242',
  status: 'trialing',
  createdAt: at,
  at,
  trialEnd: at + 7 * day,
  trialNotice: false,
  anchor: at + 7 * day,
  months: 0,
  periodEnd: at + 7 * day,
  attempts: 0,
  nextAttempt: null,
  cancelAtPeriodEnd: false,
  endedAt: null,
  invoices: [],
};

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-08-31', 6, '2027-02-28'],
])('PAY-05 %s and %i months is %s', (from, months, to) => {
  const seconds = (date: string) => Date.parse(`${date}T08:30:00Z`) / 1000;
  expect(addMonths(seconds(from), months)).toBe(seconds(to));
});

type Act = { days: number; press: 'none' | 'renew' | 'cancel' | 'keep' | 'break' | 'mend' | 'end' };
const acts = fc.array(
  fc.record<Act>({
    days: fc.integer({ min: 0, max: 40 }),
    press: fc.constantFrom('none', 'renew', 'cancel', 'keep', 'break', 'mend', 'end'),
  }),
  { maxLength: 25 },
);

function play(step: Step, now: number, press: Act['press']): Step {
  const { subscription } = step;
  if (subscription.status === 'canceled') return { subscription, events: [] };
  switch (press) {
    case 'renew':
      return endPeriodNow(id, subscription, now);
    case 'end':
      return cancel(id, { ...subscription, at: nextSecond(subscription, now) });
    case 'cancel':
    case 'keep':
      return {
        subscription: { ...subscription, cancelAtPeriodEnd: press === 'cancel' },
        events: [],
      };
    case 'break':
    case 'mend':
      return {
        subscription: { ...subscription, card: press === 'break' ? '0341' : '4242' },
        events: [],
      };
    default:
      return { subscription, events: [] };
  }
}

test('PAY-05 whatever is pressed and whenever, nothing is left undone and each snapshot is newer', () => {
  fc.assert(
    fc.property(acts, (list) => {
      let now = at;
      let step: Step = { subscription: begun, events: [] };
      const told: Step['events'] = [];
      for (const { days, press } of list) {
        now += days * day;
        step = advance(id, step.subscription, now);
        told.push(...step.events);
        const due = dueAt(step.subscription);
        if (due !== null) expect(due).toBeGreaterThan(now);
        const period = periodName(step.subscription);
        step = play(step, now, press);
        told.push(...step.events);
        const isCharged = press === 'renew' && step.subscription.status !== 'canceled';
        expect(periodName(step.subscription) === period).toBe(!isCharged);
      }
      const snapshots = told
        .flatMap(happeningsOf)
        .flatMap(({ event }) => (event.type === 'snapshot' ? [event.at] : []));
      expect(snapshots).toEqual([...new Set(snapshots)].toSorted((one, other) => one - other));
      expect(new Set(told.map((event) => event.id)).size).toBe(told.length);
      const failed = step.subscription.invoices.filter(({ status }) => status === 'failed');
      expect(failed.length).toBeLessThanOrEqual(1);
    }),
  );
});
