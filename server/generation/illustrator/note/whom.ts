// Of whom of the picture a wish speaks: by name, by role, or as who comes first.
import { withComposition, withNobody } from '#domain/storyboard/choose-view.ts';
import type { ShotChoices, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { isPlainNoun, nounOfRole } from '../cast/role-person.ts';
import { otherWords } from '../reading/people-words.ts';
import { childIn } from '../reading/said-age.ts';
import { mentions } from '../reading/stems.ts';
import type { Change, Film, Reader } from './change.ts';
import { type Clause, placeNamed, placesOf, says, take } from './clause.ts';
import { adults, children, only } from './note-words.ts';

type Person = Film['cast'][number];

// What somebody of the picture is called: of the cast by name and role, of others by the role.
const calledAs = (who: string, { cast }: Film): readonly string[] =>
  who.startsWith('other:')
    ? [who.slice('other:'.length).replaceAll('-', ' ')]
    : (cast.find((one) => one.who === who)?.names ?? []);

/** Whether the words name somebody of the picture; by which words is kept as read. */
export function isNamed(clause: Clause, who: string, film: Film): boolean {
  const named = calledAs(who, film).flatMap((name) => placeNamed(clause, name) ?? []);
  for (const span of named) take(clause, span);
  return named.length > 0;
}

/** As what somebody is drawn, where that is known. */
export const nounOf = (who: string, { cast }: Film): string | undefined =>
  who.startsWith('other:')
    ? nounOfRole(who.slice('other:'.length))
    : cast.find((one) => one.who === who)?.noun;

/** Whom of the film a wish names; of two of them who comes first does it. */
export function whoIs(clause: Clause, film: Film): Person | undefined {
  const at = ({ names }: Person): number =>
    Math.min(...names.flatMap((name) => placeNamed(clause, name)?.from ?? []));
  return film.cast
    .filter(({ who }) => isNamed(clause, who, film))
    .toSorted((a, b) => at(a) - at(b))[0];
}

// Nobody is seen where only things are: who is to do something there is seen whole.
const lonely = new Set<ShotChoices['composition']>(['object', 'place', 'pack', 'card', 'split']);

/** The shot with a change to whom the wish speaks of; who is named and not yet there comes in. */
export function withPerson(
  clause: Clause,
  choices: ShotChoices,
  film: Film,
  change: (person: ShotPerson) => ShotPerson,
): ShotChoices {
  const { words } = clause;
  const named = whoIs(clause, film);
  const isThere = choices.people.some(({ who }) => who === named?.who);
  const comes: ShotPerson = { who: named?.who ?? film.castId, pose: 'stand', mood: 'neutral' };
  const isNew = named ? !isThere : choices.people.length === 0;
  const people = isNew ? [...choices.people, comes] : choices.people;
  const others = people.findIndex(
    ({ who }) => who.startsWith('other:') && isNamed(clause, who, film),
  );
  const at = named
    ? people.findIndex(({ who }) => who === named.who)
    : others >= 0
      ? others
      : people.length > 1 && mentions(words, otherWords)
        ? 1
        : 0;
  return {
    ...choices,
    ...(isNew ? viewFor(choices, people.length) : {}),
    people: taken(
      people.slice(0, 6).map((one, index) => (index === at ? change(one) : one)),
      at,
    ),
  };
}

// There is one of each thing: what somebody takes in hand another lets go of.
function taken(people: ShotPerson[], by: number): ShotPerson[] {
  const held = people[by]?.holds;
  if (!held) return people;
  return people.map(({ holds, ...one }, index) =>
    index === by || holds !== held ? { ...one, ...(holds ? { holds } : {}) } : one,
  );
}

/** With whom a picture of things, or of one person, is no longer what it was. */
export function viewFor(choices: ShotChoices, count: number): Partial<ShotChoices> {
  const { composition, size } = choices;
  const isNear = size.endsWith('close-up') && size !== 'medium-close-up';
  if (count > 1) {
    const isOfFew = composition === 'figure' || composition === 'face' || composition === 'pair';
    if (!isOfFew && !lonely.has(composition)) return {};
    return {
      ...withComposition(choices, count > 2 ? 'crowd' : 'pair'),
      ...(isNear ? { size: 'medium' } : {}),
    };
  }
  if (!lonely.has(composition)) return {};
  return isNear ? withComposition(choices, 'hands') : withComposition(choices, 'figure');
}

/** Everybody of the cast, the first of the film before the others. */
export const idsOf = ({ castId, cast }: Film): string[] => [castId, ...cast.map(({ who }) => who)];

const isChild = (who: string, film: Film): boolean =>
  calledAs(who, film).some((name) => childIn(name) !== undefined);

/** `Only the daughter`: everybody else goes. */
export const onlyWish: Reader = (clause, choices, film) => {
  if (placesOf(clause, only).length === 0) return null;
  const stay = choices.people.filter(({ who }) => isNamed(clause, who, film));
  if (stay.length === 0 || stay.length === choices.people.length) return null;
  says(clause, only);
  return {
    choices: alone(choices, stay),
    did: [`only ${stay.map(({ who }) => nameFor(who, film)).join(', ')}`],
  };
};

const nameFor = (who: string, film: Film): string => calledAs(who, film)[0] ?? 'the character';

/** The shot with nobody but these. */
export function alone(choices: ShotChoices, people: ShotPerson[]): ShotChoices {
  const isGroup = choices.composition === 'pair' || choices.composition === 'crowd';
  return {
    ...choices,
    people,
    ...(isGroup && people.length === 1 ? withComposition(choices, 'figure') : {}),
    ...(people.length === 0 && isGroup ? withComposition(choices, 'place') : {}),
  };
}

// `No woman`, `keinen Mann`: whoever is one.
function kindIn(clause: Clause): string | undefined {
  for (const [at, word] of clause.plainWords.entries()) {
    const noun = isPlainNoun(word) ? nounOfRole(word) : undefined;
    if (noun !== 'woman' && noun !== 'man') continue;
    take(clause, { from: at, to: at + 1 });
    return noun;
  }
  return undefined;
}

/** Without whom a refusal names, by name, role or age; null where it names nobody. */
export function withoutNamed(clause: Clause, choices: ShotChoices, film: Film): Change | null {
  const [noAdults, noChildren] = [says(clause, adults), says(clause, children)];
  const kind = kindIn(clause);
  const goes = choices.people
    .map(({ who }) => who)
    .filter(
      (who) =>
        isNamed(clause, who, film) ||
        (kind !== undefined && nounOf(who, film) === kind) ||
        (isChild(who, film) ? noChildren : noAdults),
    );
  const named = [...goes, ...film.cast.map(({ who }) => who)].filter((who) =>
    isNamed(clause, who, film),
  );
  const did = [
    ...(noAdults ? ['without adults'] : []),
    ...(noChildren ? ['without children'] : []),
    ...(kind ? [`without ${kind === 'woman' ? 'women' : 'men'}`] : []),
    ...[...new Set(named)].map((who) => `without ${nameFor(who, film)}`),
  ];
  if (did.length === 0) return null;
  const stay = choices.people.filter(({ who }) => !goes.includes(who));
  if (goes.length === 0) return { choices, did };
  const left = stay.length > 0 ? alone(choices, stay) : { ...choices, ...withNobody(choices) };
  return { choices: left, did };
}
