// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  asked,
  choose,
  hideAdmin,
  ok,
  pass,
  press,
  rowsOf,
  showAdmin,
  text,
} from '../testing/play-admin.tsx';

const url = 'https://hooks.example/ad';
const webhook = {
  id: 'w1',
  url,
  events: ['package.sent'],
  active: true,
  created_at: '2026-11-20T12:00:00.000Z',
};
const delivery = (id: string, state: string, more = {}) => ({
  id,
  webhook_id: 'w1',
  url,
  event: 'project.paid',
  state,
  attempts: 3,
  status: 503,
  problem: state === 'failed' ? 'It answered 503.' : null,
  created_at: '2026-11-20T12:00:00.000Z',
  delivered_at: null,
  ...more,
});
const secret = 'whsec_abc';
const list = (webhooks: object[]) => ok({ webhooks });
const page = (deliveries: object[], nextCursor: string | null = null) =>
  ok({ deliveries, nextCursor });
const open = (answers = {}) =>
  showAdmin('/admin/webhooks', {
    'GET /api/admin/webhooks': list([webhook]),
    'GET /api/admin/webhook-deliveries': page([delivery('d1', 'failed')]),
    ...answers,
  });
const toasts = () => document.querySelector('.toaster')?.textContent ?? '';
const tick = (name: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.click());
afterEach(hideAdmin);

test('API-02 addresses and what became of each event are shown', async () => {
  await open();
  expect(text()).toContain(url);
  expect(rowsOf('Deliveries').map((row) => row.slice(0, 4))).toEqual([
    ['project.paidA project was paid for', `${url}d1`, 'FailedIt answered 503.', '3'],
  ]);
});

test('API-02 an address is added with what it is told of, and its secret is shown once', async () => {
  await open({ 'POST /api/admin/webhooks': { status: 201, body: { ...webhook, secret } } });
  await press('Add webhook');
  expect(text()).toContain('Please enter an address.');
  expect(text()).toContain('Choose what it is told of.');
  await choose('[name=url]', url);
  await tick('package.sent');
  await press('Add webhook');
  expect(text()).toContain(secret);
  expect(document.activeElement?.textContent).toBe(`The secret of ${url}`);
  await press('I have copied it');
  expect(text()).not.toContain(secret);
});

test('API-02 an address that is refused is told why beside it, and stays typed', async () => {
  const message = 'This leads into a private network.';
  const error = { code: 'invalid-input', message, fields: [{ path: 'url', message }] };
  await open({ 'POST /api/admin/webhooks': { status: 422, body: { error } } });
  await choose('[name=url]', 'https://10.0.0.1/');
  await tick('package.sent');
  await press('Add webhook');
  expect(text()).toContain(message);
  expect(document.querySelector<HTMLInputElement>('[name=url]')?.value).toBe('https://10.0.0.1/');
});

test('API-02 an address stays typed while nobody is signed in, and is there after coming back', async () => {
  await open({ 'POST /api/admin/webhooks': { status: 401 } });
  await choose('[name=url]', 'https://hooks.example/ad');
  await press('Add webhook');
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  await tick('package.sent');
  await press('Add webhook');
  expect(text()).toContain('Sign in again in another tab');
  expect(sessionStorage.getItem('adminWords:u-ada:webhook')).toBe('https://hooks.example/ad');
});

test('API-02 a ping is sent, and what becomes of it is looked at until it is known', async () => {
  let rows = [delivery('d1', 'queued', { event: 'ping' })];
  await open({
    'POST /api/admin/webhooks/w1/try': { status: 202, body: rows[0] },
    'GET /api/admin/webhook-deliveries': () => page(rows),
  });
  await press(`Send a ping to ${url}`);
  expect(toasts()).toContain('A ping is on its way');
  expect(rowsOf('Deliveries')[0]?.[2]).toBe('On its way');
  rows = [delivery('d1', 'delivered', { event: 'ping' })];
  await pass(3_000);
  expect(rowsOf('Deliveries')[0]?.[2]).toBe('Delivered');
  const looked = asked.length;
  await pass(30_000);
  expect(asked.length).toBe(looked);
});

test('API-02 what failed is sent again, and failures are shown alone', async () => {
  await open({ 'POST /api/admin/webhook-deliveries/d1/retry': ok(delivery('d1', 'queued')) });
  await press('Send again');
  expect(asked).toContain('POST /api/admin/webhook-deliveries/d1/retry');
  expect(document.activeElement?.textContent).toBe('Deliveries');
  await choose('[name=state]', 'failed');
  expect(asked.at(-1)).toBe('GET /api/admin/webhook-deliveries?state=failed');
});

test('API-02 an address is paused, and deleted or given another secret after a question', async () => {
  await open({
    'PATCH /api/admin/webhooks/w1': ok({ ...webhook, active: false }),
    'POST /api/admin/webhooks/w1/secret': ok({ ...webhook, secret }),
    'DELETE /api/admin/webhooks/w1': { status: 204 },
  });
  await press(`Pause ${url}`);
  expect(asked).toContain('PATCH /api/admin/webhooks/w1');
  await press(`New secret for ${url}`);
  await press('Make another secret');
  expect(text()).toContain(secret);
  await press(`Delete ${url}`);
  await press('Delete webhook');
  expect(asked).toContain('DELETE /api/admin/webhooks/w1');
});
