// Walks the wizard as a visitor does, with the work the house gives.
import { createHash } from 'node:crypto';
import { type Draft, emptyDraft } from '#domain/wizard/draft/draft.ts';
import type { WizardEvent } from '#domain/wizard/draft/events.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import {
  briefRequest,
  conceptsRequest,
  packageRequest,
  scriptRequest,
  storyboardRequest,
} from '#domain/wizard/requests.ts';
import type { Film } from './films.ts';
import type { Asking } from './house.ts';

type Visitor = { name: string; email: string };
const run = 'demo';

/** A draft with concepts, brief, script and board, as far as the step that sends the package. */
export async function makeFilm(house: Asking, film: Film, visitor: Visitor): Promise<Draft> {
  let draft = emptyDraft;
  const go = (...events: WizardEvent[]) => {
    draft = events.reduce(reduce, draft);
  };
  const { userType, platform, videoStyle, budget, specificBudget, schedule, ...details } =
    film.answers;
  const next: WizardEvent = { type: 'advanced' };
  const answered = (answers: Film['answers']): WizardEvent => ({ type: 'answered', answers });
  const { creativeApproach, ...product } = details;
  go(answered({ userType }), next, answered({ platform }), next, answered(product), next);
  go(answered({ creativeApproach }), { type: 'concepts-started', run });
  const { concepts = [] } = await house.call('generate-concepts', conceptsRequest(draft));
  go({ type: 'concepts-arrived', run, concepts });
  const [set] = draft.conceptSets;
  if (!set) throw new Error('No concepts came.');
  go({ type: 'brief-started', run, index: 0 });
  const request = briefRequest(draft, set, 0);
  const { creativeBrief } = await house.call('generate-creative-brief', request);
  go({ type: 'brief-arrived', run, brief: creativeBrief }, next, answered({ videoStyle }));
  go({ type: 'script-started', run });
  const { script, shots } = await house.call('generate-script', scriptRequest(draft));
  go({ type: 'script-arrived', run, script, shots, seen: true }, { type: 'board-started', run });
  const board = await house.call('generate-storyboard', storyboardRequest(draft));
  go({ type: 'board-arrived', run, frames: board.storyboardFrames }, next);
  go(answered({ name: visitor.name, email: visitor.email }));
  if (budget) go(answered({ budget, specificBudget, schedule }));
  return draft;
}

/** The same id for the same name each time, so that what was begun is gone on with. */
export function idOf(name: string): string {
  const hex = createHash('sha256').update(`demo ${name}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Sends the package, once; gives its number. */
export async function sendPackage(house: Asking, draft: Draft): Promise<string> {
  const request = packageRequest(
    draft,
    idOf(`package ${draft.answers.productName}`),
    new Date().toISOString(),
  );
  return (await house.call('send-concept', request)).submissionId;
}
