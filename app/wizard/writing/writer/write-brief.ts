import { templateBrief } from '#domain/brief/template-brief.ts';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { briefRequest } from '#domain/wizard/requests.ts';
import { notices } from '../../notices.ts';
import { answerTo, beginWriting, type WriterParts } from './writing-run.ts';

/** The brief for a concept of the set that is shown; without an answer the one of our template. */
export async function writeBrief(parts: WriterParts, index: number): Promise<void> {
  const { store, show, sourceNotices } = parts;
  const run = beginWriting(parts, (id) => ({ type: 'brief-started', run: id, index }));
  const draft = store.read();
  const set = draft.conceptSets[draft.shownSet];
  if (!run || !set) return;
  const body = briefRequest(draft, set, index);
  const result = await answerTo(parts, run, 'generate-creative-brief', body);
  if (!result) return;
  const usable = result.ok ? result.answer.creativeBrief : '';
  if (!usable.trim()) show(notices.briefCreated);
  const brief = usable.trim()
    ? usable
    : templateBrief({ ...generateCreativeBriefRequest.parse(body), ...production(draft) });
  if (result.ok && usable.trim()) sourceNotices.make('brief', brief, result.answer);
  store.dispatch({ type: 'brief-arrived', run: run.id, brief });
}

// What the template brief can say of money and time; an answer not given is left out.
function production({ answers }: Draft) {
  return {
    budget: answers.budget || undefined,
    specificBudget: answers.specificBudget,
    schedule: answers.schedule || undefined,
  };
}
