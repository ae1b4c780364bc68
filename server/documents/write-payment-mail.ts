// The mails about payments and the starter subscription, as things stand when they are sent.
import { eq } from 'drizzle-orm';
import { orders, profiles, subscriptions } from '../db/schema.ts';
import type { MailMessage } from '../gateways/mail/port.ts';
import type { MailRow } from '../mail/queue-mail.ts';
import { isTest } from '../payments/is-test.ts';
import { receiptMails } from '../payments/receipts/receipt-mails.ts';
import type { Services } from '../services.ts';
import { renderPaymentHtml, renderPaymentText } from './mail/render-payment-mail.ts';
import { disputeEnded, disputeOpened } from './notices/dispute-notices.ts';
import {
  disputeDecided,
  payerLeft,
  paymentDisputed,
  paymentReceived,
  refundReturned,
  refundTold,
} from './notices/operator-notices.ts';
import {
  cancellationTold,
  failedRenewalTold,
  keepingTold,
} from './notices/operator-subscription-notices.ts';
import { receipt, refunded } from './notices/order-notices.ts';
import type { House, PaymentNotice } from './notices/payment-notice.ts';
import {
  renewalFailed,
  subscriptionCanceled,
  subscriptionEnded,
  subscriptionKept,
  subscriptionReceipt,
  subscriptionStarted,
  trialEnding,
} from './notices/subscription-notices.ts';

type Words = Omit<PaymentNotice, 'isTest'>;
type Subscription = typeof subscriptions.$inferSelect;

/** Null when the payment is gone, or there is nothing to say of it any more. */
export async function writePaymentMail(
  services: Services,
  mail: MailRow,
): Promise<MailMessage | null> {
  const { config } = services;
  const { phone, address } = config.brand;
  const house = { appUrl: config.appUrl, phone, address };
  const found =
    (await aboutOrder(services, mail, house)) ?? (await aboutSubscription(services, mail, house));
  if (!found) return null;
  const notice = { ...found.words, isTest: found.provider === 'sandbox' || isTest(config) };
  return {
    messageId: mail.message_id ?? `<${mail.id}@${config.mailFrom.address.split('@')[1]}>`,
    date: mail.created_at,
    to: { name: '', address: mail.to_address },
    subject: notice.isTest ? `Test: ${notice.subject}` : notice.subject,
    html: await renderPaymentHtml(notice),
    text: renderPaymentText(notice),
    inlineImages: [],
    attachments: [],
  };
}

type OrderWords = Record<
  string,
  (order: typeof orders.$inferSelect, house: House, at: Date) => Words | null
>;

// A receipt keeps the address it was issued to; the house is told the payer's of today.
const payerWords: OrderWords = {
  receipt,
  'payment-refunded': refunded,
  'dispute-opened': disputeOpened,
  'dispute-ended': disputeEnded,
};
const houseWords: OrderWords = {
  'payment-received': paymentReceived,
  'payment-disputed': paymentDisputed,
  'dispute-decided': disputeDecided,
  'refund-told': refundTold,
  'refund-returned': refundReturned,
  'payer-left': payerLeft,
};

async function aboutOrder({ db }: Services, { kind, order_id, created_at }: MailRow, house: House) {
  if (order_id === null) return null;
  const [found] = await db
    .select({ order: orders, email: profiles.email })
    .from(orders)
    .leftJoin(profiles, eq(profiles.id, orders.user_id))
    .where(eq(orders.id, order_id));
  if (!found) return null;
  const { order } = found;
  const words =
    payerWords[kind]?.(order, house, created_at) ??
    houseWords[kind]?.({ ...order, email: found.email ?? order.email }, house, created_at);
  return words ? { words, provider: order.provider } : null;
}

async function aboutSubscription(services: Services, mail: MailRow, house: House) {
  const { subscription_id } = mail;
  if (subscription_id === null) return null;
  const [found] = await services.db
    .select({ subscription: subscriptions, email: profiles.email })
    .from(subscriptions)
    .leftJoin(profiles, eq(profiles.id, subscriptions.user_id))
    .where(eq(subscriptions.id, subscription_id));
  // The member's address may be another one by now.
  const row = found && {
    ...found.subscription,
    email: found.email ?? found.subscription.email,
  };
  const words = row && (await subscriptionWords(services, mail, row, house));
  return words ? { words, provider: row.provider } : null;
}

async function subscriptionWords(
  services: Services,
  mail: MailRow,
  row: Subscription,
  house: House,
): Promise<Words | null> {
  switch (mail.kind) {
    case 'subscription-started':
      return subscriptionStarted(row, house);
    case 'trial-ending':
      return trialEnding(row, house);
    case 'renewal-failed':
      return renewalFailed(row, house);
    case 'subscription-canceled':
      return subscriptionCanceled(row, house);
    case 'subscription-kept':
      return subscriptionKept(row, house);
    case 'keeping-told':
      return keepingTold(row, house);
    case 'cancellation-told':
      return cancellationTold(row, house);
    case 'failed-renewal-told':
      return failedRenewalTold(row, house);
    case 'subscription-ended':
      return subscriptionEnded(row, house);
    case 'subscription-receipt': {
      const receipts = await receiptMails(services.db, row);
      const its = receipts.find(({ mailId }) => mailId === mail.id);
      return its ? subscriptionReceipt({ ...row, email: its.to }, house, its.invoice) : null;
    }
    default:
      return null;
  }
}
