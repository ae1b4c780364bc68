import { expect, test } from 'vitest';
import { isStorable } from '../storable.ts';
import type { Draft } from '../wizard/draft/draft.ts';
import { restoreDraft, saveDraft } from '../wizard/draft/saved-state.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { isSmallEnough, storableState } from './storable-state.ts';

const save = (changes: Partial<Draft>) =>
  saveDraft({ ...draftAt(9), ...changes }, { open: false, returnToWizard: false });
const takes = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => ({ script: `${at}`.padEnd(length, '.'), frames: [] }));

test('WIZ-21 an ordinary state is kept as it is', () => {
  const state = save({});
  expect(storableState(state)).toEqual(state);
});

test('WIZ-21 NUL and half pairs are left out wherever they stand', () => {
  const state = save({ creativeBrief: 'a\0b', scriptEdit: '\ud800', selectedDirectors: ['\0'] });
  expect(isStorable(state)).toBe(false);
  const stored = storableState(state);
  expect(stored && isStorable(stored)).toBe(true);
  expect(stored).toMatchObject({ creativeBrief: 'ab', more: { scriptEdit: '\ufffd' } });
});

test('WIZ-21 the oldest takes go where it would be too large, the one in use stays', () => {
  const state = save({ takes: takes(30, 40_000), take: 25 });
  const stored = storableState(state);
  expect(stored && isSmallEnough(stored)).toBe(true);
  const draft = stored && restoreDraft(stored);
  expect(draft?.takes[draft.take]?.script.trimEnd()).toMatch(/^25\.+$/);
  expect(draft?.takes.at(-1)?.script).toMatch(/^29\.+$/);
  expect(draft?.takes.length).toBeGreaterThan(5);
});

test('WIZ-21 with too much in what is left the named fields stay, and nothing if they are too much', () => {
  const after = save({ takes: takes(30, 40_000), take: 0 });
  const stored = storableState(after);
  expect(stored?.more).toBeUndefined();
  expect(stored?.generatedScript).toMatch(/^0\.+$/);
  const { answers } = draftAt(9);
  const all = Object.fromEntries(
    Object.entries(answers).map(([field, value]) => [
      field,
      typeof value === 'string' ? '語'.repeat(20_000) : value,
    ]),
  ) as typeof answers;
  expect(storableState(save({ answers: all }))).toBeNull();
});
