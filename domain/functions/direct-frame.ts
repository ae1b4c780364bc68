import { z } from 'zod';
import { framesPerBoard, storyboardFrame } from '../storyboard/frame.ts';
import { shotChoices, shotPlan } from '../storyboard/shot-plan.ts';
import { generateStoryboardRequest } from './generate-storyboard.ts';

/**
 * What a board is drawn from, and which of its frames is directed, from 1. `choices` is all that it
 * shows; without them it is drawn as the plan has it, and the answer says what that is.
 */
export const directFrameRequest = generateStoryboardRequest.extend({
  frame: z.number().int().min(1).max(framesPerBoard),
  choices: shotChoices.optional(),
});
/** The frame, and the plan of the whole film with what was chosen: the other frames stay as they are. */
export const directFrameAnswer = z.object({ storyboardFrame, shots: shotPlan });
export type DirectFrameRequest = z.infer<typeof directFrameRequest>;
