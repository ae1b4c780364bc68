import { expect, test } from 'vitest';
import { requireUsable, schemaState } from './schema-state.ts';

const known = [
  { tag: '0000_first', when: 10 },
  { tag: '0001_second', when: 20 },
];

test.each([
  { last: null, breaking: null, state: { kind: 'behind', missing: ['0000_first', '0001_second'] } },
  { last: 10, breaking: null, state: { kind: 'behind', missing: ['0001_second'] } },
  { last: 20, breaking: null, state: { kind: 'current' } },
  { last: 20, breaking: '0001_second', state: { kind: 'current' } },
  { last: 30, breaking: null, state: { kind: 'ahead' } },
  { last: 30, breaking: '0001_second', state: { kind: 'ahead' } },
  { last: 30, breaking: '0002_third', state: { kind: 'too-new', since: '0002_third' } },
])('FN-05 tables of $last, broken with at $breaking, are $state.kind', ({ state, ...found }) => {
  expect(schemaState(found, known)).toEqual(state);
});

test('FN-05 a process that must not migrate says what to run, or which release to start', () => {
  expect(() => requireUsable({ kind: 'behind', missing: ['0001_second'] })).toThrow(
    /run npm run migrate/,
  );
  expect(() => requireUsable({ kind: 'too-new', since: '0002_third' })).toThrow(
    /newer release \(0002_third\)/,
  );
  expect(() => requireUsable({ kind: 'ahead' })).not.toThrow();
});
