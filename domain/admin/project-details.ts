import { z } from 'zod';
import { orderStates } from '../payments/order-facts.ts';
import { storyboardFrame } from '../storyboard/frame.ts';
import { pipelineNote } from './pipeline.ts';
import { adminProjectRow } from './project-list.ts';

/** `GET /api/admin/projects/:kind/:id`: everything the house may see of one project or submission. */
export const adminProjectDetails = adminProjectRow.extend({
  contact: z.object({
    name: z.string(),
    email: z.string(),
    company: z.string(),
    phone: z.string(),
    isMember: z.boolean(),
  }),
  /** The wizard's answers in its order: what was asked, and what was said. Empty answers are left out. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  creative_brief: z.string(),
  script: z.string(),
  storyboard_frames: z.array(storyboardFrame),
  /** The creative director who was chosen, if one was. */
  director: z.object({ id: z.string(), name: z.string() }).nullable(),
  /** Newest first. */
  payments: z.array(
    z.object({
      id: z.string(),
      number: z.number().int(),
      state: z.enum(orderStates),
      cents: z.number().int(),
      is_deposit: z.boolean().default(false),
      provider: z.string(),
      /** Its name at the provider. */
      transaction: z.string().nullable(),
      created_at: z.string(),
      paid_at: z.string().nullable(),
    }),
  ),
  /** What the house wrote down about it, newest first. */
  notes: z.array(pipelineNote).default([]),
  /** Newest first, twenty at most. */
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      to_address: z.string(),
      status: z.enum(['queued', 'sent', 'failed', 'stopped']),
      created_at: z.string(),
      sent_at: z.string().nullable(),
      /** Why it failed; empty for one that did not, or where nothing is known. */
      problem: z.string(),
    }),
  ),
});
export type AdminProjectDetails = z.infer<typeof adminProjectDetails>;
