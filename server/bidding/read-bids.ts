import type { Viewer } from '#domain/accounts/viewer.ts';
import type { ProjectBids } from '#domain/bidding/bid.ts';
import { budgetRangeOf, shootNeedsOf } from '#domain/bidding/reality-check.ts';
import { keywordsOf } from '#domain/matching/keywords.ts';
import { mappedBudget } from '#domain/matching/mapped-budget.ts';
import type { Question } from '#domain/matching/question.ts';
import { rankDirectors, reasonsOf } from '#domain/matching/rank.ts';
import { typedText } from '#domain/matching/typed-text.ts';
import { wordsOf } from '#domain/matching/words.ts';
import { projectWords } from '#domain/projects/project-words.ts';
import { restoreDraft } from '#domain/wizard/draft/saved-state.ts';
import { budgets, creativeApproaches, platforms } from '#domain/wizard/options.ts';
import { readStanding } from '../payments/orders/standing/read-standing.ts';
import { findOwnProject, type ProjectRow } from '../projects/find-project.ts';
import type { Services } from '../services.ts';
import { bidsOf, presentBid } from './find-bid.ts';

const mostCandidates = 12;
const mostReasons = 2;

/** The bids for the viewer's own project and who could be asked; null where there is no such project. */
export async function readBids(
  { db, candidates, now }: Pick<Services, 'db' | 'candidates' | 'now'>,
  viewer: Viewer,
  projectId: string,
): Promise<ProjectBids | null> {
  const project = await findOwnProject(db, viewer, projectId);
  if (!project) return null;
  const rows = await bidsOf(db, project.id);
  const asked = new Set(rows.map((row) => row.director_id));
  const { profiles, shown } = await candidates();
  const ranked = rankDirectors(profiles, questionFor(project))
    .filter(({ candidate }) => !asked.has(candidate.id))
    .slice(0, mostCandidates);
  const { order } = await readStanding({ db, now }, viewer, { projectId });
  const reasons = reasonsOf(ranked).own;
  const { budget, schedule } = projectWords(project.form_data);
  return {
    project_name: project.project_name,
    budget,
    schedule,
    budget_range: budgetRangeOf(project.form_data),
    needs: shootNeedsOf(project),
    bids: rows.map(presentBid),
    paid: order && { number: order.number, cents: order.cents, is_deposit: order.is_deposit },
    candidates: ranked.flatMap(({ candidate }, at) => {
      const director = shown.get(candidate.id);
      if (!director) return [];
      const { id, name, location, sample } = director;
      const told = (reasons[at] ?? []).slice(0, mostReasons);
      return { id, name, location: location ?? '', sample, reasons: told };
    }),
  };
}

// A project may leave open what the wizard has asked by then, or say it in words of its own.
function questionFor({ creative_brief, form_data, wizard_state }: ProjectRow): Question {
  const { description = '', budget, specificBudget = '', platform, creativeApproach } = form_data;
  const known = budgets.find((one) => one === budget);
  const said = [platform ?? []].flat();
  // What the wizard did not make was written by its owner.
  const draft = wizard_state ? restoreDraft(wizard_state) : null;
  return {
    keywords: keywordsOf(creative_brief, description),
    typed:
      draft &&
      new Set(
        wordsOf(
          typedText({ answers: form_data, brief: creative_brief, written: draft.briefWritten }),
        ),
      ),
    budget: known ? mappedBudget({ budget: known, specificBudget }) : null,
    platforms: platforms.filter((one) => said.includes(one)),
    approach: creativeApproaches.find((one) => one === creativeApproach) ?? 'bold',
  };
}
