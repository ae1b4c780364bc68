import { z } from 'zod';

/** `GET /api/admin/stats`: the four cards. */
export const adminStats = z.object({
  /** Projects of members, and submissions that have not become one. */
  total: z.number().int(),
  pipeline: z.number().int(),
  /** Approved and paid. */
  greenlit: z.number().int(),
  /** Of these, those that were deleted since: their orders stand. */
  deleted: z.number().int().default(0),
  /** In the directory now. */
  directors: z.number().int(),
  /** Whether a payment provider that takes real money reports back. */
  tracksPayments: z.boolean(),
  /** What waits for somebody: failed mails, jobs, leads and readings of the feed. */
  failures: z.number().int(),
});
export type AdminStats = z.infer<typeof adminStats>;
