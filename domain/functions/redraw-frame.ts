import { z } from 'zod';
import { storyboardFrame } from '../storyboard/frame.ts';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { making } from './answer-source.ts';
import { directFrameRequest } from './direct-frame.ts';

/**
 * One frame, drawn once more by the model that draws: from its plan, or from `choices`, with a `note` on
 * this picture alone. The plan stays as it is chosen.
 */
export const redrawFrameRequest = directFrameRequest;
export const redrawFrameAnswer = z.object({ storyboardFrame, shots: shotPlan, ...making });
export type RedrawFrameRequest = z.infer<typeof redrawFrameRequest>;
