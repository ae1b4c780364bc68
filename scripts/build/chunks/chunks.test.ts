import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPieces, type Module, type Piece } from './find-pieces.ts';
import { mergePieces } from './merge-pieces.ts';

const module = (imports: string[], weight = 10, later: string[] = []): Module => ({
  imports,
  later,
  weight,
});
const names = (pieces: Piece[]) => pieces.map(({ modules }) => modules.toSorted().join(' ')).sort();

describe('find-pieces', () => {
  const modules = new Map([
    ['root', module(['react'])],
    ['list', module(['react', 'table'], 10, ['wizard'])],
    ['detail', module(['react', 'table', 'row'], 10, ['wizard'])],
    ['wizard', module(['row', 'steps'])],
    ['table', module(['cell'])],
    ['cell', module([])],
    ['row', module([])],
    ['steps', module([])],
    ['react', module([])],
  ]);
  const pieces = findPieces(modules, ['root'], ['list', 'detail', 'wizard']);

  test('puts together what the same pages need, and leaves to an entry what it alone needs', () => {
    expect(names(pieces)).toEqual(['cell table', 'react', 'row']);
  });

  test('asks of a page what it has with a part that comes later, too', () => {
    const row = pieces.find((piece) => piece.modules.includes('row'));
    // the list, the list with the wizard; the detail, the detail with it; the wizard
    expect(row?.neededBy).toEqual([false, true, true, true, true]);
  });
});

describe('merge-pieces', () => {
  const pieces = (weights: Record<string, number>) =>
    findPieces(
      new Map([
        ['one', module(['both', 'first'])],
        ['two', module(['both', 'first', 'second'])],
        ['three', module(['both', 'second'])],
        ...Object.entries(weights).map(([id, weight]) => [id, module([], weight)] as const),
      ]),
      [],
      ['one', 'two', 'three'],
    );

  test('spares a page a file that is worth more than what it takes without need', () => {
    const merged = mergePieces(pieces({ both: 900, first: 5, second: 500 }), {
      file: 100,
      growth: 0.1,
    });
    expect(names(merged)).toEqual(['both first', 'second']);
  });

  test('lets no page grow beyond its share', () => {
    const merged = mergePieces(pieces({ both: 40, first: 5, second: 500 }), {
      file: 100,
      growth: 0.001,
    });
    expect(names(merged)).toEqual(['both', 'first', 'second']);
  });

  const graph = fc
    .integer({ min: 2, max: 14 })
    .chain((size) =>
      fc.tuple(
        fc.constant(size),
        fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 40 }),
      ),
    );

  test('loses no module, and makes no files that import each other in a circle', () => {
    fc.assert(
      fc.property(graph, fc.nat(200), ([size, arrows], file) => {
        const imports = (at: number) =>
          arrows.filter(([from, to]) => from === at && to > at).map(([, to]) => `${to}`);
        const modules = new Map(
          Array.from({ length: size }, (_, at) => [`${at}`, module(imports(at))] as const),
        );
        const entries = [...modules.keys()].filter(
          (id) => ![...modules.values()].some((one) => one.imports.includes(id)),
        );
        const before = findPieces(modules, [], entries);
        const all = before.flatMap((piece) => piece.modules).sort();
        const merged = mergePieces(before, { file, growth: 1 });
        expect(merged.flatMap((piece) => piece.modules).sort()).toEqual(all);
        for (const piece of merged) expect(leadsTo(piece, piece)).toBe(false);
      }),
    );
  });
});

function leadsTo(from: Piece, to: Piece): boolean {
  return [...from.imports].some((piece) => piece === to || leadsTo(piece, to));
}
