// Who is in the film, and how pictures, labels and the form name them.
import type { CastMember } from '#domain/storyboard/shot-plan.ts';
import type { SubjectFrame } from '../understand/subject-frame.ts';
import { hash } from './seed.ts';
import type { Character, Mode } from './stage.ts';
import type { Slots } from './wording/pattern.ts';
import type { Words } from './words/schema.ts';

export type Cast = {
  member: CastMember;
  /** The nouns that a script means them by, in small letters: `baker`. */
  is?: readonly string[];
  /** Nobody is seen but hands. */
  unseen: boolean;
  /** It was not asked yet who is in it. */
  open: boolean;
  /** The client described or named somebody. */
  given: boolean;
  /** Label of what they say: `HEIKE`. */
  label: string;
  slots: Slots;
};

/** The one person of a film: the client's own, the one the description names, or somebody. */
export function castFor(
  frame: SubjectFrame,
  character: Partial<Character>,
  mode: Mode | 'open',
  words: Words,
  seed: string,
): Cast {
  const name = nameOf(character.characterName ?? '');
  const gender =
    character.gender ?? (['female', 'male'] as const)[hash(`${seed}:cast`) % 2] ?? 'female';
  const [first, again] = words.cast.someone[gender];
  // Without its article it is the name of a group, and no one person.
  const named =
    frame.person?.text.includes(' ') && isTold(frame, frame.person.lemma)
      ? frame.person.text
      : undefined;
  const person = character.gender ? undefined : named;
  const given = Boolean(
    name || character.gender || character.ageRange || character.wardrobe?.trim(),
  );
  // A stranger's face says nothing of the subject: who was not named is not shown.
  const unseen = mode === 'voice' || (mode !== 'direct' && !given && !person);
  const [who = first, whoAgain = again] = unseen
    ? words.cast.hand
    : name
      ? [name, name]
      : person
        ? [person, person]
        : [first, again];
  const label = (name || words.cast.label[gender]).toLocaleUpperCase(frame.language);
  return {
    member: {
      id: slug(name) || 'lead',
      name,
      ...(name || person ? {} : { gender }),
      ...(character.gender ? { gender: character.gender } : {}),
      wears: [],
    },
    unseen,
    open: mode === 'open',
    given,
    label,
    slots: { who, again: whoAgain },
  };
}

// Who the film is for does not act in it, unless the description says what they do.
const isTold = ({ statements }: SubjectFrame, lemma: string): boolean =>
  statements.some(
    ({ source, mentions }) =>
      source !== 'audience' && mentions.some((one) => one.kind === 'person' && one.lemma === lemma),
  );

// `Dale and Connie`: a line is spoken by one of them, the first; `Ffion, team leader` is called by her name.
const nameOf = (typed: string) =>
  (typed.split(/\s(?:and|und|y|et|&)\s|\s?[,;(–—]/iu)[0] ?? typed)
    .replace(/[^\p{L}\p{M}\s.'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    // `Merche la de los churros`: up to what is said of her.
    .replace(
      /(?<=\p{Lu}\p{L}*) (?!(?:von|van|de|del|de la|da|di|du|der|zu|le|la|el|al|bin|ben) \p{Lu})\p{Ll}.*$/u,
      '',
    )
    .split(' ')
    .slice(0, 3)
    .join(' ');

/** What stands behind the name: `team leader`. */
export const roleBehind = (typed: string): string | undefined =>
  /^[^,;(–—]{2,40}\s?[,;(–—]\s?([^()]{3,60})/u.exec(typed)?.[1]?.trim();

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
