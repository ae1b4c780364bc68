// On both databases: messages that come at once meet at one row.
import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import type { OrderEvent } from '#domain/payments/order-event.ts';
import { addOrderEvent, isFunded, noFacts, orderState } from '#domain/payments/order-facts.ts';
import type { SubscriptionEvent } from '#domain/payments/subscription-event.ts';
import {
  addSubscriptionEvent,
  noSubscriptionFacts,
  subscriptionState,
} from '#domain/payments/subscription-facts.ts';
import { fakePayments } from '#tests/builders/payments/fake-payments.ts';
import {
  insertMember,
  insertOrder,
  insertProject,
  insertSubscription,
} from '#tests/builders/payments/insert-payments.ts';
import {
  orderEvent,
  subscriptionEvent,
  toldTwice,
} from '#tests/builders/payments/payment-events.ts';
import { openTestServices } from '#tests/database/open-test-services.ts';
import { mails, orders, paymentEvents, projects, subscriptions } from '../db/schema.ts';
import type { PaymentEvent, ProviderMessage } from '../gateways/payments/port.ts';
import { receiveMessage } from './receive-message.ts';

const house = ['boss@example.com', 'desk@example.com'];
const payments = fakePayments();
const opened = await openTestServices({ ADMIN_EMAILS: house.join(',') }, { payments });
afterAll(() => opened.close());

const db = () => opened.services.db;
const receive = (message: ProviderMessage) => {
  const { body, signature } = payments.message(message);
  return receiveMessage(opened.services, body, signature);
};
/** Each time a message of its own. */
const tell = (...events: PaymentEvent[]) =>
  receive({ id: `evt_${randomUUID()}`, type: 'test', events });
const about = (id: string, event: OrderEvent): PaymentEvent => ({ about: 'order', id, event });
const aboutSubscription = (id: string, event: SubscriptionEvent): PaymentEvent => ({
  about: 'subscription',
  id,
  event,
});
const orderRow = async (id: string) =>
  (await db().select().from(orders).where(eq(orders.id, id)))[0];
const projectRow = async (id: string) =>
  (await db().select().from(projects).where(eq(projects.id, id)))[0];
const mailsAbout = async (id: string) =>
  (
    await db()
      .select({ kind: mails.kind, to: mails.to_address })
      .from(mails)
      .where(eq(mails.order_id, id))
      .orderBy(asc(mails.kind), asc(mails.to_address))
  ).map(({ kind, to }) => `${kind} ${to}`);
const seed = async () => {
  const member = await insertMember(db());
  const project_id = await insertProject(db(), member.id);
  return { member, project_id, order: await insertOrder(db(), { user_id: member.id, project_id }) };
};

const seconds = 1_795_000_000;
const paid = (id: string, at = seconds): PaymentEvent =>
  about(id, { type: 'paid', at, cents: 1_200_000, paymentId: `pi_${id}` });
const refunded = (id: string, cents = 1_200_000, refundId = 're_1'): PaymentEvent =>
  about(id, { type: 'refund', at: seconds + 5, refundId, cents, status: 'succeeded' });

