// How the camera moves, and which way.
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { thingsIn } from '../reading/find-named.ts';
import { moveWords } from '../reading/shot-words.ts';
import type { Reader } from './change.ts';
import { meaningIn, namedIn, placesOf, type Span, says, take } from './clause.ts';
import {
  backward,
  forward,
  fromBehind,
  goes,
  sideways,
  theCamera,
  unmoved,
  ways,
} from './note-words.ts';
import { isNamed } from './whom.ts';

export const moveWish: Reader = (clause, choices, film) => {
  // `With her back to the camera` moves nothing.
  const turned = placesOf(clause, fromBehind);
  const cameras = placesOf(clause, theCamera).filter(
    ({ from }) => !turned.some((back) => back.from <= from && from < back.to),
  );
  // `Camera moves` may be taken for one noun.
  const going = placesOf(clause, goes).filter(({ from }) => cameras.some(({ to }) => to === from));
  const isOfCamera = cameras.length > 0 && (says(clause, theCamera) || going.length > 0);
  const still = isOfCamera && says(clause, unmoved) ? ('static' as const) : undefined;
  const back =
    isOfCamera && says(clause, backward)
      ? ('pull out' as const)
      : isOfCamera && says(clause, forward)
        ? ('push in' as const)
        : still;
  // A pan, a track and a crane are things as well: which is meant a way or the camera says.
  const way = placesOf(clause, ways);
  const isSure = isOfCamera || way.length > 0;
  const isThing = ({ from, to }: Span) =>
    !isSure && namedIn(clause, thingsIn).some((hit) => hit.from < to && from < hit.to);
  const named = back ?? meaningIn(clause, moveWords, { isElse: isThing });
  if (!named) return null;
  for (const span of way) take(clause, span);
  // `Away from Sam`.
  if (isOfCamera) for (const { who } of choices.people) isNamed(clause, who, film);
  for (const span of isOfCamera ? [...cameras, ...going] : []) take(clause, span);
  const move = goingTo(named.replace(' ', '-'), clause.words) as ShotChoices['move'];
  return { choices: { ...choices, move }, did: [move.replaceAll('-', ' ')] };
};

// `From left to right`: the way named last is the one it goes.
function goingTo(move: string, words: string): string {
  if (!move.startsWith('pan-')) return move;
  const way = [...words.matchAll(sideways)].at(-1)?.[0].toLowerCase();
  return way ? (/^(?:l|iz|g)/.test(way) ? 'pan-left' : 'pan-right') : move;
}
