// What the client wants to be seen, beat by beat, and the words that are read last.
import type { Language, SubjectFrame } from '../../understand/subject-frame.ts';
import { plainly } from '../wording/plainly.ts';
import { askedMoment } from './moment-in.ts';
import type { Wishes } from './wishes-in.ts';
import type { Worded } from './worded-in.ts';

/** `Last: the empty chair`: where a line stands says that already. */
const placed =
  /^(?:first|then|last(?:ly)?|finally|at the end|zuerst|dann|zuletzt|zum schluss|am (?:ende|anfang)|primero|luego|por último|al final|d['’]abord|puis|ensuite|enfin|pour finir|à la fin)\s?[:,]\s*/iu;

/** The pictures of the four beats: one is the proof, two open and prove it, the fourth is the end. */
export const toldByBeat = (typed: readonly string[]): (string | undefined)[] => {
  const pictures = typed.map((one) => one.replace(placed, ''));
  const [first, second] = pictures;
  if (pictures.length === 1) return [undefined, undefined, first];
  return pictures.length === 2 ? [first, undefined, second] : [...pictures];
};

/** Whether the client said what is to be seen in each beat before the end. */
export const isToldWhole = ([first, second, third]: readonly (string | undefined)[]): boolean =>
  [first, second, third].every((one) => one !== undefined);

/** `End on: Go straight to A&E`: what the client says elsewhere in so many words is read at the end, and no picture; `last` is the picture that ends it. */
export function withLastWords(asked: Wishes, { statements }: SubjectFrame, last?: string): Wishes {
  const isSaid = (ended: string) =>
    statements.some(
      ({ source, text }) => source === 'description' && plainly(text).includes(plainly(ended)),
    );
  const [words, pictures] = [asked.ended.filter(isSaid), asked.ended.filter((one) => !isSaid(one))];
  return {
    ...asked,
    read: [...asked.read, ...words],
    ended: last === undefined ? pictures : [last],
  };
}

/** What is said or read in a described picture is so there, and not once more where the notes ask for it; so is its weather. */
export function withoutTold(
  asked: Wishes,
  pictures: readonly (string | undefined)[],
  worded: readonly Worded[],
  language: Language,
): Wishes {
  const told = worded.flatMap(({ said, read }) => [...said, ...read]).map(plainly);
  const isTold = (text: string) => told.some((one) => one === plainly(text));
  const { weather, ...moment } = asked.moment;
  const isOfOne = pictures.some(
    (one) => one && weather && askedMoment(one, language).weather === weather,
  );
  return {
    ...asked,
    moment: isOfOne ? moment : asked.moment,
    said: asked.said.filter((text) => !isTold(text)),
    read: asked.read.filter((text) => !isTold(text)),
  };
}
