// Understands an English brief.
import type { Facts, Point } from '../../../facts.ts';
import type { ProductInput } from '../../../stage.ts';
import { calmName, emoji, stripMarkup, toSentences } from './clean-text.ts';
import { readAudience } from './read-audience.ts';
import { readCategory, readRest } from './read-category.ts';
import { hasClaim, readClaims } from './read-claims.ts';
import { readContact } from './read-contact.ts';
import { readDesire } from './read-desire.ts';
import { readOrderLine } from './read-order-line.ts';
import { readPoints, shapeOf } from './read-points.ts';
import { readLogline } from './read-story.ts';
import { wordCount } from './words.ts';

const money =
  /[$£€¥]\s?\d|\b\d+(?:[.,]\d+)?\s?(?:%|percent|dollars|euros|pounds)|(?<![-\w])(?:for )?free\b(?!lanc)|\bhalf price\b|\bdiscount\b|\bbuy one\b/i;
const request =
  /\b(?:asks?|tells?|reminds?|encourages?|urges?|wants?|gets?)\s+(?:people|drivers|everyone|residents|parents|voters|families|viewers|neighbou?rs)(?:\s+who\s[^.,]{3,50}?)?\s+to\s+(.+)$/i;
// `Campaign by the City of Eugene: …` announces what follows.
const announced =
  /^\s*(?:an?\s+)?(?:public[- ]service\s+)?(?:campaign|message|announcement|psa|reminder|notice)\b[^:.\n]*:\s*/i;
const proof = /\d|\bcertified\b|\baward|\bsince\b|\bpatent|\btested\b|\bgeneration/i;

/** Reads what was typed into facts. Every text in the answer is the visitor's own, cleaned. */
export function readFacts(input: ProductInput): Facts {
  const name = cleanName(input.productName);
  const names = `${name} ${input.productName}`;
  const told = readOrderLine(input.description);
  const sentences = toSentences(told.text.replace(announced, ''), names);
  const [first = '', ...others] = sentences;
  const opened = readCategory(first, name);
  const category = opened.category;
  const leads = opened.rest === first ? [first] : readRest(opened.rest);
  const points = unique(
    [...leads, ...others].filter(Boolean).flatMap((sentence) => readPoints(sentence)),
  )
    .map((point) => underName(point, name))
    .filter((point) => point.text.toLowerCase() !== name.toLowerCase() && usable(point))
    .map((point, order) => ({ point, score: score(point) - order * 0.35 }))
    .sort((a, b) => b.score - a.score)
    .map(({ point }) => point);
  const everything = [input.description, input.targetAudience, input.behavior]
    .map((text) => stripMarkup(text))
    .join('\n');
  const offer = points.find((point) => money.test(point.text));
  const logline = input.userType === 'trailer' ? readLogline(sentences) : undefined;
  const audience = readAudience(input.targetAudience, input.description, names);
  const asked = sentences.map((sentence) => request.exec(sentence)?.[1]).find(Boolean);
  const desire =
    readDesire(input.behavior, names) ??
    (asked ? readDesire(asked, names) : undefined) ??
    (told.order ? readDesire(told.order, names) : undefined);
  const measure = toSentences(input.evaluation, names).join('. ');
  return {
    name,
    shortName: shorten(name),
    ...(category ? { category } : {}),
    points,
    ...audience,
    ...(desire ? { desire } : {}),
    ...(measure ? { measure } : {}),
    ...(offer ? { offer } : {}),
    ...(logline ? { logline } : {}),
    ...readContact(everything),
    claims: readClaims([...sentences, ...toSentences(input.productName)]),
    hasProof: points.some((point) => proof.test(point.text)),
  };
}

/** The product name without markup or shouting. */
function cleanName(typed: string): string {
  const plain = stripMarkup(typed.replace(/[“”"„«»]/g, ''))
    .replace(emoji, '')
    .replace(/\s+/g, ' ')
    .trim();
  const name = calmName(plain.replace(/[\s.,;:|–-]+$/, ''));
  if (!/[\p{L}\p{N}]/u.test(name)) return 'The product';
  return /^\p{Ll}+$/u.test(name.split(' ')[0] ?? '') && !/\p{Lu}/u.test(name)
    ? name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    : name;
}

// `Oak & Ember makes tables` → `makes tables`, so that the name is not said twice.
function underName(point: Point, name: string): Point {
  const low = point.text.toLowerCase();
  if (!low.startsWith(`${name.toLowerCase()} `)) return point;
  const rest = point.text.slice(name.length + 1);
  if (point.shape === 'whole' && shapeOf(rest) === 'does') return { text: rest, shape: 'does' };
  return { ...point, text: `${name} ${rest}` };
}

// A long name is said up to its first break.
function shorten(name: string): string {
  if (wordCount(name) <= 3) return name;
  const head = name.split(/\s*(?:[:|,–—(]|\s-\s)\s*/)[0]?.trim() ?? name;
  return head.length > 1 ? head : name;
}

function unique(points: readonly Point[]): Point[] {
  const seen = new Set<string>();
  return points.filter((point) => {
    const key = point.text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

// One bare word says nothing as a line of its own, unless it carries a number.
function usable(point: Point): boolean {
  const words = wordCount(point.text);
  if (
    /\b(?:click|subscribe|advert|(?<!new |one |weekly |daily )video|commercial|ad|campaign)\b/i.test(
      point.text,
    ) &&
    point.shape !== 'whole'
  )
    return false;
  if (
    /^(?:district \d|ward \d|paid for|sponsored|funded by|on behalf of|brought to you|a message from|coming|in theat|in cinemas|out)\b/i.test(
      point.text,
    )
  )
    return false;
  if (!/\p{L}{2}/u.test(point.text) || request.test(point.text)) return false;
  return words > 1 || /\d/.test(point.text);
}

function score(point: Point): number {
  const words = wordCount(point.text);
  let total = 0;
  if (words >= 3 && words <= 8) total += 2;
  else if (words > 11) total -= 1.5;
  if (/\d/.test(point.text)) total += 2;
  if (point.shape !== 'thing') total += 1;
  if (hasClaim(point.text, 'superlative')) total -= 4;
  else if (hasClaim(point.text)) total -= 1;
  return total;
}
