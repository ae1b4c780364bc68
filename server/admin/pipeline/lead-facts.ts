// What of a lead stands in its row: budget, timeline, director, and where the house stands with it.
import { count, eq, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { readAnswers } from '#domain/admin/answer-facts.ts';
import type { leadFacts, PipelineStage } from '#domain/admin/pipeline.ts';
import type { ProjectKind } from '#domain/admin/project-kinds.ts';
import { memberName } from '#domain/admin/shown-names.ts';
import { catalogue } from '#domain/matching/catalogue.ts';
import type { FormData } from '#domain/projects/form-data.ts';
import { notSpecified, projectWords } from '#domain/projects/project-words.ts';
import type { Queries } from '../../db/database.ts';
import {
  creativeDirectors,
  pipeline,
  pipelineNotes,
  productionRequests,
  profiles,
  projects,
  submissionLogs,
} from '../../db/schema.ts';
import { paidFor } from '../../payments/orders/standing/paid-for.ts';
import { askedAnswers } from '../../production/asked-answers.ts';
import { entryOf } from './find-entry.ts';

type Facts = z.infer<typeof leadFacts>;
type Item = { kind: ProjectKind; id: string };
type Standing = { entry: typeof pipeline.$inferSelect | null; who: Who | null };
type Who = { id: string; name: string; email: string };
type Lead = Standing & { answers: FormData; director: string; directorId: string };

const standing = {
  entry: pipeline,
  who: { id: profiles.id, name: profiles.full_name, email: profiles.email },
};

/** The facts of those rows, by `kind:id`. */
export async function readLeadFacts(
  queries: Queries,
  items: readonly Item[],
): Promise<Map<string, Facts>> {
  const leads = await readLeads(queries, items);
  return new Map([...leads].map(([key, { facts }]) => [key, facts]));
}

/** The same with the answers they are read from. */
export async function readLeads(
  queries: Queries,
  items: readonly Item[],
): Promise<Map<string, { answers: FormData; facts: Facts }>> {
  const idsOf = (kind: ProjectKind) =>
    items.filter((item) => item.kind === kind).map(({ id }) => id);
  const leads = new Map([
    ...(await leadsOfProjects(queries, idsOf('project'))),
    ...(await leadsOfSubmissions(queries, idsOf('submission'))),
  ]);
  const names = await directorNames(queries, [...leads.values()]);
  const notes = await countNotes(queries, [...leads.values()]);
  const paid = await paidFor(queries, items);
  return new Map(
    [...leads].map(([key, lead]) => [
      key,
      {
        answers: lead.answers,
        facts: { ...present(lead, names, notes), paid: paid.get(key) ?? '' },
      },
    ]),
  );
}

const present = (
  { entry, who, answers, director, directorId }: Lead,
  names: ReadonlyMap<string, string>,
  notes: ReadonlyMap<string, number>,
): Omit<Facts, 'paid'> => {
  const { budget, schedule } = projectWords(answers);
  const said = (words: string) => (words === notSpecified ? '' : words);
  return {
    budget: said(budget),
    timeline: said(schedule),
    director: director || (names.get(directorId) ?? ''),
    stage: (entry?.stage ?? 'new') as PipelineStage,
    assignee: who?.id ? { ...who, name: memberName(who.name) } : null,
    notes: notes.get(entry?.id ?? '') ?? 0,
  };
};

async function leadsOfProjects(queries: Queries, ids: string[]): Promise<[string, Lead][]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: projects.id, answers: projects.form_data, ...standing })
    .from(projects)
    .leftJoin(pipeline, entryOf.project)
    .leftJoin(profiles, eq(profiles.id, pipeline.assignee_id))
    .where(inArray(projects.id, ids));
  return rows.map(({ id, answers, ...row }) => [
    `project:${id}`,
    { ...row, answers, director: '', directorId: answers.selectedDirector ?? '' },
  ]);
}

async function leadsOfSubmissions(queries: Queries, ids: string[]): Promise<[string, Lead][]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({
      id: submissionLogs.id,
      sent: submissionLogs.package,
      asked: productionRequests,
      ...standing,
    })
    .from(submissionLogs)
    .leftJoin(productionRequests, eq(productionRequests.submission_id, submissionLogs.id))
    .leftJoin(pipeline, entryOf.submission)
    .leftJoin(profiles, eq(profiles.id, pipeline.assignee_id))
    .where(inArray(submissionLogs.id, ids));
  return rows.map(({ id, sent, asked, ...row }) => {
    const answers = readAnswers(sent);
    return [
      `submission:${id}`,
      {
        ...row,
        answers: { ...answers, ...(asked && askedAnswers(asked)) },
        director: asked?.director_name ?? '',
        directorId: answers.selectedDirector ?? '',
      },
    ];
  });
}

async function directorNames(
  queries: Queries,
  leads: readonly Lead[],
): Promise<Map<string, string>> {
  const ids = new Set(leads.map(({ directorId }) => directorId).filter(Boolean));
  const names = new Map(catalogue.map(({ id, name }) => [id, name]));
  if (ids.size === 0) return names;
  const rows = await queries
    .select({ id: creativeDirectors.id, name: creativeDirectors.name })
    .from(creativeDirectors)
    .where(inArray(creativeDirectors.id, [...ids]));
  for (const { id, name } of rows) names.set(id, name);
  return names;
}

async function countNotes(queries: Queries, leads: readonly Lead[]): Promise<Map<string, number>> {
  const ids = leads.flatMap(({ entry }) => entry?.id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await queries
    .select({ id: pipelineNotes.entry_id, n: count() })
    .from(pipelineNotes)
    .where(inArray(pipelineNotes.entry_id, ids))
    .groupBy(pipelineNotes.entry_id);
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}
