// What a note wants left out is left out, and nothing it names there is ever put in.
import { withComposition, withNobody } from '#domain/storyboard/choose-view.ts';
import { noneRef, noteOf, type ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { comesOff, garbOf } from '../cast/dress-person.ts';
import { isSeat } from '../compose/sat-on.ts';
import { usualFor } from '../plan/people-for.ts';
import { garmentsIn, thingsIn } from '../reading/find-named.ts';
import { feelingWords } from '../reading/people-words.ts';
import { moveWords } from '../reading/shot-words.ts';
import { type Change, called, type Film, isWorn, productIn, type Reader } from './change.ts';
import {
  type Clause,
  meaningsIn,
  namedIn,
  phraseOf,
  placeNamed,
  placesOf,
  says,
  take,
} from './clause.ts';
import { heldIn, lettingGo, placesIn } from './content-wishes.ts';
import { fromBehind, inHand, kinds, theCamera, wearing, weatherSaid } from './note-words.ts';
import { sits, standing } from './posture.ts';
import { litFromBehind, tooNearWish, withoutView } from './view-wishes.ts';
import { alone, isNamed, meantIn, withoutNamed } from './whom.ts';

type Refusal = (left: Change, clause: Clause, film: Film) => Change;

const leave = (left: Change, change: Partial<ShotChoices>, what: string): Change => ({
  choices: { ...left.choices, ...change },
  did: [...left.did, `without ${what}`],
});

// Whoever is named with a garment has it on: `Rosa without her hat` takes nobody away.
const isOfClothes = (clause: Clause): boolean => namedIn(clause, garmentsIn).length > 0;

const withoutPeople: Refusal = (left, clause, film) => {
  if (says(clause, kinds.others)) {
    const cast = left.choices.people.filter(({ who }) => !who.startsWith('other:'));
    return leave(left, alone(left.choices, cast), 'others');
  }
  if (isOfClothes(clause)) return left;
  const named = withoutNamed(clause, left.choices, film);
  if (named) return { choices: named.choices, did: [...left.did, ...named.did] };
  return says(clause, kinds.people) ? leave(left, withNobody(left.choices), 'people') : left;
};

const withoutKinds: Refusal = (left, clause, film) => {
  let now = left;
  if (says(clause, kinds.faces) && left.choices.people.length > 0)
    now = leave(now, withComposition(left.choices, 'behind'), 'a face: from behind');
  if (says(clause, inHand)) {
    const thing = heldIn({ ...clause, words: clause.whole }, film);
    const people = now.choices.people.map((person) => lettingGo(person, thing?.id));
    now = leave(now, { people }, `${thing?.name ?? 'anything'} in the hand`);
  }
  const isThere = namedIn(clause, thingsIn).some(({ id }) => thingsOf(left.choices).includes(id));
  const isLettered = left.choices.lettering.length > 0 && !isThere;
  if (says(clause, kinds.lettering) || (isLettered && says(clause, plates)))
    now = leave(now, { lettering: [] }, 'lettering');
  if (says(clause, kinds.things)) now = leave(now, { props: [] }, 'things');
  const name = placeNamed(clause, film.productName) ?? productIn(clause, film);
  if (name) take(clause, name);
  return says(clause, kinds.product) || name
    ? leave(withoutHeld(now, 'product'), { product: undefined }, 'the product')
    : now;
};

/** What lettering stands on, as people call it: where there is some, it is that. */
const plates =
  /(?<!\p{L})(?:the (?:sign|label|banner)|das (?:schild|banner)|el (?:cartel|letrero)|(?:le panneau|la pancarte|l['’]écriteau))(?!\p{L})/iu;

const withoutHeld = (left: Change, ref: string): Change => ({
  ...left,
  choices: {
    ...left.choices,
    people: left.choices.people.map((person) => {
      if (person.holds !== ref) return person;
      const empty = lettingGo(person);
      return needsHeld.test(empty.pose) ? { ...empty, pose: 'stand' } : empty;
    }),
  },
});
// Nobody holds out empty hands.
const needsHeld = /^(?:present|show|hold-up|carry)$/;

// Who sweeps has a broom and who sits a seat, though no plan says so: without it nobody sweeps or sits.
const withoutUse = (left: Change, id: string): Change => ({
  ...left,
  choices: {
    ...left.choices,
    people: left.choices.people.map((person) => {
      const isOther = left.choices.props.some((prop) => prop.id !== id && isSeat(prop.id));
      if (isSeat(id) && !isOther) return sits(person) ? standing(person) : person;
      if (usualFor(person) !== id) return person;
      const { action: _, ...still } = person;
      return { ...still, pose: 'stand' };
    }),
  },
});

const thingsOf = ({ props, people }: ShotChoices): string[] => [
  ...props.map(({ id }) => id),
  ...people.flatMap((person) => [person.holds, usualFor(person)].flatMap((id) => id ?? [])),
];

const withoutThings: Refusal = (left, clause) => {
  const own = left.choices.props.flatMap(({ id }) => {
    const span = placeNamed(clause, noteOf(id)?.replaceAll('-', ' ') ?? '');
    return span ? [{ id, ...span }] : [];
  });
  const worn = namedIn(clause, garmentsIn).map(({ at }) => at);
  const there = thingsOf(left.choices);
  // `Ohne Hut` speaks of no hut, unless one is in the picture.
  const named = namedIn(clause, thingsIn).filter(
    ({ id, at }) => !worn.includes(at) || there.includes(id),
  );
  return [...named, ...own].reduce((now, { id, from, to }) => {
    take(clause, { from, to });
    // `app-on-phone` is a phone as well.
    const shown = now.choices.product?.form;
    const isProduct = shown !== undefined && (shown === id || shown.split('-').includes(id));
    const change = {
      props: now.choices.props.filter((prop) => prop.id !== id),
      ...(isProduct ? { product: undefined } : {}),
    };
    const held = withoutUse(withoutHeld(now, id), id);
    return leave(isProduct ? withoutHeld(held, 'product') : held, change, called(id));
  }, left);
};

// What is worn in the whole film is taken off here, too; without a shirt or shoes nobody is drawn.
const withoutClothes: Refusal = (left, clause, film) =>
  namedIn(clause, garmentsIn).reduce((now, hit) => {
    const garb = garbOf(hit.id);
    const off = garb && comesOff(garb) ? [noneRef(`without ${called(hit.id)}`)] : [];
    if (off.length === 0 || now.choices.people.length === 0) return now;
    take(clause, hit);
    const all = clause.instead ?? { ...clause, words: clause.whole };
    says(all, wearing);
    const named = now.choices.people.filter(({ who }) => isNamed(all, who, film));
    const meant = named.length > 0 ? named : meantIn(all, now.choices.people, film);
    const people = now.choices.people.map((person) => {
      if (meant.length > 0 && !meant.includes(person)) return person;
      const rest = (person.wears ?? []).filter((ref) => !isWorn(ref, hit.id));
      return { ...person, wears: [...rest, ...off].slice(-8) };
    });
    return leave(now, { people }, called(hit.id));
  }, left);

const withoutPlace: Refusal = (left, clause) => {
  const [hit] = namedIn(clause, placesIn);
  if (!hit) return left;
  take(clause, hit);
  const isThere = left.choices.place === hit.id;
  return leave(left, isThere ? { place: 'none:plain' } : {}, called(hit.id));
};

// One that somebody has in hand is a thing like any other.
const isCameraSeen = (clause: Clause, choices: ShotChoices): boolean =>
  placesOf(clause, theCamera).some((span) => {
    const phrase = phraseOf(clause, span);
    const isHead = !phrase || (span.from <= phrase.head && phrase.head < span.to);
    const named = namedIn(clause, thingsIn).filter(
      ({ from, to }) => from < span.to && span.from < to,
    );
    return isHead && named.some(({ id }) => thingsOf(choices).includes(id));
  });

/** Without how it is filmed, the weather and a face. */
export const withoutManner: Refusal = (left, clause, film) => {
  let now = withoutView(left, clause);
  if (!isCameraSeen(clause, left.choices) && says(clause, theCamera))
    now = leave(now, { move: 'static' }, 'a camera move');
  for (const meaning of meaningsIn(clause, moveWords)) {
    const move = meaning.replace(' ', '-');
    const isThere = now.choices.move === move;
    if (move !== 'static') now = leave(now, isThere ? { move: 'static' } : {}, meaning);
  }
  for (const [weather, pattern] of weatherSaid)
    if (says(clause, pattern)) {
      const isThere = now.choices.weather === weather;
      now = leave(now, isThere ? { weather: 'dry' } : {}, weather);
    }
  if (litFromBehind(clause).length === 0 && says(clause, fromBehind)) {
    const isThere = now.choices.composition === 'behind';
    now = leave(now, isThere ? { composition: 'figure' } : {}, 'a back');
  }
  for (const meaning of meaningsIn(clause, feelingWords)) {
    const people = now.choices.people.map((person) =>
      person.mood === meaning ? { ...person, mood: 'neutral' as const } : person,
    );
    now = leave(now, { people }, `a ${meaning} face`);
  }
  // A size that is refused by its name has been read.
  const stepped = now.did.length > left.did.length ? null : tooNearWish(clause, now.choices, film);
  return stepped ? { choices: stepped.choices, did: [...now.did, ...stepped.did] } : now;
};

const refusals = [
  withoutPeople,
  withoutKinds,
  withoutManner,
  withoutThings,
  withoutClothes,
  withoutPlace,
];

/** The shot without what the words name; null where they name nothing that is known. */
export const leaveOut: Reader = (clause, choices, film) => {
  const left = refusals.reduce<Change>((now, refuse) => refuse(now, clause, film), {
    choices,
    did: [],
  });
  return left.did.length > 0 ? { ...left, did: [...new Set(left.did)] } : null;
};
