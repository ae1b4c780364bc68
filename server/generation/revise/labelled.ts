// What a note calls a thing and what it says of it: `the address 12 High Street`.
import type { ReviseWords } from './words/revise-words.ts';

/**
 * The statement behind a label with its wording: `opening hours from 5 am` becomes `Open from
 * 5 am`. Null for a label alone, which says nothing; undefined where there is no label.
 */
export function labelled(what: string, { named }: ReviseWords): string | null | undefined {
  const bare = carried(what)
    .trim()
    .replace(/[.!?]+$/, '');
  for (const { name, say } of named) {
    const match = new RegExp(
      `^(?:${lead})*(?:${name})(?![\\p{L}-])\\s*(?:[:,–-]\\s*)?(.*)$`,
      'iu',
    ).exec(bare);
    if (!match) continue;
    const told = (match[1] ?? '').replace(between, '');
    const value = told
      .replace(/[,;\s]+$/, '')
      .replace(/^["“„«‘'(]\s?|\s?["”“»’')]$/gu, '')
      .trim();
    if (value === '') return null;
    // `the address of our new shop` describes the thing and gives no wording.
    if (!/\d|\.\p{Ll}{2}|@/u.test(value) && told === value && !/^\p{Lu}/u.test(value))
      return undefined;
    const statement = say ? say(value) : value;
    return statement.charAt(0).toUpperCase() + statement.slice(1);
  }
  return undefined;
}

/** `opening hours from 5 am and the address 12 High Street` as two, each with its label. */
export function labelledParts(what: string, { named }: ReviseWords): string[] {
  const names = named.map(({ name }) => name).join('|');
  const joint = new RegExp(
    `\\s*(?:,|(?<!\\p{L})(?:and|und|y|et)(?!\\p{L}))\\s+(?=(?:${lead})*(?:${names})(?!\\p{L})\\s*\\S)`,
    'iu',
  );
  return what.split(joint).filter((part) => part.trim() !== '');
}

const lead =
  "(?:the|an?|our|my|new|der|die|das|den|eine?|unsere?n?|neue?n?|el|la|los|las|un|una|nuestr[oa]s?|nuev[oa]s?|le|les|une?|notre|nos|nouve(?:au|lle)s?)\\s+|l['’]";
const carrier =
  /^(?:an? |the |eine?n? |der |die |una? |la |une? )?(?:new |short )?(?:voice[- ]?over|voice|narrator|line|sentence|caption|super|text|sprecher(?:in)?|stimme|satz|zeile|einblendung|voz(?: en off)?|frase|rótulo|voix(?:[- ]off)?|phrase|texte),? (?:that says?|which says?|saying|who says?|to say|(?:der|die|das) sagt|que diga|que dice|qui dit)(?: that|,? dass| que)?[,:]? /i;

/** What a line or a voice is to say: `a line saying we open at 5` becomes `we open at 5`. */
export const carried = (what: string): string => what.replace(carrier, '');

const between = /^(?:is|are|of|ist|sind|von|lautet|es|son|est|sont)\s+/iu;
