// The sandbox's page for a subscription: card, invoices, ending it, and the tools of a test.
import { z } from 'zod';
import { invoiceStatuses, subscriptionStatuses } from './subscription-event.ts';

/** Times are ISO text, amounts cents. */
export const sandboxPortal = z.object({
  id: z.string(),
  email: z.string(),
  return_url: z.string(),
  /** The one that runs, or the last one there was. */
  subscription: z.object({
    status: z.enum(subscriptionStatuses),
    cents: z.number().int(),
    trial_end: z.string().nullable(),
    /** The next charge, or the end where it is ending. */
    period_end: z.string(),
    /** When a charge that failed is tried again. */
    next_attempt_at: z.string().nullable(),
    ending: z.boolean(),
    ended_at: z.string().nullable(),
    /** The last four digits of the test card, and whether charges to it succeed. */
    card: z.string(),
    card_works: z.boolean(),
  }),
  /** Newest first. */
  invoices: z.array(
    z.object({
      id: z.string(),
      cents: z.number().int(),
      status: z.enum(invoiceStatuses),
      created_at: z.string(),
    }),
  ),
});
export type SandboxPortal = z.infer<typeof sandboxPortal>;

export const portalActions = [
  'cancel',
  'keep',
  'end-trial',
  /** Charges the next month now, or tries again what failed. */
  'renew',
  /** Puts the card in that every later charge fails with, or the one that pays. */
  'break-card',
  'mend-card',
] as const;
export const portalPress = z.object({ action: z.enum(portalActions) });
export type PortalAction = (typeof portalActions)[number];
