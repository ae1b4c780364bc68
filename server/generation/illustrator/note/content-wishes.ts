// What a note says of people, clothes, things, the place and the lettering.
import { noneRef, type ShotChoices, type ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { idOf } from '../people/poses/poses.ts';
import { colourSaid } from '../reading/find-colour.ts';
import { clothesIn, placeHit, thingsIn } from '../reading/find-named.ts';
import { castWords, feelingWords, otherWords, poseWords } from '../reading/people-words.ts';
import { findFirst, mentions, plain } from '../reading/stems.ts';
import { type Clause, called, type Film, firstFound, isWorn, type Reader } from './change.ts';
import { alone, holding, kinds, quoted, wearing } from './note-words.ts';

// Of whom a wish speaks: somebody else of the picture by their role, else who comes first.
function personAt({ words }: Clause, { people }: ShotChoices): number {
  const role = people.findIndex(
    ({ who }) =>
      who.startsWith('other:') && plain(words).includes(plain(who.slice('other:'.length))),
  );
  if (role >= 0) return role;
  return people.length > 1 && mentions(words, otherWords) ? 1 : 0;
}

function withPerson(
  clause: Clause,
  choices: ShotChoices,
  { castId }: Film,
  change: (person: ShotPerson) => ShotPerson,
): ShotChoices {
  const people: ShotPerson[] =
    choices.people.length > 0 ? choices.people : [{ who: castId, pose: 'stand', mood: 'neutral' }];
  const at = personAt(clause, choices);
  return { ...choices, people: people.map((one, index) => (index === at ? change(one) : one)) };
}

export const clothesWish: Reader = (clause, choices, film) => {
  const named = wearing.test(clause.words) ? firstFound(clause, clothesIn) : [];
  if (named.length === 0) return null;
  const ids = named.map(({ id }) => id);
  // What has a colour is kept in words, as somebody types it who finds none of that colour in the list.
  const refs = named.map((hit) => {
    const { colour } = colourSaid(clause.words, hit);
    return colour ? noneRef(`${colour} ${called(hit.id)}`) : hit.id;
  });
  const next = withPerson(clause, choices, film, (person) => ({
    ...person,
    wears: [
      ...(person.wears ?? []).filter((ref) => !ids.some((id) => isWorn(ref, id))),
      ...refs,
    ].slice(-8),
  }));
  return { choices: next, did: [`wears ${refs.map(called).join(', ')}`] };
};

const isOfClothes = (clause: Clause): boolean =>
  wearing.test(clause.words) && firstFound(clause, clothesIn).length > 0;

const placesNamed = (clause: Clause) =>
  firstFound(clause, (text, tongue) => {
    const hit = placeHit(text, tongue);
    return hit ? [hit] : [];
  });

export const placeWish: Reader = (clause, choices) => {
  const [hit] = isOfClothes(clause) ? [] : placesNamed(clause);
  return hit ? { choices: { ...choices, place: hit.id }, did: [`place: ${called(hit.id)}`] } : null;
};

export const thingWish: Reader = (clause, choices, film) => {
  if (isOfClothes(clause)) return null;
  const places = placesNamed(clause);
  const named = firstFound(clause, thingsIn).filter(
    ({ id, at }) => id !== film.form && !places.some((place) => place.at === at),
  );
  const [first] = named;
  const isHeld = holding.test(clause.words);
  if (isHeld && (!first || kinds.product.test(clause.words))) {
    const isProduct =
      kinds.product.test(clause.words) ||
      plain(clause.words).includes(plain(film.productName)) ||
      firstFound(clause, thingsIn).some(({ id }) => id === film.form);
    if (!isProduct) return null;
    const next = withPerson(clause, choices, film, (person) => ({ ...person, holds: 'product' }));
    return { choices: next, did: ['holds the product'] };
  }
  if (!first) return null;
  if (isHeld) {
    const next = withPerson(clause, choices, film, (person) => ({ ...person, holds: first.id }));
    return { choices: next, did: [`holds ${called(first.id)}`] };
  }
  const fresh = named.filter(({ id }) => !choices.props.some((prop) => prop.id === id));
  const props = [
    ...choices.props,
    ...fresh.map((hit) => ({
      id: hit.id,
      where: 'on-surface' as const,
      ...colourSaid(clause.words, hit),
    })),
  ].slice(0, 6);
  return { choices: { ...choices, props }, did: named.map(({ id }) => called(id)) };
};

const shortWish = 3;

export const poseWish: Reader = (clause, choices, film) => {
  const { words } = clause;
  if (isOfClothes(clause) || holding.test(words)) return null;
  const isOfSomebody =
    mentions(words, castWords) ||
    mentions(words, otherWords) ||
    plain(words).split(' ').length <= shortWish;
  const pose = isOfSomebody ? findFirst(words, poseWords) : undefined;
  if (!pose) return null;
  const id = idOf(pose);
  const next = withPerson(clause, choices, film, ({ action: _, ...person }) => ({
    ...person,
    pose: id,
  }));
  return { choices: next, did: [id.replaceAll('-', ' ')] };
};

export const moodWish: Reader = (clause, choices, film) => {
  const feeling = findFirst(clause.words, feelingWords);
  if (!feeling) return null;
  const mood = feeling === 'asleep' ? 'tired' : feeling;
  return {
    choices: withPerson(clause, choices, film, (person) => ({ ...person, mood })),
    did: [mood],
  };
};

export const aloneWish: Reader = ({ words }, choices) =>
  alone.test(words)
    ? { choices: { ...choices, people: choices.people.slice(0, 1) }, did: ['alone'] }
    : null;

export const letteringWish: Reader = ({ words }, choices) => {
  const text = quoted.exec(words)?.[1]?.trim();
  if (!text) return null;
  const role = choices.lettering[0]?.role ?? 'claim';
  return { choices: { ...choices, lettering: [{ role, text }] }, did: [`lettering: ${text}`] };
};
