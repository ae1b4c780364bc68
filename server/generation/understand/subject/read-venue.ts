// Where it takes place, as typed: `Drill Hall, Leith`, `the pier in Killybegs`.
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import { findDates } from '../statements/particulars/find-particulars.ts';
import { isConjugated } from '../text/segments.ts';
import type { Piece, Tongue, WordLists } from '../text/tongue.ts';
import type { PlaceWords } from './read-sponsor.ts';

/** Letters of a venue that can be read at the end of a film. */
const longest = 80;
/** Words of a name with the small ones between. */
const mostWords = 9;

type Found = { text: string; worth: number };
type Words = { tongue: Tongue; halls: ReadonlySet<string>; at: ReadonlySet<string> };

/**
 * The place that is named beside a day, in the same sentence or in the one next to it; undefined where nothing
 * is announced. Its street, room and town go with it where they stand behind it.
 */
export function readVenue(
  pieces: readonly Piece[],
  tongue: Tongue,
  { halls, at: prepositions }: PlaceWords,
): string | undefined {
  const words = { tongue, halls, at: prepositions };
  const dated = pieces.map(({ text }) => findDates(text, tongue.lists));
  const days = dated.map((dates) => dates.filter((date) => isDay(date, tongue.lists)));
  let best: Found | undefined;
  for (const [at, piece] of pieces.entries()) {
    const isBeside = [at - 1, at + 1].some(
      (next) => pieces[next]?.source === piece.source && days[next]?.length,
    );
    const near = days[at]?.length ? 2 : isBeside || dated[at]?.length ? 1 : 0;
    if (near === 0) continue;
    for (const { text, worth } of named(piece.text, dated[at] ?? [], words))
      if (worth + near >= 3 && worth + near > (best?.worth ?? 0))
        best = { text, worth: worth + near };
  }
  return best?.text;
}

// A day of the year or of the week, and no hour alone.
const isDay = (date: string, { months, days, short }: WordLists): boolean =>
  /\d{1,2}[./]\d{1,2}/.test(date) ||
  date
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => [months, days, short?.months].some((list) => list?.has(word)));

// The parts of a sentence between its marks, its days and hours taken out: those next to one are beside it.
function named(text: string, dates: readonly string[], words: Words): Found[] {
  const stretches = dates
    .reduce((left, date) => left.replace(date, '¦'), text)
    .split('¦')
    .map((stretch) =>
      stretch
        .split(/[,;()]|\s[–—-]\s|:\s/u)
        .map((part) => part.trim().replace(/[.\s]+$/, ''))
        .filter((part) => !part.split(/\s+/).every((word) => word === '' || idle.test(word))),
    );
  return stretches.flatMap((parts, stretch) =>
    parts.flatMap((part, index) => {
      const behind = parts.slice(index + 1);
      const isNext =
        (dates.length === 0 && index === 0 && parts.length < 4) ||
        (stretch > 0 && index === 0) ||
        (stretch < stretches.length - 1 &&
          withAddress(text, part, behind, words).endsWith(parts.at(-1) ?? ''));
      const name = placeIn(part, isNext, words);
      if (!name) return [];
      const whole = part.endsWith(name.text)
        ? withAddress(text, name.text, behind, words)
        : name.text;
      // One word is a town as often as a house.
      const isKnown = name.text.includes(' ') || isHouse(name.text.split(' '), words);
      if (!isKnown && !/\d/.test(whole)) return [];
      return whole.length <= longest && text.includes(whole)
        ? [{ text: whole, worth: name.worth + (whole === name.text ? 0 : 1) }]
        : [];
    }),
  );
}

/** `im Gasthaus Häuserl` behind a word of place, `The Quoin Theatre` as the whole part. */
function placeIn(part: string, isNext: boolean, words: Words): Found | undefined {
  const list = part.split(/\s+/);
  let best: Found | undefined;
  for (const [at, word] of list.entries()) {
    const isAt = words.at.has(word.toLowerCase());
    if (!isAt && at > 0) continue;
    const run = nameFrom(list.slice(isAt ? at + 1 : at), words);
    if (!run) continue;
    const house = isHouse(run, words);
    // Without a word of place the whole part is the name, and it stands beside the day or is a house.
    if (!isAt && (run.length !== list.length || !(isNext || house) || credits.test(word))) continue;
    const worth = worthOf(run, house, words);
    // `en la calle`, `los cines`: without a name of its own it is one of many.
    if (worth === 1 && house && !isNext && !run.some((one) => /^\p{Lu}/u.test(one))) continue;
    if (worth > 0 && worth + Number(isAt) > (best?.worth ?? 0))
      best = { text: run.join(' '), worth: worth + Number(isAt) };
  }
  return best;
}

