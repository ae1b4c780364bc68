import { z } from 'zod';

export const failureKinds = ['mail', 'job', 'lead'] as const;
export type FailureKind = (typeof failureKinds)[number];

/** Something that was given up and can be tried again. */
export const failure = z.object({
  kind: z.enum(failureKinds),
  id: z.string(),
  /** What it is, as in 'package' (a mail's kind) or 'sync-directors' (a job's queue). */
  name: z.string(),
  /** Whom or what it is about: an address, an id; empty where nothing is known. */
  about: z.string(),
  /** Why it failed the last time; empty where nothing is known. */
  problem: z.string(),
  attempts: z.number().int(),
  /** When it was asked for. */
  created_at: z.string(),
});
export type Failure = z.infer<typeof failure>;

/** `GET /api/admin/failures`: newest first, 200 at most. `POST /api/admin/failures/:kind/:id/retry` tries one again. */
export const failureList = z.object({ failures: z.array(failure), total: z.number().int() });
export type FailureList = z.infer<typeof failureList>;

/** `POST /api/admin/failures/retry-all`: all of one kind, the newest 200. */
export const retryAllRequest = z.object({ kind: z.enum(failureKinds) });

/** What either way of trying again answers. */
export const retryAnswer = z.object({
  retried: z.number().int(),
  /** Of the kind, after that. */
  left: z.number().int(),
});
export type RetryAnswer = z.infer<typeof retryAnswer>;
