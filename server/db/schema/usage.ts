// What is counted: visits, generations, what models cost.
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How often something was seen on a day (UTC): nothing that tells one visitor from another. */
export const usageCounts = pgTable(
  'usage_counts',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** As in `view /director/:id`, `visitors`, `step business`. */
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name] })],
);

/** Who was counted today already, by a hash that nobody can make again once the day's salt is gone. */
export const usageMarks = pgTable(
  'usage_marks',
  {
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').notNull(),
    visitor: text('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.visitor] })],
);

/** Deleted with the marks when the day is over. */
export const usageSalts = pgTable('usage_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});

export const generationKinds = [
  'sharpen',
  'concepts',
  'brief',
  'script',
  'storyboard',
  'chat',
  'speech',
] as const;
export type GenerationKind = (typeof generationKinds)[number];
export const generationOutcomes = ['done', 'failed', 'canceled'] as const;

/** What was written or drawn, by whom and how long it took: never what. */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: generationKinds }).notNull(),
    /** 'built-in' or a provider's name. */
    source: text('source').notNull(),
    outcome: text('outcome', { enum: generationOutcomes }).notNull(),
    milliseconds: integer('milliseconds').notNull(),
    /** The model that was asked last; null where none was. */
    model: text('model'),
    /** Why the model's work was not used; null where it was, or none was asked. */
    setback: text('setback'),
    input_tokens: integer('input_tokens').notNull().default(0),
    output_tokens: integer('output_tokens').notNull().default(0),
    pictures: integer('pictures').notNull().default(0),
    /** Millionths of a dollar, by the prices of the settings. */
    microdollars: bigint('microdollars', { mode: 'number' }).notNull().default(0),
  },
  (table) => [index('generations_at').on(table.at)],
);

/** What models cost on a day (UTC), in millionths of a dollar; calls under way at their most. */
export const modelSpending = pgTable('model_spending', {
  day: date('day', { mode: 'string' }).primaryKey(),
  microdollars: bigint('microdollars', { mode: 'number' }).notNull(),
});

/** Who has generations under way, by a keyed hash; one left behind by a crash ends by its time. */
export const generationSlots = pgTable(
  'generation_slots',
  {
    id: uuid('id').primaryKey(),
    subject: text('subject').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [index('generation_slots_subject').on(table.subject)],
);

export const deletedKinds = ['project', 'submission'] as const;

/**
 * One row for each project or submission that was deleted, written by the database itself: the figures
 * of a day stay what they were. Nothing tells whose it was.
 */
export const deletedWork = pgTable(
  'deleted_work',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: deletedKinds }).notNull(),
    /** When it had been made. */
    created_at: moment('created_at').notNull(),
  },
  (table) => [index('deleted_work_created_at').on(table.kind, table.created_at)],
);
