// Readings of text that is not spoken as it is spelled, each with the number of words it takes.

import { addressPattern, wordsInAddress } from './spoken-address.ts';
import { wordsInInteger, wordsInNumber, wordsInPrice } from './spoken-number.ts';

const number = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)?)`;
const currency = String.raw`(?:[$€£¥₹]|(?:USD|EUR|GBP|CHF)(?!\p{L}))`;

/** A pattern and the words one match takes; `undefined` leaves the match to a later reading. */
export type Reading = [
  pattern: RegExp,
  words: (match: string, ...groups: (string | undefined)[]) => number | undefined,
];

/** In this order: what an earlier reading has counted is gone for the later ones. */
export const readings: Reading[] = [
  // Directions to the speaker are not said: `(smiles)`, `[proof needed]`.
  [/\[[^\]]{0,300}\]|\([^()\d]{0,300}\)/gu, () => 0],
  [addressPattern, (match) => wordsInAddress(match)],
  // `$9/month`, `80 km/h`: the stroke is said as 'a' or 'per'.
  [/km\/h(?!\p{L})/giu, () => 4],
  [/(?<=[\d$€£¥%]\s?)\/(?=\s?\p{L})/gu, () => 1],
  [/(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu, (_, ...parts) => wordsInDate(parts)],
  [/(?<!\d)(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?!\d)/gu, (_, ...parts) => wordsInDate(parts)],
  [
    /(?<![\p{L}\d.,$€£¥])(?:\+\d{1,3}[\s.-]?)?(?:\(\d{1,5}\)[\s.-]?)?\d{1,5}(?:[\s.-]\d{2,5}){1,6}(?![\d%€$£])/gu,
    (match) => (isTelephone(match) ? (match.match(/[+\d]/g) ?? []).length : undefined),
  ],
  [
    /(?<!\d)(\d{1,2}):(\d{2})(?!\d)(\s?[ap]m(?!\p{L}))?/giu,
    (_, hour, minute, half) => wordsInTime(hour, minute) + (half ? 2 : 0),
  ],
  [
    /(?<!\d)(\d{1,2})\s?h(\d{2})?(?![\p{L}\d])/giu,
    (_, hour, minute) => wordsInTime(hour, minute ?? '00') + 1,
  ],
  [
    new RegExp(`${currency}\\s?(${number})(?:\\s?(?:k|m|bn)(?![\\p{L}\\d]))?`, 'giu'),
    (match, amount) => wordsInPrice(amount ?? '') + (/[kmn]$/i.test(match) ? 1 : 0),
  ],
  [
    new RegExp(`(?<![\\p{L}\\d])(${number})\\s?(?:${currency}|¢)`, 'giu'),
    (_, amount) => wordsInPrice(amount ?? ''),
  ],
  // `10–15` is 'ten to fifteen'.
  [
    /(?<![\p{L}\d-])(\d{1,6})\s?[-–]\s?(\d{1,6})(?![\d-])/gu,
    (_, from, to) => wordsInNumber(from ?? '') + 1 + wordsInNumber(to ?? ''),
  ],
  // The ending of an ordinal or a decade adds no word: `1st`, `2ème`, `1980s`.
  [
    /(?<!\d)(\d+)(?:st|nd|rd|th|er|re|e|ème|º|ª|(?<=\d{4})s)(?![\p{L}\d])/giu,
    (_, digits) => wordsInNumber(digits ?? ''),
  ],
  [/(?<!\d)(\d+)\s?[ap]m(?!\p{L})/giu, (_, hour) => wordsInNumber(hour ?? '') + 2],
  [new RegExp(number, 'gu'), (match) => wordsInNumber(match)],
  // Letters with points are read one by one: `U.S.A.`
  [/(?<!\p{L})(?:\p{L}\.){2,}/gu, (match) => match.length / 2],
  [/(?<!\p{L})(?:etc|usw)(?!\p{L})/giu, (match) => (match.toLowerCase() === 'usw' ? 3 : 2)],
  // Scripts without spaces: about two signs to a word.
  [
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]+/gu,
    (match) => Math.ceil(match.length / 2),
  ],
  // Signs that are said: and, plus, equals, percent, at, number.
  [/[&+=%@#°]/gu, () => 1],
];

function wordsInDate(parts: (string | undefined)[]): number {
  return parts.reduce((sum, part) => sum + wordsInNumber(String(Number(part))), 0);
}

// 9:30 is 'nine thirty', 9:05 'nine oh five', 9:00 'nine'.
function wordsInTime(hour = '0', minute = '00'): number {
  const value = Number(minute);
  const minutes = value === 0 ? 0 : wordsInInteger(value) + (value < 10 ? 1 : 0);
  return wordsInInteger(Number(hour)) + minutes;
}

// Told from lists, ranges and large numbers by its length and its groups.
function isTelephone(written: string): boolean {
  const groups = written.match(/\d+/g) ?? [];
  const digits = groups.join('').length;
  if (digits < 7 || /^\d{1,3}(?:[. ]\d{3})+$/.test(written)) return false;
  return (
    /^[+(0]/.test(written) ||
    groups.length >= 4 ||
    (written.includes('-') && (groups.length >= 3 || /^\d{3}-\d{4}$/.test(written)))
  );
}
