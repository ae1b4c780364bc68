// On both databases: an event is queued with its cause, in one transaction.
import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Delivery,
  mostWebhooks,
  type Webhook,
  webhookData,
  webhookEvents,
} from '#domain/webhooks/webhook.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder } from '#tests/builders/payments/insert-payments.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { auditLog, orders, webhookDeliveries, webhooks } from '../db/schema.ts';
import { applyPaymentEvents } from '../payments/apply-payment-events.ts';
import { deliverWebhook } from './deliver-webhook.ts';
import { sweepDeliveries } from './deliveries.ts';

type Heard = { headers: Record<string, unknown>; body: string };
const heard: Heard[] = [];
let answer = 200;
let open = () => {};
const receiver = createServer(async (request, response) => {
  heard.push({ headers: request.headers, body: await text(request) });
  if (request.url === '/slow') await new Promise<void>((done) => (open = done));
  response.writeHead(answer).end();
});
let site: TestSite;
let ask: ReturnType<typeof askAs>;
let url = '';
let now = new Date();
beforeAll(async () => {
  site = await openTestSite({}, { now: () => now });
  ({ ask } = await signUpAdmin(site));
  await new Promise<void>((done) => receiver.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await site.close();
});
beforeEach(async () => {
  heard.length = 0;
  answer = 200;
  now = new Date();
  await site.services.db.delete(webhooks);
  await site.services.db.delete(auditLog);
});

const path = '/api/admin/webhooks';
const post = (to: string, body: object = {}, asker = ask) =>
  asker(to, { method: 'POST', body: JSON.stringify(body) });
type Made = Webhook & { secret: string };
async function add(events: readonly string[] = webhookEvents): Promise<Made> {
  const made = await post(path, { url, events });
  expect(made.status).toBe(201);
  return (await made.json()) as Made;
}
type Page = { deliveries: Delivery[]; nextCursor: string | null };
const deliveries = async (query = '') =>
  (await (await ask(`/api/admin/webhook-deliveries${query}`)).json()) as Page;
const attempt = (id: string, lastAttempt = false) =>
  deliverWebhook(id, {
    services: site.services,
    lastAttempt,
    signal: new AbortController().signal,
  });
const send = (submissionId = randomUUID()) =>
  site.call('send-concept', { ...bakeryRequest(), submissionId }, '198.51.100.9');
async function trying(): Promise<{ webhook: Made; delivery: Delivery }> {
  const webhook = await add();
  const tried = await post(`${path}/${webhook.id}/try`);
  expect(tried.status).toBe(202);
  return { webhook, delivery: (await tried.json()) as Delivery };
}

test('API-02 an event is sent signed, as receivers of Standard Webhooks check it', async () => {
  const { webhook, delivery } = await trying();
  expect(delivery).toMatchObject({ event: 'ping', state: 'queued', attempts: 0, url });
  await attempt(delivery.id);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  expect(JSON.parse(body)).toEqual({ type: 'ping', timestamp: now.toISOString(), data: {} });
  expect(headers['webhook-id']).toBe(delivery.id);
  expect(headers['webhook-timestamp']).toBe(String(Math.floor(now.getTime() / 1000)));
  const key = Buffer.from(webhook.secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const signature = createHmac('sha256', key).update(signed).digest('base64');
  expect(headers['webhook-signature']).toBe(`v1,${signature}`);
  expect((await deliveries()).deliveries).toMatchObject([
    { id: delivery.id, state: 'delivered', attempts: 1, status: 200, problem: null },
  ]);
});

test('API-02 a package, a payment and a request for production are told, each once', async () => {
  await add();
  const page = randomUUID();
  const sent = await send(page);
  const { submissionId } = (await sent.json()) as { submissionId: string };
  await send(page);
  const cookie = sent.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const asked = await site.ask('/api/functions/request-production', {
    method: 'POST',
    body: JSON.stringify({
      submissionId,
      budget: '25k-50k',
      schedule: '1-2months',
      selectedDirector: 'odalys-brandt-vey',
    }),
    headers: {
      'Content-Type': 'application/json',
      Cookie: cookie,
      Origin: 'http://localhost:3000',
    },
  });
  expect(await asked.text()).toBe('{"recorded":true}');
  const order = await insertOrder(site.services.db, { checkout_id: 'cs_1' });
  const paid = { type: 'paid', at: 1_700_000_000, cents: order.cents, paymentId: 'pi_1' } as const;
  const event = { about: 'order', id: order.id, checkoutId: 'cs_1', event: paid } as const;
  for (let times = 0; times < 2; times++) await applyPaymentEvents(site.services, [event]);
  const told = await site.services.db.select().from(webhookDeliveries);
  expect(told.map(({ event }) => event).sort()).toEqual([...webhookEvents].sort());
  for (const { event, body } of told) {
    if (event === 'ping') throw new Error('Nobody tried an address.');
    const { type, data } = JSON.parse(body);
    expect(type).toBe(event);
    expect(webhookData[event].strict().parse(data)).toEqual(data);
    expect(body).not.toMatch(/@|Rye|bakery/i);
  }
  await site.services.db.delete(orders);
});

test('API-02 what fails is tried again and then has failed, and an administrator sends it again', async () => {
  const { delivery } = await trying();
  answer = 503;
  await expect(attempt(delivery.id)).rejects.toThrow('It answered 503.');
  const [queued] = (await deliveries()).deliveries;
  expect(queued).toMatchObject({ state: 'queued', attempts: 1, status: 503 });
  expect((await post(`/api/admin/webhook-deliveries/${delivery.id}/retry`)).status).toBe(409);
  await attempt(delivery.id, true);
  expect((await deliveries('?state=failed')).deliveries).toMatchObject([
    { id: delivery.id, state: 'failed', attempts: 2, problem: 'It answered 503.' },
  ]);
  answer = 200;
  const again = await post(`/api/admin/webhook-deliveries/${delivery.id}/retry`);
  expect(await again.json()).toMatchObject({ state: 'queued' });
  await attempt(delivery.id);
  await attempt(delivery.id);
  expect(heard).toHaveLength(3);
  expect((await deliveries('?state=failed')).deliveries).toEqual([]);
});

test('API-02 an address that is gone, paused or deleted is not asked again', async () => {
  const { webhook, delivery } = await trying();
  answer = 410;
  await attempt(delivery.id);
  expect((await deliveries()).deliveries).toMatchObject([{ state: 'failed', status: 410 }]);
  const body = JSON.stringify({ active: false });
  expect((await ask(`${path}/${webhook.id}`, { method: 'PATCH', body })).status).toBe(200);
  await send();
  expect(await site.services.db.$count(webhookDeliveries)).toBe(1);
  expect((await ask(`${path}/${webhook.id}`, { method: 'DELETE' })).status).toBe(204);
  expect(await site.services.db.$count(webhookDeliveries)).toBe(0);
  await attempt(delivery.id);
  expect(heard).toHaveLength(1);
});

test('API-02 another secret signs from then on, and neither is told again', async () => {
  const { webhook, delivery } = await trying();
  const renewed = (await (await post(`${path}/${webhook.id}/secret`)).json()) as Made;
  expect(renewed.secret).not.toBe(webhook.secret);
  await attempt(delivery.id);
  const [{ headers, body } = { headers: {}, body: '' }] = heard;
  const key = Buffer.from(renewed.secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(
    `v1,${createHmac('sha256', key).update(signed).digest('base64')}`,
  );
  expect(await (await ask(path)).text()).not.toContain('whsec_');
  expect(JSON.stringify(await site.services.db.select().from(webhooks))).not.toContain('whsec_');
});

test('API-02 only what may be told is taken, twenty at most, and each act is noted', async () => {
  const events = ['package.sent'];
  for (const body of [
    { url: 'https://10.0.0.1/', events },
    { url: 'http://hooks.example/', events },
    { url: 'https://user:secret@hooks.example/', events },
    { url: `https://hooks.example/${'x'.repeat(500)}`, events },
    { url, events: [] },
    { url, events: ['ping'] },
  ]) {
    expect((await post(path, body)).status).toBe(422);
  }
  const many = await Promise.all(
    Array.from({ length: mostWebhooks + 1 }, () => post(path, { url: `${url}?token=1`, events })),
  );
  expect(many.filter(({ status }) => status === 409)).toHaveLength(1);
  const [noted] = await site.services.db.select().from(auditLog);
  expect(noted).toMatchObject({ action: 'webhook.added', target_kind: 'webhook' });
  expect(JSON.stringify(noted)).not.toContain('token');
  const member = askAs(site, await signUpMember(site));
  expect((await post(path, { url, events }, member)).status).toBe(403);
});

test('API-02 deliveries are listed a page at a time, and forgotten after thirty days', async () => {
  const { id } = await add([...webhookEvents]);
  const row = { webhook_id: id, event: 'package.sent', body: '{}' } as const;
  for (let at = 0; at < 52; at++) {
    const created_at = new Date(now.getTime() - at * 1_000);
    await site.services.db
      .insert(webhookDeliveries)
      .values({ ...row, id: randomUUID(), created_at });
  }
  const first = await deliveries();
  const second = await deliveries(`?cursor=${first.nextCursor}`);
  expect([first.deliveries.length, second.deliveries.length, second.nextCursor]).toEqual([
    50,
    2,
    null,
  ]);
  now = new Date(now.getTime() + 30 * 86_400_000 - 10_500);
  await sweepDeliveries(site.services);
  expect(
    await site.services.db.$count(webhookDeliveries, eq(webhookDeliveries.webhook_id, id)),
  ).toBe(11);
});

test('API-02 what has no name here is not there', async () => {
  for (const to of [`${path}/x`, `${path}/${randomUUID()}`]) {
    expect((await ask(to, { method: 'DELETE' })).status).toBe(404);
    expect((await post(`${to}/try`)).status).toBe(404);
    expect((await post(`${to}/secret`)).status).toBe(404);
  }
  expect((await post(`/api/admin/webhook-deliveries/${randomUUID()}/retry`)).status).toBe(404);
});

// The last: from here on every delivery is taken by the queue.
test('API-02 the queue delivers by itself, past an address that is silent', async () => {
  const slow = url.replace('/hook', '/slow');
  expect((await post(path, { url: slow, events: webhookEvents })).status).toBe(201);
  await add();
  await site.jobs.work({ services: site.services });
  await send();
  const delivered = async () => (await deliveries('?state=delivered')).deliveries;
  await expect.poll(delivered, { timeout: 120_000 }).toMatchObject([{ url }]);
  const [silent] = (await deliveries('?state=queued')).deliveries;
  expect(silent).toMatchObject({ url: slow, attempts: 0 });
  open();
  await expect.poll(async () => (await delivered()).length, { timeout: 120_000 }).toBe(2);
});
