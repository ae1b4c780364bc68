import { fallbackFrames } from '#domain/storyboard/fallback-frames.ts';
import { storyboardRequest } from '#domain/wizard/requests.ts';
import { notices } from '../../notices.ts';
import { runStarter } from '../../run-starter.ts';
import { answerTo, type WriterParts } from './writing-run.ts';

/** The frames of the take in use; without an answer those that any script can have. */
export async function drawStoryboard(parts: WriterParts): Promise<void> {
  const { store, show, announce, newId, drawn, sourceNotices } = parts;
  const run = runStarter(store, newId)(
    (id) => ({ type: 'board-started', run: id }),
    (draft) => draft.drawing?.id,
    drawn,
  );
  if (!run) return;
  const draft = store.read();
  const result = await answerTo(parts, run, 'generate-storyboard', storyboardRequest(draft));
  if (!result) return;
  const { platform, productName } = draft.answers;
  const isWhole = result.ok && !result.answer.fallback;
  if (!isWhole) show(notices.storyboardCreated);
  const frames = result.ok
    ? result.answer.storyboardFrames
    : fallbackFrames(platform[0] ?? '', productName);
  if (result.ok) sourceNotices.make('board', frames, result.answer);
  store.dispatch({ type: 'board-arrived', run: run.id, frames });
  if (isWhole) announce('The storyboard is drawn.');
}
