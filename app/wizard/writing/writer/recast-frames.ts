import { recastRequest } from '#domain/wizard/requests.ts';
import { notices } from '../../notices.ts';
import { runStarter } from '../../run-starter.ts';
import type { DraftStore } from '../../saving/draft-store.ts';
import { answerTo, type WriterParts } from './writing-run.ts';

/**
 * These frames, from 1, drawn anew with the cast as it is now; the others stay as they are. A board that is
 * being drawn comes first: it would be lost, or come with the cast as it was.
 */
export async function recastFrames(parts: WriterParts, frames: readonly number[]): Promise<void> {
  const { store, show, announce, newId, drawn, sourceNotices } = parts;
  const { take } = store.read();
  await untilDrawn(store);
  if (store.read().take !== take) return;
  const run = runStarter(store, newId)(
    (id) => ({ type: 'board-started', run: id, frames }),
    (draft) => draft.drawing?.id,
    drawn,
  );
  if (!run) return;
  const body = recastRequest(store.read(), frames);
  const result = await answerTo(parts, run, 'generate-storyboard', body);
  if (!result) return;
  if (!result.ok || result.answer.fallback) {
    store.dispatch({ type: 'run-failed', run: run.id });
    return show(notices.recastFailed);
  }
  sourceNotices.make('board', result.answer.storyboardFrames, result.answer);
  store.dispatch({ type: 'board-arrived', run: run.id, frames: result.answer.storyboardFrames });
  announce('The cast is drawn anew.');
}

const untilDrawn = (store: DraftStore): Promise<void> =>
  new Promise((resolve) => {
    if (store.read().drawing === null) return resolve();
    const unsubscribe = store.subscribe(() => {
      if (store.read().drawing !== null) return;
      unsubscribe();
      resolve();
    });
  });
