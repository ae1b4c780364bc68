// What people are to do, typed and as an order.
import type { UserType } from '#domain/wizard/options.ts';
import { cutSentences } from './cut-sentences.ts';
import { findContacts } from './find-particulars.ts';
import { capital } from './spans.ts';
import type { Statement, SubjectFrame } from './subject-frame.ts';
import type { Tongue } from './tongue.ts';

export function readCall(
  behavior: string,
  statements: readonly Statement[],
  tongue: Tongue,
  names: ReadonlySet<string>,
  userType: UserType,
  head: string,
  familiar: boolean,
): SubjectFrame['call'] {
  const typed = behavior.replace(/\s+/g, ' ').trim();
  const orderOf = (text: string) => tongue.order(text, names, familiar);
  const parts = cutSentences(behavior, tongue.lists.abbreviations).map((one) => one.text);
  const [first = '', ...rest] = parts;
  const order = orderOf(first);
  // What belongs to the order as the client has it stays with it.
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
  // One that stands in the description: `Book at x.org`, or the line with the number to ring.
  const own =
    statements.filter(({ role, source }) => role === 'call' && source === 'description').at(-1) ??
    statements.findLast(({ text }) => text.length <= longest && findContacts(text).length > 0);
  if (!typed && own && own.text.length <= longest)
    return made(own.text, orderOf(own.text) ?? own.text, false);
  return { ...made(typed, tongue.plainCall(userType, head, familiar), true) };
}

/** Letters of a call that can still be said and lettered in the last seconds. */
const longest = 90;

function made(typed: string, order: string, assumed: boolean): SubjectFrame['call'] {
  const lettered = capital(order.replace(/[\s.]+$/, ''));
  return { typed, spoken: /[.!?]$/.test(lettered) ? lettered : `${lettered}.`, lettered, assumed };
}