describe('PAY-09 a payment', () => {
  test('is kept, makes its project Greenlit and is answered with one receipt', async () => {
    const { member, order, project_id } = await seed();
    const before = await projectRow(project_id);
    await tell(paid(order.id));
    expect(await orderRow(order.id)).toMatchObject({
      state: 'paid',
      payment_id: `pi_${order.id}`,
      paid_at: new Date(seconds * 1000),
    });
    expect(await projectRow(project_id)).toEqual({ ...before, status: 'greenlit' });
    expect(await mailsAbout(order.id)).toEqual([
      'payment-received boss@example.com',
      'payment-received desk@example.com',
      `receipt ${member.email}`,
    ]);
  });

  test('that goes back puts the project back in the pipeline', async () => {
    const { member, order, project_id } = await seed();
    await tell(paid(order.id));
    await tell(refunded(order.id, 200_000, 're_part'));
    expect((await projectRow(project_id))?.status).toBe('greenlit');
    await tell(refunded(order.id, 1_000_000, 're_rest'));
    expect((await orderRow(order.id))?.state).toBe('refunded');
    expect((await projectRow(project_id))?.status).toBe('pipeline');
    const told = await mailsAbout(order.id);
    expect(told.filter((mail) => mail === `payment-refunded ${member.email}`)).toHaveLength(2);
  });

  test('that is refunded before it was known ends as one that was refunded after', async () => {
    const { order, project_id } = await seed();
    await tell(refunded(order.id));
    expect((await orderRow(order.id))?.state).toBe('open');
    await tell(paid(order.id));
    expect((await orderRow(order.id))?.state).toBe('refunded');
    expect((await projectRow(project_id))?.status).toBe('pipeline');
  });

  test('of two keeps the project Greenlit when the other goes back', async () => {
    const { order, project_id } = await seed();
    const second = await insertOrder(db(), { project_id });
    await tell(paid(order.id), paid(second.id));
    await tell(refunded(order.id));
    expect((await projectRow(project_id))?.status).toBe('greenlit');
    await tell(refunded(second.id));
    expect((await projectRow(project_id))?.status).toBe('pipeline');
  });

  test('that the bank takes back is the house’s to know', async () => {
    const { order, project_id } = await seed();
    const dispute = (status: 'open' | 'lost') =>
      about(order.id, { type: 'dispute', at: seconds, disputeId: 'du_1', cents: 5, status });
    await tell(paid(order.id));
    await tell(dispute('open'));
    expect((await projectRow(project_id))?.status).toBe('greenlit');
    await tell(dispute('lost'));
    expect((await projectRow(project_id))?.status).toBe('pipeline');
    const told = await mailsAbout(order.id);
    for (const kind of ['dispute-decided', 'payment-disputed']) {
      expect(told).toEqual(expect.arrayContaining(house.map((to) => `${kind} ${to}`)));
    }
  });

  test('counts for an order that was given up', async () => {
    const { order, project_id } = await seed();
    await tell(about(order.id, { type: 'expired', at: seconds }));
    expect((await orderRow(order.id))?.state).toBe('expired');
    await insertOrder(db(), { project_id, subject: order.subject });
    await tell(paid(order.id));
    expect((await orderRow(order.id))?.state).toBe('paid');
    expect((await projectRow(project_id))?.status).toBe('greenlit');
  });

  test('of less than was asked for makes nothing Greenlit', async () => {
    const { order, project_id } = await seed();
    const event = { type: 'paid', at: seconds, cents: 1, paymentId: `pi_${order.id}` } as const;
    await tell(about(order.id, event));
    expect((await orderRow(order.id))?.state).toBe('underpaid');
    expect((await projectRow(project_id))?.status).toBe('pipeline');
  });

  test('for a project that was deleted meanwhile is kept all the same', async () => {
    const { member, order, project_id } = await seed();
    await db().delete(projects).where(eq(projects.id, project_id));
    await tell(paid(order.id));
    expect(await orderRow(order.id)).toMatchObject({ state: 'paid', project_id: null });
    expect(await mailsAbout(order.id)).toContain(`receipt ${member.email}`);
  });

  test('is found by its checkout or its name at the provider where our own id is missing', async () => {
    const { order } = await seed();
    const { event } = paid(order.id) as { event: OrderEvent };
    await tell({ about: 'order', checkoutId: `cs_${order.id}`, event } as PaymentEvent);
    expect((await orderRow(order.id))?.state).toBe('paid');
    const back = { ...refunded(order.id), id: 'somebody else’s', providerId: `pi_${order.id}` };
    await tell(back);
    expect((await orderRow(order.id))?.state).toBe('refunded');
  });
});

