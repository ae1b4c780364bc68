import { afterEach, describe, expect, test } from 'vitest';
import { type StripePeer, startStripePeer } from '#tests/peers/stripe.ts';
import { orderFacts, sampleOrder } from './contract.ts';
import { openStripe } from './stripe.ts';

const open: StripePeer[] = [];
afterEach(async () => {
  for (const peer of open.splice(0)) await peer.close();
});

async function connect(changes: { secretKey?: string; answerMs?: number } = {}) {
  const peer = await startStripePeer();
  open.push(peer);
  const { secretKey, webhookSecret } = peer;
  const payments = openStripe({ secretKey, webhookSecret, apiUrl: peer.url, ...changes });
  return { peer, payments };
}

describe('when Stripe does not answer', () => {
  const unreachable = { name: 'PaymentsError', outcome: 'unreachable' };

  test.each(['act-then-cut', 'act-then-hang'] as const)(
    'PAY-05 it opened the checkout and %s: the next press finds the same one',
    async (mood) => {
      const { peer, payments } = await connect({ answerMs: 300 });
      const order = sampleOrder();
      peer.mood = mood;
      await expect(payments.openCheckout(order)).rejects.toMatchObject(unreachable);
      peer.mood = 'accept';
      const opened = await payments.openCheckout(order);
      peer.pay(opened.checkoutId);
      expect(peer.events.filter(({ type }) => type.startsWith('checkout'))).toHaveLength(1);
      expect(new Set(peer.requests.map(({ key }) => key)).size).toBe(1);
      expect(opened.url).toMatch(/c\/pay\/cs_test_000001peer$/);
    },
  );

  test.each(['hang', 'cut'] as const)(
    'PAY-05 a provider that does %s is unreachable',
    async (mood) => {
      const { peer, payments } = await connect({ answerMs: 300 });
      peer.mood = mood;
      await expect(payments.openCheckout(sampleOrder())).rejects.toMatchObject(unreachable);
      await expect(payments.readCheckout('cs_1')).rejects.toMatchObject(unreachable);
    },
  );

  test('PAY-05 one that is not there is unreachable', async () => {
    const { peer, payments } = await connect({ answerMs: 2000 });
    await peer.close();
    await expect(payments.openCheckout(sampleOrder())).rejects.toMatchObject(unreachable);
  });

  test('PAY-05 a connection that is cut once is tried again', async () => {
    const { peer, payments } = await connect();
    peer.moods.push('cut');
    expect((await payments.openCheckout(sampleOrder())).url).toContain(peer.url);
  });

  test.each([500, 503, 429, 409, 401, 403])(
    'PAY-05 %i again and again is unreachable',
    async (status) => {
      const { peer, payments } = await connect();
      peer.mood = status;
      await expect(payments.openCheckout(sampleOrder())).rejects.toMatchObject(unreachable);
    },
  );

  test('PAY-05 a failure that Stripe keeps under the key does not bar the order for a day', async () => {
    const { peer, payments } = await connect();
    const order = sampleOrder();
    peer.moods.push(500);
    const opened = await payments.openCheckout(order);
    expect(await payments.openCheckout(order)).toEqual(opened);
  });

  test('PAY-05 a refund whose answer was lost is made once', async () => {
    const { peer, payments } = await connect({ answerMs: 1_500 });
    const order = sampleOrder();
    const { checkoutId } = await payments.openCheckout(order);
    peer.pay(checkoutId);
    const { paid } = orderFacts(await payments.readCheckout(checkoutId));
    const paymentId = paid?.paymentId ?? '';
    peer.moods.push('accept', 'act-then-hang', 'act-then-hang');
    const ask = () => payments.refund({ id: order.id, paymentId, cents: order.cents });
    await expect(ask()).rejects.toMatchObject(unreachable);
    expect(await ask()).toHaveLength(1);
    const { refunds } = orderFacts(await payments.readCheckout(checkoutId));
    expect(Object.values(refunds)).toMatchObject([{ cents: order.cents }]);
  });
});

describe('when Stripe will not', () => {
  test.each([400, 402, 404])('PAY-05 %i is refused', async (status) => {
    const { peer, payments } = await connect();
    peer.mood = status;
    const asked = payments.openCheckout(sampleOrder());
    await expect(asked).rejects.toMatchObject({ name: 'PaymentsError', outcome: 'refused' });
    expect(peer.requests).toHaveLength(1);
  });

  test('PAY-05 the same order with another amount is refused, not opened twice', async () => {
    const { payments } = await connect();
    const order = sampleOrder();
    await payments.openCheckout(order);
    const other = payments.openCheckout({ ...order, cents: 100 });
    await expect(other).rejects.toMatchObject({ outcome: 'refused' });
  });

  test('PAY-05 a failure repeats neither the key nor what was sent', async () => {
    const { payments } = await connect({ secretKey: 'sk_test_wrong_4242' });
    const failure = await payments.openCheckout(sampleOrder()).catch((error: unknown) => error);
    expect(failure).toMatchObject({ outcome: 'unreachable' });
    expect((failure as Error).message).toContain('Stripe answered 401');
    expect((failure as Error).cause).toBeUndefined();
    const shown = JSON.stringify(failure, Object.getOwnPropertyNames(failure));
    expect(shown).not.toMatch(/sk_test|june|4242/);
    const strange = sampleOrder({ email: 'june@nowhere' });
    const asked = (await connect()).payments.openCheckout(strange);
    await expect(asked).rejects.toMatchObject({ message: expect.not.stringContaining('june') });
  });
});

describe('messages of Stripe', () => {
  async function oneMessage() {
    const provider = await connect();
    const { checkoutId } = await provider.payments.openCheckout(sampleOrder());
    provider.peer.pay(checkoutId);
    const event = provider.peer.events.at(-1);
    if (!event) throw new Error('Nothing was told');
    return { ...provider, event };
  }

  test.each([
    ['signed with another secret', { secret: 'whsec_other' }],
    ['signed over five minutes ago', { signedSecondsAgo: 302 }],
    ['signed an hour from now', { signedSecondsAgo: -3_600 }],
  ])('PAY-05 a message %s is forged', async (_what, delivery) => {
    const { peer, payments, event } = await oneMessage();
    const { body, signature } = peer.sign(event, delivery);
    const read = payments.readMessage(body, signature);
    await expect(read).rejects.toMatchObject({ outcome: 'forged' });
  });

  test('PAY-05 a message that is four minutes old is read', async () => {
    const { peer, payments, event } = await oneMessage();
    const { body, signature } = peer.sign(event, { signedSecondsAgo: 240 });
    expect(await payments.readMessage(body, signature)).toMatchObject({
      id: event.id,
      type: 'checkout.session.completed',
    });
  });

  test('PAY-05 an endpoint that speaks another version is told of, not misread', async () => {
    const { peer, payments, event } = await oneMessage();
    for (const version of ['2024-06-20', '2025-03-31.basil', null]) {
      const { body, signature } = peer.sign({ ...event, api_version: version });
      const read = payments.readMessage(body, signature);
      await expect(read).rejects.toMatchObject({ outcome: 'refused' });
    }
    const { body, signature } = peer.sign({ ...event, api_version: '2026-12-01.endive' });
    expect((await payments.readMessage(body, signature)).events).toHaveLength(1);
  });
});
