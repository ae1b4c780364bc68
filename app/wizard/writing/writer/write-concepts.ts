import { defaultConcepts } from '#domain/concepts/default-concepts.ts';
import { conceptsRequest } from '#domain/wizard/requests.ts';
import { notices } from '../../notices.ts';
import { answerTo, beginWriting, type WriterParts } from './writing-run.ts';

/** Three concepts for the approach; without an answer those that stand for every product. */
export async function writeConcepts(parts: WriterParts): Promise<void> {
  const { store, show, sourceNotices } = parts;
  const run = beginWriting(parts, (id) => ({ type: 'concepts-started', run: id }));
  if (!run) return;
  const body = conceptsRequest(store.read());
  const result = await answerTo(parts, run, 'generate-concepts', body);
  if (!result) return;
  const own = result.ok ? (result.answer.concepts ?? []) : [];
  const usable = own.length === 0 && result.ok ? result.answer.fallbackConcepts?.concepts : own;
  const concepts = usable?.length ? usable : defaultConcepts(store.read().answers.productName);
  if (!usable?.length) show(notices.defaultConcepts);
  else if (own.length === 0) show(notices.fallbackConcepts);
  else if (result.ok) sourceNotices.make('concepts', concepts, result.answer);
  store.dispatch({ type: 'concepts-arrived', run: run.id, concepts });
}
