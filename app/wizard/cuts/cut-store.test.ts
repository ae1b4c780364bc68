import { expect, test } from 'vitest';
import { changedPerson } from '#domain/cast/change-cast.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { createDraftStore } from '../saving/draft-store.ts';
import { cutStore } from './cut-store.ts';

const platform = 'youtube' as const;
const film = () => {
  const at8 = draftAt(8);
  const [take] = at8.takes;
  if (!take) throw new Error('There is one.');
  return createDraftStore(
    [
      { type: 'cut-started', platform, run: 'c' } as const,
      { type: 'cut-arrived', platform, run: 'c', script: take.script } as const,
    ].reduce(reduce, at8),
  );
};

test('CUT-04 CAST-02 what is said of the cast while a cut is shown is said of the film, and of every cut', () => {
  const store = film();
  const cut = cutStore(store, platform);
  const before = store.read();
  const cast = changedPerson(undefined, 'lead', { wears: ['coat'] });
  cut.dispatch({ type: 'answered', answers: { cast } });
  cut.dispatch({ type: 'answered', answers: { wardrobe: 'a blue coat' } });
  for (const { answers } of [store.read(), cut.read()])
    expect(answers.wardrobe).toBe('a blue coat');
  expect(store.read().answers.platform).toEqual(before.answers.platform);
  expect(store.read().takes).toBe(before.takes);
  // It is in the list of changes, and undone from there.
  expect(store.read().history.done).toHaveLength(2);
  store.dispatch({ type: 'undone', count: 1 });
  expect(cut.read().answers.cast).toEqual(cast);
});
