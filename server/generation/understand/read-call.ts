// What people are to do, typed and as an order.
import type { UserType } from '#domain/wizard/options.ts';
import { cutSentences } from './cut-sentences.ts';
import { capital } from './spans.ts';
import type { Statement, SubjectFrame } from './subject-frame.ts';
import type { Piece, Tongue } from './tongue.ts';

export function readCall(
  behavior: string,
  _description: readonly Piece[],
  statements: readonly Statement[],
  tongue: Tongue,
  names: ReadonlySet<string>,
  userType: UserType,
  head: string,
  familiar: boolean,
): SubjectFrame['call'] {
  const typed = behavior.replace(/\n/g, ' ').trim();
  const orders = cutSentences(behavior, tongue.lists.abbreviations).map((one) => one.text);
  for (const text of orders) {
    const order = tongue.order(text, names, familiar);
    if (order) return made(text === orders[0] && orders.length === 1 ? typed : text, order, false);
  }
  // An order that stands in the description: `Book at x.org`.
  if (!typed) {
    const own = statements.find(
      (one) => one.role === 'call' && one.source === 'description' && one.spoken.length > 0,
    );
    if (own) {
      const order = tongue.order(own.text, names, familiar);
      if (order) return made(own.text, order, false);
    }
  }
  const plain = tongue.plainCall(userType, head, familiar);
  return { ...made(typed, plain, true) };
}

function made(typed: string, order: string, assumed: boolean): SubjectFrame['call'] {
  const lettered = capital(order.replace(/[\s.]+$/, ''));
  return { typed, spoken: /[.!?]$/.test(lettered) ? lettered : `${lettered}.`, lettered, assumed };
}
