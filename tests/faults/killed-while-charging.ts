// A server is killed, again and again, between what the provider does and its record of it. No
// message of the provider ever comes: what happened is found by asking.
import { isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import { orders, subscriptions } from '#server/db/schema.ts';
import { type StripeMood, type StripePeer, startStripePeer } from '../peers/stripe.ts';
import { mailsToJune } from './mails-to-june.ts';
import type { Place } from './place.ts';
import { type Ask, signUpAt } from './sign-up-at.ts';
import { type Spawned, spawnServer } from './spawn-server.ts';
import { stripeSettings } from './stripe-settings.ts';

/** Walks through it, and gives the mails that were queued on the way. */
export async function chargeAndKill(place: Place): Promise<string[]> {
  const peer = await startStripePeer();
  const settings = await stripeSettings(place, peer);
  const walk = { place, peer, start: () => startServer(settings) };
  try {
    return await walkThrough(walk);
  } finally {
    await peer.close();
  }
}

type Walk = { place: Place; peer: StripePeer; start(): Promise<Spawned> };

async function walkThrough({ place, peer, start }: Walk): Promise<string[]> {
  const first = await start();
  const ask = await signUpAt(first.url);
  const order = { amount: 12_000, productName: 'Rye at Nine', email: 'june@example.com' };
  const pay = () => ask('/api/functions/create-payment', order);

  // The checkout is opened, and nobody wrote down which.
  await killDuring(first, peer, ['act-then-hang'], pay);
  const second = await start();
  const paying = await checkoutIn(await pay());
  const opened = peer.requests.filter(({ path }) => path === '/v1/checkout/sessions');
  expect(opened.map(({ key }) => key)).toEqual([opened[0]?.key, opened[0]?.key]);
  const subscribing = await checkoutIn(await ask('/api/functions/create-subscription', {}));

  // Both are paid, and the server is killed while it asks.
  peer.pay(paying);
  peer.pay(subscribing);
  const report = () => fetch(`${second.url}/api/payments/checkouts/${paying}`);
  await killDuring(second, peer, ['hang'], report);
  await letTimePass(place);
  const third = await start();
  await expect
    .poll(() => payments(ask), waiting)
    .toMatchObject({
      payments: [{ state: 'paid' }],
      subscription: { state: 'trialing' },
    });

  // The money goes back, and nobody wrote that down.
  const [paid] = (await payments(ask)).payments;
  const giveBack = () => ask(`/api/account/payments/${paid?.id}/refund`, {});
  await killDuring(third, peer, ['accept', 'act-then-hang'], giveBack);
  expect(peer.requests.at(-1)).toMatchObject({ method: 'POST', path: '/v1/refunds' });
  await letTimePass(place);
  const fourth = await start();
  await expect
    .poll(() => payments(ask), waiting)
    .toMatchObject({ payments: [{ state: 'refunded', refunded_cents: 1_200_000 }] });
  await fourth.stop();
  return mailsToJune(place);
}

// A provider that is too slow is asked again minutes later.
const waiting = { timeout: 240_000, interval: 200 };

async function startServer(settings: Record<string, string>): Promise<Spawned> {
  const server = await spawnServer(settings);
  await server.ready();
  return server;
}

/** Kills the server without warning once the provider has, and does not answer, the last question. */
async function killDuring(
  server: Spawned,
  peer: StripePeer,
  moods: StripeMood[],
  press: () => Promise<unknown>,
): Promise<void> {
  const before = peer.requests.length;
  peer.moods.push(...moods);
  const lost = press().then(
    () => 'answered',
    () => 'lost',
  );
  await expect.poll(() => peer.requests.length - before, waiting).toBe(moods.length);
  server.process.kill('SIGKILL');
  await server.ended();
  expect(await lost).toBe('lost');
}

async function checkoutIn(answer: Response): Promise<string> {
  const { url } = (await answer.json()) as { url: string };
  return url.split('/').at(-1) ?? '';
}

const payments = async (ask: Ask): Promise<AccountPayments> =>
  (await ask('/api/account/payments')).json();

/** As if the minutes until the provider is asked again were over. */
async function letTimePass({ openDatabase }: Place): Promise<void> {
  const { db, close } = await openDatabase();
  for (const table of [orders, subscriptions]) {
    await db.update(table).set({ check_at: new Date() }).where(isNotNull(table.check_at));
  }
  await close();
}
