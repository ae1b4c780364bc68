import { z } from 'zod';

/** Why nothing is mailed: its owner wants none, reported a mail nobody asked for, or has no mailbox there. */
export const suppressionReasons = ['asked', 'reported', 'bounced'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];

/** Somebody whom nothing is mailed. */
export const suppression = z.object({
  address: z.string(),
  reason: z.enum(suppressionReasons),
  created_at: z.string(),
  /** The network address that had the reported mail sent; empty where that is not known. */
  sent_from: z.string(),
});
export type Suppression = z.infer<typeof suppression>;

/** `GET /api/admin/mail-stops`: newest first, 200 at most, those of `q` alone where it is asked for. */
export const suppressionList = z.object({ stops: z.array(suppression), total: z.number().int() });
export type SuppressionList = z.infer<typeof suppressionList>;
export const suppressionsQuery = z.object({ q: z.string().trim().max(254).default('') });

/** `POST /api/admin/mail-stops/lift`: mails go there again. */
export const liftSuppressionRequest = z.object({ address: z.string().min(1).max(400) });
export const liftSuppressionAnswer = z.object({ lifted: z.literal(true) });
