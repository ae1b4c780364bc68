// What a note wants left out is left out, and nothing it names there is ever put in.
import { withNobody } from '#domain/storyboard/choose-view.ts';
import { noneRef, noteOf, type ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { comesOff, garbOf } from '../cast/dress-person.ts';
import { clothesIn, placeHit, thingsIn } from '../reading/find-named.ts';
import { feelingWords } from '../reading/people-words.ts';
import { moveWords } from '../reading/shot-words.ts';
import { findAll, plain } from '../reading/stems.ts';
import { type Change, type Clause, called, type Film, firstFound, isWorn } from './change.ts';
import { fromBehind, kinds, theCamera, weatherSaid } from './note-words.ts';
import { isMeant, withoutNamed } from './whom.ts';

type Left = { choices: ShotChoices; did: string[]; partly: boolean };
type Refusal = (left: Left, clause: Clause, film: Film) => Left;

const leave = (left: Left, change: Partial<ShotChoices>, what: string): Left => ({
  ...left,
  choices: { ...left.choices, ...change },
  did: [...left.did, `without ${what}`],
});

// Whoever is named with a garment has it on: `Rosa without her hat` takes nobody away.
const isOfClothes = (clause: Clause): boolean => firstFound(clause, clothesIn).length > 0;

const withoutKinds: Refusal = (left, clause, { productName }) => {
  const { words } = clause;
  let now = left;
  if (kinds.people.test(words) && !isOfClothes(clause))
    now = leave(now, withNobody(left.choices), 'people');
  if (kinds.lettering.test(words)) now = leave(now, { lettering: [] }, 'lettering');
  if (kinds.things.test(words)) now = leave(now, { props: [] }, 'things');
  const name = plain(productName);
  if (kinds.product.test(words) || (name !== '' && plain(words).includes(name)))
    now = leave(withoutHeld(now, 'product'), { product: undefined }, 'the product');
  return now;
};

const withoutHeld = (left: Left, ref: string): Left => ({
  ...left,
  choices: {
    ...left.choices,
    people: left.choices.people.map(({ holds, ...person }) =>
      holds === undefined || holds === ref ? person : { ...person, holds },
    ),
  },
});

const withoutThings: Refusal = (left, clause) => {
  const own = left.choices.props.flatMap(({ id }) => {
    const note = noteOf(id);
    return note && plain(clause.words).includes(plain(note)) ? [id] : [];
  });
  const worn = firstFound(clause, clothesIn).map(({ at }) => at);
  const there = [
    ...left.choices.props.map(({ id }) => id),
    ...left.choices.people.map(({ holds }) => holds),
  ];
  // `Ohne Hut` speaks of no hut, unless one is in the picture.
  const named = firstFound(clause, thingsIn).filter(
    ({ id, at }) => !worn.includes(at) || there.includes(id),
  );
  const ids = [...named.map(({ id }) => id), ...own];
  return ids.reduce((now, id) => {
    const props = now.choices.props.filter((prop) => prop.id !== id);
    // `app-on-phone` is a phone as well.
    const shown = now.choices.product?.form;
    const isProduct = shown !== undefined && (shown === id || shown.split('-').includes(id));
    const change = { props, ...(isProduct ? { product: undefined } : {}) };
    const held = withoutHeld(now, id);
    return leave(isProduct ? withoutHeld(held, 'product') : held, change, called(id));
  }, left);
};

// What is worn in the whole film is taken off here, too; without a shirt or shoes nobody is drawn.
const withoutClothes: Refusal = (left, clause, film) =>
  firstFound(clause, clothesIn).reduce((now, { id }) => {
    const garb = garbOf(id);
    const off = garb && comesOff(garb) ? [noneRef(`without ${called(id)}`)] : [];
    const named = now.choices.people.filter(({ who }) => isMeant(clause.words, who, film));
    const people = now.choices.people.map((person) => {
      if (named.length > 0 && !named.includes(person)) return person;
      const { wears = [], ...bare } = person;
      const rest = [...wears.filter((ref) => !isWorn(ref, id)), ...off].slice(-8);
      return rest.length > 0 ? { ...bare, wears: rest } : bare;
    });
    const isOff = off.length > 0 && people.length > 0;
    return { ...leave(now, { people }, called(id)), partly: now.partly || !isOff };
  }, left);

const withoutPlace: Refusal = (left, clause) => {
  const [hit] = firstFound(clause, (text, tongue) => {
    const found = placeHit(text, tongue);
    return found ? [found] : [];
  });
  if (!hit || firstFound(clause, clothesIn).some(({ at }) => at === hit.at)) return left;
  const isThere = left.choices.place === hit.id;
  return leave(left, isThere ? { place: 'none:plain' } : {}, called(hit.id));
};

const withoutManner: Refusal = (left, { words }) => {
  let now = left;
  if (words.search(theCamera) >= 0) now = leave(now, { move: 'static' }, 'a camera move');
  for (const { meaning } of findAll(words, moveWords)) {
    const move = meaning.replace(' ', '-');
    if (move !== 'static')
      now = leave(now, now.choices.move === move ? { move: 'static' } : {}, meaning);
  }
  for (const [weather, pattern] of weatherSaid)
    if (pattern.test(words))
      now = leave(now, now.choices.weather === weather ? { weather: 'dry' } : {}, weather);
  if (fromBehind.test(words))
    now = leave(
      now,
      now.choices.composition === 'behind' ? { composition: 'figure' } : {},
      'a back',
    );
  for (const { meaning } of findAll(words, feelingWords)) {
    const people = now.choices.people.map((person) =>
      person.mood === meaning ? { ...person, mood: 'neutral' as const } : person,
    );
    now = leave(now, { people }, `a ${meaning} face`);
  }
  return now;
};

const refusals = [withoutKinds, withoutThings, withoutClothes, withoutPlace];

/**
 * The shot without what the wish refuses; null where it names nothing that is known. `named` is the
 * wish without what it says of the view.
 */
export function leaveOut(
  clause: Clause,
  named: Clause,
  choices: ShotChoices,
  film: Film,
): Change | null {
  const people = isOfClothes(named) ? null : withoutNamed(named, choices, film);
  const start: Left = { choices, did: [], partly: false, ...people };
  const left = withoutManner(
    refusals.reduce((now, refuse) => refuse(now, named, film), start),
    clause,
    film,
  );
  return left.did.length > 0 ? { ...left, did: [...new Set(left.did)] } : null;
}
