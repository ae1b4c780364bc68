// What the house is told about starter packages.
import { formatCents } from '#domain/payments/offer.ts';
import { orderNumber } from '#domain/payments/order-number.ts';
import { failedCharge, failedForGood } from '#domain/payments/rules/renewal-words.ts';
import { failedRenewal, fatalCharge, isTrialOnly } from '#domain/payments/subscription-facts.ts';
import type { subscriptions } from '../../db/schema.ts';
import { operatorSmallPrint } from './operator-notices.ts';
import { type House, type PaymentNotice, secondsWords, transactionFact } from './payment-notice.ts';

type Subscription = typeof subscriptions.$inferSelect;
type Words = Omit<PaymentNotice, 'isTest'>;

/** Null where it goes on after all. */
export function cancellationTold(row: Subscription, house: House): Words | null {
  const { snapshot } = row.facts;
  const isOver = snapshot?.status === 'canceled';
  const fatal = row.user_id === null ? null : fatalCharge(row.facts);
  if (!snapshot || (!isOver && !snapshot.cancelAtPeriodEnd)) return null;
  const end = snapshot.periodEnd ?? snapshot.trialEnd;
  const [nothing, isNot] = isTrialOnly(row.facts)
    ? ['Nothing is charged.', 'is not charged']
    : ['Nothing more is charged.', 'is not charged again'];
  return {
    subject: isOver
      ? 'A starter package has ended at AD BUILDER'
      : 'A starter package is canceled at AD BUILDER',
    glance: `${formatCents(row.cents)} a month less.`,
    heading: isOver ? 'An end' : 'A cancellation',
    lines: [
      ...(fatal ? [failedForGood(fatal.cents)] : []),
      isOver
        ? `It has ended${row.user_id === null ? ' with the account of its member' : ''}. ${nothing}`
        : `It runs until ${end ? secondsWords(end) : 'the end of what is paid'} and ${isNot}, unless its member changes their mind.`,
    ],
    facts: subscriptionFacts(row),
    next: [],
    ...wayToSubscription(row, house),
    smallPrint: operatorSmallPrint,
  };
}

/** Null where it is canceled again, or has ended. */
export function keepingTold(row: Subscription, house: House): Words | null {
  const { snapshot } = row.facts;
  if (!snapshot || snapshot.cancelAtPeriodEnd || snapshot.status === 'canceled') return null;
  return {
    subject: 'A starter package goes on at AD BUILDER',
    glance: `${formatCents(row.cents)} a month stays.`,
    heading: 'A cancellation taken back',
    lines: ['Its member keeps it after all. It is charged again as before.'],
    facts: subscriptionFacts(row),
    next: [],
    ...wayToSubscription(row, house),
    smallPrint: operatorSmallPrint,
  };
}

/** Null when it was paid meanwhile, or never ran. */
export function failedRenewalTold(row: Subscription, house: House): Words | null {
  const failed = failedRenewal(row.facts);
  if (!failed) return null;
  return {
    subject: 'A renewal failed at AD BUILDER',
    glance: failedCharge(failed.cents),
    heading: 'A failed renewal',
    lines: [
      `${failedCharge(failed.cents)} The member is told to put in another card; the payment provider tries again by itself.`,
    ],
    facts: [...subscriptionFacts(row), ['Tried', secondsWords(failed.at)]],
    next: [],
    ...wayToSubscription(row, house),
    smallPrint: operatorSmallPrint,
  };
}

const subscriptionFacts = (row: Subscription): [string, string][] => [
  ['Subscription', orderNumber(row.number)],
  ['Member', row.email],
  ['Price', `${formatCents(row.cents)} a month`],
  ...transactionFact(row.checkout_id),
];

const wayToSubscription = ({ number }: Subscription, { appUrl }: House) => ({
  button: {
    label: 'Open the subscription',
    url: `${appUrl}/admin/subscriptions?q=${orderNumber(number)}`,
  },
});
