// What has come so far of something being written: beside what is kept, never in it.
import type { Concept } from '#domain/concepts/concept.ts';
import type { Progress, stages } from '#domain/functions/progress.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { openListeners, useStore } from '../ui/store.ts';

export type Streamed = {
  stage: (typeof stages)[number] | null;
  /** By their place; those still to come are holes. */
  concepts: readonly (Concept | undefined)[];
  frames: readonly (StoryboardFrame | undefined)[];
  /** Whole lines. */
  text: string;
};

export const nothingStreamed: Streamed = { stage: null, concepts: [], frames: [], text: '' };

export function addProgress(arrived: Streamed, event: Progress): Streamed {
  switch (event.type) {
    case 'stage':
      return { ...arrived, stage: event.stage };
    case 'restarted':
      return { ...nothingStreamed, stage: arrived.stage };
    case 'concept':
      return { ...arrived, concepts: placed(arrived.concepts, event.index, event.concept) };
    case 'frame':
      return { ...arrived, frames: placed(arrived.frames, event.index, event.frame) };
    case 'text':
      return { ...arrived, text: arrived.text + event.text };
  }
}

function placed<One>(all: readonly (One | undefined)[], index: number, one: One) {
  const length = Math.max(all.length, index + 1);
  return Array.from({ length }, (_, at) => (at === index ? one : all[at]));
}

/** How many of a list have come. */
export const countStreamed = (all: readonly unknown[]): number =>
  all.filter((one) => one !== undefined).length;

/** Holds what has come of one piece of work at a time; who listens is told once a frame at most. */
export type StreamBuffer = ReturnType<typeof createStreamBuffer>;

export function createStreamBuffer(
  soon: (then: () => void) => void = (then) => void requestAnimationFrame(then),
) {
  let arrived = nothingStreamed;
  let isTelling = false;
  const listeners = openListeners();
  const tell = () => {
    isTelling = false;
    listeners.tell();
  };
  const change = (next: Streamed) => {
    if (next === arrived) return;
    arrived = next;
    if (isTelling) return;
    isTelling = true;
    soon(tell);
  };
  return {
    read: () => arrived,
    add: (event: Progress) => change(addProgress(arrived, event)),
    clear: () => change(nothingStreamed),
    subscribe: listeners.subscribe,
  };
}

/** What has come so far; only the component that asks renders again. */
export const useStreamed = (buffer: StreamBuffer): Streamed => useStore(buffer);
