// A ninth of the corpus, each brief drawn in one of the formats: `npm run eval -- --boards` draws all in each.
import { expect, test } from 'vitest';
import { coveredOf, formats } from '../evaluate/boards/covered.ts';
import { loadCorpus } from '../evaluate/corpus.ts';

test.each(formats.map((format, at) => [format[0], format, at] as const))(
  'CUT-09 of boards of the corpus in %s nothing that has to be seen is covered',
  (_, format, place) => {
    const some = loadCorpus().filter((_brief, at) => at % (9 * formats.length) === 9 * place);
    const boards = some.map((filed) => coveredOf(filed, format));
    expect(boards.flatMap(({ covered }) => covered)).toEqual([]);
    expect(boards.reduce((sum, { seen }) => sum + seen, 0)).toBeGreaterThan(some.length * 3);
  },
);
