// The first sentence of a story: who, and what they do or find.
import { termsOf } from './parts-of-speech.ts';
import { shapeOf } from './read-points.ts';
import { lowerFirst, wordCount } from './words.ts';

const about =
  /\b(?:you play(?: as)?|play(?:ing)? as|about|following|follows|in which|where|story of|tale of|centers on|centred on|tells the story of)\s+(?=(?:an?|the|two|three|one|four|five)\s|\p{Lu})/iu;

/** `A thriller about a keeper who hears a ship` → a keeper · hears a ship. Undefined when there is no such sentence. */
export function readLogline(
  sentences: readonly string[],
): { who: string; does: string } | undefined {
  for (const sentence of sentences) {
    const from = about.exec(sentence);
    const text = (from ? sentence.slice(from.index + from[0].length) : sentence)
      .replace(/^you (?:play|are)(?: as)?\s+/i, '')
      .replace(/^(?:every|each)\s(?:week|episode|night|day|season|month),?\s+/i, '')
      .trim();
    const relative = /^(.{3,60}?)\s+(?:who|that|whose)\s+(.{4,140})$/i.exec(text);
    if (
      relative?.[1] &&
      relative[2] &&
      !/\bwhose\b/i.test(text.slice(0, relative[1].length + 8)) &&
      startsWithVerb(relative[2]) &&
      isNoun(relative[1])
    )
      return { who: lowerFirst(relative[1]), does: relative[2] };
    if (
      shapeOf(text) !== 'whole' ||
      /^(?:it|this|there|you|we|i|the (?:film|movie|series|book|game|story|show))\b/i.test(text)
    )
      continue;
    const terms = termsOf(text);
    const at = terms.findIndex(
      (term, index) =>
        index > 0 &&
        (storyVerb.test(term.text) ||
          (tells(term.tags) && terms[index - 1]?.tags.includes('Noun'))) &&
        !/^(?:an?|the|his|her|their|to)$/i.test(terms[index - 1]?.text ?? ''),
    );
    if (at < 1 || at > 8) continue;
    const words = text.split(/\s+/);
    const who = words.slice(0, at).join(' ');
    const does = words.slice(at).join(' ');
    if (wordCount(does) >= 2 && wordCount(who) >= 2 && !/,/.test(who))
      return { who: lowerFirst(who), does };
  }
  return undefined;
}

function startsWithVerb(text: string): boolean {
  const [first, second] = termsOf(text);
  return Boolean(
    first?.tags.some((tag) => /^(?:Verb|Copula|Modal|PresentTense|PastTense)$/.test(tag)) ||
      (first?.tags.includes('Adverb') && second?.tags.includes('Verb')) ||
      /s$/.test(first?.text ?? ''),
  );
}

const storyVerb =
  /^(?:swaps?|finds?|discovers?|hunts?|fights?|falls?|race|races|hides?|meets?|inherits?|wakes?|learns?|travels?|returns?|must|steals?|builds?|joins?|faces|saves?|search|searches|uncovers?|becomes?|tries|try|struggles?|carry|carries|hears?|refuses?|chases?|cross|crosses|solves?|decides?|accepts?|agrees?|survives?|escapes?|investigates?|battles?)$/i;

// A verb that carries a sentence: present tense, a modal or a form of "be".
const tells = (tags: readonly string[]) =>
  tags.includes('Copula') ||
  tags.includes('Modal') ||
  (tags.includes('PresentTense') && !tags.includes('Gerund'));

// A noun phrase: no verb in it that carries a sentence.
const isNoun = (text: string) => {
  const terms = termsOf(text);
  return (
    terms.length <= 7 &&
    !terms.some(
      (term, at) =>
        at > 0 &&
        (storyVerb.test(term.text) || (tells(term.tags) && terms[at - 1]?.tags.includes('Noun'))),
    )
  );
};
