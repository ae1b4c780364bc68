// What notes name that the brush has, and where they say it is.
import { findThingNamed } from '#domain/storyboard/catalogue/lookup.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { readings } from '../../understand/readings.ts';
import { drawn, findMentions } from '../../understand/statements/find-mentions.ts';
import type { Language, Mention } from '../../understand/subject-frame.ts';
import { isLikened } from '../scenes/likened.ts';

/** People, things, animals and places a text names, each once; what is likened or denied is left out. */
export function mentionedIn(
  text: string,
  language: Language,
  names: ReadonlySet<string> = new Set(),
): Mention[] {
  const { tongue } = readings[language];
  const tokens = tongue.tag(text, names);
  const piece = { source: 'description' as const, text, stop: '' as const, tokens, segments: [] };
  return findMentions(piece, tongue, asked, names).filter((one) => !isLikened(text, one));
}

/** The same with nothing that the brush does not have. */
export const namedIn = (text: string, language: Language): Mention[] =>
  mentionedIn(text, language).filter(
    (one) => one.kind === 'person' || noteOf(one.ref) === undefined,
  );

// What is asked for by the catalogue's own name is meant, whatever else the word may mean.
const asked = {
  ...drawn,
  thing: (noun: string, language: Language) =>
    drawn.thing(noun, language) ?? findThingNamed(noun, language),
};
