import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentEventsOf } from '../read-stripe-event.ts';
import { endpointOf } from './endpoints.ts';
import { openFakeStripe } from './fake-stripe.ts';
import { pay } from './people.ts';
import {
  addMonths,
  advance,
  cancel,
  dueAt,
  endPeriodNow,
  failingCard,
  invoicesOf,
  lifeOf,
  periodEnd,
  periodName,
  setEnding,
  workingCard,
} from './subscription-life.ts';

const day = 86_400;

/** A subscription in its trial, and a clock to move. */
function begin() {
  let now = Date.UTC(2026, 10, 22) / 1000;
  const fake = openFakeStripe({
    now: () => new Date(now * 1000),
    ticks: true,
    nameOf: (prefix, number) => `${prefix}${number}`,
    checkoutUrl: (id) => id,
    portalUrl: (id) => id,
  });
  const form = {
    mode: 'subscription',
    success_url: 'https://ads.example.com/',
    cancel_url: 'https://ads.example.com/',
    customer_email: 'june@example.com',
    line_items: { 0: { price_data: { unit_amount: '999', recurring: { interval: 'month' } } } },
    subscription_data: {
      trial_period_days: '7',
      metadata: { subscription_id: '0190d0f6-0000-7000-8000-000000000001' },
    },
  };
  endpointOf('POST', '/v1/checkout/sessions').answer(fake, form);
  const [session] = fake.all('checkout.session');
  if (session) pay(fake, session);
  const [subscription] = fake.all('subscription');
  if (!subscription) throw new Error('Nothing began.');
  const pass = (days: number) => {
    now += days * day;
    advance(fake, subscription, now);
    return now;
  };
  return { fake, subscription, pass };
}

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

test('PAY-05 each month that is renewed before its time is followed by the next one', () => {
  const { fake, subscription } = begin();
  const ends = [1, 2, 3, 4].map(() => {
    endPeriodNow(fake, subscription);
    return new Date(periodEnd(subscription) * 1000).toISOString().slice(0, 10);
  });
  expect(ends).toEqual(['2026-12-22', '2027-01-22', '2027-02-22', '2027-03-22']);
  setEnding(fake, subscription, true);
  expect(subscription.cancel_at).toBe(periodEnd(subscription));
});

test('PAY-05 HOUSE-04 each invoice tells the trial or the month it is for, one after the other', () => {
  const { fake, subscription } = begin();
  const [trial] = invoicesOf(fake, subscription);
  expect(trial?.lines?.data[0]?.period).toEqual({
    start: subscription.trial_start,
    end: subscription.trial_end,
  });
  for (let month = 0; month < 3; month += 1) endPeriodNow(fake, subscription);
  const told = fake.events.flatMap(paymentEventsOf).flatMap(({ event }) => {
    if (event.type !== 'invoice' || event.cents === 0 || !event.period) return [];
    const { from, to } = event.period;
    return [[from, to].map((at) => new Date(at * 1000).toISOString().slice(0, 10)).join(' ')];
  });
  expect(told).toEqual(['2026-11-22 2026-12-22', '2026-12-22 2027-01-22', '2027-01-22 2027-02-22']);
});

type Act = { days: number; press: 'none' | 'renew' | 'cancel' | 'keep' | 'break' | 'mend' | 'end' };
const acts = fc.array(
  fc.record<Act>({
    days: fc.integer({ min: 0, max: 40 }),
    press: fc.constantFrom('none', 'renew', 'cancel', 'keep', 'break', 'mend', 'end'),
  }),
  { maxLength: 25 },
);

function play({ fake, subscription }: ReturnType<typeof begin>, press: Act['press']): void {
  if (subscription.status === 'canceled') return;
  if (press === 'renew') endPeriodNow(fake, subscription);
  if (press === 'end') cancel(fake, subscription);
  if (press === 'cancel' || press === 'keep') setEnding(fake, subscription, press === 'cancel');
  if (press === 'break') lifeOf(fake, subscription).card = failingCard;
  if (press === 'mend') lifeOf(fake, subscription).card = workingCard;
}

test('PAY-05 whatever is pressed and whenever, nothing is left undone and each snapshot is newer', () => {
  fc.assert(
    fc.property(acts, (list) => {
      const begun = begin();
      const { fake, subscription, pass } = begun;
      for (const { days, press } of list) {
        const now = pass(days);
        const due = dueAt(fake, subscription);
        if (due !== null) expect(due).toBeGreaterThan(now);
        const period = periodName(fake, subscription);
        const wasRunning = subscription.status !== 'canceled';
        play(begun, press);
        const isOver = subscription.status === 'canceled';
        // The last of three attempts counts as well, though nothing was charged.
        if (press === 'renew' && wasRunning && isOver) continue;
        const isCharged = press === 'renew' && wasRunning;
        expect(periodName(fake, subscription) === period).toBe(!isCharged);
      }
      const snapshots = fake.events
        .flatMap(paymentEventsOf)
        .flatMap(({ event }) => (event.type === 'snapshot' ? [event.at] : []));
      expect(snapshots).toEqual([...new Set(snapshots)].toSorted((one, other) => one - other));
      expect(new Set(fake.events.map((event) => event.id)).size).toBe(fake.events.length);
      const failed = invoicesOf(fake, subscription).filter(({ status }) => status !== 'paid');
      expect(failed.length).toBeLessThanOrEqual(1);
    }),
  );
});
