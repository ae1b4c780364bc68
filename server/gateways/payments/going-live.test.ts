// docs/payments.md as its reader follows it: the settings, the key's permissions, the events of the
// destination, and the purchase at the end.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { pricedProject } from '#tests/builders/payments/priced-things.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { type StripePeer, type StripeRequest, startStripePeer } from '#tests/peers/stripe.ts';

const page = readFileSync('docs/payments.md', 'utf8');
const blocks = [...page.matchAll(/\n```(?:sh)?\n([\s\S]*?)```/g)].map(([, block = '']) => block);

/** The names of the settings the page tells to set, with the forms of their values. */
const settings = [...(blocks[0] ?? '').matchAll(/^(\w+)=(\S+)/gm)].map(
  ([, name = '', value = '']) => [name, value.replace('…', 'peer')] as const,
);
/** The events the destination is told to send. */
const chosen = new Set(
  blocks
    .find((block) => block.startsWith('checkout.'))
    ?.trim()
    .split('\n'),
);
/** What the restricted key may do, by resource. */
const permissions = new Map(
  [...page.matchAll(/^\| ([A-Z][^|]*) \| (read|write) \|$/gm)].flatMap(
    ([, resources = '', permission = '']) =>
      resources.split(/, | and /).map((resource) => [resource, permission] as const),
  ),
);

// Which of Stripe's permissions a path asks for.
const resources = [
  ['/v1/checkout/sessions', 'Checkout Sessions'],
  ['/v1/billing_portal', 'Customer portal'],
  ['/v1/payment_intents', 'PaymentIntents'],
  ['/v1/subscriptions', 'Subscriptions'],
  ['/v1/customers', 'Customers'],
  ['/v1/invoices', 'Invoices'],
  ['/v1/disputes', 'Disputes'],
  ['/v1/refunds', 'Refunds'],
  ['/v1/charges', 'Charges'],
] as const;
function isPermitted({ method, path }: StripeRequest): boolean {
  const resource = resources.find(([start]) => path.startsWith(start))?.[1] ?? '';
  const permission = permissions.get(resource);
  return permission === 'write' || (permission === 'read' && method === 'GET');
}

let peer: StripePeer;
let site: TestSite;
let secret: string;
beforeAll(async () => {
  peer = await startStripePeer();
  const set = Object.fromEntries(settings);
  peer.secretKey = set.STRIPE_SECRET_KEY ?? '';
  secret = set.STRIPE_WEBHOOK_SECRET ?? '';
  site = await openTestSite({ ...set, STRIPE_API_URL: peer.url });
});
afterAll(async () => {
  await site.close();
  await peer.close();
});

let told = 0;
/** What the destination is sent since the last time, and what it answers. */
async function deliver(): Promise<number[]> {
  const statuses: number[] = [];
  for (const event of peer.events.slice(told).filter(({ type }) => chosen.has(type))) {
    const { body, signature } = peer.sign(event, { secret });
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
    const answer = await site.ask('/api/webhooks/stripe', { method: 'POST', body, headers });
    statuses.push(answer.status);
  }
  told = peer.events.length;
  return statuses;
}

test('PAY-05 who follows the page on going live sells, is told, gives back, and subscribes', async () => {
  expect(settings.map(([name]) => name)).toEqual([
    'PAYMENTS',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const post = async (path: string, body: object = {}) => {
    const answer = await ask(path, { method: 'POST', body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.json() as Promise<Record<string, unknown>>;
  };
  const pay = (answer: Record<string, unknown>) =>
    peer.pay(String(answer.url).split('/').at(-1) ?? '');
  const { project, body } = await pricedProject(ask, member);
  const status = async () =>
    ((await (await ask(`/api/projects/${project.id}`)).json()) as { status: string }).status;

  pay(await post('/api/functions/create-payment', body));
  expect(new Set(await deliver())).toEqual(new Set([200]));
  expect(await status()).toBe('greenlit');
  const account = await (await ask('/api/account/payments')).json();
  const [{ id }] = (account as { payments: [{ id: string }] }).payments;
  await post(`/api/account/payments/${id}/refund`);
  expect(new Set(await deliver())).toEqual(new Set([200]));
  expect(await status()).toBe('pipeline');

  pay(await post('/api/functions/create-subscription', { consent: true }));
  expect(new Set(await deliver())).toEqual(new Set([200]));
  await post('/api/account/subscription/cancel');
  await post('/api/account/subscription/resume');
  await post('/api/account/billing-portal');
  expect(new Set(await deliver())).toEqual(new Set([200]));

  expect(peer.requests.filter((request) => !isPermitted(request))).toEqual([]);
});
