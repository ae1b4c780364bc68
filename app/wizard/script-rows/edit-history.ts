/** The texts of an edit before and after the one that stands, the nearest last; `mark` says what was changed last. */
export type EditHistory = {
  past: readonly string[];
  future: readonly string[];
  mark: string | null;
};
export const noHistory: EditHistory = { past: [], future: [], mark: null };

const most = 200;

/** The text that stands is about to change. What is typed under one mark is one step. */
export function changed(history: EditHistory, now: string, mark: string | null): EditHistory {
  const goesOn = mark !== null && mark === history.mark;
  const past = goesOn ? history.past : [...history.past, now].slice(-most);
  return { past, future: [], mark };
}

/** What is typed next is a step of its own. */
export const settled = (history: EditHistory): EditHistory =>
  history.mark === null ? history : { ...history, mark: null };

type Step = { text: string; history: EditHistory } | null;

/** The text before, or null at the beginning. */
export function undone({ past, future }: EditHistory, now: string): Step {
  const text = past.at(-1);
  if (text === undefined) return null;
  return { text, history: { past: past.slice(0, -1), future: [...future, now], mark: null } };
}

/** The text that was undone, or null where nothing was. */
export function redone({ past, future }: EditHistory, now: string): Step {
  const text = future.at(-1);
  if (text === undefined) return null;
  return { text, history: { past: [...past, now], future: future.slice(0, -1), mark: null } };
}
