import { secondsNotes } from '#domain/script/revision.ts';
import { currentScript } from '#domain/wizard/draft/draft.ts';
import { changedInputs } from '#domain/wizard/kept-in-step/out-of-step.ts';
import { ownSeconds } from '#domain/wizard/kept-in-step/own-changes.ts';
import type { Refreshed, Writing } from '#domain/wizard/kept-in-step/writings.ts';
import { requestNow } from '#domain/wizard/kept-in-step/written.ts';
import { revisionRequest } from '#domain/wizard/requests.ts';
import { notices } from '../../notices.ts';
import { type Run, runStarter } from '../../run-starter.ts';
import { answerTo, type WriterParts } from './writing-run.ts';

const saidSame: Record<Writing, string> = {
  concepts: 'The concepts come out the same. They are in step now.',
  brief: 'The brief comes out the same. It is in step now.',
  script: 'The script comes out the same. It is in step now.',
  board: 'The frames come out the same. They are in step now.',
};

/** Has what is out of step written once more, beside what stands. */
export async function refresh(parts: WriterParts, of: Writing): Promise<void> {
  const { store, newId, show, announce } = parts;
  const run = runStarter(store, newId)(
    (id) => ({ type: 'refresh-started', run: id, of }),
    (draft) => draft.refresh?.id,
  );
  if (!run) return;
  const refreshed = await writeAgain(parts, run, of);
  if (refreshed === null) return;
  if (refreshed === 'failed') {
    store.dispatch({ type: 'run-failed', run: run.id });
    return show(notices.refreshFailed);
  }
  store.dispatch({ type: 'refresh-arrived', run: run.id, refreshed });
  if (store.read().refresh)
    announce('The refresh is here. Nothing is replaced before you take it.');
  else show({ title: 'Nothing to take', text: saidSame[of] });
}

// Null where nobody waits any more, or was told why: our stand-ins for a writer that fails are no refresh.
async function writeAgain(
  parts: WriterParts,
  run: Run,
  of: Writing,
): Promise<Refreshed | 'failed' | null> {
  const body = requestNow(parts.store.read(), of);
  switch (of) {
    case 'concepts': {
      const result = await answerTo(parts, run, 'generate-concepts', body);
      if (!result) return null;
      const concepts = result.ok ? result.answer.concepts : undefined;
      return concepts?.length ? { of, concepts } : 'failed';
    }
    case 'brief': {
      const beside = { ...body, standing: parts.store.read().creativeBrief };
      const result = await answerTo(parts, run, 'generate-creative-brief', beside);
      if (!result) return null;
      const brief = result.ok ? result.answer.creativeBrief : '';
      return brief.trim() ? { of, brief } : 'failed';
    }
    case 'script': {
      const beside = { ...body, standing: currentScript(parts.store.read()) };
      const result = await answerTo(parts, run, 'generate-script', beside);
      if (!result) return null;
      if (!result.ok || !result.answer.script.trim()) return 'failed';
      return fittedAsBefore(parts, run, { of, ...scriptIn(result.answer) });
    }
    case 'board': {
      const result = await answerTo(parts, run, 'generate-storyboard', body);
      if (!result) return null;
      if (!result.ok || result.answer.fallback) return 'failed';
      return { of, frames: result.answer.storyboardFrames };
    }
  }
}

const scriptIn = ({ script, shots }: Written): Written => ({ script, shots });
type Written = Pick<Extract<Refreshed, { of: 'script' }>, 'script' | 'shots'>;

// A film that was fitted to other seconds since it was written keeps them.
async function fittedAsBefore(
  parts: WriterParts,
  run: Run,
  made: Extract<Refreshed, { of: 'script' }>,
): Promise<Refreshed | 'failed' | null> {
  const draft = parts.store.read();
  const seconds = ownSeconds(draft, changedInputs(draft, 'script'));
  if (seconds === undefined) return made;
  const body = {
    ...revisionRequest({ ...draft, revisionNotes: secondsNotes(seconds) }, undefined, made.script),
    existingShots: made.shots,
  };
  const result = await answerTo(parts, run, 'generate-script', body);
  if (!result) return null;
  if (!result.ok || !result.answer.script.trim()) return 'failed';
  const fitted = scriptIn(result.answer);
  return { of: 'script', script: fitted.script, shots: fitted.shots ?? made.shots };
}
