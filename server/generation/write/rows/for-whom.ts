// Whom it is for, in the client's words, as a line to be read: `For anyone who had a grandfather`.
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import { readings } from '../../understand/readings.ts';
import type { Stage } from '../stage.ts';
import { hangs } from '../wording/hangs.ts';

const clause = /^(?:rel|wh)$/;
/** Letters that are read beside a picture. */
const longest = 48;
/** The first of those named that fits; undefined where none is a person, or a number says who they are. */
export function forWhom({ frame, words, language }: Stage): string | undefined {
  if (frame.grave || frame.foreign || !frame.audience) return undefined;
  const [first = ''] = frame.audience.split(/[.;:(!?]/);
  const named = first.split(/,\s/);
  const end = named.findIndex((part) => !isOfPeople(part, language));
  // `people who like slow, tense dramas`: a clause is not parted at its comma.
  const { tag } = readings[language].tongue;
  const hasClause = tag(named[0] ?? '', new Set()).some((one) => clause.test(one.tag));
  const parts = hasClause ? [first] : end < 0 ? named : named.slice(0, end);
  // `Wer hier schwimmen gelernt hat` is a sentence: it takes no preposition before its subject.
  if (language === 'de' && tag(first, new Set())[0]?.tag === 'pron') return undefined;
  if (end === 0) return undefined;
  for (let count = parts.length; count > 0; count -= 1) {
    const said = parts.slice(0, count).join(', ').trim();
    if (
      said.length > longest ||
      /[\d&+/]/.test(said) ||
      said.split(' ').length < 2 ||
      hangsOn(said, language)
    )
      continue;
    return words.forWhom.replace('{audience}', () =>
      language === 'de'
        ? said
        : said.replace(/^\p{Lu}(?=\p{Ll}+\s\p{Ll})/u, (one) => one.toLowerCase()),
    );
  }
  return undefined;
}

// `hijas de`: cut off before what it is of.
const hangsOn = (said: string, language: Stage['language']): boolean =>
  hangs[language].test(`${said.split(' ').at(-1)} `);

const isOfPeople = (part: string, language: Stage['language']): boolean =>
  part
    .split(/[^\p{L}-]+/u)
    .slice(0, 3)
    .some((word) => isSomebody(word, language));

const isSomebody = (word: string, language: Stage['language']): boolean =>
  readings[language].role.generic.has(word.toLowerCase()) ||
  readings[language].tongue.lists.people.has(word.toLowerCase()) ||
  lookUpNoun(word, language)?.class === 'person';
