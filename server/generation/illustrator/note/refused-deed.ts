// What somebody is said not to do: the deed is refused, and nothing is said of what it would be done to.
import type { ShotChoices } from '#domain/storyboard/shot-plan.ts';
import { idOf } from '../people/poses/poses.ts';
import { poseWords } from '../reading/people-words.ts';
import { findFirst } from '../reading/stems.ts';
import type { Change, Film, Reader } from './change.ts';
import { type Clause, isClosed, placesOf, type Span, says, take } from './clause.ts';
import { heldIn, lettingGo } from './content-wishes.ts';
import { gazes, holding, presents, refuses, theCamera, wearing } from './note-words.ts';
import { sits, standing } from './posture.ts';
import { withoutManner } from './refusals.ts';
import { isNamed } from './whom.ts';

export type RefusedDeed = {
  /** The words that name what it would be done to, or where. */
  aside: ReadonlySet<number>;
  leave: Reader;
};

const doing = /^(?:verb|ing|pp)$/;

/** The deed a clause refuses; null where it refuses that something is there. */
export function deedRefused(clause: Clause): RefusedDeed | null {
  const { spoken, phrases, tongue } = clause;
  const isNo = (at: number) => spoken[at]?.tag === 'neg';
  const no = placesOf(clause, refuses).find(({ from, to }) => isNo(from) || isNo(to - 1));
  if (!no) return null;
  // What stands right behind `not` in English and Spanish is what is refused: `not the cup she holds`.
  const isOf = (at: number) =>
    (tongue !== 'en' && tongue !== 'es') ||
    (at >= no.to && !phrases.some(({ from, to }) => no.to === from && to <= at));
  const deed = spoken.findIndex((_, at) => isDeed(clause, at) && isOf(at));
  if (deed < 0) return null;
  const begins = spoken.findIndex(({ tag }) => /^(?:verb|be|aux|neg|ing)$/.test(tag));
  const objects = phrases.filter(({ from, to }) => to > begins && !(from <= deed && deed < to));
  const aside = new Set(
    objects.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  );
  return { aside, leave: leaving(clause, { no, deed, aside }) };
}

// Showing, having on and being there is no deed: `do not show the cup` refuses the cup.
function isDeed(clause: Clause, at: number): boolean {
  const { spoken, phrases } = clause;
  const isIn = (pattern: RegExp) => placesOf(clause, pattern).some(({ from }) => from === at);
  const is = (place: number, tag: RegExp) => tag.test(spoken[place]?.tag ?? '');
  if (isIn(presents) || isIn(wearing)) return false;
  // Beside `not` a verb may be marked as a noun: `elle ne bouge pas`, `no sostiene`, `n'est pas assise`.
  if (is(at, /^noun$/))
    return (
      is(at - 1, neg) && (is(at + 1, neg) || isIn(holding) || poseIn(clause, at) !== undefined)
    );
  if (!is(at, doing) || phrases.some(({ from, to }) => from <= at && at < to)) return false;
  if (isIn(gazes)) return spoken.some(({ tag }) => tag === 'prep' || tag === 'part');
  return isIn(holding) || !isClosed(clause, at);
}

const neg = /^neg$/;

// Who does not do it is told of in a form of the verb that pictures are not: `does not sit`, `soll nicht sitzen`.
function poseIn({ spoken }: Clause, at: number) {
  const low = spoken[at]?.token.low ?? '';
  return findFirst(`${low} ${low}s ${low.replace(/en$/, 't')}`, poseWords);
}

type Parts = { no: Span; deed: number; aside: ReadonlySet<number> };

function leaving(whole: Clause, { no, deed, aside }: Parts): Reader {
  return (clause, choices, film) => {
    const still = withoutHold({ choices, did: [] }, clause, whole, film);
    const pose = poseIn(whole, deed);
    const left =
      pose && still.did.length === 0 ? withoutPose(still, idOf(pose), whole, film) : still;
    const made = left.did.length > 0 ? left : withoutManner(left, clause, film);
    if (made.did.length === 0) return null;
    take(whole, no);
    const isKnown = left.did.length > 0 || placesOf(clause, theCamera).length > 0;
    for (const at of isKnown ? [deed, ...aside] : aside) take(whole, { from: at, to: at + 1 });
    return made;
  };
}

type Person = ShotChoices['people'][number];
const withThem = (
  choices: ShotChoices,
  whole: Clause,
  film: Film,
  change: (one: Person) => Person,
) => {
  const named = choices.people.filter(({ who }) => isNamed(whole, who, film));
  const isMeant = (one: Person) => named.length === 0 || named.includes(one);
  return { ...choices, people: choices.people.map((one) => (isMeant(one) ? change(one) : one)) };
};

function withoutHold(now: Change, clause: Clause, whole: Clause, film: Film): Change {
  const things = heldIn(whole, film);
  if (!says(clause, holding)) return now;
  return {
    choices: withThem(now.choices, whole, film, (one) => lettingGo(one, things?.id)),
    did: [...now.did, `does not hold ${things?.name ?? 'anything'}`],
  };
}

function withoutPose(now: Change, id: string, whole: Clause, film: Film): Change {
  const stands = (person: Person): Person => {
    if (id === 'sit') return sits(person) ? standing(person) : person;
    if (person.pose !== id && person.action !== id) return person;
    const { action: _, ...still } = person;
    return { ...still, pose: 'stand' };
  };
  return {
    choices: withThem(now.choices, whole, film, stands),
    did: [...now.did, `does not ${id.replaceAll('-', ' ')}`],
  };
}
