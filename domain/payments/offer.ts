// What is sold, and on what terms. Amounts are US cents.

export const currency = 'usd';

/** The starter package, by the month. */
export const starter = { cents: 999, usualCents: 2999, trialDays: 7 } as const;

/** How long after paying all of it is given back without a question. */
export const guaranteeHours = 72;

/** The payments the guarantee holds for, in whole dollars. */
export const guaranteed = { from: 5_000, to: 24_999 } as const;

/** The month's price, before a consent and in mails alike. */
const monthly = () => `${formatCents(starter.cents)} a month`;

/** Named with a consent, so that it is known which words were agreed to. */
export const termsVersion = '2026-11';

/** What is agreed to before a trial starts; without a trial the first month is charged at once. */
export const starterTerms = (trial: boolean): string =>
  trial
    ? `${starter.trialDays} days free, then ${monthly()} until you cancel. Cancel before the trial ends and pay nothing.`
    : `You had your free trial, so ${formatCents(starter.cents)} is charged today and each month until you cancel.`;

/** As in `$12,000` or `$9.99`. */
export const formatCents = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  });
