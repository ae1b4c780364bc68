// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveStatus } from '#domain/wizard/saving/project-save.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { projectServer } from '#domain/wizard/testing/project-server.ts';
import { createDraftStore } from './draft-store.ts';
import { keepDraft, startAutosave } from './saved-state.ts';
import { createSaver, startSaving } from './saver.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A draft whose frames and concepts count how often somebody reads them out. */
function countedDraft() {
  const draft = draftAt(10);
  const reads = { count: 0 };
  const counted = <Part extends object>(part: Part, name: keyof Part): Part => {
    const value = part[name];
    const get = () => {
      reads.count++;
      return value;
    };
    return Object.defineProperty({ ...part }, name, { get, enumerable: true });
  };
  const frame = counted({ title: 'Shot', description: 'x' }, 'title');
  const takes = draft.takes.map((take) => ({ ...take, frames: [frame] }));
  const conceptSets = draft.conceptSets.map((set) => ({
    ...set,
    concepts: set.concepts.map((concept) => counted(concept, 'title')),
  }));
  return { draft: { ...draft, takes, conceptSets }, reads };
}

test('WIZ-21 WIZ-22 typing reads none of what is written: not at a key, nor when it is kept in the tab', async () => {
  const { draft, reads } = countedDraft();
  const server = projectServer();
  const store = createDraftStore(draft);
  let made = 0;
  const newId = () => `${++made}`;
  const saver = createSaver({
    ...{ store, member: () => 'june', newId, newDraftKey: newId },
    send: async (request) => server.result(request),
    keep: () => keepDraft(store.read(), true),
  });
  startSaving(store, saver);
  const stop = startAutosave(store);
  await pass(2_000);
  expect(saveStatus(store.read(), 'june')).toBe('saved');
  const kept = () => JSON.parse(sessionStorage.getItem('wizardState') ?? '{}');
  reads.count = 0;
  // Each letter is kept in the tab, and not yet sent.
  for (const letter of 'Cold') {
    const { wardrobe } = store.read().answers;
    store.dispatch({ type: 'answered', answers: { wardrobe: wardrobe + letter } });
    expect(saveStatus(store.read(), 'june')).toBe('saving');
    await pass(200);
    expect(kept().formData.wardrobe).toBe(wardrobe + letter);
  }
  expect(kept().more.takes[0].frames[0].title).toBe('Shot');
  expect(reads.count).toBe(0);
  await pass(2_000);
  expect(saveStatus(store.read(), 'june')).toBe('saved');
  expect(reads.count).toBeGreaterThan(0);
  stop();
});
