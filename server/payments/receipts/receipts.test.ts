import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type {
  AccountPayments,
  CheckoutReport,
  PaymentStanding,
} from '#domain/payments/account-payments.ts';
import { noFacts, type OrderFacts } from '#domain/payments/order-facts.ts';
import { restingUntilWords } from '#domain/payments/rules/payment-terms.ts';
import { noSubscriptionFacts } from '#domain/payments/subscription-facts.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertOrder, insertSubscription } from '#tests/builders/payments/insert-payments.ts';
import { pricedProject } from '#tests/builders/payments/priced-things.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { orders } from '../../db/schema.ts';
import { receipt } from '../../documents/notices/order-notices.ts';
import { momentWords } from '../../documents/notices/payment-notice.ts';

const site = await openTestSite();
const june = await signUpMember(site, { verified: true });
const ask = askAs(site, june);
afterAll(() => site.close());

const db = () => site.services.db;
const at = Date.UTC(2026, 10, 22, 12) / 1000;
const paid: OrderFacts = { ...noFacts, paid: { at, cents: 1_200_000, paymentId: 'pi_1' } };
const paidOrder = (changes: Partial<typeof orders.$inferSelect> = {}) =>
  insertOrder(db(), {
    user_id: june.id,
    email: june.email,
    state: 'paid',
    paid_at: new Date(at * 1000),
    facts: paid,
    ...changes,
  });
const bill = (body: object) =>
  ask('/api/account/billing', { method: 'PATCH', body: JSON.stringify(body) });
const textOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
};
const listed = async () => (await (await ask('/api/account/payments')).json()) as AccountPayments;

