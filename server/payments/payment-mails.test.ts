// Beside the payments and not the documents: what they read runs on both databases.
import { asc, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { becameWords } from '#domain/payments/rules/made-payment.ts';
import { reservationWords, standingWords } from '#domain/payments/rules/payment-terms.ts';
import {
  checkoutOf,
  openPaymentSite,
  type PaymentSite,
} from '#tests/builders/payments/open-payment-site.ts';
import { projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { mails, orders, profiles, subscriptions } from '../db/schema.ts';
import { momentWords } from '../documents/notices/payment-notice.ts';
import { writePaymentMail } from '../documents/write-payment-mail.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { Services } from '../services.ts';

const house = 'house@ads.example';
let site: PaymentSite;
let june: TestMember;
beforeEach(async () => {
  site = await openPaymentSite({ ADMIN_EMAILS: house });
  june = await signUpMember(site, { verified: true });
});
afterEach(() => site.close());

/** As on an installation that takes real money. */
const live = (): Services => {
  const { services } = site;
  const keys = { secretKey: 'sk_live_1', webhookSecret: 'whsec_1', apiUrl: undefined };
  return { ...services, config: { ...services.config, payments: { kind: 'stripe', ...keys } } };
};
const mailsOf = (kind: string) =>
  site.services.db
    .select()
    .from(mails)
    .where(eq(mails.kind, kind))
    .orderBy(asc(mails.created_at), asc(mails.id));
async function written(kind: string, index = 0, services = live()): Promise<MailMessage | null> {
  const mail = (await mailsOf(kind))[index];
  if (!mail) throw new Error(`There is no mail '${kind}'.`);
  return writePaymentMail(services, mail);
}
const wordsOf = (html = '') =>
  html
    .replace(/<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

type Body = { amount?: number; productName?: string; projectId?: string };
async function payOrder(
  body: Body,
  asker: ReturnType<typeof askAs> | null,
  cents?: number,
  beforePaying: () => PromiseLike<unknown> = async () => {},
) {
  const asked = {
    amount: 12_000,
    productName: 'Rye at Nine',
    email: june.email,
    budget: 'under-25k',
    specificBudget: `$${body.amount ?? 12_000}`,
    ...body,
  };
  const answer = asker
    ? await asker('/api/functions/create-payment', { method: 'POST', body: JSON.stringify(asked) })
    : await site.call('create-payment', asked);
  const { url, error } = (await answer.json()) as { url: string; error?: unknown };
  if (!url) throw new Error(JSON.stringify(error));
  await beforePaying();
  await site.hear(site.provider.pay(checkoutOf(url), cents));
  // The provider in memory calls itself a sandbox.
  await site.services.db.update(orders).set({ provider: 'stripe' });
  const [order] = await site.services.db.select().from(orders);
  return order as typeof orders.$inferSelect;
}
const payAsMember = async (cents?: number, beforePaying?: () => PromiseLike<unknown>) => {
  const ask = askAs(site, june);
  const form_data = {
    ...projectBody().form_data,
    budget: 'under-25k',
    specificBudget: '$12,000',
  };
  const project = await saveProject(ask, { form_data, product_name: 'Rye <b>at</b>\nNine' });
  return payOrder({ projectId: project.id }, ask, cents, beforePaying);
};
async function subscribe() {
  const answer = await askAs(site, june)('/api/functions/create-subscription', {
    method: 'POST',
    body: JSON.stringify({ consent: true }),
  });
  const { url } = (await answer.json()) as { url: string };
  await site.hear(site.provider.pay(checkoutOf(url)));
  await site.services.db.update(subscriptions).set({ provider: 'stripe' });
  const [row] = await site.services.db.select().from(subscriptions);
  return row as typeof subscriptions.$inferSelect;
}

test('PAY-09 a receipt says what was paid, how much, when, and by which transaction', async () => {
  const order = await payAsMember();
  const mail = await written('receipt');
  expect(mail).toMatchObject({
    subject: 'Your receipt from AD BUILDER',
    to: { address: june.email },
    attachments: [],
  });
  const paid = momentWords(order.paid_at as Date);
  for (const words of [wordsOf(mail?.html), mail?.text.replace(/\s+/g, ' ')]) {
    for (const part of ['Video Production - Rye <b>at', '$12,000', paid, 'within 24 hours']) {
      expect(words?.replaceAll('&lt;', '<').replaceAll('&gt;', '>')).toContain(part);
    }
    expect(words).toContain(order.checkout_id?.slice(0, 20));
    expect(words).not.toContain(order.payment_id);
    expect(words?.toLowerCase()).not.toContain('test');
  }
  expect(mail?.html).not.toContain('<b>at');
  expect(mail?.text).toContain('Video Production - Rye <b>at</b> Nine'); // one line, as it was typed
});

test('PAY-06 a receipt names the end of the guarantee and the way to use it', async () => {
  const order = await payAsMember();
  const until = new Date((order.paid_at as Date).getTime() + 72 * 3_600_000);
  const { text, html } = (await written('receipt')) ?? {};
  expect(text).toContain(`3-day 100% money-back guarantee: until ${momentWords(until)}`);
  expect(momentWords(until)).toMatch(/\d{2}:\d{2} UTC$/);
  expect(text).toContain('press "Request a refund" beside the payment on your account page');
  expect(html).toContain(`${site.services.config.appUrl}/account#payments`);
});

test('PAY-06 a guest is told to sign up with the address of the receipt', async () => {
  await payOrder({}, null);
  const { text } = (await written('receipt')) ?? {};
  expect(text).toContain(`sign in or up with this address, ${june.email}, and verify it`);
  expect(text).toContain('/auth?next=/account%23payments');
});

test('HOUSE-01 PAY-06 what no guarantee covers says so in its receipt, and what it buys, as before it was paid', async () => {
  await payOrder({ amount: 4_999 }, null);
  const { text, html } = (await written('receipt')) ?? {};
  for (const words of [text?.replace(/\s+/g, ' '), wordsOf(html)]) {
    expect(words).toContain(standingWords({ cents: 499_900, is_deposit: false }));
    expect(words).not.toContain('reservation');
    expect(words).not.toContain('until');
  }
});

test('HOUSE-01 a receipt says that it is a reservation until the director is confirmed, as the checkout does', async () => {
  await payOrder({ amount: 8_000 }, null);
  const { text, html } = (await written('receipt')) ?? {};
  for (const words of [text?.replace(/\s+/g, ' '), wordsOf(html)])
    expect(words).toContain(reservationWords);
});

test('HOUSE-01 a deposit is called one in the receipt and to the house', async () => {
  const ask = askAs(site, june);
  const form_data = { ...projectBody().form_data, budget: '25k-50k' as const };
  const project = await saveProject(ask, { form_data });
  const order = await payOrder({ projectId: project.id, amount: 35_000 }, ask);
  expect(order.is_deposit).toBe(true);
  const { text } = (await written('receipt')) ?? {};
  expect(text).toContain('Deposit: $35,000');
  expect(text).toContain('credited in full against the price agreed with you');
  expect(text?.replace(/\s+/g, ' ')).toContain('does not cover this one');
  expect(text).not.toContain('reservation');
  expect((await written('payment-received'))?.text).toContain('Deposit: $35,000');
});

test('PAY-09 a receipt of less than the price says so, and so is the house told', async () => {
  await payAsMember(500_000);
  expect((await written('receipt'))?.text).toContain('less than the price of $12,000');
  expect((await written('payment-received'))?.text).toContain(
    'nothing goes into production by itself',
  );
});

test('PAY-05 a test receipt says first that nothing was charged', async () => {
  await payAsMember();
  const mail = await written('receipt', 0, site.services);
  expect(mail?.subject).toBe('Test: Your receipt from AD BUILDER');
  expect(mail?.text).toMatch(/^TEST PAYMENT\. .*nothing was charged/);
  expect(wordsOf(mail?.html)).toContain('nothing was charged');
});

test('PAY-09 the house is told of a payment: who, how much, and by when they expect an answer', async () => {
  const order = await payAsMember();
  const mail = await written('payment-received');
  expect(mail?.to.address).toBe(house);
  const by = momentWords(new Date((order.paid_at as Date).getTime() + 24 * 3_600_000));
  const number = `AB-${order.number}`;
  for (const part of [june.email, '$12,000', order.id, by, number]) {
    expect(mail?.text).toContain(part);
  }
});

test('PAY-06 a refund is confirmed with its amount, and leads back to the account', async () => {
  const order = await payAsMember();
  const answer = await askAs(site, june)(`/api/account/payments/${order.id}/refund`, {
    method: 'POST',
  });
  expect(answer.status).toBe(200);
  const { text } = (await written('payment-refunded')) ?? {};
  expect(text).toContain('$12,000 was given back the way you paid.');
  expect(text).toContain('Given back: $12,000, all of it');
  expect(text).toContain('has left production');
});

test('HOUSE-04 what is told of an order goes to the address its member has by now', async () => {
  const order = await payAsMember();
  const { db } = site.services;
  const isJune = eq(profiles.id, june.id);
  await db.update(profiles).set({ email: 'june.new@example.com' }).where(isJune);
  await askAs(site, june)(`/api/account/payments/${order.id}/refund`, { method: 'POST' });
  const to = (await mailsOf('payment-refunded')).at(-1)?.to_address;
  const [told, payer] = [await written('refund-told'), await written('payment-refunded')];
  await db.update(profiles).set({ email: june.email }).where(isJune);
  expect(to).toBe('june.new@example.com');
  expect(told?.text).toContain('Payer: june.new@example.com');
  // The receipt is a document: it keeps the address it was issued to.
  expect(payer?.text).toContain(`Receipt to: ${june.email}`);
});

test('HOUSE-04 an address that was changed while the payment page was open is the one the receipt names', async () => {
  const { db } = site.services;
  const email = 'june.newer@example.com';
  const move = () => db.update(profiles).set({ email }).where(eq(profiles.id, june.id));
  const order = await payAsMember(undefined, move);
  const receipt = await written('receipt');
  const printed = await askAs(site, june)(`/api/account/payments/${order.id}/receipt.pdf`);
  const { pages } = await readPdf(Buffer.from(await printed.arrayBuffer()));
  await db.update(profiles).set({ email: june.email }).where(eq(profiles.id, june.id));
  expect(receipt?.to.address).toBe(email);
  expect(receipt?.text).toContain(`Receipt to: ${email}`);
  expect(JSON.stringify(pages)).toContain(email);
});

test('HOUSE-04 who left with another address than they paid with is reached at the last one', async () => {
  const order = await payAsMember();
  const row = await subscribe();
  const { db } = site.services;
  const email = 'june.new@example.com';
  await db.update(profiles).set({ email }).where(eq(profiles.id, june.id));
  const body = JSON.stringify({ password: june.password });
  await askAs(site, june)('/api/account/delete', { method: 'POST', body });
  expect((await written('payer-left'))?.text).toContain(`Payer: ${email}`);
  await site.hear([
    {
      about: 'order',
      id: order.id,
      event: { type: 'refund', at: 9, refundId: 're_1', cents: 1_200_000, status: 'succeeded' },
    },
  ]);
  expect((await mailsOf('payment-refunded')).at(-1)?.to_address).toBe(email);
  // No account can show it any more.
  const { text, html } = (await written('payment-refunded')) ?? {};
  expect(text).toContain('Given back: $12,000, all of it');
  expect(`${text} ${html}`).not.toMatch(/Sign in|\/auth|\/account/);
  await site.hear(site.provider.turn(row.provider_id ?? '', 'canceled'));
  expect((await mailsOf('subscription-ended')).at(-1)?.to_address).toBe(email);
});

test('HOUSE-10 the house is told of a refund, and of one that a bank sent back', async () => {
  const order = await payAsMember();
  const refund = (refundId: string, cents: number, status: 'pending' | 'succeeded' | 'failed') =>
    site.hear([
      { about: 'order', id: order.id, event: { type: 'refund', at: 9, refundId, cents, status } },
    ]);
  await refund('re_1', 200_000, 'pending');
  await refund('re_1', 200_000, 'succeeded');
  expect(await mailsOf('refund-told')).toMatchObject([{ to_address: house }]);
  const { text } = (await written('refund-told')) ?? {};
  for (const part of [
    '$2,000 of the $12,000 was given back the way it was paid. Banks take 5 to 10 days.',
    june.email,
    `AB-${order.number}`,
  ]) {
    expect(text).toContain(part);
  }
  await refund('re_1', 200_000, 'failed');
  expect(await written('refund-told')).toBeNull();
  expect((await written('refund-returned'))?.text).toContain('a refund of $2,000 back');
});

test('PAY-05 the house is told of a dispute, and how it ended', async () => {
  const order = await payAsMember();
  const dispute = (status: 'open' | 'lost') =>
    site.hear([
      {
        about: 'order',
        id: order.id,
        event: { type: 'dispute', at: 9, disputeId: 'dp_1', cents: 1_200_000, status },
      },
    ]);
  await dispute('open');
  expect((await written('payment-disputed'))?.text).toContain('before its deadline');
  await dispute('lost');
  expect(await written('payment-disputed')).toBeNull();
  expect((await written('dispute-decided'))?.text).toContain('the money is lost');
});

test('HOUSE-10 PAY-06 the payer is told of a dispute, that the guarantee rests meanwhile, and how it ended', async () => {
  const order = await payAsMember();
  const dispute = (disputeId: string, status: 'open' | 'won' | 'lost') =>
    site.hear([
      {
        about: 'order',
        id: order.id,
        event: { type: 'dispute', at: 9, disputeId, cents: 1_200_000, status },
      },
    ]);
  const until = momentWords(new Date((order.paid_at as Date).getTime() + 72 * 3_600_000));
  const said = async (kind: string, index = 0) =>
    (await written(kind, index))?.text.replace(/\s+/g, ' ');
  const rests = async () => {
    const answer = await askAs(site, june)('/api/account/payments');
    const { payments } = (await answer.json()) as { payments: { resting_until: string | null }[] };
    const end = payments[0]?.resting_until;
    return end ? momentWords(new Date(end)) : null;
  };
  await dispute('dp_1', 'open');
  expect((await written('dispute-opened'))?.to.address).toBe(june.email);
  expect(await said('dispute-opened')).toContain(becameWords.disputed);
  expect(await said('dispute-opened')).toContain(
    `guarantee rests until it has decided: nothing is given back on request meanwhile. Its end stays ${until}.`,
  );
  expect(await rests()).toBe(until);
  await dispute('dp_1', 'won');
  expect(await rests()).toBeNull();
  expect(await written('dispute-opened')).toBeNull();
  expect(await said('dispute-ended')).toContain(
    'The dispute of $12,000 is over, and your payment stands.',
  );
  expect(await said('dispute-ended')).toContain(`guarantee: until ${until}`);
  await dispute('dp_2', 'open');
  await dispute('dp_2', 'lost');
  expect(await said('dispute-ended', 1)).toContain(becameWords['taken-back']);
  expect(await said('dispute-ended', 1)).toContain('has left production');
  expect(await said('dispute-ended', 1)).not.toContain('guarantee');
});

test('HOUSE-10 of a payment whose guarantee is over, or that had none, no guarantee is said to rest', async () => {
  const order = await payOrder({ amount: 4_000 }, null);
  const event = {
    type: 'dispute',
    at: 9,
    disputeId: 'dp_1',
    cents: 400_000,
    status: 'open',
  } as const;
  await site.hear([{ about: 'order', id: order.id, event }]);
  const { text } = (await written('dispute-opened')) ?? {};
  expect(text).toContain('$4,000');
  expect(text).not.toContain('guarantee');
});

test('PAY-05 a trial begins with its price, its end, how to cancel, and what was agreed to', async () => {
  const row = await subscribe();
  const end = new Date((row.facts.snapshot?.trialEnd ?? 0) * 1000);
  const { text, subject } = (await written('subscription-started')) ?? {};
  expect(subject).toBe('Your free trial at AD BUILDER');
  for (const part of ['$9.99 a month', momentWords(end), 'Cancel subscription', '7 days free']) {
    expect(text).toContain(part);
  }
});

test('PAY-05 the end of a trial is told to who is charged then, and to nobody else', async () => {
  const row = await subscribe();
  const event = { type: 'trial-ending' as const, at: row.facts.snapshot?.at ?? 0 };
  await site.hear([{ about: 'subscription', id: row.id, event }]);
  const text = (await written('trial-ending'))?.text ?? '';
  expect(text).toContain('Then $9.99 is charged');
  expect(text).toContain('and you pay nothing');
  const cancel = await askAs(site, june)('/api/account/subscription/cancel', { method: 'POST' });
  expect(cancel.status).toBe(200);
  expect(await written('trial-ending')).toBeNull();
});

const hearInvoice = (
  id: string,
  invoiceId: string,
  at: number,
  status: 'paid' | 'failed',
  cents = 999,
) =>
  site.hear([
    { about: 'subscription', id, event: { type: 'invoice', at, invoiceId, cents, status } },
  ]);

test('PAY-05 each paid month has its own receipt', async () => {
  const { id } = await subscribe();
  await hearInvoice(id, 'in_first_00000001', 1_795_000_000, 'paid');
  site.pass(1_000);
  await hearInvoice(id, 'in_second_00000002', 1_797_600_000, 'paid');
  const numbered = async (at: number) =>
    /^Receipt: (AB-\S+)$/m.exec((await written('subscription-receipt', at))?.text ?? '')?.[1];
  const [first, second] = [await numbered(0), await numbered(1)];
  expect(first).toMatch(/^AB-\d+-\d{8}$/);
  expect(second).toMatch(/^AB-\d+-\d{8}/);
  expect(second).not.toBe(first);
});

test('HOUSE-04 the mailed receipt of a month says which it is, as the provider tells it', async () => {
  const { id } = await subscribe();
  const period = { from: 1_795_000_000, to: 1_797_592_000 };
  const event = {
    type: 'invoice' as const,
    at: 1_795_000_000,
    cents: 999,
    status: 'paid' as const,
  };
  await site.hear([{ about: 'subscription', id, event: { ...event, invoiceId: 'in_1', period } }]);
  expect((await written('subscription-receipt'))?.text).toContain(
    'Period: November 18, 2026 to December 18, 2026',
  );
});

test('PAY-05 AUTH-12 after a change of address mails about the package name the address there is now', async () => {
  const { id } = await subscribe();
  const email = 'moved@nightjar.example';
  await site.services.db.update(profiles).set({ email }).where(eq(profiles.id, june.id));
  await hearInvoice(id, 'in_1', 1_795_000_000, 'paid');
  const mail = await written('subscription-receipt');
  expect(mail?.to.address).toBe(email);
  expect(mail?.text).toContain(`Receipt to: ${email}`);
  await site.services.db
    .update(profiles)
    .set({ email: 'again@nightjar.example' })
    .where(eq(profiles.id, june.id));
  expect((await written('subscription-receipt'))?.text).toContain(`Receipt to: ${email}`);
  const printed = await askAs(site, june)('/api/account/invoices/in_1/receipt.pdf');
  const { pages } = await readPdf(Buffer.from(await printed.arrayBuffer()));
  expect(pages.map(({ text }) => text).join(' ')).toContain(email);
});

test('PAY-05 a failed renewal says what to do, until it is paid', async () => {
  const { id } = await subscribe();
  await hearInvoice(id, 'in_1', 1_795_000_000, 'failed');
  const { text } = (await written('renewal-failed')) ?? {};
  expect(text).toContain('Put in a card that works');
  await hearInvoice(id, 'in_1', 1_795_000_100, 'paid');
  expect(await written('renewal-failed')).toBeNull();
});

test('HOUSE-10 the house is told of a failed renewal, until it is paid', async () => {
  const { id, number } = await subscribe();
  await hearInvoice(id, 'in_1', 1_795_000_000, 'failed');
  const mail = await written('failed-renewal-told');
  expect(mail?.to.address).toBe(house);
  for (const part of ['The last charge of $9.99 did not go through.', june.email, `AB-${number}`]) {
    expect(mail?.text).toContain(part);
  }
  await hearInvoice(id, 'in_1', 1_795_000_100, 'paid');
  expect(await written('failed-renewal-told')).toBeNull();
});

test('HOUSE-10 a cancellation is confirmed with the day it ends and told to the house, each time, and so is its taking back', async () => {
  const row = await subscribe();
  const ask = (what: string) =>
    askAs(site, june)(`/api/account/subscription/${what}`, { method: 'POST' });
  expect((await ask('cancel')).status).toBe(200);
  expect((await ask('cancel')).status).toBe(200);
  const [after] = await site.services.db.select().from(subscriptions);
  const end = momentWords(new Date((after?.facts.snapshot?.periodEnd ?? 0) * 1000));
  expect(await mailsOf('subscription-canceled')).toMatchObject([{ to_address: june.email }]);
  const { text } = (await written('subscription-canceled')) ?? {};
  expect(text).toContain(`It stays yours until ${end} and then ends.`);
  expect(text).toContain('Nothing is charged.');
  expect(await mailsOf('cancellation-told')).toMatchObject([{ to_address: house }]);
  expect((await written('cancellation-told'))?.text).toContain(`It runs until ${end}`);
  expect((await ask('resume')).status).toBe(200);
  expect(await written('subscription-canceled')).toBeNull();
  expect(await mailsOf('subscription-kept')).toMatchObject([{ to_address: june.email }]);
  const kept = await written('subscription-kept');
  expect(kept?.subject).toBe('Your starter package at AD BUILDER goes on');
  for (const part of ['took back the cancellation', `AB-${row.number}`, '$9.99 a month', end]) {
    expect(kept?.text).toContain(part);
  }
  expect(await mailsOf('keeping-told')).toMatchObject([{ to_address: house }]);
  expect((await written('keeping-told'))?.text).toContain(`AB-${row.number}`);
  expect((await ask('resume')).status).toBe(200);
  expect(await mailsOf('subscription-kept')).toHaveLength(1);
  expect((await ask('cancel')).status).toBe(200);
  expect(await mailsOf('subscription-canceled')).toHaveLength(2);
  expect(await written('subscription-kept')).toBeNull();
  await site.hear(site.provider.turn(row.provider_id ?? '', 'canceled'));
  expect(await mailsOf('cancellation-told')).toHaveLength(3);
  expect((await written('cancellation-told', 2))?.text).toContain('It has ended.');
});

test('HOUSE-10 nothing more is charged only of a package that something was charged for', async () => {
  const { id } = await subscribe();
  await hearInvoice(id, 'in_trial', 1_795_000_000, 'paid', 0);
  const cancel = () => askAs(site, june)('/api/account/subscription/cancel', { method: 'POST' });
  expect((await cancel()).status).toBe(200);
  const told = async () => [
    (await written('subscription-canceled'))?.text,
    (await written('cancellation-told'))?.text,
  ];
  const [member, operator] = await told();
  expect(member).toContain('Nothing is charged.');
  expect(member).not.toContain('Nothing more');
  expect(operator?.replace(/\s+/g, ' ')).toContain('and is not charged, unless');
  await hearInvoice(id, 'in_first', 1_795_700_000, 'paid');
  const [laterMember, laterOperator] = await told();
  expect(laterMember).toContain('Nothing more is charged.');
  expect(laterOperator?.replace(/\s+/g, ' ')).toContain('and is not charged again, unless');
});

test('PAY-05 an end is confirmed; to who deleted the account no way to it is offered', async () => {
  const row = await subscribe();
  await site.hear(site.provider.turn(row.provider_id ?? '', 'canceled'));
  expect((await written('subscription-ended'))?.text).toContain('Nothing is charged.');
  expect(await written('subscription-started')).toBeNull();
  await site.services.db.update(subscriptions).set({ user_id: null });
  const { text } = (await written('subscription-ended')) ?? {};
  expect(text).toContain('ended with your account');
  expect(text).not.toContain('/account');
});

test('PAY-09 of an order that is gone there is no mail', async () => {
  await payAsMember();
  const [mail] = await mailsOf('receipt');
  await site.services.db.delete(orders);
  expect(mail && (await writePaymentMail(live(), mail))).toBeNull();
});
