import { z } from 'zod';
import { paymentStanding } from '../payments/account-payments.ts';
import { isStorable } from '../storable.ts';
import { sentFrame, storyboardFrame } from '../storyboard/frame.ts';
import { keptShots } from '../storyboard/kept-shots.ts';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { text } from '../text.ts';
import { savedState } from '../wizard/draft/saved-state.ts';
import { formData } from './form-data.ts';
import { isSmallEnough } from './storable-state.ts';

const projectName = text(200).refine((name) => name.trim() !== '', 'Project name is required.');
const content = {
  product_name: text(120),
  creative_brief: text(20_000),
  script: text(20_000),
  form_data: formData,
  storyboard_frames: z.array(sentFrame).max(4),
  /** What the script's shots show, as planned with it; null where it has no plan. */
  shots: keptShots.nullable(),
  /** The wizard as it was left; null forgets it. */
  wizard_state: savedState
    .refine(isSmallEnough, 'This is more than a project can keep.')
    .refine(isStorable, 'This contains a character that cannot be used.')
    .nullable(),
};

/**
 * What `POST /api/projects` takes. `draft_key` is made once by the page: the same key gives the
 * project that was made with it. Owner, status and times are the server's.
 */
export const newProject = z.object({
  draft_key: z.uuid(),
  project_name: projectName,
  ...content,
  creative_brief: content.creative_brief.default(''),
  script: content.script.default(''),
  form_data: content.form_data.default({}),
  storyboard_frames: content.storyboard_frames.default([]),
  shots: content.shots.default(null),
  wizard_state: content.wizard_state.default(null),
});
export type NewProject = z.output<typeof newProject>;

/** What `PATCH /api/projects/:id` takes: the `updated_at` it was read with, and what changes. */
export const projectChanges = z
  .object({ project_name: projectName, ...content })
  .partial()
  .extend({
    updated_at: z.iso.datetime({ offset: true, message: 'Please send updated_at as it was read.' }),
  });
export type ProjectChanges = z.output<typeof projectChanges>;

/** A project as it leaves the server, to its owner and to admins. Times are ISO text. */
export const project = z.object({
  id: z.string(),
  user_id: z.string(),
  project_name: z.string(),
  product_name: z.string(),
  creative_brief: z.string(),
  script: z.string(),
  form_data: formData,
  storyboard_frames: z.array(storyboardFrame),
  status: z.enum(['pipeline', 'greenlit']),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Project = z.infer<typeof project>;

const listedStanding = paymentStanding
  .pick({ order: true, returned: true, bid: true })
  .extend({ begun: paymentStanding.shape.begun.optional() });
export type ListedStanding = z.infer<typeof listedStanding>;
/** A project in its owner's list, with what was paid for it, where anything was. */
export const listedProject = project.extend({ payment: listedStanding.optional() });
export type ListedProject = z.infer<typeof listedProject>;

/** The same with the plan of its shots and the wizard's state, which is for its owner alone: what one project answers. */
export const wholeProject = project.extend({
  shots: shotPlan.nullable().default(null),
  wizard_state: savedState.nullable(),
});
export type WholeProject = z.infer<typeof wholeProject>;

export const mostProjectsListed = 100;

/** What `GET /api/projects` takes. */
export const projectListQuery = z.object({
  cursor: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(mostProjectsListed).default(mostProjectsListed),
});

/** Newest first; `nextCursor` is null on the last page. */
export const projectList = z.object({
  projects: z.array(listedProject),
  nextCursor: z.string().nullable(),
});
export type ProjectList = z.infer<typeof projectList>;

/** The answer 409 to a change made from an older state: the project as it stands. */
export const projectConflict = z.object({ project: wholeProject });

/** What brief, script and frames once were. `id` is what restoring names. */
export const take = z.object({
  id: z.string(),
  creative_brief: z.string(),
  script: z.string(),
  storyboard_frames: z.array(storyboardFrame),
  created_at: z.string(),
});
export type Take = z.infer<typeof take>;
/** What `GET /api/projects/:id/takes` takes: the id of a take, for those before it. */
export const takeListQuery = z.object({ before: z.uuid().optional() });
/** Newest first, fifty at most; `more` says whether there are older ones. */
export const takeList = z.object({ takes: z.array(take), more: z.boolean() });
export type TakeList = z.infer<typeof takeList>;

/** What `POST /api/projects/:id/email` answers; `mailbox` only where a local outbox can be read. */
export const projectMailed = z.object({ mailbox: z.string().optional() });
