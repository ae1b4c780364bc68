import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { payAs, payAsGuest } from '#tests/builders/payments/press-pay.ts';
import { pricedProject, sentPackage } from '#tests/builders/payments/priced-things.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { signUpAdmin } from '#tests/builders/sign-up-admin.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { mails, orders, projectPackages } from '../db/schema.ts';
import { writePaymentMail } from '../documents/write-payment-mail.ts';

const site: PaymentSite = await openPaymentSite({ ADMIN_EMAILS: 'house@ads.example' });
const june = await signUpMember(site, { verified: true });
const ask = askAs(site, june);
const { ask: admin } = await signUpAdmin(site);
afterAll(() => site.close());

const textOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return answer.text();
};
const printed = async (path: string) => {
  const answer = await ask(path);
  const { pages } = await readPdf(Buffer.from(await answer.arrayBuffer()));
  return pages.map(({ text }) => text).join(' ');
};
async function mailed(kind: string): Promise<string> {
  const { db } = site.services;
  const [mail] = await db.select().from(mails).where(eq(mails.kind, kind));
  return (mail && (await writePaymentMail(site.services, mail))?.text) ?? '';
}

test('HOUSE-04 number, transaction and name of an order are the same wherever it is told of', async () => {
  const { project, body } = await pricedProject(ask, june);
  const { url } = await payAs(ask, body);
  const checkoutId = checkoutOf(url);
  await site.hear(site.provider.pay(checkoutId));
  const [order] = await site.services.db.select().from(orders);
  const number = order?.number;
  const shown = checkoutId.slice(0, 20);

  const told: Record<string, string> = {
    receipt: await printed(`/api/account/payments/${order?.id}/receipt.pdf`),
    'mail to the payer': await mailed('receipt'),
    'mail to the house': await mailed('payment-received'),
    export: await textOf(await admin('/api/admin/export/orders.csv')),
  };
  for (const [where, words] of Object.entries(told)) {
    for (const part of [`AB-${number}`, shown, 'Video Production - Rye at Nine']) {
      expect([where, words.replace(/\s+/g, ' ')]).toEqual([where, expect.stringContaining(part)]);
    }
  }
  const answers: Record<string, object> = {
    account: (await (await ask('/api/account/payments')).json()).payments[0],
    admin: await (await admin(`/api/admin/orders/${order?.id}`)).json(),
    'admin, of the project': (
      await (await admin(`/api/admin/projects/project/${project.id}`)).json()
    ).payments[0],
  };
  for (const [where, answer] of Object.entries(answers)) {
    expect([where, answer]).toMatchObject([where, { number, transaction: shown }]);
  }
  const name = { product_name: 'Video Production - Rye at Nine' };
  expect(answers.account).toMatchObject(name);
  expect(answers.admin).toMatchObject(name);
  const report = await (await ask(`/api/payments/checkouts/${checkoutId}`)).json();
  expect(report.order).toMatchObject({ number, ...name });
  // What the provider calls the money has a column of its own, and is shown to nobody else.
  const others = JSON.stringify([told.receipt, told['mail to the payer'], answers, report]);
  expect(others).not.toContain(order?.payment_id);
});

test('HOUSE-03 the house finds a payment by the transaction that was read from a page or a mail', async () => {
  const found = async (q: string) =>
    (await (await admin(`/api/admin/orders?q=${encodeURIComponent(q)}`)).json()).rows.map(
      ({ id }: { id: string }) => id,
    );
  const [order] = await site.services.db.select().from(orders);
  const { id, checkout_id, payment_id } = order as typeof orders.$inferSelect;
  const whole = checkout_id ?? '';
  for (const q of [whole, whole.slice(0, 20), ` ${whole.slice(0, 20)} `, payment_id ?? '']) {
    expect([q, await found(q)]).toEqual([q, [id]]);
  }
  expect(await found('cs_fake_nobody')).toEqual([]);
});

test('PAY-03 HOUSE-04 a production is called the same whatever is paid for, once', async () => {
  const submissionId = await sentPackage(site, {
    budget: 'under-25k',
    specificBudget: '$12,000',
    productName: 'Slow Bread',
  });
  const asked = { amount: 12_000, email: 'guest@example.com' };
  const money = { budget: 'under-25k', specificBudget: '$12,000' };
  const bodies = [
    { ...asked, submissionId, productName: 'Anything' },
    { ...asked, ...money, productName: 'Rye' },
    { ...asked, ...money, productName: 'Video Production - Spelt' },
  ];
  for (const body of bodies) expect((await payAsGuest(site, body)).status).toBe(200);
  const names = (await site.services.db.select().from(orders)).map((row) => row.product_name);
  expect(names).toEqual(
    expect.arrayContaining([
      'Video Production - Slow Bread',
      'Video Production - Rye',
      'Video Production - Spelt',
    ]),
  );
  const twice = names.filter((name) => name.split('Video Production').length !== 2);
  expect(twice).toEqual([]);
});

test('ADM-02 HOUSE-11 the lead that the house’s mail opens shows what is paid for its project', async () => {
  const { project, body } = await pricedProject(ask, june);
  const submissionId = await sentPackage(site, { email: 'lead@example.com' });
  const linked = { submission_id: submissionId, project_id: project.id };
  await site.services.db.insert(projectPackages).values(linked);
  const { url } = await payAs(ask, body);
  await site.hear(site.provider.pay(checkoutOf(url)));
  const lead = await (await admin(`/api/admin/projects/submission/${submissionId}`)).json();
  expect(lead).toMatchObject({
    status: 'greenlit',
    payments: [{ cents: 1_200_000, state: 'paid' }],
    lead: { paid: '$12,000' },
  });
});

test.each([
  ['refunded', '$12,000, given back'],
  ['lost', '$12,000, taken back by the bank'],
] as const)(
  'HOUSE-11 a lead whose payment is %s still says what was paid',
  async (state, words) => {
    const { project, body } = await pricedProject(ask, june);
    const { url } = await payAs(ask, body);
    await site.hear(site.provider.pay(checkoutOf(url)));
    const { db } = site.services;
    await db.update(orders).set({ state }).where(eq(orders.project_id, project.id));
    const lead = await (await admin(`/api/admin/projects/project/${project.id}`)).json();
    expect(lead.lead.paid).toBe(words);
  },
);
