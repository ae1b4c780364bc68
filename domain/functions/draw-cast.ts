import { z } from 'zod';
import { furtherIds, leadId } from '../cast/cast-sheet.ts';
import { look } from '../cast/look.ts';
import { framesPerBoard, storyboardFrame } from '../storyboard/frame.ts';
import { catalogueRef } from '../storyboard/shot-plan.ts';
import { text } from '../text.ts';
import { generateStoryboardRequest } from './generate-storyboard.ts';

/** What a board is drawn from; before there is a script the answers alone say who is cast. */
export const drawCastRequest = generateStoryboardRequest
  .omit({ locked: true })
  .extend({ script: text(20_000).default('') });

/** One person in three views. `frames` are those of the board they are seen in, from 1. */
const drawnPerson = z.object({
  id: z.enum([leadId, ...furtherIds]),
  words: z.string().max(600),
  look,
  wears: z.array(catalogueRef).max(8),
  /** What the words have them in: it is taken off by being refused. */
  said: z.array(catalogueRef).default([]),
  /** What the words have them in and nobody is dressed without: a shirt, trousers. */
  stays: z.array(catalogueRef).default([]),
  frames: z.array(z.number().int().min(1).max(framesPerBoard)).max(framesPerBoard),
  picture: storyboardFrame,
});
export type DrawnPerson = z.infer<typeof drawnPerson>;

/** The character first. */
export const drawCastAnswer = z.object({ people: z.array(drawnPerson) });
export type DrawCastRequest = z.infer<typeof drawCastRequest>;
