// What becomes of a subscription as time passes: the trial ends, months are charged, charges fail,
// somebody ends it.
import type { FakeStripe, Life, Plan } from './fake-stripe.ts';
import type { Invoice, Session, Subscription } from './objects.ts';

const daySeconds = 86_400;
const noticeDays = 3;
/** Pauses after the first and the second failed attempt; the third one is the last. */
const pauseDays = [3, 2];
const mostInvoices = 60;
const mostStepsAtOnce = 60;

/** The card that works when it is put in, and fails whenever it is charged later. */
export const failingCard = '0341';
export const workingCard = '4242';

export function lifeOf(fake: FakeStripe, { id }: Subscription): Life {
  const life = fake.lives.get(id);
  if (!life) throw new Error(`${id} has no life`);
  return life;
}

/** Newest first. */
export const invoicesOf = (fake: FakeStripe, { id }: Subscription): Invoice[] =>
  fake.all('invoice').filter(({ parent }) => parent?.subscription_details?.subscription === id);

export const periodEnd = ({ items }: Subscription): number =>
  items.data[0]?.current_period_end ?? 0;
export const isEnding = ({ cancel_at, cancel_at_period_end }: Subscription): boolean =>
  cancel_at_period_end || cancel_at !== null;

/** Names the month that was charged last and how often: another name after each charge. */
export const periodName = (fake: FakeStripe, subscription: Subscription): string =>
  `${invoicesOf(fake, subscription)[0]?.id ?? subscription.id}-${lifeOf(fake, subscription).attempts}`;

/** Begins what a checkout was for: with a trial, or with the first month charged at once. */
export function beginSubscription(
  fake: FakeStripe,
  session: Session,
  plan: Plan,
  card: string,
): void {
  const at = fake.moment();
  const trialEnd = plan.trialDays > 0 ? at + plan.trialDays * daySeconds : null;
  const email = session.customer_email;
  session.customer ??= fake.keep({
    id: fake.newId('customer'),
    object: 'customer',
    created: at,
    email,
  }).id;
  const subscription = fake.keep(newSubscription(fake, { session, plan, at, trialEnd }));
  session.subscription = subscription.id;
  const [anchor, months] = trialEnd ? [trialEnd, 0] : [at, 1];
  const notYet = { trialNotice: false, attempts: 0, nextAttempt: null };
  fake.lives.set(subscription.id, { card, anchor, months, ...notYet });
  fake.tell('customer.subscription.created', subscription, at);
  if (trialEnd) charge(fake, subscription, { at, cents: 0 });
  else charge(fake, subscription, { at: fake.moment(), cents: plan.cents });
}

type Begun = { session: Session; plan: Plan; at: number; trialEnd: number | null };

function newSubscription(fake: FakeStripe, { session, plan, at, trialEnd }: Begun): Subscription {
  return {
    id: fake.newId('subscription'),
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    created: at,
    customer: session.customer ?? '',
    ended_at: null,
    items: {
      object: 'list',
      has_more: false,
      url: '/v1/subscription_items',
      data: [
        {
          id: 'si_1',
          object: 'subscription_item',
          current_period_start: at,
          current_period_end: trialEnd ?? addMonths(at, 1),
          price: { unit_amount: plan.cents, currency: 'usd' },
        },
      ],
    },
    latest_invoice: null,
    livemode: false,
    metadata: plan.metadata,
    status: trialEnd ? 'trialing' : 'active',
    trial_end: trialEnd,
    trial_start: trialEnd ? at : null,
  };
}

/** When something happens to it by itself, in seconds; null once it is over. */
export function dueAt(fake: FakeStripe, subscription: Subscription): number | null {
  const { status, trial_end } = subscription;
  const { trialNotice, nextAttempt } = lifeOf(fake, subscription);
  if (status === 'canceled') return null;
  if (status === 'past_due') return nextAttempt;
  const isToBeTold = status === 'trialing' && !trialNotice && !isEnding(subscription);
  return isToBeTold && trial_end ? trial_end - noticeDays * daySeconds : periodEnd(subscription);
}

/** Everything that should have happened by `now`. */
export function advance(fake: FakeStripe, subscription: Subscription, now: number): void {
  for (let count = 0; count < mostStepsAtOnce; count += 1) {
    const due = dueAt(fake, subscription);
    if (due === null || due > now) return;
    takeDueStep(fake, subscription, { due, now });
  }
}

type Time = { due: number; now: number };

function takeDueStep(fake: FakeStripe, subscription: Subscription, { due, now }: Time): void {
  const life = lifeOf(fake, subscription);
  const end = periodEnd(subscription);
  if (subscription.status === 'past_due') attempt(fake, subscription, fake.moment(due));
  else if (due < end) {
    life.trialNotice = true;
    // It is announced in time, or not at all.
    if (now < end) remindOfTrial(fake, subscription, due);
  } else {
    const next =
      subscription.status === 'trialing'
        ? { anchor: end, months: 1 }
        : { anchor: life.anchor, months: life.months + 1 };
    endPeriod(fake, subscription, { at: fake.moment(due), ...next });
  }
}