describe('PAY-05 a message', () => {
  const recorded = (id: string) =>
    db().select().from(paymentEvents).where(eq(paymentEvents.id, id));

  test('that comes twenty times at once has one effect', async () => {
    const { order } = await seed();
    const message = { id: `evt_${randomUUID()}`, type: 'paid', events: [paid(order.id)] };
    await Promise.all(Array.from({ length: 20 }, () => receive(message)));
    expect(await mailsAbout(order.id)).toHaveLength(3);
    expect(await recorded(message.id)).toMatchObject([{ type: 'paid', order_id: order.id }]);
  });

  test('twenty different messages about one payment at once have one effect', async () => {
    const { order, project_id } = await seed();
    await Promise.all(Array.from({ length: 20 }, (_, n) => tell(paid(order.id, seconds + n))));
    expect(await mailsAbout(order.id)).toHaveLength(3);
    expect((await orderRow(order.id))?.paid_at).toEqual(new Date(seconds * 1000));
    expect((await projectRow(project_id))?.status).toBe('greenlit');
  });

  test('about nothing of ours is recorded and has no effect', async () => {
    const before = await db().select().from(mails);
    const id = `evt_${randomUUID()}`;
    const events = [paid(randomUUID()), paid('17'), paid('')];
    await receive({ id, type: 'paid', events });
    await receive({ id: `${id}-2`, type: 'nothing', events: [] });
    expect(await recorded(id)).toMatchObject([{ order_id: null, subscription_id: null }]);
    expect(await recorded(`${id}-2`)).toHaveLength(1);
    expect(await db().select().from(mails)).toEqual(before);
  });

  test('that is not the provider’s is refused, and leaves nothing', async () => {
    const { order } = await seed();
    const id = `evt_${randomUUID()}`;
    const body = JSON.stringify({ id, type: 'paid', events: [paid(order.id)] });
    for (const signature of ['', 'forged']) {
      await expect(receiveMessage(opened.services, body, signature)).rejects.toMatchObject({
        code: 'bad-request',
        message: 'This message is not from the payment provider.',
      });
    }
    expect(await recorded(id)).toEqual([]);
    expect((await orderRow(order.id))?.state).toBe('open');
  });

  test('whose effects fail is not recorded, so that it counts when it comes again', async () => {
    const { order } = await seed();
    const message = { id: `evt_${randomUUID()}`, type: 'paid', events: [paid(order.id)] };
    const { body, signature } = payments.message(message);
    const jobs = { ...opened.services.jobs, enqueue: () => Promise.reject(new Error('full')) };
    const failing = { ...opened.services, jobs };
    await expect(receiveMessage(failing, body, signature)).rejects.toThrow('full');
    expect(await recorded(message.id)).toEqual([]);
    expect((await orderRow(order.id))?.state).toBe('open');
    await receive(message);
    expect((await orderRow(order.id))?.state).toBe('paid');
  });
});

const countOf = (list: readonly string[], kind: string) =>
  list.filter((one) => one.startsWith(`${kind} `)).length;

test('PAY-05 an order ends alike whatever order its messages come in, with one receipt', async () => {
  // Two names of a payment would be two orders' here.
  const event = orderEvent.map(
    (one): OrderEvent => (one.type === 'paid' ? { ...one, paymentId: 'pi' } : one),
  );
  await fc.assert(
    fc.asyncProperty(toldTwice(event), async ([once, again]) => {
      const { order, project_id } = await seed();
      const own = again.map(
        (one): OrderEvent => (one.type === 'paid' ? { ...one, paymentId: `pi_${order.id}` } : one),
      );
      for (const one of own) await tell(about(order.id, one));
      const facts = once.reduce(addOrderEvent, noFacts);
      const paidFacts = facts.paid && { ...facts.paid, paymentId: `pi_${order.id}` };
      const state = orderState(facts, order.cents);
      const row = await orderRow(order.id);
      expect(row).toMatchObject({ state, facts: { ...facts, paid: paidFacts } });
      const status = isFunded(state) ? 'greenlit' : 'pipeline';
      expect((await projectRow(project_id))?.status).toBe(status);
      const told = await mailsAbout(order.id);
      expect(countOf(told, 'receipt')).toBe(facts.paid ? 1 : 0);
      const disputes = Object.values(facts.disputes);
      const decided = disputes.filter(({ status: how }) => how !== 'open');
      expect(countOf(told, 'payment-disputed')).toBe(2 * disputes.length);
      expect(countOf(told, 'dispute-decided')).toBe(2 * decided.length);
      expect(countOf(told, 'dispute-opened')).toBe(facts.paid ? disputes.length : 0);
      expect(countOf(told, 'dispute-ended')).toBe(facts.paid ? decided.length : 0);
      const refunds = facts.paid ? Object.keys(facts.refunds).length : 0;
      expect(countOf(told, 'refund-told')).toBe(2 * refunds);
    }),
    { numRuns: 10 },
  );
});