const credits = /^(?:by|of|with|von|mit|de|por|con|par|avec)$/iu;
// What is left of a sentence where its days are taken out.
const idle =
  /^(?:from|on|at|to|until|vom|von|bis|ab|am|um|jeweils|del?|el|los|al|desde|hasta|du|le|les|dès|au|[-•*])$/iu;
const small =
  /^(?:the|of|by|de|du|des|del|della|la|le|les|los|las|el|der|die|das|dem|den|am|im|in|zum|zur|an|à|aux?|y|et|und|and|&|st\.?|sankt|saint)$/iu;

// Words with capitals, numbers, houses, and the small words between them.
function nameFrom(list: readonly string[], words: Words): string[] | undefined {
  const isOwn = (word = '') => /^(?:\p{Lu}|\d|[ld]['’]\p{Lu})/u.test(word) || isHall(word, words);
  const run: string[] = [];
  for (const [at, word] of list.entries()) {
    const ahead = list.slice(at + 1, at + 3);
    // `Narrabeena showground car park`: up to the house.
    const leads = run.length > 0 && ahead.some((next) => isHall(next, words));
    const links = small.test(word) && ahead.some(isOwn);
    if (!isOwn(word) && !links && !(leads && /^\p{Ll}+$/u.test(word))) break;
    run.push(word);
  }
  // Two towns are no house, and a baker in a town is not its name.
  const joined = isHouse(run, words) ? -1 : run.findIndex((word) => joins.test(word));
  const kept = joined < 0 ? run : run.slice(0, joined);
  while (small.test(kept.at(-1) ?? '')) kept.pop();
  return kept.length > 0 && kept.length <= mostWords ? kept : undefined;
}

const joins = /^(?:and|und|et|y|in|en|dans)$/iu;

const isHouse = (run: readonly string[], words: Words): boolean =>
  run.some((word) => isHall(word, words)) &&
  // `cinemas` are anywhere.
  (run.length > 1 || /^\p{Lu}/u.test(run[0] ?? ''));

function isHall(word: string, { halls, tongue: { language } }: Words): boolean {
  const low = word.toLowerCase().replace(/[^\p{L}-]/gu, '');
  const isOne = (noun: string) => halls.has(noun) || lookUpNoun(noun, language)?.class === 'venue';
  if (isOne(low)) return true;
  if (language !== 'de' || !/^\p{Lu}/u.test(word)) return false;
  // A German house is a compound.
  for (let at = 3; at <= low.length - 3; at++) if (isOne(low.slice(at))) return true;
  return false;
}

function worthOf(run: readonly string[], house: boolean, { tongue }: Words): number {
  const { days, months, units } = tongue.lists;
  const own = run.filter((word) => !small.test(word));
  const low = own.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}-]/gu, ''));
  const text = run.join(' ');
  const isOther =
    !low.some((word) => /\p{L}{3}/u.test(word)) ||
    low.some((word) => days.has(word) || months.has(word) || units.has(word)) ||
    /\p{Sc}|\d{3}/u.test(text) ||
    (!house && tongue.tag(text, new Set()).some(isConjugated));
  if (isOther) return 0;
  const capitals = own.filter((word) => /^\p{Lu}/u.test(word)).length;
  // Every German noun has a capital: a name has a word that no dictionary knows.
  const isName =
    capitals * 2 > own.length &&
    (tongue.language !== 'de' ||
      (own.length > 1 && low.some((word) => !lookUpNoun(word, tongue.language))));
  return (house ? 1 : 0) + (isName ? 1 : 0);
}

// `Teatro La Grieta, Pichincha 340, Rosario`: the street, the room and the town behind it.
function withAddress(text: string, name: string, behind: readonly string[], words: Words): string {
  let whole = name;
  for (const part of behind.slice(0, 2)) {
    const next = `${whole}, ${part}`;
    const list = part.split(/\s+/);
    const isNumbered = /^\d{1,4}\s\p{L}|\s(?:\d{1,4}|s\/n)$/u.test(part);
    const isAddress =
      list.length <= 6 &&
      (isNumbered || nameFrom(list, words)?.length === list.length) &&
      !/\p{Sc}/u.test(part) &&
      !list.some((word) => words.tongue.lists.units.has(word.toLowerCase().replace(/\.$/, ''))) &&
      (/^[\p{Lu}\d]/u.test(part) || isHall(list[0] ?? '', words)) &&
      !words.tongue.tag(part, new Set()).some(isConjugated);
    if (!isAddress || !text.includes(next)) break;
    whole = next;
  }
  return whole;
}
