// Asks the functions for concepts, brief, script and frames, and places what comes in the draft.
import type { CallFunction } from '#app/calls/api.ts';
import type { CallFailure } from '#app/calls/ask.ts';
import type { StreamBuffer } from '#app/calls/stream-buffer.ts';
import type { Toast } from '#app/ui/overlays/toast.tsx';
import { templateBrief } from '#domain/brief/template-brief.ts';
import { defaultConcepts } from '#domain/concepts/default-concepts.ts';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import type { RevisionOperation } from '#domain/script/revision.ts';
import { fallbackFrames } from '#domain/storyboard/fallback-frames.ts';
import { lostDirections } from '#domain/wizard/draft/directing.ts';
import { currentScript, type Draft } from '#domain/wizard/draft/draft.ts';
import { stepAsking } from '#domain/wizard/draft/validity.ts';
import * as request from '#domain/wizard/requests.ts';
import { runStarter } from '../hiring/paying/run-starter.ts';
import {
  directionsLost,
  notices,
  refusedNotice,
  scriptFailedNotice,
  waitNotice,
} from '../notices.ts';
import { revisionWords } from '../revising/revision-words.ts';
import type { DraftStore } from '../saving/draft-store.ts';
import type { SourceNotices } from './source-notices.ts';
import { createSuggester } from './suggester.ts';

export type WriterParts = {
  store: DraftStore;
  call: CallFunction;
  show: (toast: Toast) => void;
  withdraw: (about: string) => void;
  announce: (text: string) => void;
  newId: () => string;
  /** Where what has come so far is shown from: of texts, and of frames. */
  written: StreamBuffer;
  drawn: StreamBuffer;
  sourceNotices: SourceNotices;
  scriptDelayMs?: number;
};

/**
 * Starts generation runs. Each has an id; a run the draft no longer waits for is aborted, and its
 * answer would be dropped anyway.
 */