test('HOUSE-01 HOUSE-04 a receipt has the order’s number, what was paid, and the billing details as typed', async () => {
  const order = await paidOrder();
  const billing = {
    name: 'Łódź Rye 面包 GmbH',
    address: 'Backstr. 1\n10115 Berlin',
    tax_id: 'DE 123',
  };
  expect(await (await bill(billing)).json()).toEqual(billing);
  expect((await listed()).billing).toEqual(billing);
  const answer = await ask(`/api/account/payments/${order.id}/receipt.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`receipt-AB-${order.number}.pdf`);
  const text = await textOf(answer);
  for (const part of [
    `AB-${order.number}`,
    'November 22, 2026',
    'Łódź Rye',
    'Backstr. 1',
    '10115 Berlin',
    'DE 123',
    june.email,
    'Paid $12,000',
    'No tax is added',
    'TEST.',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('deposit');
  expect(text).toContain('Until the director is confirmed with you, it is a reservation.');
});

test('HOUSE-01 HOUSE-04 the receipt of a deposit calls it one, and says what went back', async () => {
  const refunds = { re_1: { cents: 200_000, status: 'succeeded' as const, at: at + 86_400 } };
  const facts = { ...paid, refunds };
  const order = await paidOrder({ is_deposit: true, facts, state: 'partly-refunded' });
  const text = await textOf(await ask(`/api/account/payments/${order.id}/receipt.pdf`));
  expect(text).toContain('Deposit $12,000');
  expect(text).toContain('credited in full against the price agreed');
  expect(text).toContain('Given back $2,000, November 23, 2026');
  const [shown] = (await listed()).payments.filter(({ id }) => id === order.id);
  expect(shown?.refunded_at).toBe('2026-11-23T12:00:00.000Z');
});

test.each([
  [420_000, false, 'It buys what can be made for $4,200'],
  [3_500_000, true, 'This is a deposit'],
])(
  'HOUSE-01 PAY-06 the receipt of %d cents, deposit: %s, says what it is and that no guarantee covers it',
  async (cents, is_deposit, words) => {
    const facts = { ...paid, paid: { at, cents, paymentId: 'pi_2' } };
    const order = await paidOrder({ cents, is_deposit, facts });
    const text = await textOf(await ask(`/api/account/payments/${order.id}/receipt.pdf`));
    expect(text).toContain(words);
    expect(text).toContain('does not cover this one');
    expect(text).not.toContain('reservation');
  },
);

test('HOUSE-01 the receipt of a deposit that went back whole promises no credit', async () => {
  const refunds = { re_1: { cents: 1_200_000, status: 'succeeded' as const } };
  const order = await paidOrder({
    is_deposit: true,
    facts: { ...paid, refunds },
    state: 'refunded',
  });
  const text = await textOf(await ask(`/api/account/payments/${order.id}/receipt.pdf`));
  expect(text).toContain('Given back $12,000');
  expect(text).not.toContain('credited');
});

test.each([
  ['lost', 'Your bank took this money back.'],
  ['open', 'Your bank has asked for this money back.'],
] as const)(
  'HOUSE-04 the receipt of a payment whose dispute is %s says so, and promises no credit',
  async (status, words) => {
    const order = await paidOrder({
      is_deposit: true,
      facts: { ...paid, disputes: { du_1: { cents: 1_200_000, status } } },
      state: status === 'lost' ? 'lost' : 'disputed',
    });
    const text = await textOf(await ask(`/api/account/payments/${order.id}/receipt.pdf`));
    expect(text).toContain(words);
    expect(text.includes('Taken back $12,000')).toBe(status === 'lost');
    expect(text).not.toContain('credited');
  },
);

test('PAY-06 HOUSE-10 while a bank decides, receipt, success page and project say that the guarantee rests', async () => {
  const paid_at = new Date(Date.now() - 3_600_000);
  const { project } = await pricedProject(ask, june);
  const disputes = { du_1: { cents: 1_200_000, status: 'open' as const } };
  const disputed = { facts: { ...paid, disputes }, state: 'disputed' as const, paid_at };
  const checkout_id = 'cs_test_resting_0000001';
  const order = await paidOrder({
    ...disputed,
    checkout_id,
    project_id: project.id,
    subject: `project:${project.id}`,
  });
  const end = new Date(paid_at.getTime() + 72 * 3_600_000);
  const printed = await textOf(await ask(`/api/account/payments/${order.id}/receipt.pdf`));
  expect(printed).toContain(`${restingUntilWords} ${momentWords(end)}.`);
  const told = { disputed: true, refundable_until: null, resting_until: end.toISOString() };
  const report = await site.ask(`/api/payments/checkouts/${checkout_id}`);
  expect(((await report.json()) as CheckoutReport).order).toMatchObject(told);
  const standing = await ask(`/api/payments/standing?projectId=${project.id}`);
  expect(((await standing.json()) as PaymentStanding).order).toMatchObject(told);
  const noted = receipt(order, { appUrl: '', phone: '', address: '' }, new Date());
  expect(noted?.next).toContain(`${restingUntilWords} ${momentWords(end)}.`);
  expect(noted?.next.join(' ')).not.toContain('reservation');
});

test('HOUSE-04 each paid month of the starter package has a receipt with a number of its own', async () => {
  const invoices = {
    in_1: { at, cents: 999, status: 'paid' as const },
    in_2: { at: at + 30 * 86_400, cents: 999, status: 'failed' as const },
    in_0: { at: at - 86_400, cents: 0, status: 'paid' as const },
  };
  const { number } = await insertSubscription(db(), {
    user_id: june.id,
    facts: { ...noSubscriptionFacts, invoices },
  });
  const { invoices: shown } = await listed();
  expect(shown.map((one) => one.number)).toEqual([
    `AB-${number}-20261222`,
    `AB-${number}-20261122`,
  ]);
  const receipt = (id: string) => ask(`/api/account/invoices/${id}/receipt.pdf`);
  const text = await textOf(await receipt('in_1'));
  expect(text).toContain(`AB-${number}-20261122`);
  expect(text).toContain('Starter package, one month');
  expect((await receipt('in_2')).status).toBe(409);
  for (const id of ['in_0', 'in_9', 'toString', '__proto__']) {
    expect((await receipt(id)).status).toBe(404);
  }
});

test('HOUSE-04 of months that were charged on one day each receipt names its own', async () => {
  const other = await signUpMember(site, { verified: true });
  const ownAsk = askAs(site, other);
  const month = (from: string, to: string) => ({
    from: Date.parse(from) / 1000,
    to: Date.parse(to) / 1000,
  });
  const charge = { at, cents: 999, status: 'paid' as const };
  await insertSubscription(db(), {
    user_id: other.id,
    facts: {
      ...noSubscriptionFacts,
      invoices: {
        in_a: { ...charge, period: month('2026-11-22', '2026-12-22') },
        in_b: { ...charge, at: at + 60, period: month('2026-12-22', '2027-01-22') },
        in_c: { ...charge, at: at + 120 },
      },
    },
  });
  const { invoices } = (await (await ownAsk('/api/account/payments')).json()) as AccountPayments;
  const told = Object.fromEntries(invoices.map(({ id, period }) => [id, period]));
  expect(told).toEqual({
    in_a: { from: '2026-11-22T00:00:00.000Z', to: '2026-12-22T00:00:00.000Z' },
    in_b: { from: '2026-12-22T00:00:00.000Z', to: '2027-01-22T00:00:00.000Z' },
    in_c: null,
  });
  const text = async (id: string) =>
    textOf(await ownAsk(`/api/account/invoices/${id}/receipt.pdf`));
  expect(await text('in_a')).toContain('Period November 22, 2026 to December 22, 2026');
  expect(await text('in_b')).toContain('Period December 22, 2026 to January 22, 2027');
  expect(await text('in_c')).not.toContain('Period');
});

test('HOUSE-04 of what is another’s, unknown or not paid there is no receipt', async () => {
  const order = await paidOrder();
  const open = await insertOrder(db(), { user_id: june.id });
  const other = askAs(site, await signUpMember(site, { verified: true }));
  expect((await other(`/api/account/payments/${order.id}/receipt.pdf`)).status).toBe(404);
  expect((await other('/api/account/invoices/in_1/receipt.pdf')).status).toBe(404);
  expect((await ask(`/api/account/payments/${open.id}/receipt.pdf`)).status).toBe(409);
  expect((await ask('/api/account/payments/x/receipt.pdf')).status).toBe(404);
  expect((await site.ask(`/api/account/payments/${order.id}/receipt.pdf`)).status).toBe(401);
  expect((await bill({ name: 'x'.repeat(161), address: '', tax_id: '' })).status).toBe(422);
});

test('HOUSE-04 an address fits on its receipt whole, and a taller one is refused', async () => {
  const order = await paidOrder();
  const address = Array.from({ length: 12 }, (_, line) => `Line ${line + 1}.`);
  const billing = { name: 'Rye GmbH', address: address.join('\n'), tax_id: '' };
  expect((await bill(billing)).status).toBe(200);
  const text = await textOf(await ask(`/api/account/payments/${order.id}/receipt.pdf`));
  for (const line of address) expect(text).toContain(line);
  for (const tall of [
    { ...billing, address: 'a\n'.repeat(200) },
    { ...billing, name: 'Rye\nGmbH' },
    { ...billing, tax_id: 'DE\n1' },
  ]) {
    const answer = await bill(tall);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/Please keep this to (one line|12 lines)\./);
  }
  expect((await listed()).billing).toEqual(billing);
});

test('HOUSE-04 with the account the order keeps whom its receipt names', async () => {
  const member = await signUpMember(site, { verified: true });
  const own = askAs(site, member);
  const billing = { name: 'Rye GmbH', address: 'Backstr. 1', tax_id: '' };
  await own('/api/account/billing', { method: 'PATCH', body: JSON.stringify(billing) });
  const { id } = await paidOrder({ user_id: member.id });
  const body = JSON.stringify({ password: member.password });
  expect((await own('/api/account/delete', { method: 'POST', body })).status).toBe(204);
  const [kept] = await db().select().from(orders).where(eq(orders.id, id));
  expect(kept).toMatchObject({ user_id: null, billing });
});
