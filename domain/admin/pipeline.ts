// Where the house stands with a project or submission, whose it is here, and what was noted of it.
import { z } from 'zod';
import { requiredText } from '../text.ts';
import { projectKinds } from './project-kinds.ts';

/** In the order in which work goes on; what nobody has touched is new. */
export const pipelineStages = [
  'new',
  'contacted',
  'consulting',
  'quoted',
  'producing',
  'delivered',
  'lost',
] as const;
export type PipelineStage = (typeof pipelineStages)[number];

/** How the lists of projects can be sorted; every order ends with the newest first. */
export const projectSorts = ['newest', 'oldest', 'name', 'budget', 'stage'] as const;
export type ProjectSort = (typeof projectSorts)[number];

/** An administrator: who can be given work. */
export const assignee = z.object({ id: z.string(), name: z.string(), email: z.string() });
export type Assignee = z.infer<typeof assignee>;
export const assigneeList = z.object({ assignees: z.array(assignee) });

/** What a lead is worth knowing at a glance; empty texts where nothing was said. */
export const leadFacts = z.object({
  /** As in `$25k – $50k`, or `Under $25k ($12,000)`. */
  budget: z.string(),
  /** What the house has of it, whatever the budget says now: as in `$12,000`; empty where nothing is paid. */
  paid: z.string().default(''),
  timeline: z.string(),
  /** The name of the director who was chosen. */
  director: z.string(),
  stage: z.enum(pipelineStages),
  assignee: assignee.nullable(),
  notes: z.number().int(),
});

export const nothingKnown: z.infer<typeof leadFacts> = {
  budget: '',
  paid: '',
  timeline: '',
  director: '',
  stage: 'new',
  assignee: null,
  notes: 0,
};

export const pipelineNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Whose it is, by address: the account may be gone. */
  author: z.string(),
  /** The viewer's own can be taken back. */
  own: z.boolean(),
  created_at: z.string(),
});
export type PipelineNote = z.infer<typeof pipelineNote>;

export const mostNote = 2_000;
export const newNote = z.object({ text: requiredText(mostNote) });

const item = z.object({ kind: z.enum(projectKinds), id: z.uuid() });
export const mostAtOnce = 100;

/** What `POST /api/admin/pipeline` takes: one change of as many as are named. */
export const pipelineChange = z.object({
  items: z.array(item).min(1).max(mostAtOnce),
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('stage'), stage: z.enum(pipelineStages) }),
    z.object({ kind: z.literal('assignee'), assignee_id: z.uuid().nullable() }),
  ]),
});
export type PipelineChange = z.output<typeof pipelineChange>;

/** How many are another now, and how many were not there any more. */
export const pipelineChanged = z.object({
  changed: z.number().int(),
  missing: z.number().int(),
});
