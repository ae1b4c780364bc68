// One history entry per step, so that the browser's Back goes one step back. The entries copy the
// router's own state of the page, so for the router nothing has moved; it never hears of them.
import { isStepNumber, type StepNumber, stepNumbers } from '#domain/wizard/steps.ts';
import type { DraftStore } from './draft-store.ts';

type PageState = { key?: string; wizardPath?: StepNumber[] } | null;

/**
 * Follows the draft's step in the browser's history, and the history in the draft. `onLeave` is
 * called when Back is pressed on the first entry.
 */
export function followSteps(store: DraftStore, onLeave: () => void) {
  const pageKey = keyOf(history.state);
  // A move we asked for; its event comes later, and until then the draft leads.
  let moving = false;
  const move = (by: number) => {
    moving = true;
    history.go(by);
  };
  const follow = () => {
    if (moving) return;
    const path = pathOf(history.state);
    const { step } = store.read();
    const at = path.lastIndexOf(step);
    if (at >= 0 && at === path.length - 1) return;
    if (at >= 0) move(at - path.length + 1);
    // 3.5 is a detour: the entry after it takes its place.
    else if (path.at(-1) === 3.5) write('replaceState', [...path.slice(0, -1), step]);
    else write('pushState', [...path, step]);
  };
  const onPop = (event: PopStateEvent) => {
    if (keyOf(event.state) !== pageKey) return;
    event.stopImmediatePropagation();
    const step = pathOf(event.state).at(-1);
    if (!moving && step === undefined) return onLeave();
    if (!moving && step !== undefined) store.dispatch({ type: 'visited', step });
    moving = false;
    follow();
  };
  const last = pathOf(history.state).at(-1) ?? 0;
  for (const step of wayTo(store.read().step).filter((number) => number > last)) {
    write('pushState', [...pathOf(history.state), step]);
  }
  follow();
  const unsubscribe = store.subscribe(follow);
  // Capturing, so that the router's listener comes after this one.
  window.addEventListener('popstate', onPop, { capture: true });
  return function stop() {
    unsubscribe();
    window.removeEventListener('popstate', onPop, { capture: true });
  };
}

/** Back to the page's own entry, from whichever step's entry is the current one. */
export function leaveSteps(): void {
  const depth = pathOf(history.state).length;
  if (depth === 0) return;
  const swallow = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', swallow, { once: true, capture: true });
  history.go(-depth);
}

// The steps one would have come by.
const wayTo = (step: StepNumber) =>
  stepNumbers.filter((number) => number <= step && (number !== 3.5 || step === 3.5));

function write(how: 'pushState' | 'replaceState', wizardPath: StepNumber[]): void {
  history[how]({ ...history.state, wizardPath }, '');
}

const keyOf = (state: PageState) => state?.key ?? '';

function pathOf(state: PageState): StepNumber[] {
  const path = state?.wizardPath;
  return Array.isArray(path) && path.every(isStepNumber) ? path : [];
}
