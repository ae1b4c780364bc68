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
  stage.facts.desire
    ? []
    : stage.userType === 'trailer'
      ? [ofStory(stage.input.description)]
      : byType[stage.userType];

// A story is watched, heard, read or played.
function ofStory(text: string): string {
  if (/\bpodcast|\bradio play|\baudio/i.test(text)) return 'Listen.';
  if (/\b(?:video )?game\b/i.test(text)) return 'Play it.';
  if (/\b(?:book|novel|memoir|picture book)\b/i.test(text)) return 'Read it.';
  return 'Watch it.';
}
