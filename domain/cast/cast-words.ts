// Further people and the clothes that were chosen, as people read them.
import { noteOf } from '../storyboard/shot-plan.ts';
import { labels } from '../wizard/options.ts';
import { type CastSheet, calledIn, type FurtherPerson } from './cast-sheet.ts';

/** `Character wears shirt, apron. Tom (neighbour): Male, 45-55, wears coat (locked)`, or an empty text. */
export function castWords({ lead, others }: CastSheet): string {
  const own = [wearing(lead.wears), lead.locked ? 'locked' : ''].filter(Boolean).join(', ');
  return [...(own ? [`Character: ${own}`] : []), ...others.map(personWords)].join('. ');
}

/** `Tom (neighbour): Male, 45-55, wears coat`. */
export function personWords(person: FurtherPerson): string {
  const { name, role, wears, locked } = person;
  const called = calledIn(person);
  const who = name.trim() && role.trim() ? `${called} (${role.trim()})` : called;
  const facts = [...looksOf(person), wearing(wears), locked ? 'locked' : ''].filter(Boolean);
  return facts.length > 0 ? `${who}: ${facts.join(', ')}` : who;
}

function looksOf(person: FurtherPerson): string[] {
  const { gender, ageRange, hairColor, eyeColor, ethnicity, bodyType } = person;
  return [
    gender && labels.gender[gender],
    ageRange,
    hairColor && `${labels.hairColor[hairColor].toLowerCase()} hair`,
    eyeColor && `${labels.eyeColor[eyeColor].toLowerCase()} eyes`,
    ethnicity && labels.ethnicity[ethnicity],
    bodyType && labels.bodyType[bodyType],
  ].flatMap((one) => one || []);
}

const wearing = (wears: readonly string[]): string =>
  wears.length > 0 ? `wears ${clothesWords(wears)}` : '';

/** `shirt, without apron`: ids are names in English, and the catalogue itself is more than a label needs. */
export const clothesWords = (wears: readonly string[]): string =>
  wears.map((ref) => noteOf(ref) ?? ref.replaceAll('-', ' ')).join(', ');
