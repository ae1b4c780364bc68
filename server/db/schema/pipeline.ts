// Where the house stands with what was asked of it.
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { pipelineStages } from '#domain/admin/pipeline.ts';
import { moment } from './columns.ts';
import { profiles } from './members.ts';
import { projects, submissionLogs } from './projects.ts';

/**
 * One for each project or submission that somebody of the house has touched. A submission's becomes
 * that of the project it belongs to.
 */
export const pipeline = pgTable(
  'pipeline',
  {
    id: uuid('id').primaryKey(),
    /** One of the two. */
    project_id: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    submission_id: uuid('submission_id').references(() => submissionLogs.id, {
      onDelete: 'cascade',
    }),
    stage: text('stage', { enum: pipelineStages }).notNull().default('new'),
    assignee_id: uuid('assignee_id').references(() => profiles.id, { onDelete: 'set null' }),
    updated_at: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('pipeline_project').on(table.project_id),
    uniqueIndex('pipeline_submission').on(table.submission_id),
    index('pipeline_assignee').on(table.assignee_id),
  ],
);

/** What the house wrote down about one, for itself alone. */
export const pipelineNotes = pgTable(
  'pipeline_notes',
  {
    id: uuid('id').primaryKey(),
    entry_id: uuid('entry_id')
      .notNull()
      .references(() => pipeline.id, { onDelete: 'cascade' }),
    /** Null once the account is deleted; the address stays. */
    author_id: uuid('author_id').references(() => profiles.id, { onDelete: 'set null' }),
    author_email: text('author_email').notNull(),
    text: text('text').notNull(),
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('pipeline_notes_newest').on(table.entry_id, table.created_at)],
);
