import { z } from 'zod';
import type { Platform } from './options.ts';
import { type NameOf, namesOf, type Part, questionNames, shapesOf } from './questions.ts';

const keptIndex = z.string().max(50_000).catch('').default('');

/** Everything asked in the wizard, by the names the functions use. An empty string is 'not answered'. */
export const answersSchema = z.object({
  ...shapesOf(questionNames, 'kept'),
  /** Index of the chosen concept in its set, as text. */
  selectedConcept: keptIndex,
  /** Id of the chosen director. */
  selectedDirector: keptIndex,
});
export type Answers = z.infer<typeof answersSchema>;

export const emptyAnswers: Answers = answersSchema.parse({});

/** The answers to the questions of these parts. */
export function answersOf<P extends Part>(answers: Answers, ...parts: P[]) {
  const fields = namesOf(...parts).map((name) => [name, answers[name]]);
  return Object.fromEntries(fields) as Pick<Answers, NameOf<P>>;
}

/** The platforms with one added at the end or taken out. The first is the primary cut. */
export function togglePlatform(chosen: readonly Platform[], platform: Platform): Platform[] {
  return chosen.includes(platform)
    ? chosen.filter((other) => other !== platform)
    : [...chosen, platform];
}
