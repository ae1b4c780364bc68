// What is spoken of with the noun of what is sold: what it is for, what a trade works on, what a film is about.
import { noteOf } from '#domain/storyboard/shot-plan.ts';
import { germanParts } from '../../understand/lexicon/german-parts.ts';
import { drawn } from '../../understand/statements/find-mentions.ts';
import type { Language, Mention, SubjectFrame } from '../../understand/subject-frame.ts';

/** Things named beside its noun, `piano` in `piano tuning`, and behind `for` and `about` where the client says what it is. */
export function topicsOf(frame: SubjectFrame): Mention[] {
  return [...besideNoun(frame), ...behindIdentity(frame)].filter(
    ({ ref }, at, all) =>
      noteOf(ref) === undefined && all.findIndex((one) => one.ref === ref) === at,
  );
}

function besideNoun({ head, language }: SubjectFrame): Mention[] {
  const words = head.text.split(/[\s’']+/).filter((word) => word !== head.noun);
  const inside =
    language === 'de' ? germanParts(head.lemma.toLowerCase()).map(({ rest }) => rest) : [];
  return [...words, ...inside].flatMap((word) => {
    const ref = word.length > 2 ? drawn.thing(word.toLowerCase(), language) : undefined;
    return ref ? [{ kind: 'thing' as const, text: word, lemma: word, ref }] : [];
  });
}

const behind: Record<Language, RegExp> = {
  en: /\b(?:for|about|of)\s(?:\p{L}+\s){0,2}$/iu,
  de: /(?<!\p{L})(?:für|über|von)\s(?:[\p{L}-]+\s){0,3}$/iu,
  es: /(?<!\p{L})(?:para|sobre|de)\s(?:\p{L}+\s){0,2}$/iu,
  fr: /(?<!\p{L})(?:pour|sur|de)\s(?:\p{L}+\s){0,2}$/iu,
};

const behindIdentity = ({ head, statements, language }: SubjectFrame): Mention[] =>
  statements
    .filter(({ role, source }) => role === 'identity' && source === 'description')
    .flatMap(({ text, mentions }) =>
      mentions.filter((one) => {
        const noun = one.text.split(/[\s’']/).at(-1) ?? one.text;
        const at = text.indexOf(noun);
        return (
          (one.kind === 'thing' || one.kind === 'animal') &&
          // `Botas de vino` are for no boots.
          one.lemma.toLowerCase() !== head.lemma.toLowerCase() &&
          at > 0 &&
          behind[language].test(text.slice(Math.max(0, at - 60), at))
        );
      }),
    );
