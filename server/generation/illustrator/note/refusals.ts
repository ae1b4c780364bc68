// What a note wants left out is left out, and nothing it names there is ever put in.
import { withNobody } from '#domain/storyboard/choose-view.ts';
import { noteOf, type ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { clothesIn, placeHit, thingsIn } from '../reading/find-named.ts';
import { feelingWords } from '../reading/people-words.ts';
import { moveWords } from '../reading/shot-words.ts';
import { findAll, plain } from '../reading/stems.ts';
import { type Change, type Clause, called, type Film, firstFound, isWorn } from './change.ts';
import { fromBehind, kinds, theCamera, weatherSaid } from './note-words.ts';
import { withoutNamed } from './whom.ts';

type Left = { choices: ShotChoices; did: string[]; partly: boolean };
type Refusal = (left: Left, clause: Clause, film: Film) => Left;

const leave = (left: Left, change: Partial<ShotChoices>, what: string): Left => ({
  ...left,
  choices: { ...left.choices, ...change },
  did: [...left.did, `without ${what}`],
});

const withoutKinds: Refusal = (left, { words }, { productName }) => {
  let now = left;
  if (kinds.people.test(words)) now = leave(now, withNobody(left.choices), 'people');
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
  const ids = [...firstFound(clause, thingsIn).map(({ id }) => id), ...own];
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

const withoutClothes: Refusal = (left, clause) =>
  firstFound(clause, clothesIn).reduce((now, { id }) => {
    const isOn = now.choices.people.some(({ wears }) => wears?.some((ref) => isWorn(ref, id)));
    const people = now.choices.people.map(({ wears, ...person }) => {
      const rest = wears?.filter((ref) => !isWorn(ref, id)) ?? [];
      return rest.length > 0 ? { ...person, wears: rest } : person;
    });
    // What is worn in the whole film is not taken off here.
    return { ...leave(now, { people }, called(id)), partly: now.partly || !isOn };
  }, left);

const withoutPlace: Refusal = (left, clause) => {
  const [hit] = firstFound(clause, (text, tongue) => {
    const found = placeHit(text, tongue);
    return found ? [found] : [];
  });
  if (!hit) return left;
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
  const people = withoutNamed(named, choices, film);
  const start: Left = { choices, did: [], partly: false, ...people };
  const left = withoutManner(
    refusals.reduce((now, refuse) => refuse(now, named, film), start),
    clause,
    film,
  );
  return left.did.length > 0 ? { ...left, did: [...new Set(left.did)] } : null;
}
