import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTime } from '#tests/cpu-time.ts';
import { oddAnswers } from './testing/odd-answers.ts';
import {
  oddBeginnings,
  oddEndings,
  oddMiddles,
  oddPieces,
  type Piece,
} from './testing/odd-texts.ts';

// What is printed is printed on a thread, and takes its time there.
const here = Object.keys(oddAnswers).filter((name) => !name.includes('PDF'));

const shapes = fc.record({
  begins: fc.constantFrom(...oddBeginnings),
  again: fc.constantFrom(...oddMiddles),
  ends: fc.constantFrom(...oddEndings),
});
const pieces: fc.Arbitrary<Piece> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(oddPieces)) },
  { weight: 4, arbitrary: shapes },
);

function workedOn(name: string, piece: Piece): number {
  const worked = startCpuTime();
  oddAnswers[name]?.(piece, []);
  return worked();
}

test('PROOF-01 NF-05 what is read where requests are answered takes no longer, however it is shaped', {
  timeout: 900_000,
}, () => {
  // The first of each is compiled while it runs.
  for (const name of here) workedOn(name, 'A plain text. ');
  fc.assert(
    fc.property(pieces, (piece) => {
      const slow = here.map((name) => [name, workedOn(name, piece)] as const);
      // A tenth of this where nothing is wrong; what grows with the square of a text takes more.
      expect(slow.filter(([, took]) => took > 200)).toEqual([]);
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
