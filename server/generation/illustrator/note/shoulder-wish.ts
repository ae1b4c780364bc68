// Over whose shoulder it is seen: they are nearest, and look at the other.
import { withComposition } from '#domain/storyboard/choose-view.ts';
import type { Reader } from './change.ts';
import { type Clause, isClosed, placeNamed, placesOf, type Span, take } from './clause.ts';
import { ofPicture, overShoulder } from './note-words.ts';
import { calledAs, isNamed, meantBy } from './whom.ts';

export const shoulderWish: Reader = (clause, choices, film) => {
  const span = placesOf(clause, overShoulder).find((one) => !isCarried(clause, one));
  if (!span) return null;
  const there = choices.people.map(({ who }) => who);
  // `Mayas Schulter`.
  const isOf = (who: string) =>
    calledAs(who, film).some((name) =>
      [name, `${name}s`].some((one) => placeNamed(clause, one) !== undefined),
    );
  const named = [...there, ...film.cast.map(({ who }) => who)].find(isOf);
  if (named) isNamed(clause, named, film);
  take(clause, span);
  const meant = choices.people[meantBy(clause, choices.people, film)];
  const near =
    named === undefined
      ? meant
      : (choices.people.find(({ who }) => who === named) ?? {
          who: named,
          pose: 'stand',
          mood: 'neutral' as const,
        });
  const people = near ? [near, ...choices.people.filter((one) => one !== near)].slice(0, 6) : [];
  const whose = named ? [calledAs(named, film)[0] ?? named] : [];
  return {
    choices: { ...choices, ...withComposition(choices, 'shoulder'), people },
    did: [['over the shoulder', ...whose].join(' of ')],
  };
};

// `A bag over her shoulder` hangs there; `a shot over her shoulder` is seen from there.
const isCarried = (clause: Clause, { from }: Span): boolean =>
  clause.plainWords
    .slice(0, from)
    .some((word, at) => !isClosed(clause, at) && !ofPicture.has(word));
