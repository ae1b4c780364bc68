// Who sits or lies, and what becomes of that where it is refused or they are to stand.
import type { ShotChoices, ShotPerson } from '#domain/storyboard/shot-plan.ts';
import { sitsOnOpenFloor } from '../compose/choose-pose.ts';
import { poseById } from '../people/poses/poses.ts';
import type { Change, Film } from './change.ts';
import { type Clause, isRead, placesOf, type Span } from './clause.ts';
import { refuses, upright } from './note-words.ts';
import { whoIs, withPerson } from './whom.ts';

/** Whether somebody sits in a pose, also where it is drawn so for want of a table. */
export const sits = ({ pose, action }: Pick<ShotPerson, 'pose' | 'action'>): boolean =>
  [pose, action].some((id) => id !== undefined && sitsOnOpenFloor(poseById(id)));

/** Somebody on their feet; who sits or lies does nothing else. */
export const standing = (person: ShotPerson): ShotPerson => {
  const { action: _, ...still } = person;
  const isDown = sits(person) || /^(?:lie|sleep|kneel|crouch|squat)$/.test(person.pose);
  return isDown ? { ...still, pose: 'stand' } : person;
};

/** To stand says less than anything else that is done: whoever is up already goes on with that. */
export function standWish(
  clause: Clause,
  choices: ShotChoices,
  film: Film,
  isElse: (span: Span) => boolean,
): Change | null {
  // `A man stands there`: who comes stands already.
  const isNew = ({ from }: Span) =>
    whoIs(clause, film) === undefined &&
    clause.phrases.some((phrase) => phrase.to <= from && isRead(clause, phrase));
  if (placesOf(clause, refuses).length > 0) return null;
  if (!placesOf(clause, upright).some((span) => !isElse(span) && !isNew(span))) return null;
  return { choices: withPerson(clause, choices, film, standing), did: ['stand'] };
}
