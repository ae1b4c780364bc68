// The sandbox's page for a subscription: card, invoices, ending it, and the tools of a test.
import { z } from 'zod';
import { shownPeriod } from '../paid-period.ts';
import { invoiceStatuses, subscriptionStatuses } from '../subscription-event.ts';

/** Times are ISO text, amounts cents. */
export const sandboxPortal = z.object({
  id: z.string(),
  email: z.string(),
  return_url: z.string(),
  /** The one that runs, or the last one there was. */
  subscription: z.object({
    status: z.enum(subscriptionStatuses),
    /** Names what 'renew' is pressed for: another one once the charge was made, or tried. */
    period: z.string(),
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
      period: shownPeriod,
    }),
  ),
});
export type SandboxPortal = z.infer<typeof sandboxPortal>;

/** What can be pressed. */
export const portalPress = z.discriminatedUnion('action', [
  z.object({
    /** Charges the next month now, or tries again what failed; once for the period that is shown. */
    action: z.literal('renew'),
    period: z.string().max(60),
  }),
  z.object({
    action: z.enum([
      'cancel',
      'keep',
      'end-trial',
      /** Puts the card in that every later charge fails with, or the one that pays. */
      'break-card',
      'mend-card',
    ]),
  }),
]);
export type PortalPress = z.infer<typeof portalPress>;
export type PortalAction = PortalPress['action'];
