// A subscription of the sandbox, changed by whoever has it or as time passes.
import { type Change, changeSandbox } from './change.ts';
import { lockObject, type Subscription, saveObject } from './objects.ts';
import { type SandboxParts, secondsOf } from './sandbox-parts.ts';
import {
  advance,
  attempt,
  cancel,
  dueAt,
  endPeriodNow,
  failingCard,
  nextSecond,
  periodName,
  type Step,
  update,
  workingCard,
} from './subscription-life.ts';

/** What is done with a subscription, at the second `now`. */
export type SubscriptionWork = (subscription: Subscription, now: number, id: string) => Step;

const unchanged = (subscription: Subscription): Step => ({ subscription, events: [] });

export const setEnding =
  (ending: boolean): SubscriptionWork =>
  (subscription, now, id) =>
    subscription.cancelAtPeriodEnd === ending
      ? unchanged(subscription)
      : update(id, {
          ...subscription,
          cancelAtPeriodEnd: ending,
          at: nextSecond(subscription, now),
        });

export const endNow: SubscriptionWork = (subscription, now, id) =>
  cancel(id, { ...subscription, at: nextSecond(subscription, now) });

/** A period that is not the one that was shown any more stays: nothing is charged for two presses. */
export const renew =
  (shown: string): SubscriptionWork =>
  (subscription, now, id) =>
    periodName(subscription) === shown
      ? endPeriodNow(id, subscription, now)
      : unchanged(subscription);

/** A trial that is over already is not ended again by a second press. */
export const endTrial: SubscriptionWork = (subscription, now, id) =>
  subscription.status === 'trialing'
    ? endPeriodNow(id, subscription, now)
    : unchanged(subscription);

export const breakCard: SubscriptionWork = (subscription) =>
  unchanged({ ...subscription, card: failingCard });

/** What failed is charged at once. */
export const mendCard: SubscriptionWork = (subscription, now, id) => {
  const mended = { ...subscription, card: workingCard };
  return subscription.status === 'past_due'
    ? attempt(id, { ...mended, at: nextSecond(subscription, now) })
    : unchanged(mended);
};

/**
 * Lets happen what is due, then does `work`; a subscription that is over stays as it is. Null where
 * there is none.
 */
export const changeSubscription = (
  parts: SandboxParts,
  id: string,
  work: SubscriptionWork = unchanged,
): Promise<Change<Subscription | null>> =>
  changeSandbox(parts, async (tx) => {
    const found = await lockObject(tx, 'subscription', id);
    if (!found) return { outcome: null, events: [] };
    const now = secondsOf(parts.now());
    const due = advance(id, found, now);
    const isOver = due.subscription.status === 'canceled';
    const done = isOver ? unchanged(due.subscription) : work(due.subscription, now, id);
    const { subscription } = done;
    await saveObject(tx, {
      kind: 'subscription',
      id,
      data: subscription,
      due: dueAt(subscription),
    });
    return { outcome: subscription, events: [...due.events, ...done.events] };
  });
