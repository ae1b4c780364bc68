// One history entry per step, so that the browser's Back goes one step back. The entries copy the
// router's own state of the page, so for the router nothing has moved; it never hears of them.
import { previousStep } from '#domain/wizard/routing.ts';
import { isDetour, isStepNumber, type StepNumber } from '#domain/wizard/steps.ts';
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
    const last = path.at(-1);
    if (step === last) return;
    if (at >= 0) move(at - path.length + 1);
    // The entry after a detour takes its place.
    else if (last !== undefined && isDetour(last))
      write('replaceState', [...path.slice(0, -1), step]);
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
  for (const step of missingSteps(store.read().step)) {
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

// Of the steps one would have come by, those that have no entry yet.
function missingSteps(step: StepNumber): StepNumber[] {
  const way = wayTo(step);
  const last = pathOf(history.state).at(-1);
  if (last === undefined) return way;
  return way.includes(last) ? way.slice(way.indexOf(last) + 1) : [];
}

function wayTo(step: StepNumber): StepNumber[] {
  const before = previousStep(step);
  return before === null ? [step] : [...wayTo(before), step];
}

function write(how: 'pushState' | 'replaceState', wizardPath: StepNumber[]): void {
  history[how]({ ...history.state, wizardPath }, '');
}

const keyOf = (state: PageState) => state?.key ?? '';

function pathOf(state: PageState): StepNumber[] {
  const path = state?.wizardPath;
  return Array.isArray(path) && path.every(isStepNumber) ? path : [];
}
