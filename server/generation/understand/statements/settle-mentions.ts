// A word of many meanings is the thing it is best known as where the client shows that it is meant.
import { findThingNamed, nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Language, Mention, Statement } from '../subject-frame.ts';

/** How often the client names what their text is about. */
const oftenNamed = 3;
const held = /^(?:thing|animal|plant)$/;
// Where only a thing can be; what something is in may be a time, a trade or a town.
const article =
  'the|a|an|my|your|his|her|their|one|der|die|das|dem|den|einem?|einer|el|la|los|las|un|una|le|les|une';
const touching = (prepositions: string) =>
  new RegExp(`(?:^|\\s)(?:${prepositions})\\s(?:${article})$`, 'iu');
const touches: Record<Language, RegExp> = {
  en: touching('on|onto|under|underneath|behind|over|off|round|around'),
  de: touching('auf|aufs|unter|unterm|hinter|neben'),
  es: touching('sobre|bajo|debajo de|dentro de|encima de|detrás de'),
  fr: touching('sur|sous|derrière'),
};

/**
 * Gives such mentions their drawing. `subject` is what the client says they work on, `nouns` are all
 * they use, `titled` those of a story's or a channel's title, lower case; without a sign that the thing is meant a mention stays open.
 */
export function settleMentions(
  statements: readonly Statement[],
  language: Language,
  {
    subject,
    nouns,
    titled = [],
  }: { subject?: string | undefined; nouns: readonly string[]; titled?: readonly string[] },
): Statement[] {
  const settled = (one: Mention, text: string): Mention => {
    const lemma = one.lemma.toLowerCase();
    const ref =
      one.kind === 'thing' && noteOf(one.ref)?.toLowerCase() === lemma
        ? findThingNamed(lemma, language)
        : undefined;
    const noun = ref && lookUpNoun(lemma, language);
    if (!noun || !held.test(noun.class) || nameOf(ref, language)?.toLowerCase() !== lemma)
      return one;
    const isMeant =
      lemma === subject ||
      titled.includes(lemma) ||
      nouns.filter((noun) => noun === lemma).length >= oftenNamed ||
      isTouched(text, one, language) ||
      // WordNet alone doubts it: an article or a plural says that it is no verb.
      (!noun.isHomonym &&
        language === 'en' &&
        (one.text.includes(' ') || one.text.toLowerCase() !== lemma));
    return isMeant ? { ...one, ref } : one;
  };
  return statements.map((said) => ({
    ...said,
    mentions: said.mentions.map((one) => settled(one, said.text)),
  }));
}

function isTouched(text: string, { text: called }: Mention, language: Language): boolean {
  const noun = called.split(/[\s’']/).at(-1) ?? called;
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  return touches[language].test(text.slice(Math.max(0, at - 30), Math.max(0, at)).trimEnd());
}
