import { noAnswerWords } from '#app/calls/progress-words.ts';
import { suggestionsRequest } from '#domain/wizard/requests.ts';
import type { Suggestion } from '#domain/wizard/understood/sharpen.ts';
import { beginWriting, type WriterParts } from './writing-run.ts';

const stopped = 'Stopped. These are AD BUILDER’s own suggestions.';

/** Asks a model for clearer details, once; where it gives none, our own are there at once. */
export function createSuggester(parts: WriterParts) {
  const { store, call, announce, sourceNotices } = parts;
  const arrive = (run: string, suggestions: Suggestion[] | null) =>
    store.dispatch({ type: 'suggestions-arrived', run, suggestions });

  async function suggest() {
    const run = beginWriting(parts, (id) => ({ type: 'suggestions-started', run: id }));
    if (!run) return;
    sourceNotices.forget('suggestions');
    const body = suggestionsRequest(store.read());
    const result = await call('sharpen-details', body, run.options);
    if (!run.awaited()) return;
    if (result.ok) sourceNotices.make('suggestions', 'suggestions', result.answer);
    else sourceNotices.say('suggestions', 'suggestions', noAnswerWords('suggestions'));
    const isModels = result.ok && result.answer.source === 'provider';
    arrive(run.id, isModels ? result.answer.suggestions : null);
    announce('The suggestions are here.');
  }

  function stopSuggesting() {
    const { writing } = store.read();
    if (writing?.kind !== 'suggestions') return;
    sourceNotices.note('suggestions', stopped);
    arrive(writing.id, null);
  }

  return { suggest, stopSuggesting };
}
