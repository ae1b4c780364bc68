import { z } from 'zod';
import { concept } from '../concepts/concept.ts';
import { sentFrame } from '../storyboard/frame.ts';
import { keptShots } from '../storyboard/kept-shots.ts';
import { optionalChoice, text } from '../text.ts';
import {
  characterFields,
  contactFields,
  formatFields,
  pictureFields,
  productFields,
  productionFields,
} from '../wizard/fields.ts';
import { creativeApproaches, platforms, userTypes, videoStyles } from '../wizard/options.ts';
import { platformField, questions } from '../wizard/questions.ts';

/**
 * Everything a creative package holds. `ipAddress` and `timestamp` are accepted because callers
 * send them and ignored because only the server's own look at connection and clock counts.
 * `submissionId` is one for one package of one draft: sending it again never records or mails twice.
 */
export const sendConceptRequest = z.object({
  submissionId: z.uuid().optional(),
  ...contactFields,
  ...productFields,
  userType: optionalChoice([...userTypes, 'client']),
  platform: z.union([platformField, z.enum(videoStyles).transform((style) => [style])]),
  description: questions.description.stored.default(''),
  creativeApproach: optionalChoice(creativeApproaches),
  videoStyle: optionalChoice(videoStyles),
  ...characterFields,
  ...formatFields,
  ...productionFields,
  ...pictureFields,
  selectedConcept: concept.nullish(),
  selectedDirector: text(80).nullish(),
  creativeBrief: text(20_000).default(''),
  script: text(20_000).default(''),
  storyboardFrames: z.array(sentFrame).max(4).default([]),
  shots: keptShots.nullish(),
  /** The cuts beside the primary, each for another of `platform`. */
  cuts: z
    .array(
      z.object({
        platform: z.enum(platforms),
        script: text(20_000),
        storyboardFrames: z.array(sentFrame).max(4).default([]),
        shots: keptShots.nullish(),
      }),
    )
    .max(platforms.length - 1)
    .optional(),
  /** The page takes its visitor for signed in: then it is sent as a member's or not at all. */
  asMember: z.boolean().optional(),
  /** Records the package without mailing it: its address has had its packages for the day. */
  withoutMail: z.boolean().optional(),
  ipAddress: text(80).optional(),
  timestamp: text(40).optional(),
});
/**
 * `submissionId` names the recorded submission; `mailbox` is where a local installation's outbox can be read.
 * With `sentBefore`, an ISO text, it was recorded then, and nothing was done now.
 */
export const sendConceptAnswer = z.object({
  submissionId: z.string(),
  mailbox: z.string().optional(),
  sentBefore: z.string().optional(),
});
export type SendConceptRequest = z.infer<typeof sendConceptRequest>;
