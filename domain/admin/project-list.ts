import { z } from 'zod';
import { text } from '../text.ts';
import { leadFacts, nothingKnown, pipelineStages, projectSorts } from './pipeline.ts';
import { projectKinds } from './project-kinds.ts';

export const adminStatuses = ['pipeline', 'greenlit'] as const;

/** Rows of a page when none is asked for. */
export const adminPageSize = 25;

/** What `GET /api/admin/projects` takes. `q` is searched in names, products, clients and e-mail addresses. */
export const adminProjectsQuery = z.object({
  q: text(200).default(''),
  kind: z.enum(projectKinds).optional(),
  status: z.enum(adminStatuses).optional(),
  stage: z.enum(pipelineStages).optional(),
  /** Whose work: an administrator's id, or nobody's. */
  assignee: z.union([z.literal('nobody'), z.uuid()]).optional(),
  sort: z.enum(projectSorts).default('newest'),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(adminPageSize),
});
export type AdminProjectsQuery = z.output<typeof adminProjectsQuery>;

/** A member's project or a submission, as the table shows it. */
export const adminProjectRow = z.object({
  kind: z.enum(projectKinds),
  id: z.string(),
  /** 'Unnamed Project' where it has none. */
  name: z.string(),
  /** The member's name, 'Guest User (first part of the e-mail)', or 'Unknown'. */
  client: z.string(),
  /** Null where there is none. */
  product_name: z.string().nullable(),
  status: z.enum(adminStatuses),
  created_at: z.string(),
  /** When its owner deleted it, while it is kept because of a payment. */
  archived_at: z.string().nullable().default(null),
  lead: leadFacts.default(nothingKnown),
});
export type AdminProjectRow = z.infer<typeof adminProjectRow>;

/** In the order asked for. */
export const adminProjectPage = z.object({
  rows: z.array(adminProjectRow),
  /** All that match. */
  total: z.number().int(),
  nextCursor: z.string().nullable(),
});
export type AdminProjectPage = z.infer<typeof adminProjectPage>;