test('PAY-05 a subscription ends alike whatever order its messages come in', async () => {
  await fc.assert(
    fc.asyncProperty(toldTwice(subscriptionEvent), async ([once, again]) => {
      const { id } = await insertSubscription(db(), {
        user_id: (await insertMember(db())).id,
      });
      const named = (event: SubscriptionEvent): SubscriptionEvent =>
        event.type === 'begun' ? { ...event, subscriptionId: `sub_${id}` } : event;
      for (const event of again) await tell(aboutSubscription(id, named(event)));
      const facts = once.map(named).reduce(addSubscriptionEvent, noSubscriptionFacts);
      const [row] = await db().select().from(subscriptions).where(eq(subscriptions.id, id));
      expect(row).toMatchObject({
        facts,
        state: subscriptionState(facts),
        provider_id: facts.begun?.subscriptionId ?? null,
        customer_id: facts.begun?.customerId ?? null,
      });
      const told = await db()
        .select({ kind: mails.kind })
        .from(mails)
        .where(eq(mails.subscription_id, id));
      const count = (kind: string) => told.filter((mail) => mail.kind === kind).length;
      expect(count('subscription-started')).toBeLessThanOrEqual(1);
      expect(count('trial-ending')).toBeLessThanOrEqual(1);
      expect(count('subscription-ended')).toBe(facts.snapshot?.status === 'canceled' ? 1 : 0);
      const charged = Object.values(facts.invoices).filter(
        ({ status, cents }) => status === 'paid' && cents > 0,
      );
      expect(count('subscription-receipt')).toBeGreaterThanOrEqual(charged.length);
    }),
    { numRuns: 10 },
  );
});

test('PAY-05 the life of a subscription is told step by step', async () => {
  const { id } = await insertSubscription(db(), { user_id: (await insertMember(db())).id });
  const snapshot = { trialEnd: 1, periodEnd: 1, cancelAtPeriodEnd: false };
  const life: SubscriptionEvent[] = [
    { type: 'begun', at: 1, subscriptionId: `sub_${id}`, customerId: 'cus_1' },
    { type: 'snapshot', at: 1, status: 'trialing', ...snapshot },
    { type: 'invoice', at: 1, invoiceId: 'in_0', cents: 0, status: 'paid' },
    { type: 'trial-ending', at: 2 },
    { type: 'snapshot', at: 3, status: 'active', ...snapshot },
    { type: 'invoice', at: 3, invoiceId: 'in_1', cents: 999, status: 'paid' },
    { type: 'invoice', at: 4, invoiceId: 'in_2', cents: 999, status: 'failed' },
    { type: 'snapshot', at: 4, status: 'past_due', ...snapshot },
    { type: 'invoice', at: 5, invoiceId: 'in_2', cents: 999, status: 'paid' },
    { type: 'snapshot', at: 6, status: 'canceled', ...snapshot },
  ];
  for (const event of [...life, ...life]) await tell(aboutSubscription(id, event));
  const told = await db()
    .select({ kind: mails.kind })
    .from(mails)
    .where(eq(mails.subscription_id, id));
  expect(told.map(({ kind }) => kind).sort()).toEqual([
    // To both addresses of the house.
    'cancellation-told',
    'cancellation-told',
    'failed-renewal-told',
    'failed-renewal-told',
    'renewal-failed',
    'subscription-ended',
    'subscription-receipt',
    'subscription-receipt',
    'subscription-started',
    'trial-ending',
  ]);
});
