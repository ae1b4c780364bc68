import { z } from 'zod';
import { text } from '../text.ts';

/** Whom receipts name, as the payer typed it; each may be empty. What `PATCH /api/account/billing` takes. */
export const billingDetails = z.object({
  name: text(160),
  /** Lines as typed. */
  address: text(400),
  tax_id: text(40),
});
export type BillingDetails = z.infer<typeof billingDetails>;
