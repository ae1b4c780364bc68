import type { RevisionOperation } from '#domain/script/revision.ts';
import { withTakeNumber } from '#domain/script/take-number.ts';
import { lostDirections } from '#domain/wizard/draft/directing.ts';
import { currentScript } from '#domain/wizard/draft/draft.ts';
import { revisionRequest, scriptRequest } from '#domain/wizard/requests.ts';
import { directionsLost, notices, scriptFailedNotice } from '../../notices.ts';
import { notUnderstood, revisionWords } from '../../revising/revision-words.ts';
import type { Run } from '../../run-starter.ts';
import { drawStoryboard } from './draw-storyboard.ts';
import { answerTo, beginWriting, type WriterParts } from './writing-run.ts';

/** The script, and then its storyboard. */
export async function writeScript(parts: WriterParts): Promise<void> {
  const { store, withdraw, announce, written, sourceNotices, scriptDelayMs = 1_000 } = parts;
  const run = beginWriting(parts, (id) => ({ type: 'script-started', run: id }));
  if (!run) return;
  withdraw('script');
  await pause(scriptDelayMs, run.options.signal);
  if (!run.awaited()) return;
  const answer = await scriptFor(parts, run, scriptRequest(store.read()));
  if (!answer) return;
  const { shots } = answer;
  const script = withTakeNumber(answer.script, store.read().takes.length + 1);
  const seen = written.read().text.trim() !== '';
  sourceNotices.make('script', script, answer);
  store.dispatch({ type: 'script-arrived', run: run.id, script, shots, seen });
  announce('Your script is ready. The storyboard is being drawn.');
  await drawStoryboard(parts);
}

/** The script as it is changed by a choice; without one as the notes ask. */
export async function reviseScript(
  parts: WriterParts,
  operation?: RevisionOperation,
): Promise<void> {
  const { store, show, withdraw, announce } = parts;
  if (!operation && !store.read().revisionNotes?.trim()) return show(notices.noNotes);
  const run = beginWriting(parts, (id) => ({
    ...{ type: 'revision-started', run: id },
    ...(operation ? { operation } : {}),
  }));
  if (!run) return;
  withdraw('script');
  const draft = store.read();
  const answer = await scriptFor(parts, run, revisionRequest(draft, operation));
  if (!answer) return;
  const { shots } = answer;
  const said = revisionWords(answer.revision ?? []);
  const isSame = answer.script === currentScript(draft);
  const script = isSame
    ? answer.script
    : withTakeNumber(answer.script, store.read().takes.length + 1);
  if (!isSame) noteRevision(parts, { ...answer, script }, said);
  const left = operation ? '' : notUnderstood(answer.revision ?? []);
  store.dispatch({
    ...{ type: 'script-arrived', run: run.id, script, shots },
    ...(left ? { left } : {}),
  });
  if (isSame) show(said ? { title: 'Nothing changed', text: said } : notices.sameScript);
  else announce(`Revised. This is take ${store.read().take + 1}. ${said}`.trim());
  const lost = lostDirections(draft, store.read());
  if (lost.length > 0) show(directionsLost(lost, draft.take + 1));
}

type Answer = NonNullable<Awaited<ReturnType<typeof scriptFor>>>;

// What is to be said of the new script: who wrote it, and what was changed.
function noteRevision({ sourceNotices }: WriterParts, answer: Answer, said: string): void {
  const { script } = answer;
  sourceNotices.make('script', script, answer);
  if (said) sourceNotices.note(script, [sourceNotices.of(script), said].filter(Boolean).join(' '));
}

// Null where none came; that is said then.
async function scriptFor(parts: WriterParts, run: Run, body: unknown) {
  const result = await answerTo(parts, run, 'generate-script', body);
  if (!result) return null;
  if (result.ok && result.answer.script.trim()) return result.answer;
  parts.store.dispatch({ type: 'run-failed', run: run.id });
  parts.show(scriptFailedNotice(result.ok ? { reason: 'unusable' } : result.failure));
  return null;
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
