// Of whom of the picture a wish speaks: by name, by role, or as who comes first.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import { viewFor, withComposition, withNobody } from '#domain/storyboard/choose-view.ts';
import { roleOf } from '#domain/storyboard/role-of.ts';
import type { ShotChoices, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { isPlainNoun, nounOfRole } from '../cast/role-person.ts';
import { otherWords } from '../reading/people-words.ts';
import { childIn } from '../reading/said-age.ts';
import { mentions, plain } from '../reading/stems.ts';
import type { Change, Film } from './change.ts';
import { type Clause, placeNamed, placesOf, says, take } from './clause.ts';
import { adding, adults, another, children, light, makers, pronouns } from './note-words.ts';

type Person = Film['cast'][number];

/** What somebody of the picture is called: of the cast by name and role, of others by the role. */
export const calledAs = (who: string, { cast }: Film): readonly string[] =>
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
  who.startsWith('other:') ? nounOfRole(roleOf(who)) : cast.find((one) => one.who === who)?.noun;

// `She waves at Sam`, `elle salue Sam`: whom it is done to does not do it. What we have somebody do is theirs.
function isDoneTo({ spoken, phrases, tongue }: Clause, at: number): boolean {
  if (at <= 0) return false;
  if (addressed[tongue].test(spoken[at - 1]?.token.low ?? '')) return true;
  const deed = spoken.findIndex(({ token, tag }, place) => {
    const before = spoken[place - 1];
    const hasDoer =
      (before?.tag === 'pron' && !makers.test(before.token.low)) ||
      before?.tag === 'name' ||
      phrases.some(({ to }) => to === place);
    // Behind a pronoun a verb may be marked as a noun: `ella abraza`.
    const isDeed = tag === 'verb' || (tag === 'noun' && before?.tag === 'pron');
    return place > 0 && isDeed && hasDoer && !light[tongue].has(token.low);
  });
  return deed > 0 && deed < at;
}
const addressed: Readonly<Record<Tongue, RegExp>> = {
  en: /^(?:at|to|towards?)$/,
  de: /^zu[mr]?$/,
  es: /^(?:al?|hacia)$/,
  fr: /^(?:à|aux?|vers)$/,
};

/** Where somebody is named as who does what a wish says. */
const doing = (clause: Clause, who: string, film: Film): number | undefined =>
  calledAs(who, film)
    .flatMap((name) => placeNamed(clause, name)?.from ?? [])
    .filter((at) => !isDoneTo(clause, at))
    .toSorted((a, b) => a - b)[0];

/** Whom of the film a wish names as doing it; of two of them who comes first. */
export function whoIs(clause: Clause, film: Film): Person | undefined {
  const at = ({ who }: Person) => doing(clause, who, film) ?? Number.POSITIVE_INFINITY;
  const [first] = film.cast
    .filter(({ who }) => doing(clause, who, film) !== undefined)
    .toSorted((a, b) => at(a) - at(b));
  if (first) isNamed(clause, first.who, film);
  return first;
}

/** Who of the picture is meant by `he` or by `her face`; who comes first where nobody is. */
export function meantBy(clause: Clause, people: readonly ShotPerson[], film: Film): number {
  const [one] = meantIn(clause, people, film);
  return one ? people.indexOf(one) : 0;
}

/** Whom `he`, `her face` or `the man` speaks of; nobody where nothing is said of who it is. */
export function meantIn(clause: Clause, people: readonly ShotPerson[], film: Film): ShotPerson[] {
  const own = ofNoun(clause, people, film);
  if (own) return people.slice(own.index, own.index + 1);
  const said = plain(clause.words);
  const nouns = ['woman', 'man'] as const;
  const noun =
    nouns.find((one) => pronouns[one].test(said)) ?? nouns.find((one) => owned[one].test(said));
  const fits = people.filter(({ who }) => noun !== undefined && nounOf(who, film) === noun);
  return fits.slice(0, 1);
}
/** What a word says somebody is that says no more of them, as nouns are drawn: `woman`, `man` or `child`. */
export const plainNounOf = (word: string): string | undefined =>
  isPlainNoun(word) || childIn(word) !== undefined ? nounOfRole(word) : undefined;

// `Der Mann`, `the boy`: who is one, whatever the film calls them; who is no more than that before somebody with a name.
function ofNoun(clause: Clause, people: readonly ShotPerson[], film: Film): Doer | undefined {
  for (const [at, word] of clause.plainWords.entries()) {
    const noun = isDoneTo(clause, at) ? undefined : plainNounOf(word);
    const fits = people.filter(({ who }) => noun !== undefined && nounOf(who, film) === noun);
    const [one] = fits.toSorted(
      (a, b) => Number(b.who.startsWith('other:')) - Number(a.who.startsWith('other:')),
    );
    if (!one) continue;
    take(clause, { from: at, to: at + 1 });
    return { index: people.indexOf(one), at };
  }
  return undefined;
}
/** Somebody of a shot by their place in it, and the word by which they are named. */
type Doer = { index: number; at: number };

// `Mara and the man sit`: who is joined to whom does it as well.
function joinedTo(first: number, doers: readonly Doer[], { spoken }: Clause): Set<number> {
  const all = new Set([first]);
  for (const [place, { index, at }] of doers.entries()) {
    const before = doers[place - 1];
    const between = before && all.has(before.index) ? spoken.slice(before.at, at) : [];
    const isJoined = between.some(({ tag }) => tag === 'and');
    if (isJoined && !between.some(({ tag }) => tag === 'verb')) all.add(index);
  }
  return all;
}
const owned = {
  woman: /(?:^| )(?:her|ihre[mnrs]?)(?= )/,
  man: /(?:^| )(?:his|seine?[mnrs]?)(?= )/,
};

const everybody =
  /^(?:(?:let|make|have|lass|lasst|laisse) )?(?:they|them|both|everybody|everyone|(?:sie )?beide|alle|ell[oa]s|ambos|todos|ils|elles|tou(?:te)?s)(?= )/;

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
  const meant = ofNoun(clause, people, film);
  const doers = people
    .flatMap(({ who }, index): Doer[] => {
      const at = doing(clause, who, film) ?? (meant?.index === index ? meant.at : undefined);
      return at === undefined ? [] : [{ index, at }];
    })
    .toSorted((a, b) => a.at - b.at);
  // Whom it is done to is there already.
  for (const { who } of choices.people) isNamed(clause, who, film);
  const [first] = doers;
  // `A third person: a boy with glasses`: what is said with whoever comes is theirs.
  const come = placesOf(clause, another).length + placesOf(clause, adding).length > 0;
  const last = come ? doers.findLast(({ index }) => index === people.length - 1) : undefined;
  const at = last
    ? last.index
    : first
      ? first.index
      : named
        ? people.findIndex(({ who }) => who === named.who)
        : people.length > 1 && mentions(words, otherWords)
          ? 1
          : meantBy(clause, people, film);
  const isAll = !named && everybody.test(plain(words));
  const all = joinedTo(at, doers, clause);
  return {
    ...choices,
    ...(isNew ? viewFor(choices, people.length) : {}),
    people: taken(
      people.slice(0, 6).map((one, index) => (isAll || all.has(index) ? change(one) : one)),
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

/** Everybody of the cast, the first of the film before the others. */
export const idsOf = ({ castId, cast }: Film): string[] => [castId, ...cast.map(({ who }) => who)];

const isChild = (who: string, film: Film): boolean =>
  calledAs(who, film).some((name) => childIn(name) !== undefined);

/** What somebody is called first. */
export const nameFor = (who: string, film: Film): string =>
  calledAs(who, film)[0] ?? 'the character';

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
