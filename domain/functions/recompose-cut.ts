import { z } from 'zod';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { requiredText } from '../text.ts';
import { platforms } from '../wizard/options.ts';
import { generateScriptAnswer, generateScriptRequest } from './generate-script.ts';

/**
 * `existingScript` and `existingShots` are the primary cut, which is for the first of `platform`; `cut` is
 * another of them, which is asked for. `lockedLines` of the primary are lines of the cut, too.
 */
export const recomposeCutRequest = generateScriptRequest
  .omit({ revisionNotes: true, operation: true })
  .extend({
    existingScript: requiredText(20_000),
    existingShots: shotPlan.optional(),
    cut: z.enum(platforms),
  })
  .refine(({ platform, cut }) => platform.indexOf(cut) > 0, {
    path: ['cut'],
    message: 'Please name one of the chosen platforms, other than the first.',
  });
/** The script of the cut with the plan of its shots; its board is drawn with the cut's platform first. */
export const recomposeCutAnswer = generateScriptAnswer.omit({ revision: true });
export type RecomposeCutRequest = z.infer<typeof recomposeCutRequest>;
