// Figures, dates, venue and sponsor are the client's, word for word: none changed, none invented, none left out.
import type { AdPackage } from '../ad-package.ts';
import { type Brief, clientText } from '../brief.ts';
import { allLettered, allSpoken } from '../heard.ts';
import { briefProse, picturesOf } from '../prose.ts';
import { numberWords, smallNumbers } from '../text/number-words.ts';
import { fold, wordsOf } from '../text/words.ts';
import { type Figure, whole } from './figure.ts';
import { openPlaceholders } from './placeholders.ts';

export const verbatim: Figure = {
  name: 'verbatim',
  title: 'Figures, date, venue, sponsor verbatim; none invented; no placeholder where given',
  judge: (made, brief) =>
    whole([
      ...invented(made, brief).map((figure) => `not the client’s: ${figure}`),
      ...changed(made, brief).map((figure) => `changed: ${figure}`),
      ...leftOut(made, brief).map((what) => `left out: ${what}`),
      ...openPlaceholders(made, brief).map((text) => `placeholder: ${text}`),
    ]),
};

/** Words and figures with the signs of money and share, one space between them. */
const flat = (text: string): string =>
  ` ${(fold(text).match(/\p{Sc}|[%°]|\p{N}+(?:[.,:]\p{N}+)*|\p{L}+/gu) ?? []).join(' ')} `;

const isFigure = (word: string) => /^\p{N}/u.test(word);

const heardOf = ({ av }: AdPackage): string[] => [...allSpoken(av), ...allLettered(av)];

function invented(made: AdPackage, brief: Brief): string[] {
  const typed = wordsOf(clientText(brief));
  const own = new Set(
    typed.flatMap((word) => {
      const value = smallNumbers.get(word) ?? numberWords.get(word);
      return value ? [word, value] : [word];
    }),
  );
  const heard = heardOf(made).flatMap(wordsOf);
  const prose = [
    ...made.concepts.flatMap(({ title, subtitle, features }) => [title, subtitle, ...features]),
    ...briefProse(made.briefText),
    ...made.av.rows.flatMap(({ video }) => picturesOf(video)),
  ].flatMap(wordsOf);
  const figures = [...heard, ...prose].filter(isFigure).filter((word) => !own.has(word));
  const spelled = heard.filter((word) => {
    const value = numberWords.get(word);
    return value !== undefined && !own.has(word) && !own.has(value);
  });
  return [...new Set([...figures, ...spelled])];
}

/** Annotated figures of which a cue has the number without its unit, or a part of the number. */
function changed(made: AdPackage, brief: Brief): string[] {
  const typed = flat(clientText(brief)).split(' ');
  return brief.figures.filter((figure) => {
    const parts = flat(figure).trim().split(' ');
    const at = parts.findIndex((part) => isFigure(part));
    const number = parts[at];
    if (number === undefined || typed.filter((word) => word === number).length > 1) return false;
    const pairs = [parts.slice(Math.max(0, at - 1), at + 1), parts.slice(at, at + 2)]
      .filter((pair) => pair.length > 1)
      .map((pair) => ` ${pair.join(' ')} `);
    return heardOf(made)
      .map(flat)
      .some(
        (cue) =>
          cue.includes(` ${number} `) &&
          pairs.length > 0 &&
          !pairs.some((pair) => cue.includes(pair)),
      );
  });
}

function leftOut(made: AdPackage, { verbatim: given }: Brief): string[] {
  const heard = heardOf(made).map(flat).join('\n');
  return ['date', 'venue', 'sponsor']
    .flatMap((kind) => given[kind] ?? [])
    .filter((value) => !heard.includes(flat(value)));
}
