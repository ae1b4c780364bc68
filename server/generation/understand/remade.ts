// The frame with its statements changed, wherever they stand in it.
import type { Statement, SubjectFrame } from './subject-frame.ts';

/** Each statement changed once, or left out where the change gives none. */
export function remade(
  frame: SubjectFrame,
  change: (statement: Statement) => Statement | undefined,
): SubjectFrame {
  const known = new Map<Statement, Statement | undefined>();
  const next = (one: Statement) => {
    if (!known.has(one)) known.set(one, change(one));
    return known.get(one);
  };
  const all = (list: readonly Statement[]) => list.flatMap((one) => next(one) ?? []);
  const { trouble, ...rest } = frame;
  const left = trouble && next(trouble);
  return {
    ...rest,
    ...(left ? { trouble: left } : {}),
    statements: all(frame.statements),
    facts: all(frame.facts),
    deeds: all(frame.deeds),
    limits: all(frame.limits),
  };
}

/**
 * The client's sentences with a span put right; without the sentences that have it where nothing takes
 * its place, but for those that stay.
 */
export function replaced(
  frame: SubjectFrame,
  span: string,
  by: string,
  stays: (one: Statement) => boolean,
): SubjectFrame {
  const put = (text: string) => text.replaceAll(span, () => by);
  const next = remade(frame, (one) => {
    if (![one.text, ...one.spoken, ...one.lettered].some((text) => text.includes(span))) return one;
    if (by === '') return stays(one) ? one : undefined;
    return {
      ...one,
      text: put(one.text),
      spoken: one.spoken.map(put),
      lettered: one.lettered.map(put),
      figures: one.figures.map(put),
      ...(one.seen ? { seen: { ...one.seen, does: put(one.seen.does) } } : {}),
    };
  });
  const { call } = frame;
  return {
    ...next,
    figures: frame.figures.filter((one) => by !== '' || one !== span).map(put),
    call: by === '' ? call : { ...call, spoken: put(call.spoken), lettered: put(call.lettered) },
  };
}
