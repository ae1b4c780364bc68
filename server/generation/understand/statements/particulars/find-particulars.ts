// Figures, prices, dates, links and the like: spans that must stand as typed.

import type { WordLists } from '../../text/tongue.ts';
import { findPhones, findShortNumbers } from './find-phones.ts';

const amount = String.raw`\d+(?:[.,'’ ]\d{3})*(?:[.,]\d{1,2})?(?:[.,][–-])?`;
const money = new RegExp(
  String.raw`(?:(?:(?<!\p{L})[A-Z]{1,2})?\p{Sc}|(?:CHF|EUR|USD|GBP|Fr\.)\s?)\s?${amount}(?:\s?(?:k|m|bn)(?!\p{L}))?|${amount}(?:\s?(?:\p{Sc}|CHF|EUR|USD|Fr\.|Euros?|euros?|pounds|dollars|francs|Franken|céntimos|cents|p(?!\p{L})))(?![\p{L}\d])`,
  'gu',
);
const link =
  /(?<![\p{L}\d@.-])(?:https?:\/\/[^\s)>\]"'”]{3,120}|(?:[a-z0-9äöüéèñ-]{1,40}\.){1,3}(?:com|org|net|io|co|app|shop|uk|de|es|fr|at|ch|eu|be|info|gov|tv|me|dev|example|test|store|online|site|us|ca|au|nz|mx)(?![\p{L}\d])(?:\/[\w./?=&%-]{0,80})?)/giu;
const mail = /[a-z0-9][a-z0-9._+-]{0,60}@[a-z0-9-]{1,60}(?:\.[a-z0-9-]{2,20}){1,3}/gi;
const handle = /(?<![\p{L}\d.@])@[a-z][a-z0-9_.]{2,29}(?![\p{L}\d@])/giu;

const endless = /[.,;:!?]+$/;

/** Links, numbers to ring, addresses of mail, as typed. */
export function findContacts(text: string): string[] {
  const found: { at: number; text: string }[] = [];
  let rest = text;
  for (const pattern of [mail, link, handle]) {
    for (const match of rest.matchAll(pattern))
      found.push({ at: match.index, text: match[0].trim().replace(endless, '') });
    rest = rest.replace(pattern, (span) => ' '.repeat(span.length));
  }
  found.push(...findPhones(rest), ...findShortNumbers(rest));
  return unique(found.toSorted((a, b) => a.at - b.at).map((one) => one.text));
}

/** Prices as typed, in order. */
export const findPrices = (text: string): string[] =>
  unique([...text.matchAll(money)].map((match) => match[0].trim()));

const either = (words: ReadonlySet<string>) =>
  [...words].toSorted((a, b) => b.length - a.length).join('|');

/** Days, months and hours as typed. */
export function findDates(text: string, lists: WordLists): string[] {
  return unique(
    joined(text, [...text.matchAll(datePattern(lists))])
      .map((span) => span.trim().replace(/[,;]$|(?<=\p{L})\.$/u, ''))
      // `sat`, `mar` are words too.
      .filter((span) => /\d/.test(span) || /^\p{Lu}/u.test(span) || span.length > 5),
  );
}

