// The provider tells everything twice, in any order, beside what is forged or out of its time, to a server
// that is killed as soon as it has answered something. What was not answered is told again.
import { expect, test } from 'vitest';
import type { AccountPayments } from '#domain/payments/account-payments.ts';
import { paymentEvents } from '#server/db/schema.ts';
import { type Delivery, type StripePeer, startStripePeer } from '#tests/peers/stripe.ts';
import { mailsToJune } from '../mails-to-june.ts';
import { makePlace, type Place } from '../place.ts';
import { rounds } from '../rounds.ts';
import { type Ask, signUpAt } from '../sign-up-at.ts';
import { type Spawned, spawnServer } from '../spawn-server.ts';
import { stripeSettings } from '../stripe-settings.ts';

type Event = StripePeer['events'][number];
const hour = 3_600;
const unbelievable: Delivery[] = [
  { secret: 'whsec_of_somebody' },
  { signedSecondsAgo: hour },
  { signedSecondsAgo: -hour },
];

/** An order and a subscription, both paid for; some of the order's money given back, its bank asking. */
async function payAtStripe(peer: StripePeer, ask: Ask): Promise<void> {
  const order = { amount: 12_000, productName: 'Rye at Nine', email: 'june@example.com' };
  const checkoutOf = async (answer: Response) =>
    ((await answer.json()) as { url: string }).url.split('/').at(-1) ?? '';
  peer.pay(await checkoutOf(await ask('/api/functions/create-payment', order)));
  peer.pay(await checkoutOf(await ask('/api/functions/create-subscription', {})));
  const [payment = ''] = peer.events.flatMap(({ data: { object } }) =>
    'payment_intent' in object && object.payment_intent ? [String(object.payment_intent)] : [],
  );
  peer.refundByHand(payment, 200_000);
  peer.closeDispute(peer.dispute(payment), 'won');
}

/** All of them twice, in an order that is another in each round and the same in each run. */
function mixed(events: readonly Event[], round: number): Event[] {
  const twice = [...events, ...events];
  return twice
    .map((event, at) => ({ event, place: ((at + 1) * (round * 2 + 7919)) % 101 }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ event }) => event);
}

/** Tells them all at once, kills the server at its first answer, and gives those that were taken. */
async function tellAndKill(server: Spawned, peer: StripePeer, events: Event[]): Promise<string[]> {
  const address = `${server.url}/api/webhooks/stripe`;
  const lies = unbelievable.map(async (delivery, at) => {
    const event = events[at % events.length];
    const answer = event && (await peer.deliver(event, address, delivery).catch(() => null));
    if (answer) expect(answer.status).toBe(400);
  });
  const taken: string[] = [];
  const telling = events.map(async (event) => {
    const answer = await peer.deliver(event, address).catch(() => null);
    if (!answer?.ok) return;
    taken.push(event.id);
    server.process.kill('SIGKILL');
  });
  await Promise.all([...telling, ...lies]);
  await server.ended();
  return taken;
}

async function applied({ openDatabase }: Place): Promise<string[]> {
  const { db, close } = await openDatabase();
  const rows = await db.select({ id: paymentEvents.id }).from(paymentEvents);
  await close();
  return rows.map(({ id }) => id).sort();
}

test.for(rounds)(
  'PAY-09 PAY-05 what the provider tells is applied once, however often it is told and the server killed (%i)',
  { timeout: 600_000 },
  async (round) => {
    const place = await makePlace();
    const peer = await startStripePeer();
    const settings = await stripeSettings(place, peer);
    let server = await spawnServer(settings);
    await server.ready();
    const ask = await signUpAt(server.url);
    await payAtStripe(peer, ask);

    let untold = mixed(peer.events, round);
    const told = new Set<string>();
    for (let kill = 0; kill < 2; kill++) {
      for (const id of await tellAndKill(server, peer, untold)) told.add(id);
      expect(await applied(place)).toEqual(expect.arrayContaining([...told]));
      untold = untold.filter(({ id }) => !told.has(id));
      server = await spawnServer(settings);
      await server.ready();
    }
    const address = `${server.url}/api/webhooks/stripe`;
    for (const event of [...peer.events, ...peer.events.toReversed()]) {
      expect((await peer.deliver(event, address)).status).toBe(200);
      for (const lie of unbelievable) {
        expect((await peer.deliver(event, address, lie)).status).toBe(400);
      }
    }
    const { payments, subscription } = (await (
      await ask('/api/account/payments')
    ).json()) as AccountPayments;
    expect(payments).toMatchObject([{ refunded_cents: 200_000 }]);
    expect(subscription).toMatchObject({ state: 'trialing' });
    await server.stop();
    expect(await applied(place)).toEqual(peer.events.map(({ id }) => id).sort());
    expect(await mailsToJune(place)).toEqual([
      'dispute-ended',
      'dispute-opened',
      'payment-refunded',
      'receipt',
      'subscription-started',
      'verify-email',
    ]);
    await peer.close();
  },
);
