// One history entry per step, so that the browser's Back goes one step back. The entries copy the
// router's own state of the page, so for the router nothing has moved; it never hears of them.
import { wayTo } from '#domain/wizard/draft/routing.ts';
import type { StepNumber } from '#domain/wizard/draft/step-numbers.ts';
import { isDetour, isStepNumber } from '#domain/wizard/draft/steps.ts';
import type { DraftStore } from '../saving/draft-store.ts';

type PageState = {
  key?: string;
  wizardPath?: StepNumber[];
  wizardFrom?: string;
  /** Something lies over the step. */
  wizardOver?: true;
} | null;

// Browsers keep no more entries of a tab. Chromium then drops those nobody asked for by a click,
// also from the middle, so that entries counted back may lead past the page.
const mostEntries = 50;
const isFull = () => history.length >= mostEntries;

/** What lies over a step, and how Back shuts it. */
type Over = { onBack: () => void };
let entering: ((over: Over | null) => void) | null = null;

/** Gives what is laid over the step an entry of its own, so that Back shuts it alone; returns how to take it back. */
export function enterOver(onBack: () => void): () => void {
  const own: Over = { onBack };
  over = own;
  entering?.(own);
  return () => {
    // Back has left it already.
    if (over !== own) return;
    over = null;
    entering?.(null);
  };
}
let over: Over | null = null;

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
    if (at >= 0 && isFull()) write('replaceState', path.slice(0, at + 1));
    else if (at >= 0) move(at - path.length + 1);
    // The entry after a detour takes its place.
    else if (last !== undefined && isDetour(last))
      write('replaceState', [...path.slice(0, -1), step]);
    else write('pushState', [...path, step]);
  };
  const onPop = (event: PopStateEvent) => {
    if (keyOf(event.state) !== pageKey) return;
    event.stopImmediatePropagation();
    // Forward, to what was shut.
    if (!moving && over === null && isOver(event.state)) return move(-1);
    const left = isOver(event.state) ? null : over;
    if (left) over = null;
    left?.onBack();
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
  // The page was loaded anew, and nothing lies over it any more.
  if (isOver(history.state)) move(-1);
  entering = (laid) => {
    if (laid) history.pushState({ ...history.state, wizardOver: true }, '');
    else if (isOver(history.state)) move(-1);
  };
  const unsubscribe = store.subscribe(follow);
  // Capturing, so that the router's listener comes after this one.
  window.addEventListener('popstate', onPop, { capture: true });
  return function stop() {
    entering = null;
    unsubscribe();
    window.removeEventListener('popstate', onPop, { capture: true });
  };
}

/**
 * Back to the page's own entry, from whichever step's entry is the current one. Where that one is
 * gone, or cannot be found, the current one becomes the page's own. Settles once it is so.
 */
export async function leaveSteps(): Promise<void> {
  if (pathOf(history.state).length === 0) return;
  const depth = depthNow();
  if (depth === undefined) forgetSteps();
  else await goBack(depth);
}

function goBack(depth: number): Promise<void> {
  return new Promise((resolve) => {
    const swallow = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      resolve();
    };
    window.addEventListener('popstate', swallow, { once: true, capture: true });
    history.go(-depth);
  });
}

// How many entries the page's own one is away; undefined where that is not known.
function depthNow(): number | undefined {
  const { wizardFrom, ...state }: NonNullable<PageState> = history.state;
  const now = currentEntry();
  if (!now || wizardFrom === undefined)
    return isFull() ? undefined : pathOf(state).length + (isOver(state) ? 1 : 0);
  const page = navigation.entries().find(({ key }) => key === wizardFrom);
  return page && now.index - page.index;
}

const currentEntry = () => ('navigation' in window ? navigation.currentEntry : null);

function forgetSteps(): void {
  const {
    wizardPath: _,
    wizardFrom: __,
    wizardOver: ___,
    ...state
  }: NonNullable<PageState> = history.state;
  history.replaceState(state, '');
}

// Of the steps one would have come by, those that have no entry yet.
function missingSteps(step: StepNumber): StepNumber[] {
  const way = wayTo(step);
  const last = pathOf(history.state).at(-1);
  if (last === undefined) return way;
  return way.includes(last) ? way.slice(way.indexOf(last) + 1) : [];
}

function write(how: 'pushState' | 'replaceState', wizardPath: StepNumber[]): void {
  const from = pathOf(history.state).length > 0 ? history.state.wizardFrom : currentEntry()?.key;
  const { wizardOver: _, ...state }: NonNullable<PageState> = history.state ?? {};
  history[how]({ ...state, wizardPath, wizardFrom: from }, '');
}

const isOver = (state: PageState) => state?.wizardOver === true;
const keyOf = (state: PageState) => state?.key ?? '';

function pathOf(state: PageState): StepNumber[] {
  const path = state?.wizardPath;
  return Array.isArray(path) && path.every(isStepNumber) ? path : [];
}
