import type { BillingDetails } from '#domain/payments/billing.ts';

/** What a receipt says, in words made ready. */
export type Receipt = {
  number: string;
  paidAt: Date;
  /** As in `November 25, 2026`. */
  day: string;
  email: string;
  /** Its name at the provider, where it has one of its own. */
  transaction: string | null;
  /** What was paid for, in one line. */
  product: string;
  /** Of a subscription: from when to when, where that is known. */
  period: string | null;
  /** Label and amount, in reading order. */
  amounts: [label: string, amount: string][];
  notes: string[];
  /** Each part may be empty. */
  billing: BillingDetails;
  /** Nothing was really charged. */
  isTest: boolean;
  brand: { phone: string; address: string; appUrl: string };
};
