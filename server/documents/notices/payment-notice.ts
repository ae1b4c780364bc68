// What a mail about a payment says. Nothing of a card stands in it; what somebody typed stands in
// `facts` and `lines` alone, never in the subject.
import { longDay } from '#domain/days.ts';
import { transactionOf } from '#domain/payments/transaction.ts';

export type PaymentNotice = {
  subject: string;
  /** The line shown beside the subject. */
  glance: string;
  heading: string;
  /** Nothing was really charged. */
  isTest: boolean;
  /** Paragraphs above the facts. */
  lines: string[];
  /** Label and text, in reading order; each text is one line. */
  facts: [label: string, text: string][];
  /** Paragraphs below the facts: what holds and what comes next. */
  next: string[];
  button?: { label: string; url: string };
  /** Why the mail came here, and who sends it. */
  smallPrint: string[];
};

/** What the house says of itself in its mails. Phone and address are empty where not configured. */
export type House = { appUrl: string; phone: string; address: string };

export const testWords = 'No real card was used, and nothing was charged.';

/** The same line for readers and house: the mail names the order or the account it is about. */
export const smallPrintOf = (why: string, { phone, address }: House): string[] =>
  [why, [phone, address].filter(Boolean).join(' · ')].filter(Boolean);

/** As in `call us at (213) 555-0142`; mail where there is no telephone. */
export const contactWords = ({ phone }: Pick<House, 'phone'>): string =>
  phone ? `call us at ${phone}` : 'answer this mail';

/** As in `November 25, 2026, 16:05 UTC`. */
export const momentWords = (moment: Date): string =>
  `${longDay(moment)}, ${moment.toISOString().slice(11, 16)} UTC`;

/** The fact that names it at the provider; none before there is one. */
export const transactionFact = (checkoutId: string | null): [string, string][] =>
  checkoutId === null ? [] : [['Transaction', transactionOf(checkoutId)]];

/** The same for seconds since 1970. */
export const secondsWords = (seconds: number): string => momentWords(new Date(seconds * 1000));
