// Who pays, and where it takes place.
import type { UserType } from '#domain/wizard/options.ts';
import { findDates } from '../statements/find-particulars.ts';
import { isConjugated } from '../text/segments.ts';
import { spanOf } from '../text/spans.ts';
import type { Piece, Tongue } from '../text/tongue.ts';

export type PlaceWords = {
  /** Spans that name who pays; the whole match stands as typed. */
  sponsors: readonly RegExp[];
  /** `for`, `für`: what an audience answer may begin with. */
  leadingFor: RegExp;
  /** In, at, bei, en. */
  at: ReadonlySet<string>;
  /** Hall, church, theatre: nouns of places one goes to. */
  halls: ReadonlySet<string>;
};

/** The sponsor as typed: `Campaña de la Diputación de Riomanso`, `Paid for by …`. */
function readSponsor(text: string, words: PlaceWords): string | undefined {
  for (const pattern of words.sponsors) {
    const span = pattern
      .exec(text)?.[0]
      ?.trim()
      // `…, that has to be on the end card`: said to the makers.
      .replace(
        /,\s(?:that|which|this|it|and|das|die|que|eso|ça|ce qui) (?:has|have|must|should|needs?|muss|müssen|soll|debe|tiene|doit|il faut)(?!\p{L}).*$|,\s(?:who|which|die|der|que|qui)\s.*(?:mention|credit|erwähn\p{L}*|mencion\p{L}*)(?!\p{L}).*$/iu,
        '',
      )
      .replace(/[,;:]+$/, '');
    if (span) return span.length > 140 ? undefined : span;
  }
  return undefined;
}

/** Who sends it: who pays; of a public message the body it names, of a film who made it. */
export function senderOf(
  form: {
    userType: UserType;
    description: string;
    everything: string;
    notes?: string | undefined;
    name: string;
  },
  words: PlaceWords,
): string | undefined {
  const { userType, description, notes = '' } = form;
  const paid = readSponsor(form.everything, words);
  if (paid !== undefined || userType !== 'government')
    return (
      paid ??
      readSponsor(notes, words) ??
      (userType === 'trailer' ? makerIn(description) : undefined)
    );
  return obligatoryIn(notes, words) ?? bodyNamed(notes) ?? bodyIn(description, form.name);
}

/** What a note asks to stand at the end: who pays in a known phrase, else the name that its heading announces. */
function obligatoryIn(notes: string, words: PlaceWords): string | undefined {
  const under = [...notes.matchAll(underHeading)].map(([, text = '']) => text.trim());
  // Who pays has a name: `Show the stone as it is: small, grey, mossy` is for who draws it.
  const named = under.filter((text) => /^\p{Lu}/u.test(text));
  const headed = named.find((text) => isName(text.split(',')[0] ?? '')) ?? named[0];
  const known = readSponsor(notes, words);
  return known && !headed?.includes(known) ? known : headed;
}

// `End card must read: X Council.` wherever a sentence begins; what is said after it is another matter.
const underHeading =
  /(?:^|[.!?]\s{1,3})[^:!?\n]{3,40}:\s{0,3}([^\n!?]{4,120}?)(?=(?<=\p{L}{3})[.!?]\s|[.!?]?$)/gmu;

// What a public body or a society is called, in four languages.
const body =
  /(?<!\p{L})(?:council|county|city of|department|dept|ministry|agency|authority|trust|foundation|commission|programme?|schools|police|association|friends of|committee|union|stadt|gemeinde|kanton|landkreis|ministerium|bundesamt|landesamt|verein|e\.\s?v\.|stiftung|initiative|bürgerinitiative|ville de|mairie|commune|canton|département|région|ministère|préfecture|agence|comité|fondation|ayuntamiento|municipalidad|diputación|gobierno|junta|consejería|intendencia|province d[eu]|provincia de|alcaldía|secretaría|asociación|fundación)(?!\p{L})/iu;

/** Whether a name is one of a public body: `Municipalidad de …`. */
export const isBody = (name: string): boolean => body.exec(name.trim())?.index === 0;

