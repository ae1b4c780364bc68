// What people are to do, typed and as an order.
import type { UserType } from '#domain/wizard/options.ts';
import { findContacts } from '../statements/particulars/find-particulars.ts';
import type { Statement, SubjectFrame } from '../subject-frame.ts';
import { cutSentences } from '../text/cut-sentences.ts';
import { capital } from '../text/spans.ts';
import type { Token, Tongue } from '../text/tongue.ts';

export function readCall(
  behavior: string,
  statements: readonly Statement[],
  tongue: Tongue,
  names: ReadonlySet<string>,
  userType: UserType,
  head: string,
  familiar: boolean,
): SubjectFrame['call'] {
  const answer = behavior.replace(/\s+/g, ' ').trim();
  const typed = isSaid(answer) ? answer : '';
  const orderOf = (text: string) => tongue.order(text, names, familiar);
  const parts = cutSentences(behavior, tongue.lists.abbreviations).map((one) => one.text);
  const [first = '', ...rest] = parts;
  const order = orderOf(first);
  // What belongs to the order as the client has it stays with it; what is one as typed stays as typed,
  // and so does the hour before it: `Sunday, 7am. Subscribe.`
  const isOrderAsTyped = (text: string) => plainly(orderOf(text) ?? '') === plainly(text);
  const isHour = (text: string) => /\d/.test(text) && text.split(' ').length <= mostBefore;
  if (
    typed.length <= longest &&
    isOrderAsTyped(parts.find((one) => !isHour(one)) ?? '') &&
    parts.length > 1
  )
    return made(typed, typed, false);
  if (order && typed.length <= longest)
    return made(
      typed,
      [order, ...rest].map((part) => part.replace(/[\s.]+$/, '')).join('. '),
      false,
    );
  for (const text of parts) {
    const one = orderOf(text);
    if (one) return made(text, one, false);
  }
  // No order, but what the client wants people to read: better than one of ours.
  if (typed && typed.length <= longest) return made(typed, typed, false);
  // One that stands in the description: `Book at x.org`, the line with the number to ring, an order.
  const said = statements.filter(
    ({ text, source }) => source === 'description' && text.length <= longest,
  );
  const isOrder = ({ text, role, whole }: Statement) =>
    whole &&
    role !== 'limit' &&
    !isOfThing(tongue.tag(text, names)) &&
    plainly(orderOf(text) ?? '') === plainly(text);
  const own =
    said.findLast(({ role }) => role === 'call') ??
    said.findLast(({ text }) => findContacts(text).length > 0) ??
    said.findLast(isOrder) ??
    (userType === 'trailer' ? said.findLast(({ role }) => role === 'occasion') : undefined);
  if (!typed && own) return made(own.text, orderOf(own.text) ?? own.text, false);
  return { ...made(typed, tongue.plainCall(userType, head, familiar), true) };
}

// `Hält das Fenster gekippt`, `holt Öl runter`: what it does, unless people are spoken to.
const isOfThing = (tokens: readonly Token[]) =>
  tokens[0]?.form === 'third' && !tokens.some(({ low }) => /^(?:euch|euer|eure\p{L}*)$/u.test(low));

// A measure or the number of a part asks for nothing.
const isSaid = (typed: string) => /\p{L}{3}/u.test(typed) || findContacts(typed).length > 0;

const plainly = (text: string) => text.toLowerCase().replace(/[.!\s]+$/, '');

/** Words of an hour or a day before an order. */
const mostBefore = 4;
/** Letters of a call that can still be said and lettered in the last seconds. */
const longest = 90;

function made(typed: string, order: string, assumed: boolean): SubjectFrame['call'] {
  const lettered = capital(order.replace(/[\s.]+$/, ''));
  return { typed, spoken: /[.!?]$/.test(lettered) ? lettered : `${lettered}.`, lettered, assumed };
}
