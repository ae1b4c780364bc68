// On both databases: all who press at once share one row.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { sampleSubscription, subscriptionFacts } from '../contract.ts';
import { openSandbox } from '../sandbox.ts';
import { changeSubscription, findPortal, presentPortal, renew } from './portals.ts';
import { payCheckout } from './press-checkout.ts';
import type { SandboxParts } from './sandbox-parts.ts';

let opened: TestServices;
let parts: SandboxParts;
beforeAll(async () => {
  opened = await openTestServices();
  const { db, now } = opened.services;
  const jobs = { async enqueue() {} };
  parts = { db, now, jobs, appUrl: 'http://localhost:3000', secret: crypto.randomUUID() };
});
afterAll(() => opened.close());

test('PAY-05 a month is renewed once for all who press at once', async () => {
  const payments = openSandbox(parts);
  const { checkoutId } = await payments.openSubscriptionCheckout(
    sampleSubscription({ trialDays: 0 }),
  );
  await payCheckout(parts, { id: checkoutId, number: '4242 4242 4242 4242' });
  const { begun } = subscriptionFacts(await payments.readCheckout(checkoutId));
  const id = begun?.subscriptionId ?? '';
  const customerId = begun?.customerId ?? '';
  const returnUrl = 'http://localhost:3000/account';
  const portal = (await payments.openPortal({ customerId, returnUrl })).split('/').at(-1) ?? '';
  const present = async () => {
    const found = await findPortal(parts, portal);
    if (!found) throw new Error('There is no portal.');
    return presentPortal(found);
  };
  const shown = (await present()).subscription.period;
  const press = () => changeSubscription(parts, id, renew(shown));
  const told = (await Promise.all([press(), press(), press(), press()])).map(
    ({ events }) => events.length,
  );
  expect(told.filter((count) => count > 0)).toHaveLength(1);
  expect((await press()).events).toEqual([]);
  expect((await present()).invoices).toHaveLength(2);
});
