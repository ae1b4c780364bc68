import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ListedSubscription } from '#domain/payments/account-payments.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { subscriptions } from '../../db/schema.ts';

let site: PaymentSite;
let ask: ReturnType<typeof askAs>;
beforeEach(async () => {
  site = await openPaymentSite();
  ask = askAs(site, await signUpMember(site));
});
afterEach(() => site.close());

async function begin(): Promise<string> {
  const answer = await ask('/api/functions/create-subscription', { method: 'POST', body: '{}' });
  const { url } = (await answer.json()) as { url: string };
  await site.hear(site.provider.pay(checkoutOf(url)));
  return (await row())?.provider_id ?? '';
}
const row = async () => (await site.services.db.select().from(subscriptions))[0];
async function change(verb: 'cancel' | 'resume', asker = ask) {
  const answer = await asker(`/api/account/subscription/${verb}`, { method: 'POST' });
  const body = (await answer.json()) as ListedSubscription & { error?: { message: string } };
  return { status: answer.status, body, message: body.error?.message };
}
const asked = () => site.provider.calls.filter(({ method }) => method === 'setEnding').length;

test('PAY-09 canceled in its trial it runs until the trial ends, and says when', async () => {
  await begin();
  const { status, body } = await change('cancel');
  expect(status).toBe(200);
  expect(body).toMatchObject({ state: 'trialing', ending: true });
  expect(body.period_end).not.toBeNull();
});

test('PAY-09 it can be let go on while it runs', async () => {
  await begin();
  await change('cancel');
  const { status, body } = await change('resume');
  expect([status, body.state, body.ending]).toEqual([200, 'trialing', false]);
});

test('PAY-09 pressed again it stays so, and the provider is asked once', async () => {
  await begin();
  const pressed = [await change('cancel'), await change('cancel')];
  expect(pressed.map(({ status, body }) => [status, body.ending])).toEqual([
    [200, true],
    [200, true],
  ]);
  expect(asked()).toBe(1);
});

describe('PAY-09 there is nothing to cancel', () => {
  test('for who never began one', async () => {
    const { status, message } = await change('cancel');
    expect([status, message]).toEqual([404, 'You have no subscription.']);
  });

  test('while its checkout is open', async () => {
    await ask('/api/functions/create-subscription', { method: 'POST', body: '{}' });
    expect((await change('cancel')).status).toBe(404);
    expect(asked()).toBe(0);
  });

  test('of somebody else', async () => {
    await begin();
    expect((await change('cancel', askAs(site, await signUpMember(site)))).status).toBe(404);
    expect((await row())?.facts.snapshot?.cancelAtPeriodEnd).toBe(false);
  });

  test.each(['cancel', 'resume'] as const)('once it has ended: %s', async (verb) => {
    const id = await begin();
    await site.hear(await site.provider.endNow(id));
    const { status, message } = await change(verb);
    expect([status, message]).toEqual([409, 'Your subscription has ended already.']);
  });

  test('once it has ended and nobody has told us', async () => {
    const id = await begin();
    await site.provider.endNow(id);
    expect((await change('cancel')).status).toBe(409);
    expect((await row())?.state).toBe('canceled');
  });
});

describe('PAY-05 a provider that', () => {
  test('does not answer changes nothing', async () => {
    await begin();
    site.provider.next('setEnding', 'fail');
    expect((await change('cancel')).status).toBe(503);
    expect((await row())?.facts.snapshot?.cancelAtPeriodEnd).toBe(false);
  });

  test('cancels and loses its answer is asked again', async () => {
    await begin();
    site.provider.next('setEnding', 'lose');
    expect((await change('cancel')).status).toBe(503);
    expect((await change('cancel')).body.ending).toBe(true);
  });
});

test('PAY-09 a late message of before does not undo a cancellation', async () => {
  await begin();
  const before = (await row())?.facts.snapshot;
  await change('cancel');
  const id = (await row())?.id ?? '';
  if (before) {
    await site.hear([{ about: 'subscription', id, event: { type: 'snapshot', ...before } }]);
  }
  expect((await row())?.facts.snapshot?.cancelAtPeriodEnd).toBe(true);
});

test('PAY-09 of two answers of one second the one that was asked for last counts', async () => {
  await begin();
  const { id = '', facts } = (await row()) ?? {};
  const snapshot = facts?.snapshot;
  if (!snapshot) throw new Error('It has not begun.');
  // Canceled elsewhere, in the very second in which it is resumed here.
  const ending = { ...snapshot, at: snapshot.at + 1, cancelAtPeriodEnd: true };
  await site.hear([{ about: 'subscription', id, event: { type: 'snapshot', ...ending } }]);
  const { status, body } = await change('resume');
  expect([status, body.ending]).toEqual([200, false]);
});