// What stands between two halves of one date: `4 April to 2 May`, `Friday 6 March, 7 pm`.
const between =
  /^,?\s?(?:[-–&]|(?:to|until|till|and|at|from|bis|und|um|ab|von|jeweils|al?|hasta|y|a las?|de|desde|a partir de|au|et|à|les|dès|à partir de|jusqu[’']au)(?=\s))?\s?(?:the|den|zum|el|le)?\s?$/iu;

function joined(text: string, matches: readonly RegExpMatchArray[]): string[] {
  const spans: { start: number; end: number }[] = [];
  for (const { 0: span, index = 0 } of matches) {
    const last = spans.at(-1);
    if (last && between.test(text.slice(last.end, index).slice(0, 40)))
      last.end = index + span.length;
    else spans.push({ start: index, end: index + span.length });
  }
  return spans.map(({ start, end }) => text.slice(start, end));
}

const patterns = new WeakMap<WordLists, { dates: RegExp; figures: RegExp }>();
const datePattern = (lists: WordLists) => compiled(lists).dates;

// The words of a language are fixed, so their patterns are made once.
function compiled(lists: WordLists) {
  const known = patterns.get(lists);
  if (known) return known;
  const month = String.raw`(?:${either(lists.months)})\.?`;
  const day = `(?:${either(lists.days)})`;
  const anyMonth = String.raw`(?:${either(new Set([...lists.months, ...(lists.short?.months ?? [])]))})\.?`;
  const anyDay = String.raw`(?:${either(new Set([...lists.days, ...(lists.short?.days ?? [])]))})\.?`;
  const number = String.raw`\d{1,2}(?:st|nd|rd|th|er|º|ª|\.)?`;
  const year = String.raw`(?:,?\s(?:(?:de|del|of)\s)?(?:19|20)\d\d)?`;
  const hour = String.raw`\d{1,2}\s?h\s?\d{2}(?!\d)|\d{1,2}(?:[:.]\d{2}|h\d{0,2})?\s?(?:am|pm|a\.m\.|p\.m\.|Uhr|uhr|h|hs|hrs|horas)(?![\p{L}])`;
  const clock = String.raw`\d{1,2}:\d{2}`;
  const one = String.raw`(?:${hour}|${clock}|\d{1,2}h\d{0,2})`;
  const hours = String.raw`las \d{1,2}(?::\d{2})?(?:\s?(?:h|hs|horas))?(?![\p{L}\d])|${one}(?:\s?(?:-|–|to|bis|a|à|and|y|et|until)\s?${one})?|\d{1,2}\s?(?:-|–|to|til|bis|à|a)\s?\d{1,2}\s?(?:am|pm|Uhr|h|hs|hrs)(?!\p{L})`;
  const range = String.raw`(?:(?:,|\s?(?:-|–|&|to|bis|und|al|au|and|et|y|until|a))\s?(?:den\s|le\s|el\s)?(?:(?:${day})\s)?${number}){0,5}`;
  const dates = [
    String.raw`(?:(?:${anyDay}),?\s(?:(?:the|den|el|le|dem)\s)?)?${number}${range}\s?(?:(?:of|de|del)\s)?${anyMonth}${year}`,
    String.raw`${anyDay},?\s\d{1,2}[./]\d{1,2}\.?(?![\d.])|\d{1,2}\/\d{1,2}(?=\s(?:at|from|à|de|a las|desde)\s\d)`,
    String.raw`${month}\s\d{1,2}(?:st|nd|rd|th)?(?:\s?(?:-|–|to)\s?\d{1,2}(?:st|nd|rd|th)?)?(?!\d|[.,]\d{3}(?!\d))${year}`,
    String.raw`\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})(?!\d)`,
    String.raw`\d{1,2}\.(?:0?[1-9]|1[0-2])\.(?!\d)`,
    String.raw`${day}(?:\s?(?:-|–|to|bis|a|à|au|and|und|y|et|through|until)\s?${day})?(?:,?\s(?:from|at|von|um|ab|de|a|à|dès|desde)?\s?(?:${hours}))?`,
    hours,
  ];
  const made = {
    dates: new RegExp(String.raw`(?<![\p{L}\d])(?:${dates.join('|')})(?![\p{L}\d])`, 'giu'),
    figures: new RegExp(
      String.raw`(?<![\p{L}\d])(?:\d+(?:[.,:'’/]\d+)*(?:\s?[-–x×]\s?\d+(?:[.,]\d+)?)?(?:st|nd|rd|th)?)(?:\s?%|(?:\s|-)?(?:${either(lists.units)})(?![\p{L}\d]))?`,
      'giu',
    ),
  };
  patterns.set(lists, made);
  return made;
}

/** Everything with a digit that has to stand as typed: prices, dates, measures, counts. */
export function findFigures(text: string, lists: WordLists): string[] {
  const found: { at: number; text: string }[] = [];
  let rest = text;
  const blank = (span: string) => ' '.repeat(span.length);
  for (const pattern of [mail, link]) rest = rest.replace(pattern, blank);
  for (const { at, text: span } of findPhones(rest))
    rest = `${rest.slice(0, at)}${blank(span)}${rest.slice(at + span.length)}`;
  for (const pattern of [money, datePattern(lists), compiled(lists).figures]) {
    for (const match of rest.matchAll(pattern)) {
      const span = match[0].trim().replace(/(?<=\p{L})\.$/u, '');
      if (/\d/.test(span)) found.push({ at: match.index, text: span });
    }
    rest = rest.replace(pattern, (span) => (/\d/.test(span) ? blank(span) : span));
  }
  return unique(found.toSorted((a, b) => a.at - b.at).map((one) => one.text));
}

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
