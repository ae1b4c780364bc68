import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServices, type TestServices } from '#tests/database/open-test-services.ts';
import { sampleSubscription, subscriptionFacts } from '../contract.ts';
import { openSandbox } from '../sandbox.ts';
import { payCheckout } from './press-checkout.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { periodName } from './subscription-life.ts';
import { changeSubscription, renew } from './subscriptions.ts';

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
  const { outcome } = await changeSubscription(parts, id);
  const shown = outcome ? periodName(outcome) : '';
  const press = () => changeSubscription(parts, id, renew(shown));
  const told = (await Promise.all([press(), press(), press(), press()])).map(
    ({ events }) => events.length,
  );
  expect(told.filter((count) => count > 0)).toHaveLength(1);
  expect((await press()).outcome?.invoices).toHaveLength(2);
});
