import { z } from 'zod';

/** Why nothing is mailed: its owner wants none, reported a mail nobody asked for, or has no mailbox there. */
export const mailStopReasons = ['asked', 'reported', 'bounced'] as const;
export type MailStopReason = (typeof mailStopReasons)[number];

/** Somebody whom nothing is mailed. */
export const mailStop = z.object({
  address: z.string(),
  reason: z.enum(mailStopReasons),
  created_at: z.string(),
  /** The network address that had the reported mail sent; empty where that is not known. */
  sent_from: z.string(),
});
export type MailStop = z.infer<typeof mailStop>;

/** `GET /api/admin/mail-stops`: newest first, 200 at most, those of `q` alone where it is asked for. */
export const mailStopList = z.object({ stops: z.array(mailStop), total: z.number().int() });
export type MailStopList = z.infer<typeof mailStopList>;
export const mailStopsQuery = z.object({ q: z.string().trim().max(254).default('') });

/** `POST /api/admin/mail-stops/lift`: mails go there again. */
export const liftMailStopRequest = z.object({ address: z.string().min(1).max(400) });
export const liftMailStopAnswer = z.object({ lifted: z.literal(true) });