/** The body whose message it is, where it says its name: at the head of a line, or as the name itself. */
function bodyIn(description: string, name: string): string | undefined {
  for (const line of description.slice(0, 600).split(/[.:;!?\n–—]/)) {
    const head = line.trim();
    if (head.length <= 60 && /^\p{Lu}/u.test(head) && body.exec(head)?.index === 0) return head;
  }
  return afterDash.exec(name)?.[1] ?? (body.test(name) ? name : undefined);
}

// `Not in the Bin – Calder Waste Partnership`: behind what the campaign is called, who calls.
const afterDash = /\s[-–—]\s((?:\p{Lu}[\p{L}’'-]{1,30})(?:\s(?:\p{L}[\p{L}’'-]{0,30}|&)){1,7})$/u;

/** `Made by three people in Margate (Saltpan Games)`: under which name. */
const makerIn = (description: string): string | undefined =>
  /(?<!\p{L})(?:by|von|por|par)\s[^.()\n]{2,40}\((\p{Lu}[^()\d]{2,40})\)/u.exec(description)?.[1];

/** `Lowmoor Parish Council, questions 01632 960177`: the body that a note begins a line with, in full. */
function bodyNamed(notes: string): string | undefined {
  return notes
    .slice(0, 600)
    .split(/[.,:;!?\n–—]/)
    .map((line) => line.trim())
    .find((line) => line.length <= 60 && body.test(line) && isName(line));
}

/** Every word of a name but its small ones has a capital, and there is more than one. */
const isName = (line: string): boolean =>
  /^(?:\p{Lu}[\p{L}’'-]{1,20}|of|de|du|des|del|la|für|der|und|and|the)(?:\s(?:\p{Lu}[\p{L}’'-]{0,20}|of|de|du|des|del|la|für|der|und|and|the)){1,6}$/u.test(
    line,
  );

/** A named hall, street or town: `first screening in the church`, `at Wenlow Village Hall`. */
export function readVenue(
  pieces: readonly Piece[],
  tongue: Tongue,
  words: PlaceWords,
): string | undefined {
  let plain: string | undefined;
  for (const piece of pieces) {
    const { tokens, text } = piece;
    for (let at = 0; at < tokens.length; at++) {
      if (tokens[at]?.tag !== 'prep' || !words.at.has(tokens[at]?.low ?? '')) continue;
      const phrase = tongue.phraseAt(tokens, at + 1);
      if (!phrase) continue;
      const noun = tokens[phrase.head];
      if (
        !noun ||
        tongue.lists.months.has(noun.low) ||
        tongue.lists.days.has(noun.low) ||
        noun.tag === 'money' ||
        tongue.lists.units.has(noun.low)
      )
        continue;
      const lemma = tongue.grammar(tokens, phrase).lemma.toLowerCase();
      if (
        phrase.plural &&
        !tokens.slice(phrase.start, phrase.end).some((one) => one.tag === 'name')
      )
        continue;
      const named = tokens.slice(phrase.start, phrase.end).some((one) => one.tag === 'name');
      const hall = words.halls.has(lemma) || words.halls.has(noun.low);
      const span = spanOf(text, tokens, phrase.start, nameEnd(piece, phrase.end));
      if (span.length > 80 || /^\d+$/.test(span)) continue;
      if (named && hall) return span;
      // What is over is no date to come.
      const dated =
        !tokens.some(isConjugated) ||
        (!tokens.some(({ form }) => form === 'past') &&
          tokens.some((one) => tongue.lists.months.has(one.low) || tongue.lists.days.has(one.low)));
      if (hall && dated && !ways.has(lemma) && isThe(piece, phrase.start)) plain ??= span;
    }
  }
  return plain;
}

// `im Saal`, `in the church`, and not `in jedem Haus`.
const isThe = ({ tokens }: Piece, start: number): boolean =>
  /^(?:the|der|die|das|dem|den|im|am|beim|el|la|los|las|al|le|l'|l’|les|au|aux)$/.test(
    tokens[start]?.tag === 'det' ? (tokens[start]?.low ?? '') : (tokens[start - 1]?.low ?? ''),
  );

