// The lettering of the end: name, then what is asked, then when and for how much, then who pays.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import type { Statement, SubjectKind } from '../../understand/subject-frame.ts';
import type { Stage } from '../stage.ts';
import { plainly } from '../wording/plainly.ts';

/** Letters of a line that can still be read in the last seconds, and of one that says no day. */
const longest = 90;
const alone = 60;
/** Letters of the plate below the request. */
const longestPlate = 140;

// `Sunday.` is a scene, `Three came back by the Sunday` a story.
const isDay = ({ text, whole }: Statement, kind: SubjectKind): boolean =>
  text.trim().includes(' ') && (!whole || (kind !== 'story' && text.length <= alone));

/** `used` is what was lettered before, plainly. */
export function endCard(
  { frame, words, userType, wishes }: Stage,
  used: ReadonlySet<string>,
): Lettering[] {
  const name: Lettering = {
    role: userType === 'trailer' || userType === 'creator' ? 'title' : 'logo',
    text: frame.name,
  };
  // Where a thing was first made is no venue: nothing happens there on a day.
  const isHeld = frame.kind !== 'thing' || frame.dates.length > 0;
  const day = [
    frame.dates.find((one) => /\d/.test(one)) ?? frame.dates[0],
    isHeld ? frame.venue : undefined,
  ].filter((text) => text !== undefined);
  const held = ({ text }: { text: string }) => day.filter((one) => text.includes(one)).length;
  const [occasion] = frame.statements
    .filter(
      (one) =>
        one.source === 'description' &&
        one.text.length <= longest &&
        // A sentence that only names where is told, and does not say when.
        ((held(one) > 0 && (!one.whole || frame.dates.some((date) => one.text.includes(date)))) ||
          (one.role === 'occasion' && isDay(one, frame.kind))),
    )
    .toSorted((a, b) => held(b) - held(a));
  const said = occasion?.text.replace(/\s+/g, ' ') ?? '';
  const isAsked = (text: string) =>
    frame.call.lettered.includes(text) || frame.call.typed.includes(text);
  const when = [said, ...day.filter((one) => !said.toLowerCase().includes(one.toLowerCase()))]
    .filter((text) => text && !isAsked(text))
    .join(' · ');
  const offer = frame.facts.find(({ role, lettered }) => role === 'offer' && lettered.length > 0);
  // Who says what it costs, or that it costs nothing, has said it.
  const price = frame.isOwnPrice
    ? (frame.price ?? '')
    : (offer?.lettered.find((text) => !(frame.grave && text.includes('!'))) ??
      (frame.kind === 'thing' ? frame.price : undefined) ??
      '');
  const terms = used.has(plainly(price)) || plainly(when).includes(plainly(price)) ? '' : price;
  // How to reach them stands before when and for how much, where the request does not say it.
  const own = frame.contacts.filter(
    (one) => one.replace(/\D/g, '').length > 4 || /\p{L}{3}/u.test(one),
  );
  const isSaid = (one: string) => isAsked(one) || when.includes(one);
  const contact = own.find((one) => !isSaid(one)) ?? '';
  const isTold = own.some(isSaid);
  const plate = [isTold ? '' : contact, when, terms]
    .filter((text) => text && !isAsked(text))
    .reduce(
      (all, text) =>
        all.length + text.length > longestPlate ? all : all ? `${all} · ${text}` : text,
      '',
    );
  const sponsor = frame.sponsor ?? (userType === 'government' ? words.sponsor.open : undefined);
  const isNamed = sponsor !== undefined && frame.name.includes(sponsor);
  const ordered = wishes.read.filter((text) => !plainly(sponsor ?? '').includes(plainly(text)));
  return [
    name,
    { role: 'call' as const, text: frame.call.lettered },
    ...(plate ? [{ role: when ? ('date' as const) : ('price' as const), text: plate }] : []),
    ...(sponsor && !isNamed ? [{ role: 'sponsor' as const, text: sponsor }] : []),
    ...ordered.map((text) => ({ role: 'sponsor' as const, text })),
  ];
}
