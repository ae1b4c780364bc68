// What to ask for when the visitor did not say.
import type { Stage } from '../../stage.ts';

const byType = {
  business: ['Come and see.'],
  brand: ['Look for the name.'],
  infomercial: ['Order yours.'],
  trailer: ['Watch it.'],
  government: ['Start today.'],
  creator: ['Follow along.'],
} as const;

/** A short order that fits the kind of ad. */
export const defaultAsk = (stage: Stage): readonly string[] =>
  stage.facts.desire ? [] : byType[stage.userType];