export function remindOfTrial(fake: FakeStripe, subscription: Subscription, due?: number): void {
  fake.tell('customer.subscription.trial_will_end', subscription, fake.moment(due));
}

/**
 * The trial, or the month that is paid, is over at once: it ends, or the next month is charged. That one
 * follows the month it renews, so that each charge has a period of its own.
 */
export function endPeriodNow(fake: FakeStripe, subscription: Subscription): void {
  const at = fake.moment();
  if (subscription.status === 'past_due') {
    attempt(fake, subscription, at);
    return;
  }
  const { anchor, months } = lifeOf(fake, subscription);
  const isTrial = subscription.status === 'trialing';
  if (isTrial) subscription.trial_end = at;
  endPeriod(fake, subscription, {
    at,
    ...(isTrial ? { anchor: at, months: 1 } : { anchor, months: months + 1 }),
  });
}

type Period = { at: number; anchor: number; months: number };

function endPeriod(fake: FakeStripe, subscription: Subscription, { at, anchor, months }: Period) {
  for (const item of subscription.items.data) {
    item.current_period_start = item.current_period_end = at;
  }
  if (isEnding(subscription)) return cancel(fake, subscription, at);
  for (const item of subscription.items.data) {
    item.current_period_start = addMonths(anchor, months - 1);
    item.current_period_end = addMonths(anchor, months);
  }
  const life = lifeOf(fake, subscription);
  Object.assign(life, { anchor, months });
  charge(fake, subscription, { at, cents: subscription.items.data[0]?.price.unit_amount ?? 0 });
}

/** Writes the invoice of what begins, and charges it. */
function charge(fake: FakeStripe, subscription: Subscription, due: { at: number; cents: number }) {
  const { at, cents } = due;
  const earlier = invoicesOf(fake, subscription);
  for (const { id } of earlier.slice(mostInvoices - 1)) fake.objects.delete(id);
  const invoice: Invoice = fake.keep({
    id: fake.newId('invoice'),
    object: 'invoice',
    amount_due: cents,
    amount_paid: 0,
    attempted: true,
    billing_reason: earlier.length === 0 ? 'subscription_create' : 'subscription_cycle',
    created: at,
    customer: String(subscription.customer),
    lines: {
      object: 'list',
      has_more: false,
      url: '/v1/invoices/lines',
      data: subscription.items.data.map(({ current_period_start, current_period_end }) => ({
        id: 'il_1',
        object: 'line_item',
        period: { start: current_period_start, end: current_period_end },
      })),
    },
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    status: 'open',
    status_transitions: {
      finalized_at: at,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
  });
  subscription.latest_invoice = invoice.id;
  lifeOf(fake, subscription).attempts = 0;
  // The nothing of a trial is paid without a word about the subscription.
  if (cents === 0) settle(fake, invoice, at);
  else attempt(fake, subscription, at);
}

/** Tries to charge the last invoice. */
function attempt(fake: FakeStripe, subscription: Subscription, at: number): void {
  const [invoice] = invoicesOf(fake, subscription);
  if (!invoice) return;
  const life = lifeOf(fake, subscription);
  life.attempts += 1;
  const isPaid = invoice.billing_reason === 'subscription_create' || life.card !== failingCard;
  const pause = pauseDays[life.attempts - 1];
  subscription.status = isPaid ? 'active' : 'past_due';
  life.nextAttempt = isPaid || pause === undefined ? null : at + pause * daySeconds;
  if (isPaid) settle(fake, invoice, at);
  else fake.tell('invoice.payment_failed', invoice, at);
  if (isPaid || pause !== undefined) fake.tell('customer.subscription.updated', subscription, at);
  else cancel(fake, subscription, at);
}

function settle(fake: FakeStripe, invoice: Invoice, at: number): void {
  invoice.status = 'paid';
  invoice.amount_paid = invoice.amount_due;
  invoice.status_transitions.paid_at = at;
  fake.tell('invoice.paid', invoice, at);
}

/** Another card; what failed is charged to one that works at once. */
export function changeCard(fake: FakeStripe, subscription: Subscription, card: string): void {
  lifeOf(fake, subscription).card = card;
  if (subscription.status === 'past_due' && card !== failingCard) {
    attempt(fake, subscription, fake.moment());
  }
}

/** Ends it with the period that runs, or lets it go on after all. */
export function setEnding(fake: FakeStripe, subscription: Subscription, ending: boolean): void {
  subscription.cancel_at_period_end = ending;
  subscription.cancel_at = ending ? periodEnd(subscription) : null;
  fake.tell('customer.subscription.updated', subscription, fake.moment());
}

/** Ends it for good. */
export function cancel(fake: FakeStripe, subscription: Subscription, at = fake.moment()): void {
  lifeOf(fake, subscription).nextAttempt = null;
  Object.assign(subscription, { status: 'canceled', canceled_at: at, ended_at: at });
  fake.tell('customer.subscription.deleted', subscription, at);
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
