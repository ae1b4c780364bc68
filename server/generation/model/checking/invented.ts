// Finds what a text states that the client never said: figures, prices, awards, offers, praise.

import { sentencesOf } from '#domain/wizard/understood/sentences.ts';
import { type Language, languageOf } from '../../language/detect-language.ts';
import { clientWords } from '../asking/client-words.ts';
import { claims } from '../claims/claim-words.ts';
import { claimsIn, isDenied, negatorsOf } from '../claims/find-claims.ts';
import { numberWords } from '../claims/number-words.ts';
import { filmSeconds } from '../prompts/trade.ts';
import { textOf } from './safe-text.ts';

/** What a text is held against. */
export type Ground = {
  /** What the visitor wrote. */
  words: string;
  /** Length of the film: times within it are direction, no claim. */
  seconds: number;
  /** The figures in `words`, also those spelled out. */
  figures: ReadonlySet<string>;
  inWords: ReadonlyMap<string, number>;
  language: Language;
};

export function openGround(written: string, seconds: number, language: Language): Ground {
  const words = plain(written);
  const inWords = numberWords(language);
  const figures = new Set((words.match(number) ?? []).map(figure));
  for (const { value, whole } of spelled(words, inWords))
    figures.add(String(value)).add(String(whole));
  return { words, seconds, figures, inWords, language };
}

/** `more` is what else comes from the visitor beside the details of the product. */
export const groundOf = (
  request: Parameters<typeof clientWords>[0] & Parameters<typeof filmSeconds>[0],
  more: unknown = '',
): Ground =>
  openGround(textOf([clientWords(request), more]), filmSeconds(request), languageOf(request));

/**
 * The figures and claims in `text` that have no ground in what the visitor wrote, as they stand
 * there. Marked blanks such as `[proof needed]` are not read.
 */
export function inventedIn(text: string, ground: Ground): string[] {
  const read = plain(text).replace(/\[[^[\]]*\]/g, ' ');
  return [...new Set([...figures(read, ground), ...claimed(read, ground)])];
}

/** The text without the sentences that state something invented. */
export function withoutInvented(text: string, ground: Ground): string {
  if (inventedIn(text, ground).length === 0) return text;
  return text
    .split(/(?<=[。！？])/u)
    .flatMap(sentencesOf)
    .filter((sentence) => inventedIn(sentence, ground).length === 0)
    .join(' ');
}

const plain = (text: string) => text.normalize('NFKC').replace(/\p{Nd}/gu, digit);

// Digits of every script stand in runs of ten that begin with their zero.
function digit(sign: string): string {
  if (/\d/.test(sign)) return sign;
  let value = 0;
  for (let code = (sign.codePointAt(0) ?? 0) - 1; /\p{Nd}/u.test(String.fromCodePoint(code)); )
    [value, code] = [value + 1, code - 1];
  return String(value % 10);
}

const number = /\d+(?:[.,]\d+)*/g;

// `1,200` and `1200`, `4,50` and `4.5` are the same figure.
function figure(written: string): string {
  const joined = /^\d{1,3}(?:[.,]\d{3})+$/.test(written) ? written.replace(/[.,]/g, '') : written;
  return String(Number(joined.replace(',', '.'))) === 'NaN'
    ? joined
    : String(Number(joined.replace(',', '.')));
}

// Lengths within the film, counts of shots, canvas and quality are the maker's own figures.
const direction =
  /\b(\d+(?:[.,]\d+)?)(?:\s?[-–]\s?(\d+(?:[.,]\d+)?))?[\s-]*(?:s|secs?|seconds?|sekunden?|segundos?|secondes?)\b/gi;
const craft =
  /\b(?:9:16|16:9|1:1|4:5|1080\s?[x×]\s?1920|1920\s?[x×]\s?1080|1080\s?[x×]\s?1080|[23]D|[248]K|[1-9][\s-](?:cuts?|shots?|frames?|beats?|close-?ups?|takes?))\b/gi;

function figures(text: string, { words, seconds, figures: known, inWords }: Ground): string[] {
  const read = text
    .replace(direction, (all, from: string, to?: string) =>
      Number((to ?? from).replace(',', '.')) <= seconds ? ' ' : all,
    )
    .replace(craft, ' ');
  const written = [...read.matchAll(/[$€£¥₹#]?\s?\d+(?:[.,]\d+)*\s?(?:%|[$€£¥₹])?/g)]
    .map(([found]) => found.trim())
    .filter((found) => !known.has(figure(found.match(number)?.[0] ?? '')));
  const inFull = spelled(read, inWords)
    .filter(
      ({ value, whole }) => value >= 10 && !known.has(String(value)) && !known.has(String(whole)),
    )
    .map(({ word }) => word);
  // A known figure may still have been made a price or a share.
  const made = ['%', '$', '€', '£', '¥', '₹'].filter(
    (sign) => read.includes(sign) && !words.includes(sign) && !isSaid(sign, words),
  );
  return [...written, ...inFull, ...(written.length > 0 ? [] : made)];
}

type Spelled = { word: string; value: number; whole: number };

// `forty-eight` is one figure, `twenty-minute` holds one; `two hundred and forty` is one of three
// words, whose `whole` is what it comes to.
function spelled(text: string, inWords: ReadonlyMap<string, number>): Spelled[] {
  const words = text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const runs: Omit<Spelled, 'whole'>[][] = [[]];
  for (const word of words) {
    const values = valuesOf(word, inWords);
    if (values.length > 0) runs.at(-1)?.push(...values.map((value) => ({ word, value })));
    else if (!joins.has(word) && runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.flatMap((run) => {
    const whole = sumOf(run.map(({ value }) => value));
    return run.map((part) => ({ ...part, whole }));
  });
}

const joins = new Set(['and', 'y', 'et', 'und']);

function valuesOf(word: string, inWords: ReadonlyMap<string, number>): number[] {
  const whole = inWords.get(word);
  if (whole !== undefined) return [whole];
  const values = word.split('-').flatMap((part) => inWords.get(part) ?? []);
  const [tens = 0, units = 0] = values;
  return values.length === 2 && tens >= 20 && units < 10 ? [tens + units] : values;
}

// Two, hundred, forty: a hundred multiplies what stands before it, and so does a thousand.
function sumOf(values: readonly number[]): number {
  let sum = 0;
  let part = 0;
  for (const value of values) {
    if (value === 100 && part > 0 && part < 10) part *= 100;
    else if (value >= 1000) [sum, part] = [sum + Math.max(part, 1) * value, 0];
    else part += value;
  }
  return sum + part;
}

const signWords: Record<string, RegExp> = {
  '%': /percent|per cent|prozent|por ciento|pour cent/i,
  $: /dollar|bucks|usd|pesos?/i,
  '€': /euro|eur\b/i,
  '£': /pounds?|gbp/i,
  '¥': /yen|yuan|[円元]/i,
  '₹': /rupees?|inr/i,
};
const isSaid = (sign: string, own: string) => signWords[sign]?.test(own) ?? false;

function claimed(text: string, { words: own, language }: Ground): string[] {
  const negators = negatorsOf(language);
  const plainly = claims.flatMap((claim) => {
    const found = claim.exec(text);
    if (!found || claim.test(own)) return [];
    return negators && isDenied(text, found.index, negators) ? [] : [found[0].trim().slice(0, 60)];
  });
  return [...plainly, ...claimsIn(text, own, language)];
}
