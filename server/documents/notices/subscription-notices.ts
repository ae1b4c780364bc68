// What is said to a member about the starter package.

import { longDay } from '#domain/days.ts';
import { formatCents, starterTerms, termsVersion } from '#domain/payments/offer.ts';
import { invoiceNumbers, orderNumber } from '#domain/payments/order-number.ts';
import { periodWords } from '#domain/payments/paid-period.ts';
import {
  failedCharge,
  failedForGood,
  failedOften,
  failedRemedy,
  failedWhileEnding,
} from '#domain/payments/rules/renewal-words.ts';
import type { SubscriptionInvoice } from '#domain/payments/subscription-event.ts';
import { failedRenewal, fatalCharge, isTrialOnly } from '#domain/payments/subscription-facts.ts';
import type { subscriptions } from '../../db/schema.ts';
import {
  contactWords,
  type House,
  momentWords,
  type PaymentNotice,
  secondsWords,
  smallPrintOf,
  transactionFact,
} from './payment-notice.ts';

type Subscription = typeof subscriptions.$inferSelect;
type Words = Omit<PaymentNotice, 'isTest'>;

const why = 'AD BUILDER sends this because the starter package was begun with this address.';
const dayOf = (seconds: number) => longDay(new Date(seconds * 1000));
const monthly = ({ cents }: Subscription) => `${formatCents(cents)} a month`;
const howToCancel =
  'To cancel, press "Cancel subscription" under Payments on your account page, and once more to confirm.';

/** Null when it is over already. */
export function subscriptionStarted(row: Subscription, house: House): Words | null {
  const { snapshot } = row.facts;
  if (!snapshot || row.state === 'canceled') return null;
  const { trialEnd, periodEnd } = snapshot;
  const isTrial = snapshot.status === 'trialing' && trialEnd !== null;
  const price = formatCents(row.cents);
  return {
    subject: isTrial ? 'Your free trial at AD BUILDER' : 'Your starter package at AD BUILDER',
    glance: isTrial ? `Nothing is charged before ${dayOf(trialEnd)}.` : `${monthly(row)}.`,
    heading: isTrial ? 'Your trial has started' : 'Your starter package',
    lines: isTrial
      ? [
          `Nothing has been charged. The first ${price} is charged on ${dayOf(trialEnd)}, unless you cancel before.`,
        ]
      : [`Your starter package has started, for ${monthly(row)} until you cancel.`],
    facts: [
      ['Package', 'Starter package'],
      ['Number', orderNumber(row.number)],
      ...transactionFact(row.checkout_id),
      ['Price', monthly(row)],
      ...fact('Trial ends', isTrial ? secondsWords(trialEnd) : null),
      ...fact('Next charge', !isTrial && periodEnd ? secondsWords(periodEnd) : null),
      ...fact('Agreed to', agreedTo(row)),
    ],
    next: [
      howToCancel,
      isTrial
        ? 'Cancel before the trial ends and you pay nothing; the package stays yours until then.'
        : 'It then ends with the month that is paid.',
    ],
    ...wayToAccount(row, house),
    smallPrint: smallPrintOf(why, house),
  };
}

/** Null for a trial that does not run, or ends without a charge. */
export function trialEnding(row: Subscription, house: House): Words | null {
  const { snapshot } = row.facts;
  const end = snapshot?.trialEnd;
  if (snapshot?.status !== 'trialing' || snapshot.cancelAtPeriodEnd || !end) return null;
  const price = formatCents(row.cents);
  return {
    subject: 'Your free trial at AD BUILDER ends soon',
    glance: `${price} is charged on ${dayOf(end)}, unless you cancel before.`,
    heading: 'Your trial ends soon',
    lines: [
      `Your free trial ends on ${secondsWords(end)}. Then ${price} is charged, and so each month until you cancel.`,
      'To go on, you need not do anything.',
    ],
    facts: [
      ['Package', 'Starter package'],
      ['Number', orderNumber(row.number)],
      ['Price', monthly(row)],
      ['First charge', secondsWords(end)],
    ],
    next: [howToCancel, `Cancel before ${secondsWords(end)} and you pay nothing.`],
    ...wayToAccount(row, house),
    smallPrint: smallPrintOf(why, house),
  };
}

/** For the invoice of that id; null where it is not paid. */
export function subscriptionReceipt(
  row: Subscription,
  house: House,
  [id, invoice]: [string, SubscriptionInvoice],
): Words {
  const { snapshot } = row.facts;
  const amount = formatCents(invoice.cents);
  const end = snapshot?.status === 'active' ? snapshot.periodEnd : null;
  const isEnding = snapshot?.cancelAtPeriodEnd ?? false;
  return {
    subject: 'Your receipt from AD BUILDER',
    glance: `${amount}, paid.`,
    heading: 'Receipt',
    lines: [`Thank you. Your payment of ${amount} has arrived.`],
    facts: [
      ['For', 'Starter package, one month'],
      ...fact('Period', invoice.period ? periodWords(invoice.period) : null),
      ['Amount', amount],
      ['Paid', secondsWords(invoice.at)],
      ['Receipt', invoiceNumbers(row.number, row.facts.invoices).get(id) ?? ''],
      ['Receipt to', row.email],
      ...fact(isEnding ? 'Ends' : 'Next charge', end ? secondsWords(end) : null),
    ],
    next: [
      'All invoices and your cards are under "Cards and receipts" on your account page. You can cancel there as well.',
      `If anything is not as it should be, ${contactWords(house)}.`,
    ],
    ...wayToAccount(row, house),
    smallPrint: smallPrintOf(why, house),
  };
}

