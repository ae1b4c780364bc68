// What becomes of a subscription as time passes: the trial ends, months are charged, charges fail,
// somebody ends it. Pure: each step gives the subscription after it and what is told of it.
import type Stripe from 'stripe';
import { invoiceEvent, subscriptionEvent } from './events.ts';
import type { Invoice, Subscription } from './objects.ts';

export type Step = { subscription: Subscription; events: Stripe.Event[] };

const daySeconds = 86_400;
const noticeDays = 3;
/** Pauses after the first and the second failed attempt; the third one is the last. */
const pauseDays = [3, 2];
const mostInvoices = 60;
const mostStepsAtOnce = 60;

/** The card that works when it is put in, and fails whenever it is charged later. */
export const failingCard = '0341';
export const workingCard = '4242';

/** A second nothing was told of yet, so that what comes later is seen to. */
export const nextSecond = (subscription: Subscription, now: number): number =>
  Math.max(now, subscription.at + 1);

/** Names the month that was charged last and how often: another name after each charge. */
export const periodName = ({ createdAt, invoices, attempts }: Subscription): string =>
  `${invoices.at(-1)?.createdAt ?? createdAt}-${attempts}`;

/** When something happens to it by itself, in seconds; null once it is over. */
export function dueAt(subscription: Subscription): number | null {
  const { status, trialEnd, trialNotice, cancelAtPeriodEnd, periodEnd, nextAttempt } = subscription;
  if (status === 'canceled') return null;
  if (status === 'past_due') return nextAttempt;
  const isToBeTold = status === 'trialing' && !trialNotice && !cancelAtPeriodEnd;
  return isToBeTold && trialEnd ? trialEnd - noticeDays * daySeconds : periodEnd;
}

/** Everything that should have happened by `now`. */
export function advance(id: string, subscription: Subscription, now: number): Step {
  let step: Step = { subscription, events: [] };
  for (let count = 0; count < mostStepsAtOnce; count += 1) {
    const due = dueAt(step.subscription);
    if (due === null || due > now) break;
    step = after(step, takeDueStep(id, step.subscription, { due, now }));
  }
  return step;
}

const after = (before: Step, { subscription, events }: Step): Step => ({
  subscription,
  events: [...before.events, ...events],
});

function takeDueStep(id: string, subscription: Subscription, time: { due: number; now: number }) {
  const { status, periodEnd, anchor, months } = subscription;
  const at = nextSecond(subscription, time.due);
  if (status === 'past_due') return attempt(id, { ...subscription, at });
  if (time.due < periodEnd) return noticeTrialEnd(id, subscription, { at, now: time.now });
  return endPeriod(
    id,
    { ...subscription, at },
    status === 'trialing' ? { anchor: periodEnd, months: 1 } : { anchor, months: months + 1 },
  );
}

/** It is announced in time, or not at all. */
function noticeTrialEnd(
  id: string,
  before: Subscription,
  { at, now }: { at: number; now: number },
) {
  const subscription = { ...before, trialNotice: true };
  if (now >= before.periodEnd) return { subscription, events: [] };
  const told = { ...subscription, at };
  return {
    subscription: told,
    events: [subscriptionEvent('customer.subscription.trial_will_end', id, told)],
  };
}

/** The trial, or the month that is paid, is over at once: it ends, or the next month is charged. */
export function endPeriodNow(id: string, subscription: Subscription, now: number): Step {
  const at = nextSecond(subscription, now);
  if (subscription.status === 'past_due') return attempt(id, { ...subscription, at });
  const trialEnd = subscription.status === 'trialing' ? at : subscription.trialEnd;
  return endPeriod(id, { ...subscription, at, trialEnd, periodEnd: at }, { anchor: at, months: 1 });
}

type Months = Pick<Subscription, 'anchor' | 'months'>;

function endPeriod(id: string, subscription: Subscription, next: Months): Step {
  if (subscription.cancelAtPeriodEnd) return cancel(id, subscription);
  const periodEnd = addMonths(next.anchor, next.months);
  return chargeMonth(id, { ...subscription, ...next, periodEnd });
}

/** Charges the month that begins. */
export function chargeMonth(id: string, subscription: Subscription): Step {
  const { at, cents, invoices, trialEnd } = subscription;
  const invoice: Invoice = {
    id: `${id.replace(/^sub_/, 'in_')}_${at}`,
    cents,
    status: 'failed',
    createdAt: at,
    paidAt: null,
    isFirst: invoices.length === 0 && trialEnd === null,
  };
  const kept = [...invoices, invoice].slice(-mostInvoices);
  return attempt(id, { ...subscription, attempts: 0, invoices: kept });
}

/** Tries to charge the last invoice. */
export function attempt(id: string, before: Subscription): Step {
  const invoice = before.invoices.at(-1);
  if (!invoice) return { subscription: before, events: [] };
  const attempts = before.attempts + 1;
  const isPaid = invoice.isFirst || before.card !== failingCard;
  const tried: Invoice = isPaid ? { ...invoice, status: 'paid', paidAt: before.at } : invoice;
  const invoices = [...before.invoices.slice(0, -1), tried];
  const pause = pauseDays[attempts - 1];
  const subscription: Subscription = {
    ...before,
    invoices,
    attempts,
    status: isPaid ? 'active' : 'past_due',
    nextAttempt: isPaid || pause === undefined ? null : before.at + pause * daySeconds,
  };
  const told = invoiceEvent(id, subscription, tried);
  if (isPaid || pause !== undefined)
    return after({ subscription, events: [told] }, update(id, subscription));
  return after({ subscription, events: [told] }, cancel(id, subscription));
}

/** Tells how it stands. */
export const update = (id: string, subscription: Subscription): Step => ({
  subscription,
  events: [subscriptionEvent('customer.subscription.updated', id, subscription)],
});

/** Ends it for good. */
export function cancel(id: string, before: Subscription): Step {
  const subscription: Subscription = {
    ...before,
    status: 'canceled',
    endedAt: before.at,
    nextAttempt: null,
  };
  return {
    subscription,
    events: [subscriptionEvent('customer.subscription.deleted', id, subscription)],
  };
}

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(seconds: number, months: number): number {
  const start = new Date(seconds * 1000);
  const end = new Date(start);
  end.setUTCDate(1);
  end.setUTCMonth(start.getUTCMonth() + months);
  const days = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(start.getUTCDate(), days));
  return Math.floor(end.getTime() / 1000);
}
