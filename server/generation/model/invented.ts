// Finds what a text states that the client never said: figures, prices, awards, offers, praise.

import { claims, numberWords } from './claim-words.ts';

/**
 * The figures and claims in `text` that have no ground in `own`, which is what the visitor wrote,
 * as they stand there. `seconds` is the length of the film: times within it are direction, no claim.
 * Marked blanks such as `[proof needed]` are not read.
 */
export function inventedIn(text: string, own: string, seconds: number): string[] {
  const read = plain(text).replace(/\[[^[\]]*\]/g, ' ');
  const source = plain(own);
  return [...new Set([...figures(read, source, seconds), ...words(read, source)])];
}

/** The text without the sentences that state something invented. */
export function withoutInvented(text: string, own: string, seconds: number): string {
  if (inventedIn(text, own, seconds).length === 0) return text;
  return [...new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)]
    .map(({ segment }) => segment)
    .filter((sentence) => inventedIn(sentence, own, seconds).length === 0)
    .join('')
    .trim();
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

function figures(text: string, own: string, seconds: number): string[] {
  const known = new Set((own.match(number) ?? []).map(figure));
  for (const word of own.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const value = numberWords.get(word);
    if (value !== undefined) known.add(String(value));
  }
  const read = text
    .replace(direction, (all, from: string, to?: string) =>
      Number((to ?? from).replace(',', '.')) <= seconds ? ' ' : all,
    )
    .replace(craft, ' ');
  const written = [...read.matchAll(/[$€£¥₹#]?\s?\d+(?:[.,]\d+)*\s?(?:%|[$€£¥₹])?/g)]
    .map(([found]) => found.trim())
    .filter((found) => !known.has(figure(found.match(number)?.[0] ?? '')));
  const spelled = (read.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => {
    const value = numberWords.get(word);
    return value !== undefined && value >= 10 && !known.has(String(value));
  });
  // A known figure may still have been made a price or a share.
  const made = ['%', '$', '€', '£', '¥', '₹'].filter(
    (sign) => read.includes(sign) && !own.includes(sign) && !isSaid(sign, own),
  );
  return [...written, ...spelled, ...(written.length > 0 ? [] : made)];
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

function words(text: string, own: string): string[] {
  return claims.flatMap((claim) => {
    const found = claim.exec(text)?.[0];
    return found && !claim.test(own) ? [found.trim().slice(0, 60)] : [];
  });
}
