// Whom a role speaks of: its noun is the person, whoever they belong to is somebody else.
import type { Gender } from '#domain/wizard/options.ts';
import * as looks from '../reading/looks-words.ts';
import { childIn } from '../reading/said-age.ts';
import { findFirst, plain } from '../reading/stems.ts';
import { roleGender } from './name-gender.ts';

// `Her`, `su`, `seine` before a noun, and `Ana's`; `he's` is no owner.
const owners = [
  /(?<!\p{L})(?:(?!(?:he|she|it|who|that|there|here)[’'])\p{L}+[’']s)(?= \p{L})/giu,
  /(?<!\p{L})(?:my|your|his|her|our|their|mi|tu|sus?|vos|mon|ma|ton|ta|sa|ses|leurs?)(?= \p{L})/giu,
  /(?<!\p{L})(?:mein|dein|sein|ihr)(?:e[mnrs]?)?(?= \p{L})/giu,
  /(?<=^|[,(] ?)son(?= (?!of |and )\p{L})/giu,
];

/** The role without whoever the person belongs to: of `her brother`, `brother`. */
export const ownRole = (role: string): string =>
  owners.reduce((text, owner) => text.replace(owner, ''), role).trim();

/** What a role says of who has it; undefined where its words are for either. */
export function genderOfRole(role: string): Gender | undefined {
  const own = ownRole(role);
  return (
    childIn(own)?.gender ??
    roleGender(own) ??
    findFirst(own, looks.kinWords) ??
    findFirst(own, looks.genderWords)
  );
}

/** As what somebody with a role is drawn, `woman`, `man` or `child`; undefined where its words are for either. */
export function nounOfRole(role: string): string | undefined {
  if (childIn(ownRole(role))) return 'child';
  const gender = genderOfRole(role);
  return gender === 'female' ? 'woman' : gender === 'male' ? 'man' : undefined;
}

const nouns = ['woman', 'man', 'child', 'person'];
const foreignNouns =
  'mujer, hombre, persona, femme, homme, enfant, personne, frau, mann, kind'.split(', ');

/** A role that says no more than that somebody is a woman, a man or a child, in any of the languages. */
export const isPlainNoun = (role: string): boolean =>
  nouns.includes(plain(role)) || isForeignNoun(role);

/** The same in another language than English. */
export const isForeignNoun = (word: string): boolean => foreignNouns.includes(plain(word));
