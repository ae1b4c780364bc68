// What a note says of people, clothes, things, the place and the lettering.
import { noneRef, type ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { idOf } from '../people/poses/poses.ts';
import { standsOnGround } from '../props/seat-of.ts';
import { colourSaid } from '../reading/find-colour.ts';
import { clothesIn, placeHit, thingsIn } from '../reading/find-named.ts';
import { castWords, feelingWords, otherWords, poseWords } from '../reading/people-words.ts';
import { findFirst, mentions, plain } from '../reading/stems.ts';
import { type Clause, called, firstFound, isWorn, namesProduct, type Reader } from './change.ts';
import { alone, holding, kinds, quoted, wearing, withIt } from './note-words.ts';
import { withPerson } from './whom.ts';

// As people say it of what the markers call otherwise.
const spoken: Partial<Record<string, string>> = { mustard: 'yellow', tan: 'light brown' };

export const clothesWish: Reader = (clause, choices, film) => {
  const isOfSomebody =
    wearing.test(clause.words) || (choices.people.length > 0 && withIt.test(clause.words));
  const named = isOfSomebody ? firstFound(clause, clothesIn) : [];
  if (named.length === 0) return null;
  const ids = named.map(({ id }) => id);
  // What has a colour is kept in words, as somebody types it who finds none of that colour in the list.
  const refs = named.map((hit) => {
    const { colour } = colourSaid(clause.nouns ?? clause.words, hit);
    return colour ? noneRef(`${spoken[colour] ?? colour} ${called(hit.id)}`) : hit.id;
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

const isOfClothes = (clause: Clause, { people }: ShotChoices): boolean =>
  (wearing.test(clause.words) || (people.length > 0 && withIt.test(clause.words))) &&
  firstFound(clause, clothesIn).length > 0;

const placesNamed = (clause: Clause) =>
  firstFound(clause, (text, tongue) => {
    const hit = placeHit(text, tongue);
    return hit ? [hit] : [];
  });

export const placeWish: Reader = (clause, choices) => {
  const [hit] = isOfClothes(clause, choices) ? [] : placesNamed(clause);
  return hit ? { choices: { ...choices, place: hit.id }, did: [`place: ${called(hit.id)}`] } : null;
};

export const thingWish: Reader = (clause, choices, film) => {
  if (isOfClothes(clause, choices)) return null;
  const places = placesNamed(clause);
  const named = firstFound(clause, thingsIn).filter(
    ({ id, at }) => id !== film.form && !places.some((place) => place.at === at),
  );
  const [first] = named;
  const isHeld = holding.test(clause.words);
  const isOurs = first !== undefined && namesProduct(clause, first, film);
  if (isHeld && (!first || isOurs || kinds.product.test(clause.words))) {
    const isProduct =
      isOurs ||
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
      where: standsOnGround(hit.id) ? ('floor' as const) : ('on-surface' as const),
      ...colourSaid(clause.nouns ?? clause.words, hit),
    })),
  ].slice(0, 6);
  // Beside somebody seen from near what stands on the ground is not in the picture.
  const isHidden =
    fresh.some(({ id }) => standsOnGround(id)) &&
    (choices.composition === 'figure' || choices.composition === 'pair') &&
    choices.size !== 'wide';
  return {
    choices: { ...choices, props, ...(isHidden ? { size: 'wide' } : {}) },
    did: [...named.map(({ id }) => called(id)), ...(isHidden ? ['wide, so that it is seen'] : [])],
  };
};

const shortWish = 3;

export const poseWish: Reader = (clause, choices, film) => {
  const { words } = clause;
  if (isOfClothes(clause, choices) || holding.test(words)) return null;
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
