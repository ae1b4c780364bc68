import { expect, test } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import { undo } from '../history/undo.ts';
import { draftAt } from '../testing/draft-at.ts';
import { partKeys } from './draft-parts.ts';
import { joinDrafts } from './join-drafts.ts';

const began = draftAt(8);
const saying = (answers: Partial<Draft['answers']>, from = began): Draft => ({
  ...from,
  answers: { ...from.answers, ...answers },
});
const join = (mine: Draft, theirs: Draft, isMineLater = false) =>
  joinDrafts(mine, theirs, { began: partKeys(began), isMineLater, at: 1 });

test('HOUSE-09 what each of two tabs changed stands, and what came from the other is a step in the history', () => {
  const mine = saying({ description: 'Here' });
  const { draft, taken, disputed } = join(mine, saying({ targetAudience: 'There' }));
  expect(draft.answers).toMatchObject({ description: 'Here', targetAudience: 'There' });
  expect([taken.map(({ name }) => name), disputed]).toEqual([['targetAudience'], []]);
  expect(draft.history.done.at(-1)?.what).toBe('In another tab: Target audience');
  expect(undo(draft).answers).toEqual(mine.answers);
});

test('HOUSE-09 where both changed the same, the later stands and the other is one step back', () => {
  const [mine, theirs] = [saying({ description: 'Here' }), saying({ description: 'There' })];
  for (const isMineLater of [true, false]) {
    const { draft, disputed } = join(mine, theirs, isMineLater);
    const [stands, other] = isMineLater ? ['Here', 'There'] : ['There', 'Here'];
    expect(draft.answers.description).toBe(stands);
    expect(undo(draft).answers.description).toBe(other);
    expect(disputed.map(({ other }) => other.answers.description)).toEqual([other]);
  }
});

test('HOUSE-09 what is written comes as one, and what is edited on both sides is kept on both', () => {
  const brief = { ...began, creativeBrief: 'Theirs.' };
  expect(join(saying({ description: 'Here' }), brief).draft.creativeBrief).toBe('Theirs.');
  const writing = { ...began, writing: { id: 'r', kind: 'revision', from: 8 } } as Draft;
  const busy = join(writing, brief);
  expect(busy.draft.creativeBrief).toBe(began.creativeBrief);
  expect(undo({ ...busy.draft, writing: null }).creativeBrief).toBe('Theirs.');
  const edits = join({ ...began, scriptEdit: 'MINE' }, { ...began, scriptEdit: 'THEIRS' }, true);
  expect(edits.draft).toMatchObject({ scriptEdit: 'MINE', takes: began.takes });
  const back = undo({ ...edits.draft, scriptEdit: null });
  expect(back.takes[back.take]?.script).toBe('THEIRS');
  const briefs = join({ ...began, briefEdit: 'Mine' }, { ...began, briefEdit: 'Theirs' });
  expect(briefs.draft.briefEdit).toBe('Theirs');
  expect(undo({ ...briefs.draft, briefEdit: null }).creativeBrief).toBe('Mine');
  const notes = join({ ...began, revisionNotes: 'Warmer' }, { ...began, revisionNotes: 'Shorter' });
  expect(notes.draft.revisionNotes).toBe('Shorter\nWarmer');
});

test('HOUSE-09 where nobody took down what both began with, nothing that was said is given up silently', () => {
  const [mine, theirs] = [saying({ description: 'Here' }), saying({ description: 'There' })];
  const { draft } = joinDrafts(mine, theirs, { began: {}, isMineLater: false, at: 1 });
  expect(draft.answers.description).toBe('There');
  expect(undo(draft).answers.description).toBe('Here');
});

test('HOUSE-09 the same in both tabs changes nothing', () => {
  const { draft } = join(began, { ...began });
  expect(draft).toBe(began);
});
