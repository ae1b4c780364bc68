// Where a lead stands, as cells of a file: the same as its row in the list shows.

import type { ProjectKind } from '#domain/admin/project-kinds.ts';
import { stageWords } from '#domain/admin/stage-words.ts';
import { namedAmount } from '#domain/projects/project-words.ts';
import { answerWords } from '#domain/wizard/answer-words.ts';
import type { Queries } from '../../db/database.ts';
import type { Cell } from '../csv.ts';
import { readLeads } from './lead-facts.ts';

export const leadFileColumns = [
  'budget',
  'budget_amount',
  'paid',
  'timeline',
  'director',
  'stage',
  'assignee',
];

/** The cells of those columns, by id. */
export async function readLeadCells(
  queries: Queries,
  kind: ProjectKind,
  ids: readonly string[],
): Promise<(id: string) => Cell[]> {
  const leads = await readLeads(
    queries,
    ids.map((id) => ({ kind, id })),
  );
  return (id) => {
    const lead = leads.get(`${kind}:${id}`);
    if (!lead) return leadFileColumns.map(() => null);
    const { answers, facts } = lead;
    return [
      answerWords('budget', answers.budget),
      namedAmount(answers),
      facts.paid,
      facts.timeline,
      facts.director,
      stageWords[facts.stage],
      facts.assignee?.email ?? null,
    ];
  };
}
