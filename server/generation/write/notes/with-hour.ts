// The hour of a film whose notes name none.
import type { SubjectFrame } from '../../understand/subject-frame.ts';
import { askedMoment, momentIn } from './moment-in.ts';
import type { Wishes } from './wishes-in.ts';

/** `We move beehives. At night.`: the one hour at which the client says it is done is that of the film. */
export function withHour(wishes: Wishes, { statements, places, language }: SubjectFrame): Wishes {
  // `It glows at night` says what the thing can do, and not when.
  const told = statements.filter(
    ({ source, role, whole, seen }) =>
      source === 'description' &&
      (/^(?:identity|story)$/.test(role) ||
        (/^(?:deed|proof)$/.test(role) && !(whole && (!seen || seen.actor)))),
  );
  const [hour, ...others] = new Set(
    told.flatMap(({ text }) => momentIn(text, language).time ?? []),
  );
  const said = hour && others.length === 0 ? { time: hour } : {};
  // `A yard at dusk`: a place is typed with its hour.
  const set = askedMoment(places[0]?.typed ?? '', language);
  return { ...wishes, moment: { ...said, ...set, ...wishes.moment } };
}
