// A checkout of the sandbox, as its page shows it and asks about it.
import { z } from 'zod';
import { checkoutReport } from '../account-payments.ts';
import { cardForm } from './cards.ts';

const checkoutKinds = ['order', 'subscription'] as const;
export type CheckoutKind = (typeof checkoutKinds)[number];

/** Times are ISO text, amounts cents. */
export const sandboxCheckout = z.object({
  id: z.string(),
  kind: z.enum(checkoutKinds),
  state: z.enum(['open', 'paid', 'expired']),
  product_name: z.string(),
  cents: z.number().int(),
  /** Of an order. */
  is_deposit: z.boolean().default(false),
  email: z.string(),
  /** Whoever reads it may pay it: who began it, and nobody else. */
  payable: z.boolean(),
  /** It cannot be paid after this. */
  expires_at: z.string(),
  /** Where to go without paying, and after it. */
  cancel_url: z.string(),
  success_url: z.string(),
  /** Of a subscription; 0 where the first month is charged at once. */
  trial_days: z.number().int(),
  terms: z.string(),
  /** When a trial that began at once would be charged for the first time. */
  first_charge_at: z.string().nullable(),
  /** The last four digits of the test card it was paid with. */
  card: z.string().nullable(),
  dispute: z.enum(['open', 'won', 'lost']).nullable(),
  /** How it stands in the books of the house: what went back is told as there. */
  report: checkoutReport.pick({ outcome: true, order: true }),
});
export type SandboxCheckout = z.infer<typeof sandboxCheckout>;

/** What the sandbox itself knows of it. */
export type ProviderCheckout = Omit<SandboxCheckout, 'report' | 'payable'>;

/** What can be pressed. The dispute of a card that disputes is decided by whoever tests. */
export const checkoutPress = z.discriminatedUnion('action', [
  z.object({ action: z.literal('pay'), card: cardForm }),
  z.object({ action: z.literal('win-dispute') }),
  z.object({ action: z.literal('lose-dispute') }),
]);

/** Where to go on, or why not; a problem leaves the checkout as it was. */
export const checkoutAnswer = z.union([
  z.object({ redirect: z.string() }),
  z.object({ problem: z.enum(['declined', 'no-funds', 'expired']) }),
]);
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
