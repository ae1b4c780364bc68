// Asks the functions for concepts, brief, script and frames, and places what comes in the draft.
import type { RevisionOperation } from '#domain/script/revision.ts';
import type { Writing } from '#domain/wizard/kept-in-step/writings.ts';
import { drawStoryboard } from './draw-storyboard.ts';
import { recastFrames } from './recast-frames.ts';
import { refresh } from './refresh.ts';
import { createSuggester } from './suggester.ts';
import { writeBrief } from './write-brief.ts';
import { writeConcepts } from './write-concepts.ts';
import { reviseScript, writeScript } from './write-script.ts';
import type { WriterParts } from './writing-run.ts';

export type Writer = ReturnType<typeof createWriter>;

/**
 * Starts generation runs. Each has an id; a run the draft no longer waits for is aborted, and its
 * answer would be dropped anyway.
 */
export const createWriter = (parts: WriterParts) => ({
  writeConcepts: () => writeConcepts(parts),
  writeBrief: (index: number) => writeBrief(parts, index),
  writeScript: () => writeScript(parts),
  reviseScript: (operation?: RevisionOperation) => reviseScript(parts, operation),
  drawStoryboard: () => drawStoryboard(parts),
  recastFrames: (frames: readonly number[]) => recastFrames(parts, frames),
  refresh: (of: Writing) => refresh(parts, of),
  ...createSuggester(parts),
});
