import { z } from 'zod';
import { concept } from '../concepts/concept.ts';
import { revisedPart, revisionOperation } from '../script/revision.ts';
import { shotPlan } from '../storyboard/shot-plan.ts';
import { optionalChoice, text } from '../text.ts';
import {
  characterFields,
  formatFields,
  productFields,
  productionFields,
} from '../wizard/fields.ts';
import { videoStyles } from '../wizard/options.ts';
import { making } from './answer-source.ts';

/**
 * `selectedConcept` and `creativeBrief` let the script follow the idea that was chosen; a caller
 * without them gets a script written from the product alone. With `revisionNotes` and
 * `existingScript` the existing script is changed as the notes ask and otherwise left alone;
 * `existingShots` is the plan it came with. An `operation` is a change that can always be made; notes
 * beside it are not read.
 */
export const generateScriptRequest = z.object({
  ...productFields,
  ...characterFields,
  ...formatFields,
  ...productionFields,
  videoStyle: optionalChoice(videoStyles),
  selectedConcept: concept.optional(),
  creativeBrief: text(20_000).optional(),
  revisionNotes: text(1000).optional(),
  operation: revisionOperation.optional(),
  existingScript: text(20_000).optional(),
  existingShots: shotPlan.optional(),
  /** The script that stands: where this one would say as much, its words stay. */
  standing: text(20_000).optional(),
  /** Lines of `existingScript` that come back as they are, such as `VO: Stay up.`, whatever is written. */
  lockedLines: z.array(text(2_000)).max(120).optional(),
});
/**
 * `shots` says what is seen in each shot; it is there where the writer planned them. `cut` holds what a
 * model wrote and the house left out, since it had no time or no ground, where it did.
 */
export const generateScriptAnswer = z.object({
  script: z.string(),
  shots: shotPlan.optional(),
  /** What became of each thing that was asked of an existing script, where its writer says so. */
  revision: z.array(revisedPart).optional(),
  /** Sentences of a model that were left out. */
  cut: z.array(z.string().max(200)).max(6).optional(),
  ...making,
});
export type GenerateScriptRequest = z.infer<typeof generateScriptRequest>;
