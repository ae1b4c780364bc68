// Who pays.
import type { UserType } from '#domain/wizard/options.ts';

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
    // `Wexcombe Borough Council has 31 crossings`: whoever the line speaks of by name.
    const speaker = namedFirst.exec(head)?.[0].trim();
    if (speaker && isName(speaker) && body.test(speaker)) return speaker;
  }
  const own = name.split(', ').find((part) => isName(part) && body.test(part));
  return afterDash.exec(name)?.[1] ?? own ?? (body.test(name) ? name : undefined);
}

// Words with capitals and the small ones between them, from the beginning of a line.
const namedFirst =
  /^(?:\p{Lu}[\p{L}’'-]{1,24} (?:(?:of|de|du|des|del|la|für|der|und|and|the) ){0,2}){1,5}(?=\p{Ll})/u;

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
