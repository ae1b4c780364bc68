// What the house is told when somebody asks for a production.

import { type BriefSection, parseBrief } from '#domain/brief/parse-brief.ts';
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import { oneLine } from '#domain/one-line.ts';
import { labels } from '#domain/wizard/options.ts';
import type { productionRequests, submissionLogs } from '../../db/schema.ts';
import { type ChosenDirector, nameAndPlace } from '../../directors/chosen-director.ts';

export type ProductionNotice = {
  /** One sentence: whether this is new. */
  opening: string;
  /** Label and text, in reading order; each text is one line. */
  facts: [label: string, text: string][];
  email: string;
  brief: BriefSection[];
  /** The brief goes on after what is shown. */
  isExcerpt: boolean;
  submissionId: string;
  /** Where the house finds it. */
  url: string;
};

const mostBrief = 700;
const notSaid = 'Not said';

/** What is known beside the request. */
type Known = {
  /** The chosen one as they are known now, null when they no longer are. */
  director: ChosenDirector | null;
  /** The member's address who asks; null for a guest, who asks from where the package went. */
  asker: string | null;
  /** Where the house is. */
  appUrl: string;
  /** What is paid for it, with its order; empty where nothing is. */
  paid: string;
};

export function makeProductionNotice(
  asked: typeof productionRequests.$inferSelect,
  submission: typeof submissionLogs.$inferSelect,
  { director, asker, paid, appUrl }: Known,
): ProductionNotice {
  const sent = submission.package as unknown as SendConceptRequest;
  const brief = submission.creative_brief.trim();
  const facts: [string, string][] = [
    ['Email', asker ?? submission.email],
    ['Package sent to', asker === null || asker === submission.email ? '' : submission.email],
    ['Name', sent.name],
    ['Company', sent.companyName],
    ['Phone', sent.phone],
    ['Product', submission.product_name],
    ['Budget', budgetOf(asked)],
    ['Paid', paid],
    ['Timeline', labelOf(labels.schedule, asked.schedule)],
    ['Ad spend', labelOf(labels.adSpendBudget, asked.ad_spend_budget)],
    ['Media buying', asked.media_buying_services ? 'Yes, please' : 'No'],
    ['Director', directorOf(asked.director_name, director)],
  ];
  const isNew = asked.updated_at.getTime() === asked.created_at.getTime();
  return {
    opening: isNew
      ? 'Somebody wants their package produced.'
      : 'Somebody changed what they asked for; this is how it stands now.',
    facts: facts.map(([label, text]) => [label, oneLine(text)] as [string, string]).filter(isSaid),
    email: asker ?? submission.email,
    brief: parseBrief(excerpt(brief)),
    isExcerpt: brief.length > mostBrief,
    submissionId: submission.id,
    url: `${appUrl}/admin?project=submission:${submission.id}`,
  };
}

const isSaid = ([, text]: [string, string]) => text !== '';

function budgetOf(asked: typeof productionRequests.$inferSelect): string {
  const bracket = labelOf(labels.budget, asked.budget);
  return asked.specific_budget ? `${bracket}: ${asked.specific_budget}` : bracket;
}

const labelOf = (choices: Record<string, string>, value: string | null): string =>
  (value && choices[value]) || notSaid;

function directorOf(name: string, director: ChosenDirector | null): string {
  if (director === null) return name;
  const note = director.sample ? ' (a sample profile, nobody real)' : '';
  return `${nameAndPlace({ ...director, name })}${note}`;
}

// Ends with a whole section, or with a whole word where the first one is too long.
function excerpt(brief: string): string {
  if (brief.length <= mostBrief) return brief;
  const cut = brief.slice(0, mostBrief);
  const section = cut.lastIndexOf('\n\n');
  if (section > 0) return cut.slice(0, section);
  const word = cut.lastIndexOf(' ');
  return `${cut.slice(0, word > 0 ? word : mostBrief).toWellFormed()} …`;
}
