// A row whose text was changed in part: what the change says is altered in its shots, and nothing else of them.
import { sameJson } from '../same-json.ts';
import type { Shot, ShotPerson } from './shot-plan.ts';

/** Least share of the words of either text that the other has, too. */
const leastShared = 0.5;

/** Whether a text is another with some words more, less or in place of others. */
export function isChangedInPart(before: string, now: string): boolean {
  const [old, own] = [wordsOf(before), wordsOf(now)];
  const left = [...own];
  const shared = old.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return shared > 0 && shared >= leastShared * Math.max(old.length, own.length);
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * The planned shots of a row with what differs between the readings of its text before and now, and behind
 * them what it cuts to besides; null where it cuts less often, and nothing says which shot is gone.
 */
export function changedShots(
  planned: readonly Shot[],
  before: readonly Shot[],
  now: readonly Shot[],
): Shot[] | null {
  if (planned.length === 0 || before.length > now.length) return null;
  const cuts = planned.map((shot, at) => {
    const part = Math.min(at, before.length - 1);
    return changed(shot, before[part] as Shot, now[part] as Shot);
  });
  const last = cuts.at(-1)?.cut ?? 0;
  const more = now.slice(before.length).map((shot, at) => ({ ...shot, cut: last + at + 1 }));
  return [...cuts, ...more].filter(({ cut }) => cut <= mostCuts);
}

const mostCuts = 12;
const told = ['composition', 'size', 'angle', 'move', 'place', 'time', 'light', 'weather'] as const;

function changed(planned: Shot, before: Shot, now: Shot): Shot {
  const other = told.flatMap((part) => (before[part] === now[part] ? [] : [[part, now[part]]]));
  const { product: _, ...rest } = planned;
  const product = sameJson(before.product, now.product) ? planned.product : now.product;
  return {
    ...rest,
    ...Object.fromEntries(other),
    people: peopleNow(planned.people, before.people, now.people),
    props: [
      ...planned.props.filter(({ id }) => isNamed(now, id) || !isNamed(before, id)),
      ...now.props.filter((prop) => !isNamed(before, prop.id) && !isNamed(planned, prop.id)),
    ].slice(0, most),
    ...(product ? { product } : {}),
    lettering: sameJson(before.lettering, now.lettering) ? planned.lettering : now.lettering,
  };
}

// As many people, and as many things, as a shot has.
const most = 6;
const isNamed = ({ props }: Shot, thing: string): boolean => props.some(({ id }) => id === thing);

// Who is in both readings is the same person: what is told of them otherwise is changed in the plan's own.
function peopleNow(
  planned: readonly ShotPerson[],
  before: readonly ShotPerson[],
  now: readonly ShotPerson[],
): ShotPerson[] {
  if (sameJson(before, now)) return [...planned];
  const stay = planned.slice(0, Math.max(now.length, planned.length - before.length));
  const there = stay.map((person, at) => ({ ...person, ...toldAnew(before[at], now[at]) }));
  return [...there, ...now.slice(there.length)].slice(0, most);
}

const toldAnew = (before?: ShotPerson, now?: ShotPerson): Partial<ShotPerson> =>
  before && now
    ? Object.fromEntries(
        Object.entries(now).filter(
          ([part, value]) => !sameJson(before[part as keyof ShotPerson], value),
        ),
      )
    : {};
