import { expect, test } from 'vitest';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import { draftAt } from '../testing/draft-at.ts';
import { versionsOf } from './directing.ts';
import type { Draft } from './draft.ts';
import { reduce } from './reducer.ts';
import { restoreDraft, saveDraft } from './saved-state.ts';

const frame = (name: string) => ({
  title: name,
  description: '',
  imageUrl: `/api/storage/frames/${name}.jpg`,
});
const shots = planOf('One.', 'Two.', 'Three.', 'Four.');
const drawn = [
  { type: 'board-started', run: 'f' } as const,
  { type: 'board-arrived', run: 'f', frames: ['a', 'b', 'c', 'd'].map(frame) } as const,
].reduce(reduce, draftAt(8));
const redrawn = (draft: Draft, name: string, isVersion: true | null = true): Draft => {
  const directed = { frame: 2, drawn: frame(name), shots, ...(isVersion ? { isVersion } : {}) };
  const started = reduce(draft, { type: 'direction-started', run: 'r' });
  return reduce(started, { type: 'direction-arrived', run: 'r', directed });
};
const names = (draft: Draft, of = 2) => versionsOf(draft, of).map(({ title }) => title);

test('DESK-06 the last five versions of a frame are kept, with what stood there before, and one is picked', () => {
  const once = redrawn(drawn, 'v1');
  expect(names(once)).toEqual(['b', 'v1']);
  expect(names(once, 1)).toEqual([]);
  const often = ['v2', 'v3', 'v4', 'v5', 'v5'].reduce((draft, name) => redrawn(draft, name), once);
  expect(names(often)).toEqual(['v1', 'v2', 'v3', 'v4', 'v5']);
  expect(often.takes[0]?.frames.map(({ title }) => title)).toEqual(['a', 'v5', 'c', 'd']);
  const directed = { frame: 2, drawn: frame('v2'), shots };
  const picked = reduce(often, { type: 'direction-shown', directed });
  expect(picked.takes[0]?.frames[1]).toEqual(frame('v2'));
  expect(names(picked)).toEqual(names(often));
  // Drawn by our own hand it is no version, and the next one keeps it.
  expect(names(redrawn(redrawn(picked, 'own', null), 'v6'))).toEqual([
    'v3',
    'v4',
    'v5',
    'own',
    'v6',
  ]);
  const state = JSON.parse(JSON.stringify(saveDraft(often, { open: true, returnToWizard: false })));
  expect(names(restoreDraft(state))).toEqual(names(often));
});
