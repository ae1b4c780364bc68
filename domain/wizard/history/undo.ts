// Steps back in a draft, and on again, across all that was asked and written.
import { answersSchema } from '../answers.ts';
import type { Draft } from '../draft/draft.ts';
import { reachableStep } from '../draft/routing.ts';
import { type SavedDraft, wizardsOwn } from '../draft/saved-draft.ts';
import { isStepNumber } from '../draft/steps.ts';
import { bounded, type Entry, emptyHistory } from './history.ts';
import { covers, isWithin, mostChanges, type Patch, patched, patchTo } from './patch.ts';
import { drawnAsIn, picturesKey } from './shown-pictures.ts';

/**
 * What is remembered of a draft, beside its pictures. Where one is, text that is being edited, saving and
 * sending are not.
 */
const remembered = [
  'answers',
  'creativeBrief',
  'briefFrom',
  'briefWritten',
  'conceptSets',
  'shownSet',
  'chosenSet',
  'takes',
  'take',
  'cuts',
  'bypassed',
  'settled',
  'director',
] as const satisfies readonly (keyof SavedDraft)[];
const except = new Set(['pictures', 'scriptEdit', 'revisionNotes']);
// To look at another set or take changes nothing.
const pointers = new Set(['shownSet', 'take']);

const whole = new Set([picturesKey]);

const contentOf = (draft: Draft) => ({
  ...(Object.fromEntries(remembered.map((name) => [name, draft[name]])) as Pick<
    Draft,
    (typeof remembered)[number]
  >),
  [picturesKey]: draft.answers.pictures,
});

// How a picture is cut out is kept with the picture, and is no change of the draft.
const patchBack = (from: Draft, to: Draft): Patch => {
  const pictures = drawnAsIn(from.answers.pictures, to.answers.pictures);
  return patchTo(contentOf(from), { ...contentOf(to), [picturesKey]: pictures }, except, whole);
};

/** Milliseconds within which the same goes on as one change. */
const pauseMs = 30_000;

/** The draft after a change, which it remembers under a name; what changes nothing is not remembered. */
export function remember(was: Draft, changed: Draft, what: string, at: number): Draft {
  const back = patchBack(changed, was);
  if (back.every(({ p }) => p.length === 1 && pointers.has(String(p[0])))) return changed;
  const { done } = changed.history;
  const last = done.at(-1);
  const isOn = last && !setsPictures(back) && goesOn(last, what, was.step, at);
  const patch = isOn ? joined(last.patch, back) : null;
  const entries = last && patch ? done.slice(0, -1) : done;
  const entry: Entry = { at, what, step: was.step, patch: patch ?? back };
  if (entry.patch.length > mostChanges) return { ...changed, history: emptyHistory };
  return { ...changed, history: bounded({ done: [...entries, entry], undone: [] }) };
}

// Each picture comes alone, however quickly.
const setsPictures = (patch: Patch): boolean => patch.some(({ p }) => p[0] === picturesKey);

const goesOn = (last: Entry, what: string, step: number, at: number): boolean =>
  last.what === what && last.step === step && at - last.at < pauseMs;

// Back to what was there before both. Null where one sets something around what the other does.
function joined(first: Patch, next: Patch): Patch | null {
  if (next.some((one) => isWithin(first, one) && !covers(first, one))) return null;
  return [...first, ...next.filter((one) => !covers(first, one))];
}

/** Nothing is being written, drawn, edited or sent. */
export const canStep = (draft: Draft): boolean =>
  [draft.writing, draft.drawing, draft.directing, draft.refresh, draft.sending].every(
    (one) => one === null,
  ) &&
  draft.briefEdit === null &&
  draft.scriptEdit === null &&
  Object.values(draft.cutting).every(
    ({ making, writing, drawing, directing }) => !making && !writing && !drawing && !directing,
  );

/** Takes the last so many changes back. */
export const undo = (draft: Draft, count = 1): Draft => stepBy(draft, 'done', 'undone', count);

/** Makes so many changes again that were taken back. */
export const redo = (draft: Draft, count = 1): Draft => stepBy(draft, 'undone', 'done', count);

function stepBy(
  draft: Draft,
  from: 'done' | 'undone',
  to: 'done' | 'undone',
  count: number,
): Draft {
  if (!canStep(draft)) return draft;
  let now = draft;
  for (let left = count; left > 0; left--) {
    const entry = now.history[from].at(-1);
    if (!entry) break;
    const made = readContent(now, entry.patch);
    // What does not fit what is there cannot be gone over.
    if (!made) return { ...now, history: emptyHistory };
    const patch = patchBack(made, now);
    const history = bounded({
      ...now.history,
      [from]: now.history[from].slice(0, -1),
      [to]: [...now.history[to], { ...entry, patch }],
    });
    const step = isStepNumber(entry.step) ? entry.step : now.step;
    now = { ...made, history, step };
  }
  return { ...now, step: reachableStep(now, now.step) };
}

function readContent(draft: Draft, patch: Patch): Draft | null {
  const { [picturesKey]: shown, ...made } = patched(contentOf(draft), patch);
  const pictures = drawnAsIn(draft.answers.pictures, shown);
  const next = { ...draft, ...made, answers: { ...made.answers, pictures } };
  const { answers, creativeBrief, ...own } = next;
  const asked = answersSchema.safeParse(answers);
  if (!wizardsOwn.safeParse(own).success || !asked.success) return null;
  // An answer that cannot be read is let go where it is read: it is none to go back to.
  const isLetGo = Object.entries(answers).some(
    ([name, value]) =>
      value !== undefined && asked.data[name as keyof typeof answers] === undefined,
  );
  return typeof creativeBrief === 'string' && !isLetGo ? next : null;
}
