// How the plan of the shots is written: part of every script prompt, the same in all.
import { idsOf } from '../../plan/read-ref.ts';

/** Raised with every change of the words; the lists grow with the catalogue. */
export const version = 3;

export const shotsRule = `HOW SHOTS ARE PLANNED
"shots" says what each cut of a row shows: one for the picture "video" begins with, one for each "Cut to", at most eight in the film. A house artist draws four of them from this list alone and never reads "video", so whatever has to be seen stands here, and nothing else.
- composition, and what it can hold:
  object: a thing near, nobody; the first prop or the product fills it, a second stands beside it.
  hands: two hands and the one thing they hold or work on, nothing else.
  overhead: a table from straight above, two or three things on it, hands at work.
  figure: one person. medium shows them to the waist, what they hold, and things on the wall or in the background; what lies or stands on the floor needs wide.
  face: a face and nothing else, no hands.
  pair, crowd: people who have to do with each other. behind: a person from behind, wide, going somewhere. shoulder: past somebody at what they look at.
  place: the place and up to three things in it, nobody.
  split: two halves, two things. card: a plain ground for lettering.
  pack: the product as its own hero, one thing beside it at most.
- size, angle, move: those of the picture in "video". seconds: of the cut.
- time, light, weather, place: '' as long as they are those of the shot before.
- people: everybody seen, the most important first. who: an id of "cast", or other: and a role in English (other:neighbour). pose: how they stand; action: the verb that says more, or ''. holds: an id, product, or ''. wears: for those outside the cast, or where it changes, from the skin outwards. Nobody is named by hands alone: hands, overhead and shoulder shots have their person here too.
- props: what must be recognised, the most important first, at most four. where: in-hand, worn, on-surface, wall, floor, in-air or in-background. state: whole, worn, broken, wet, open, shut, empty, full, lit, none: and a word, or ''. colour: a plain English word or ''.
- product: none, or one. shown: in-use, or hero for the pack shot. form: what it is drawn as. colour: a plain English word where the client says one, else ''. label: what is really lettered on it, else ''. It is the same form in every shot. What is sold is never a prop, and what a rival sells never the product.
- count, motion and by, of props and product: count is 2, 3 or many where more than one is seen, else ''. motion: which way it moves in the shot, an arrow beside it (rise, fall, left, right, toward, away, turn, swing, shake, pour or scatter), else ''; of people only where they go, and holding, none or one, is both for what they hold. by: none, or one other thing of the shot (its id, or product) that it is in, on, beside, under or behind.
- change: none, or one: what is different when the shot ends, "from" and "to" in a word or two.
- frame: 1 to 4 for the four shots that tell the film without sound, in its order; 0 for all others. They are four different pictures: no two with the same composition and place. What is sold, or what it does, can be seen in three of them, and the last is the last row's.

IDS
place, pose, action, holds, wears, props and form take an id of the lists below where it is that very thing, and otherwise none: and one to three words for it in the client's language (none:tuning fork). What is none is drawn as a plain shape with those words on it; an id for something merely like it makes a wrong picture, which is worse. So look for shots that the lists can show: of two ways to tell the same, take the one whose things are listed, and set a scene where its place is listed. Words of two meanings are traps: an id means what it says in everyday English.`;

const listed = (name: string, ids: readonly string[]) => `${name}: ${ids.join(' ')}`;

/** The catalogue, each id once. */
export const idLists = (): string =>
  [
    listed('things', idsOf('thing')),
    listed('forms, for a product that is none of the things', idsOf('form')),
    listed('places', idsOf('place')),
    listed('poses and actions', idsOf('pose')),
    listed('clothes', idsOf('garment')),
  ].join('\n');
