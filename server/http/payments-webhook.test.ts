import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { mails, orders, paymentEvents } from '../db/schema.ts';
import { signingSecret } from '../gateways/payments/sandbox/sandbox-parts.ts';
import { signEvent } from '../gateways/payments/sandbox/sign-event.ts';

const site = await openTestSite();
afterAll(() => site.close());

const db = () => site.services.db;
const post = (body: string, signature: string | undefined, headers: object = {}) =>
  site.ask('/api/webhooks/stripe', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'Stripe-Signature': signature }),
      ...headers,
    },
  });

const paid = (orderId: string) => ({
  id: `evt_${randomUUID()}`,
  object: 'event',
  api_version: '2026-10-28.endive',
  type: 'checkout.session.completed',
  created: Math.floor(Date.now() / 1000),
  data: {
    object: {
      id: `cs_${orderId}`,
      object: 'checkout.session',
      mode: 'payment',
      payment_status: 'paid',
      amount_total: 1_200_000,
      payment_intent: `pi_${orderId}`,
      metadata: { order_id: orderId },
    },
  },
});
const sign = (event: { id: string }, at = new Date(), secret = site.services.secret) =>
  signEvent(event, { secret, now: () => at });
const stateOf = async (id: string) =>
  (await db().select().from(orders).where(eq(orders.id, id)))[0]?.state;

test('PAY-05 a signed message is applied, once however often it comes', async () => {
  const order = await insertOrder(db());
  const { body, signature } = await sign(paid(order.id));
  const answers = await Promise.all(Array.from({ length: 5 }, () => post(body, signature)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(await answers[0]?.json()).toEqual({ received: true });
  expect(await stateOf(order.id)).toBe('paid');
  const told = await db().select().from(mails).where(eq(mails.order_id, order.id));
  expect(told.map(({ kind }) => kind)).toEqual(['receipt']);
});

test('PAY-05 what is not signed, not by the provider, altered or old is refused, and nothing is written', async () => {
  const order = await insertOrder(db());
  const event = paid(order.id);
  const { body, signature } = await sign(event);
  const byAnother = await sign(event, new Date(), 'another secret');
  const old = await sign(event, new Date(Date.now() - 301_000));
  const attempts: [string, string | undefined][] = [
    [body, undefined],
    [body, ''],
    [body, 'garbage'],
    [body, `t=${Math.floor(Date.now() / 1000)},v1=00`],
    [body, byAnother.signature],
    [body, old.signature],
    [body.replace('1200000', '1200001'), signature],
    [`${body} `, signature],
    ['', signature],
    ['not JSON', signature],
  ];
  for (const [text, proof] of attempts) {
    const answer = await post(text, proof);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: { code: 'bad-request', message: 'This message is not from the payment provider.' } },
    ]);
  }
  expect(await stateOf(order.id)).toBe('open');
  expect(await db().select().from(paymentEvents).where(eq(paymentEvents.id, event.id))).toEqual([]);
});

test.each([
  'null',
  '[]',
  '1',
  '{}',
  '{"id":"evt_1","type":"invoice.paid","created":1}',
  '{"id":"evt_1","type":"invoice.paid","created":1,"data":{"object":null}}',
  '{"type":"invoice.paid","created":1,"data":{"object":{}}}',
  '{"id":"evt_\\u0000","type":"invoice.paid","created":1,"data":{"object":{}}}',
])('PAY-05 %s is signed, but no event', async (body) => {
  const timestamp = Math.floor(Date.now() / 1000);
  const secret = signingSecret(site.services.secret);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  expect((await post(body, signature)).status).toBe(400);
});

test('PAY-05 messages are posted, and nothing else is taken here', async () => {
  const answer = await site.ask('/api/webhooks/stripe');
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
});

test('PAY-05 a message about nothing of ours is taken, so that it is not sent again', async () => {
  const event = paid(randomUUID());
  const { body, signature } = await sign(event);
  expect((await post(body, signature)).status).toBe(200);
  const [kept] = await db().select().from(paymentEvents).where(eq(paymentEvents.id, event.id));
  expect(kept).toMatchObject({ type: event.type, order_id: null });
});

test('PAY-05 a message that is too large is not read', async () => {
  const answer = await post('x'.repeat(300 * 1024), 't=1,v1=00');
  expect(answer.status).toBe(413);
});

test('PAY-05 a page of another site cannot post here in a browser’s name', async () => {
  const order = await insertOrder(db());
  const { body, signature } = await sign(paid(order.id));
  const answer = await post(body, signature, { Origin: 'https://evil.example' });
  expect(answer.status).toBe(403);
});
