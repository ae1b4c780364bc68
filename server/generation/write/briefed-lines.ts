// What a brief says of the client's statements: what it is, its one message, and the reasons to believe it.
import { readings } from '../understand/readings.ts';
import type { Statement, SubjectFrame } from '../understand/subject-frame.ts';
import { quoteIn } from './ideas/titles.ts';
import { leastWeight } from './rows/may-be-told.ts';
import { asSentence } from './wording/pattern.ts';
import { stemsOf } from './wording/shared-words.ts';

/** A statement as a brief has it. */
export const said = (statement: Statement): string =>
  statement.apart?.[0] ??
  statement.spoken[0] ??
  asSentence(statement.text.replace(/\s+/g, ' ').trim());

/** What it is in the client's words; who does not say that begins with what matters to them. */
export function introduced({ statements }: SubjectFrame): readonly Statement[] {
  const told = statements.filter(({ source }) => source === 'description');
  // `Jeans with the old hem €16` is a line of a price list.
  const identity = told
    .filter(({ role, text }) => role === 'identity' && !/\p{Sc}/u.test(text))
    .slice(0, 2);
  return identity.length > 0
    ? identity
    : told.filter(({ opens, whole }) => opens && whole).slice(0, 1);
}

/** What sets one thing against another counts for a message, and so does its name. */
const contrasting = 0.2;
/** Words that are one message, and not three. */
const oneBreath = 30;
/** Words of a message without a verb. */
const leastMessage = 5;
/** Clients begin with what matters to them. */
const toldFirst = 0.25;
/** A word of the request or the name: it makes sense of them. */
const shared = 0.1;
const mostShared = 3;
/** What was said already is only said again where it is this much stronger. */
const freshness = 0.6;

/** How many words a text shares with what is asked and with the name. */
export function sharedWithCall({ call, name }: SubjectFrame, text: string): number {
  // `Ring`, `come`: how it is asked for is no part of what.
  const [, ...what] = call.assumed ? [] : call.typed.split(/\s+/);
  const asked = new Set(stemsOf([name, ...what].join(' ')));
  return Math.min(mostShared, new Set(stemsOf(text).filter((stem) => asked.has(stem))).size);
}

const leastStory = 12;
// `We put the rejects in a crate by the door for £1.50`: what it costs comes last, and is no price list.
const isStory = ({ whole, text, figures }: Statement) =>
  whole &&
  text.split(/\s+/).length >= leastStory &&
  figures.every((figure) => text.indexOf(figure) > (text.length * 2) / 3);

/** The one thing that sets it apart, whatever the film leads with: neither a price nor what others say. */
export function propositionOf(frame: SubjectFrame): Statement | undefined {
  const first = frame.statements.find(({ ranked, spoken }) => ranked === 0 && spoken.length > 0);
  if (first) return first;
  const { contrasts } = readings[frame.language].tongue.lists;
  const name = frame.name.toLowerCase();
  const opening = frame.statements.find(
    ({ source, whole, opens, role }) =>
      source === 'description' && whole && opens && role !== 'occasion',
  );
  const worth = (one: Statement) => {
    const { text, weight, apart } = one;
    const words = text.toLowerCase().split(/[^\p{L}’']+/u);
    const isNamed = apart !== undefined || words.join(' ').includes(name);
    const isSetApart = words.some((word) => contrasts.has(word) || word.endsWith("n't"));
    const isList = !one.whole && (text.includes(',') || words.length < leastMessage);
    return (
      weight -
      (isList ? contrasting : 0) -
      (text.split(/\s+/).length > oneBreath ? contrasting * 2 : 0) +
      (one.introduces ? -contrasting : opening === one ? toldFirst : 0) +
      shared * sharedWithCall(frame, text) +
      (isNamed ? contrasting / 2 : 0) +
      (isSetApart ? contrasting : 0)
    );
  };
  const all = frame.facts
    .filter(
      (one) =>
        (one.role !== 'offer' || isStory(one)) &&
        one.spoken.length > 0 &&
        !quoteIn(one) &&
        (one.opens || one.apart),
    )
    .toSorted((a, b) => worth(b) - worth(a));
  const [best] = all;
  const known = introduced(frame);
  const fresh = all.find((one) => !known.includes(one));
  return (
    (fresh && best && worth(fresh) >= worth(best) * freshness ? fresh : best) ??
    frame.statements.find(({ role }) => role === 'identity') ??
    frame.facts[0]
  );
}

/** Whether it can stand by itself: it is said of what is sold, and needs no sentence before it. */
export const standsAlone = ({ source, opens, apart, topical, owes }: Statement): boolean =>
  source !== 'audience' && !owes && (opens || topical === true || apart !== undefined);

/** Reasons that are still read. */
const mostReasons = 6;

// What was said above is none once more, and `Ding.` is no reason.
function furtherFacts(frame: SubjectFrame): Statement[] {
  const told = [propositionOf(frame), ...introduced(frame)];
  // A day stands under what has to be named, and `Postage £4` is a line of a price list.
  const isTerm = ({ text, whole }: Statement) =>
    !whole && (text.split(/\s+/).length < 3 || frame.dates.some((date) => text.includes(date)));
  return frame.facts.filter(
    (one) => one.weight >= leastWeight && standsAlone(one) && !isTerm(one) && !told.includes(one),
  );
}

/** What people are to know beside the message, where that leaves a reason to believe it. */
export function alsoKnown(frame: SubjectFrame): Statement | undefined {
  const further = furtherFacts(frame);
  return further.length > 1 ? further.find((one) => one.whole && !quoteIn(one)) : undefined;
}

/** The strongest first; who said one thing alone has that for a reason. */
export function reasonsOf(frame: SubjectFrame): Statement[] {
  const known = alsoKnown(frame);
  const further = furtherFacts(frame).filter((one) => one !== known);
  const only = frame.facts.filter(
    ({ weight, source }) => weight >= leastWeight && source !== 'audience',
  );
  return (further.length > 0 ? further : only).slice(0, mostReasons);
}
