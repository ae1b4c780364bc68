import { drawStoryboard } from '../generation/illustrator/draw-storyboard.ts';
import { writeBrief } from '../generation/writer/write-brief.ts';
import { writeConcepts } from '../generation/writer/write-concepts.ts';
import { writeScript } from '../generation/writer/write-script.ts';
import type { Engine } from './engine.ts';

/** The product's own writer and illustrator: no key, no network. */
export const builtInEngine: Engine = { writeConcepts, writeBrief, writeScript, drawStoryboard };