export function createWriter(parts: WriterParts) {
  const { store, call, show, withdraw, announce, newId, written, drawn, sourceNotices } = parts;
  const { scriptDelayMs = 1_000 } = parts;
  const begin = runStarter(store, newId);

  // 429 and 422 keep everything as it was. True when the failure is dealt with.
  const turnedAway = (run: string, failure: CallFailure): boolean => {
    if (failure.reason === 'aborted') return true;
    if (failure.reason === 'limited') {
      store.dispatch({ type: 'run-failed', run });
      show(waitNotice(failure.retryAfterSeconds));
      return true;
    }
    if (failure.reason !== 'validation') return false;
    store.dispatch({ type: 'run-failed', run, fieldErrors: failure.fields });
    const [field = '', message = 'One of your answers cannot be used.'] =
      Object.entries(failure.fields)[0] ?? [];
    const step = stepAsking(field);
    if (step !== undefined) store.dispatch({ type: 'visited', step });
    show(refusedNotice(message));
    return true;
  };

  async function writeConcepts() {
    const run = begin((id) => ({ type: 'concepts-started', run: id }), writingId, written);
    if (!run) return;
    const body = request.conceptsRequest(store.read());
    const result = await call('generate-concepts', body, run.options);
    if (!run.awaited() || (!result.ok && turnedAway(run.id, result.failure))) return;
    const own = result.ok ? (result.answer.concepts ?? []) : [];
    const usable = own.length === 0 && result.ok ? result.answer.fallbackConcepts?.concepts : own;
    const concepts = usable?.length ? usable : defaultConcepts(store.read().answers.productName);
    if (!usable?.length) show(notices.defaultConcepts);
    else if (own.length === 0) show(notices.fallbackConcepts);
    else if (result.ok) sourceNotices.make('concepts', concepts, result.answer);
    store.dispatch({ type: 'concepts-arrived', run: run.id, concepts });
  }

  async function writeBrief(index: number) {
    const run = begin((id) => ({ type: 'brief-started', run: id, index }), writingId, written);
    const draft = store.read();
    const set = draft.conceptSets[draft.shownSet];
    if (!run || !set) return;
    const body = request.briefRequest(draft, set, index);
    const result = await call('generate-creative-brief', body, run.options);
    if (!run.awaited() || (!result.ok && turnedAway(run.id, result.failure))) return;
    const usable = result.ok ? result.answer.creativeBrief : '';
    if (!usable.trim()) show(notices.briefCreated);
    const brief = usable.trim()
      ? usable
      : templateBrief({
          ...generateCreativeBriefRequest.parse(body),
          ...production(draft),
        });
    if (result.ok && usable.trim()) sourceNotices.make('brief', brief, result.answer);
    store.dispatch({ type: 'brief-arrived', run: run.id, brief });
  }

  async function writeScript() {
    const run = begin((id) => ({ type: 'script-started', run: id }), writingId, written);
    if (!run) return;
    withdraw('script');
    await pause(scriptDelayMs, run.options.signal);
    if (!run.awaited()) return;
    const body = request.scriptRequest(store.read());
    const result = await call('generate-script', body, run.options);
    if (!run.awaited()) return;
    if (!result.ok || !result.answer.script.trim()) {
      return scriptFailed(run.id, result.ok ? { reason: 'unusable' } : result.failure);
    }
    const { script, shots } = result.answer;
    const seen = written.read().text.trim() !== '';
    sourceNotices.make('script', script, result.answer);
    store.dispatch({ type: 'script-arrived', run: run.id, script, shots, seen });
    announce('Your script is ready. The storyboard is being drawn.');
    await drawStoryboard();
  }

  async function reviseScript(operation?: RevisionOperation) {
    if (!operation && !store.read().revisionNotes?.trim()) return show(notices.noNotes);
    const chosen = operation ? { operation } : {};
    const run = begin(
      (id) => ({ type: 'revision-started', run: id, ...chosen }),
      writingId,
      written,
    );
    if (!run) return;
    withdraw('script');
    const draft = store.read();
    const body = request.revisionRequest(draft, operation);
    const result = await call('generate-script', body, run.options);
    if (!run.awaited()) return;
    if (!result.ok || !result.answer.script.trim()) {
      return scriptFailed(run.id, result.ok ? { reason: 'unusable' } : result.failure);
    }
    const { script, shots, revision } = result.answer;
    const said = revisionWords(revision ?? []);
    const isSame = script === currentScript(draft);
    if (!isSame) sourceNotices.make('script', script, result.answer);
    if (!isSame && said)
      sourceNotices.note(script, [sourceNotices.of(script), said].filter(Boolean).join(' '));
    store.dispatch({ type: 'script-arrived', run: run.id, script, shots });
    if (isSame) show(said ? { title: 'Nothing changed', text: said } : notices.sameScript);
    else announce(`Revised. This is take ${store.read().take + 1}. ${said}`.trim());
    const lost = lostDirections(draft, store.read());
    if (lost.length > 0) show(directionsLost(lost, draft.take + 1));
  }

  function scriptFailed(run: string, failure: CallFailure) {
    if (turnedAway(run, failure)) return;
    store.dispatch({ type: 'run-failed', run });
    show(scriptFailedNotice(failure));
  }

  async function drawStoryboard() {
    const run = begin(
      (id) => ({ type: 'board-started', run: id }),
      (draft) => draft.drawing?.id,
      drawn,
    );
    if (!run) return;
    const draft = store.read();
    const body = request.storyboardRequest(draft);
    const result = await call('generate-storyboard', body, run.options);
    if (!run.awaited() || (!result.ok && turnedAway(run.id, result.failure))) return;
    const { platform, productName } = draft.answers;
    if (!result.ok || result.answer.fallback) show(notices.storyboardCreated);
    const frames = result.ok
      ? result.answer.storyboardFrames
      : fallbackFrames(platform[0] ?? '', productName);
    if (result.ok) sourceNotices.make('board', frames, result.answer);
    store.dispatch({ type: 'board-arrived', run: run.id, frames });
    if (result.ok) announce('The storyboard is drawn.');
  }

  const suggester = createSuggester(parts);
  return { writeConcepts, writeBrief, writeScript, reviseScript, drawStoryboard, ...suggester };
}

const writingId = (draft: Draft) => draft.writing?.id;

// What the template brief can say of money and time; an answer not given is left out.
function production({ answers }: Draft) {
  return {
    budget: answers.budget || undefined,
    specificBudget: answers.specificBudget,
    schedule: answers.schedule || undefined,
  };
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
