import { z } from 'zod';
import { text } from '../text.ts';

// A receipt is one page: of an address as tall as that, the end would not be printed.
const mostLines = 12;
const inLines = (most: number) =>
  [
    (value: string) => value.split('\n').length <= most,
    `Please keep this to ${most === 1 ? 'one line' : `${most} lines`}.`,
  ] as const;

/** Whom receipts name, as the payer typed it; each may be empty. What `PATCH /api/account/billing` takes. */
export const billingDetails = z.object({
  name: text(160).refine(...inLines(1)),
  /** Lines as typed. */
  address: text(400).refine(...inLines(mostLines)),
  tax_id: text(40).refine(...inLines(1)),
});
export type BillingDetails = z.infer<typeof billingDetails>;
