// What is said of two cuts that no longer agree, and of what was carried from one into the other.
import { labels, type Platform } from '../wizard/options.ts';
import type { Carried, News } from './agree.ts';
import type { LeftWhy } from './left-why.ts';

/** `rows 2 and 4, frame 3` */
export function newsWords({ rows, frames, isWhole }: News): string {
  if (isWhole) return 'the whole script';
  return [named('row', rows), named('frame', frames)].filter(Boolean).join(', ');
}

const named = (what: string, numbers: readonly number[]): string =>
  numbers.length > 0 ? `${what}${numbers.length > 1 ? 's' : ''} ${listed(numbers)}` : '';

const listed = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join(', '), numbers.at(-1)].filter(Boolean).join(' and ');

const reasons: Record<LeftWhy, string> = {
  own: 'it says or shows something of its own there',
  'too-long': 'there is no time for it',
  'no-row': 'it has no such row',
};

/** `Taken into YouTube: row 2. Left as it is: row 4 (there is no time for it).` */
export function carriedWords(carried: Carried, into: Platform): string {
  const taken = newsWords({ ...carried, isWhole: false });
  return [taken ? `Taken into ${labels.platform[into]}: ${taken}.` : '', leftWords(carried)]
    .filter(Boolean)
    .join(' ');
}

/** `Left as it is: row 4 (there is no time for it).` Empty where all can be carried. */
export function leftWords({ leftRows, leftFrames }: Carried): string {
  const left = [
    ...leftRows.map(({ row, why }) => `row ${row} (${reasons[why]})`),
    ...leftFrames.map((frame) => `frame ${frame} (it was directed otherwise or locked there)`),
  ];
  return left.length > 0 ? `Left as it is: ${left.join(', ')}.` : '';
}
