// Whom it is for, in the client's words, as a line to be read: `For anyone who had a grandfather`.
import { lookUpNoun } from '../../understand/lexicon/look-up-noun.ts';
import type { Stage } from '../stage.ts';

/** Letters that are read beside a picture. */
const longest = 48;
const anybody =
  /^(?:people|folks?|anyone|anybody|everyone|everybody|somebody|those|leute|alle|jeder|jede|menschen|gente|quien|quienes|los|las|todo|ceux|celles|gens|tous|tou?tes|les)$/i;

/** The first of those named that fits; undefined where none is a person, or a number says who they are. */
export function forWhom({ frame, words, language }: Stage): string | undefined {
  if (frame.grave || frame.foreign || !frame.audience) return undefined;
  const [first = ''] = frame.audience.split(/[.;:(!?]/);
  const named = first.split(/,\s/);
  const end = named.findIndex((part) => !isOfPeople(part, language));
  const parts = end < 0 ? named : named.slice(0, end);
  for (let count = parts.length; count > 0; count -= 1) {
    const said = parts.slice(0, count).join(', ').trim();
    if (said.length > longest || /[\d&+/]/.test(said) || said.split(' ').length < 2) continue;
    return words.forWhom.replace('{audience}', () =>
      language === 'de'
        ? said
        : said.replace(/^\p{Lu}(?=\p{Ll}+\s\p{Ll})/u, (one) => one.toLowerCase()),
    );
  }
  return undefined;
}

const isOfPeople = (part: string, language: Stage['language']): boolean =>
  part
    .split(/[^\p{L}-]+/u)
    .slice(0, 3)
    .some((word) => isSomebody(word, language));

const isSomebody = (word: string, language: Stage['language']): boolean =>
  anybody.test(word) || lookUpNoun(word, language)?.class === 'person';