// Without a name there are too many of them.
const ways = new Set(
  'street road lane square straße gasse platz weg calle plaza avenida rue place avenue'.split(' '),
);

// `Cinéma Le Méliès`: a name goes on as long as its words have capitals.
function nameEnd({ tokens }: Piece, end: number): number {
  let at = end;
  while (/^(?:\p{Lu}|&$)/u.test(tokens[at]?.text ?? '') && at - end < 6) at += 1;
  return at;
}

/** Letters of a venue that can be read at the end of a film. */
const longestVenue = 60;

/**
 * The name that stands beside a day or an hour: `Friday 7 February, 8.15 pm, Star & Shadow Cinema`.
 * It is a run of words with capitals between commas, none of them a day, a price or a verb.
 */
export function venueBeside(
  pieces: readonly Piece[],
  tongue: Tongue,
  words: PlaceWords,
): string | undefined {
  let inside: string | undefined;
  for (const piece of pieces) {
    const dates = findDates(piece.text, tongue.lists).filter((one) => /\d/.test(one));
    if (dates.length === 0) continue;
    // Behind the last day or hour, then behind a word of place anywhere in the sentence.
    const [last = ''] = dates.toReversed();
    const behind = piece.text.slice(piece.text.indexOf(last) + last.length);
    const parts = behind.split(/[,;()–—]/).map((one) => one.trim().replace(/[.\s]+$/, ''));
    const at = parts.findIndex(
      (part, place) => isVenue(part, tongue, words) && (place < 2 || part.includes(' ')),
    );
    // `Théâtre de l'Oiseau-Mouche, Roubaix`: with its town.
    const town = parts[at + 1] ?? '';
    if (at >= 0) return [parts[at], ...(/^\p{Lu}[\p{Ll}-]+$/u.test(town) ? [town] : [])].join(', ');
    inside ??= namedPlace(piece, tongue, words);
  }
  return inside;
}

// `at Star & Shadow Cinema`: the words with capitals behind it.
function namedPlace(piece: Piece, tongue: Tongue, words: PlaceWords): string | undefined {
  const { tokens, text } = piece;
  for (const [at, { tag, low }] of tokens.entries()) {
    if (tag !== 'prep' || !words.at.has(low)) continue;
    const start = tokens[at + 1]?.tag === 'det' ? at + 2 : at + 1;
    const end = nameEnd(piece, start);
    const name = end > start ? spanOf(text, tokens, start, end) : '';
    const isBare = end - start === 1 && words.halls.has(name.toLowerCase());
    if (isBare && !isThe(piece, at + 1)) continue;
    if (isVenue(name, tongue, words)) return name;
  }
  return undefined;
}

function isVenue(part: string, tongue: Tongue, words: PlaceWords): boolean {
  if (
    part.length < 4 ||
    part.length > longestVenue ||
    /[\p{Sc}\d]/u.test(part) ||
    !/^\p{Lu}/u.test(part)
  )
    return false;
  const tokens = tongue.tag(part, new Set());
  if (tokens.some(isConjugated)) return false;
  const own = tokens.filter(
    ({ text, tag }) => /^\p{L}{3,}/u.test(text) && !/^(?:det|prep)$/.test(tag),
  );
  const isHall = own.some(
    ({ low, lemma }) => words.halls.has(lemma?.toLowerCase() ?? low) || words.halls.has(low),
  );
  const named = own.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return (
    own.length > 0 &&
    (named * 2 > own.length || isHall) &&
    (isHall ||
      (own.every(
        ({ tag, low }) =>
          (tag === 'name' || tag === 'noun') &&
          !tongue.lists.days.has(low) &&
          !tongue.lists.months.has(low),
      ) &&
        (tongue.language !== 'de' || own.some(({ tag }) => tag === 'name'))))
  );
}
