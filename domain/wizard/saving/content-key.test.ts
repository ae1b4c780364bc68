import { expect, test } from 'vitest';
import { type Draft, savedPart } from '../draft/draft.ts';
import { reduce } from '../draft/reducer.ts';
import { draftAt } from '../testing/draft-at.ts';
import { contentKey } from './content-key.ts';

const draft = draftAt(10);

test('WIZ-21 the same content has the same key, whatever project it is saved as', () => {
  expect(contentKey(structuredClone(draft))).toBe(contentKey(draft));
  const saved = reduce(draft, {
    ...{ type: 'save-started', run: 'r', key: 'k', name: 'n' },
    ...{ owner: 'june', draftKey: 'key' },
  });
  expect(saved.project).not.toBeNull();
  expect(contentKey(saved)).toBe(contentKey(draft));
});

test('WIZ-21 a change of any part that is kept changes the key', () => {
  const { project: _, ...parts } = savedPart(draft);
  const frames = [{ title: 'Shot', description: 'x' }];
  const changed: Draft[] = [
    ...Object.keys(parts).map((name) => ({ ...draft, [name]: 'another' }) as Draft),
    { ...draft, answers: { ...draft.answers, notes: 'Night only.' } },
    { ...draft, takes: draft.takes.map((take) => ({ ...take, frames })) },
    { ...draft, takes: [...draft.takes, ...draft.takes] },
  ];
  const keys = new Set([draft, ...changed].map(contentKey));
  expect(keys.size).toBe(changed.length + 1);
});
