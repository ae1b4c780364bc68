import { z } from 'zod';
import { withoutProduct } from '../storyboard/choose-view.ts';
import { framesPerBoard, storyboardFrame } from '../storyboard/frame.ts';
import { shotChoices, shotPlan, shotProduct } from '../storyboard/shot-plan.ts';
import { text } from '../text.ts';
import { generateStoryboardRequest } from './generate-storyboard.ts';

/** In characters. */
export const longestNote = 600;

/**
 * What a board is drawn from, and which of its frames is directed, from 1. `choices` is all that it
 * shows, and a product that is null is not shown; without them it is drawn as the plan has it, and the
 * answer says what that is. A `note` changes that in words.
 */
export const directFrameRequest = generateStoryboardRequest.extend({
  frame: z.number().int().min(1).max(framesPerBoard),
  choices: shotChoices
    .extend({ product: shotProduct.nullish() })
    .transform(({ product, ...rest }) =>
      product ? { ...rest, product } : product === null ? withoutProduct(rest) : rest,
    )
    .optional(),
  note: text(longestNote).default(''),
});
/** One wish of a note; `did` says in English what was made of it, `open` which of its words nobody understood. */
export const notePart = z.object({
  words: z.string(),
  outcome: z.enum(['done', 'partly', 'not-understood']),
  did: z.array(z.string()),
  open: z.array(z.string()).optional(),
});
export type NotePart = z.infer<typeof notePart>;

/**
 * The frame, and the plan of the whole film with what was chosen: the other frames stay as they are.
 * `unseen` names in English what is chosen for it and not in its picture: what the view leaves out, lines
 * there is no room for. `note` is there when there was one: what was made of each part of it.
 */
export const directFrameAnswer = z.object({
  storyboardFrame,
  shots: shotPlan,
  unseen: z.array(z.string()).optional(),
  note: z.array(notePart).optional(),
});
export type DirectFrameRequest = z.infer<typeof directFrameRequest>;