/** Null when it was paid meanwhile, or never ran. */
export function renewalFailed(row: Subscription, house: House): Words | null {
  const failed = failedRenewal(row.facts);
  if (!failed) return null;
  const amount = formatCents(failed.cents);
  return {
    subject: 'A charge for your starter package did not go through',
    glance: 'Please put in a card that works.',
    heading: 'A charge failed',
    lines: [`This is about your starter package. ${failedCharge(failed.cents)}`, failedRemedy],
    facts: [
      ['For', 'Starter package, one month'],
      ['Amount', amount],
      ['Tried', secondsWords(failed.at)],
    ],
    next: [failedOften],
    ...wayToAccount(row, house),
    smallPrint: smallPrintOf(why, house),
  };
}

/** Null where it goes on after all, or has ended already. */
export function subscriptionCanceled(row: Subscription, house: House): Words | null {
  const { snapshot } = row.facts;
  if (!snapshot?.cancelAtPeriodEnd || snapshot.status === 'canceled') return null;
  const end = snapshot.periodEnd ?? snapshot.trialEnd;
  const mayBeTried = snapshot.status === 'past_due' || snapshot.status === 'unpaid';
  return {
    subject: 'Your starter package at AD BUILDER is canceled',
    glance: end ? `It is yours until ${dayOf(end)}.` : 'It ends soon.',
    heading: 'Your package is canceled',
    lines: [
      end
        ? `You canceled your starter package. It stays yours until ${secondsWords(end)} and then ends.`
        : 'You canceled your starter package. It ends with what is paid.',
      mayBeTried ? failedWhileEnding : nothingMoreWords(row),
    ],
    facts: [
      ['Package', 'Starter package'],
      ['Number', orderNumber(row.number)],
      ['Price', monthly(row)],
      ...fact('Ends', end ? secondsWords(end) : null),
    ],
    next: [
      'If you did not mean it, press "Keep it after all" under Payments on your account page before it ends.',
      `If it was not you, ${contactWords(house)}.`,
    ],
    ...wayToAccount(row, house),
    smallPrint: smallPrintOf(why, house),
  };
}

/** Null where it is canceled again, or has ended. */
export function subscriptionKept(row: Subscription, house: House): Words | null {
  const { snapshot } = row.facts;
  if (!snapshot || snapshot.cancelAtPeriodEnd || snapshot.status === 'canceled') return null;
  const isTrial = snapshot.status === 'trialing';
  const charge = (isTrial ? snapshot.trialEnd : null) ?? snapshot.periodEnd;
  const goesOn = `Your starter package goes on as before, for ${monthly(row)}.`;
  return {
    subject: 'Your starter package at AD BUILDER goes on',
    glance: charge ? `The next charge is on ${dayOf(charge)}.` : 'It is not canceled any more.',
    heading: 'Your package goes on',
    lines: [
      'You took back the cancellation of your starter package.',
      charge
        ? `${goesOn} The ${isTrial ? 'first' : 'next'} charge is on ${secondsWords(charge)}.`
        : goesOn,
    ],
    facts: [
      ['Package', 'Starter package'],
      ['Number', orderNumber(row.number)],
      ['Price', monthly(row)],
      ...fact(isTrial ? 'First charge' : 'Next charge', charge ? secondsWords(charge) : null),
    ],
    next: [howToCancel, `If it was not you, ${contactWords(house)}.`],
    ...wayToAccount(row, house),
    smallPrint: smallPrintOf(why, house),
  };
}

/** Null while it has not ended. */
export function subscriptionEnded(row: Subscription, house: House): Words | null {
  const { snapshot } = row.facts;
  if (snapshot?.status !== 'canceled') return null;
  const isGone = row.user_id === null;
  const fatal = isGone ? null : fatalCharge(row.facts);
  return {
    subject: 'Your starter package at AD BUILDER has ended',
    glance: nothingMoreWords(row),
    heading: 'Your package has ended',
    lines: [
      ...(fatal ? [failedForGood(fatal.cents)] : []),
      `Your starter package has ended${isGone ? ' with your account' : ''}. ${nothingMoreWords(row)}`,
    ],
    facts: [
      ['Package', 'Starter package'],
      ['Number', orderNumber(row.number)],
      ['Price', monthly(row)],
      ['Ended', secondsWords(snapshot.at)],
    ],
    next: isGone
      ? []
      : ['Your projects stay in your account, and you can start the package again there.'],
    ...wayToAccount(row, house),
    smallPrint: smallPrintOf(why, house),
  };
}

const nothingMoreWords = ({ facts }: Subscription): string =>
  isTrialOnly(facts) ? 'Nothing is charged.' : 'Nothing more is charged.';

const fact = (label: string, text: string | null): [string, string][] =>
  text === null ? [] : [[label, text]];

// The words of an earlier version are not known here.
const agreedTo = ({ consented_at, terms_version, trial_days }: Subscription): string | null =>
  consented_at && terms_version === termsVersion
    ? `${starterTerms(trial_days > 0)} (${momentWords(consented_at)})`
    : null;

const wayToAccount = ({ user_id }: Subscription, { appUrl }: House) =>
  user_id ? { button: { label: 'See it in your account', url: `${appUrl}/account#payments` } } : {};
