// What somebody wears, in words: as it was typed, and as the cast sheet has it since.
import { takenOff } from '#domain/cast/taken-off.ts';
import { clothes } from '#domain/storyboard/catalogue/clothes.ts';
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import type { Language } from '../understand/subject-frame.ts';

// The signs and words that part one garment from the next.
const between =
  /(\s*[,;/]\s*|\s+(?:and|over|under|with|y|sobre|con|et|sur|avec|und|über|mit|plus)\s+)/iu;

/**
 * The clothes as typed, without those that the sheet takes off and with those it puts on beside them. On
 * the sheet everything is listed, also what was typed: that keeps its own words.
 */
export function wornOnSheet(
  typed: string,
  wears: readonly CatalogueRef[],
  language: Language,
): string {
  if (wears.length === 0) return typed;
  const [first = '', ...rest] = typed
    .trim()
    .replace(/[.;]+$/, '')
    .split(between);
  const pairs = rest.flatMap((one, at) =>
    at % 2 === 0 ? [{ sign: one, text: rest[at + 1] ?? '' }] : [],
  );
  const off = wears.flatMap((ref) => takenOff(ref) ?? []);
  const kept = [{ sign: '', text: first }, ...pairs].filter(
    ({ text }) => text && !off.some((name) => isSaid(name, text)),
  );
  const told = kept.map(({ sign, text }, at) => (at === 0 ? text : sign + text)).join('');
  const on = wears
    .filter((ref) => takenOff(ref) === undefined && !isSaid(nameOf(ref), told))
    .map((ref) => wornAs(ref, language));
  return [told, ...on].filter(Boolean).join(', ');
}

// What a garment of the sheet is called; a word of one's own as it stands.
const wornAs = (ref: CatalogueRef, language: Language): string =>
  noteOf(ref)?.replaceAll('-', ' ') ?? entryOf(ref)?.names[language][0] ?? ref;

const nameOf = (ref: CatalogueRef) => wornAs(ref, 'en');

const entryOf = (ref: CatalogueRef) => clothes.find(({ id }) => id === ref);

// By any of its names in any language; a raincoat is no coat, a T-shirt no shirt.
function isSaid(name: string, text: string): boolean {
  const entry = clothes.find(({ names }) => names.en[0] === name);
  const names = entry ? Object.values(entry.names).flat() : [name];
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')} `;
  return names.some((one) => words.includes(` ${one.toLowerCase()} `));
}
