import { z } from 'zod';
import { framesPerBoard, sentFrame, storyboardFrame } from '../storyboard/frame.ts';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { optionalChoice, requiredText } from '../text.ts';
import { characterFields, formatFields } from '../wizard/fields.ts';
import { platforms, videoStyles } from '../wizard/options.ts';
import { questions, shapesOf } from '../wizard/questions.ts';
import { making } from './answer-source.ts';

const platformOrStyle = z.enum([...platforms, ...videoStyles]);

/**
 * `platform` is the list the visitor chose, or one value; a saved project sends its video style
 * there. The character fields beyond the name are optional: without them the cast line of the
 * script says who is drawn. `shots` is the plan that came with the script: what it says is drawn,
 * and only rows it does not tell of are read.
 */
export const generateStoryboardRequest = z.object({
  script: requiredText(20_000),
  platform: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(platformOrStyle).min(1).max(5),
  ),
  ...shapesOf(['productName', 'productForm', 'understood', 'pictures', 'targetAudience'], 'sent'),
  description: questions.description.stored.default(''),
  videoStyle: optionalChoice(videoStyles),
  shots: shotPlan.optional(),
  /** Frames that are locked, from 1, as they stand: they come back as they are. */
  locked: z
    .array(z.object({ frame: z.number().int().min(1).max(framesPerBoard), drawn: sentFrame }))
    .max(framesPerBoard)
    .optional(),
  ...characterFields,
  ...formatFields,
});
export const generateStoryboardAnswer = z.object({
  storyboardFrames: z.array(storyboardFrame).length(framesPerBoard),
  fallback: z.boolean(),
  /** How many frames our own illustrator drew where the provider's pictures failed. */
  standIns: z.number().int().min(0).max(framesPerBoard).optional(),
  ...making,
});
export type GenerateStoryboardRequest = z.infer<typeof generateStoryboardRequest>;
