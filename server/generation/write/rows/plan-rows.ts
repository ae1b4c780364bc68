// Which rows a film has: one per beat, and two where a beat is long.
import type { UserType } from '#domain/wizard/options.ts';
import { planSeconds } from './plan-seconds.ts';

/** `beat` is the device's beat the row draws from; `name` says which of the user type's beats it is called after. */
export type RowPlan = {
  beat: 0 | 1 | 2 | 3;
  name: readonly [beat: number, part: number];
  startSeconds: number;
  endSeconds: number;
};

const longBeat = 9;

/** Four rows for a short film, five or six for a longer one; whole seconds without gaps. */
export function planRows(userType: UserType, seconds: number): RowPlan[] {
  const [hook, second, third, close] = planSeconds(userType, seconds);
  const parts: [RowPlan['beat'], RowPlan['name'], number][] = [[0, [0, 0], hook]];
  if (userType === 'infomercial') {
    const before = Math.round(second * 0.4);
    parts.push([1, [1, 0], before], [2, [1, 1], second - before], [2, [2, 0], third]);
  } else {
    parts.push(...halves(1, second), ...halves(2, third));
  }
  parts.push(
    ...(close > 14
      ? halves(3, close)
      : [[3, [3, 0], close] satisfies [RowPlan['beat'], RowPlan['name'], number]]),
  );
  let at = 0;
  return parts.map(([beat, name, length]) => {
    const row = { beat, name, startSeconds: at, endSeconds: at + length };
    at += length;
    return row;
  });
}

function halves(beat: 1 | 2 | 3, length: number): [RowPlan['beat'], RowPlan['name'], number][] {
  if (length < longBeat) return [[beat, [beat, 0], length]];
  const first = Math.ceil(length / 2);
  return [
    [beat, [beat, 0], first],
    [beat, [beat, 1], length - first],
  ];
}
