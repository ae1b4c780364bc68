import { expect, test } from 'vitest';
import { generateConceptsRequest } from '../../functions/generate-concepts.ts';
import { generateScriptRequest } from '../../functions/generate-script.ts';
import { generateStoryboardRequest } from '../../functions/generate-storyboard.ts';
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { restoreDraft, saveDraft } from '../draft/saved-state.ts';
import { conceptsRequest, revisionRequest, scriptRequest, storyboardRequest } from '../requests.ts';
import { draftAt } from '../testing/draft-at.ts';
import { isLocked, type Lock } from './locks.ts';
import { requestNow } from './written.ts';

const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
const play = (draft: Draft, ...events: WizardEvent[]): Draft => events.reduce(reduce, draft);
const drawn = play(
  draftAt(8),
  { type: 'board-started', run: 'f' },
  { type: 'board-arrived', run: 'f', frames },
);
const toggle = (draft: Draft, lock: Lock) => reduce(draft, { type: 'lock-toggled', lock });
const locks: Lock[] = [
  { of: 'concept', index: 1 },
  { of: 'line', line: 'VO: Stay up for it.' },
  { of: 'frame', frame: 2 },
];
const locked = locks.reduce(toggle, drawn);

test('KEPT-05 what is locked stays so through a reload, and is let go by the same press', () => {
  const json = JSON.stringify(saveDraft(locked, { open: true, returnToWizard: false }));
  const restored = restoreDraft(JSON.parse(json));
  for (const lock of locks) {
    expect(isLocked(drawn, lock)).toBe(false);
    expect(isLocked(restored, lock)).toBe(true);
    expect(isLocked(toggle(locked, lock), lock)).toBe(false);
  }
  expect(toggle(drawn, { of: 'line', line: 'VO: Nobody said this.' })).toBe(drawn);
  expect(toggle(drawn, { of: 'concept', index: 7 })).toBe(drawn);
  expect(toggle(draftAt(8), { of: 'frame', frame: 1 })).toEqual(draftAt(8));
});

test('KEPT-05 whatever writes or draws anew is told what is locked', () => {
  const three = play(locked, { type: 'visited', step: 5 });
  const set = three.conceptSets[0]?.concepts ?? [];
  expect(generateConceptsRequest.parse(conceptsRequest(three)).locked).toEqual([
    null,
    set[1],
    null,
  ]);
  expect(requestNow(three, 'concepts')).toMatchObject({ locked: [null, set[1], null] });
  const other = play(three, { type: 'answered', answers: { creativeApproach: 'story' } });
  expect(conceptsRequest(other)).not.toHaveProperty('locked');

  const lines = { lockedLines: ['VO: Stay up for it.'], existingScript: drawn.takes[0]?.script };
  expect(generateScriptRequest.parse(revisionRequest(locked))).toMatchObject(lines);
  expect(requestNow(locked, 'script')).toMatchObject(lines);
  expect(scriptRequest(locked)).not.toHaveProperty('existingScript');
  expect(requestNow(drawn, 'script')).not.toHaveProperty('existingScript');

  const board = generateStoryboardRequest.parse(storyboardRequest(locked));
  expect(board.locked).toEqual([{ frame: 2, drawn: frames[1] }]);
  expect(storyboardRequest(drawn)).not.toHaveProperty('locked');
});

test('KEPT-05 locks go on to the next set, take and board, for what is still there', () => {
  const set = locked.conceptSets[0]?.concepts ?? [];
  const others = set.map((one, at) => (at === 1 ? one : { ...one, title: `Other ${at}` }));
  const more = play(
    locked,
    { type: 'visited', step: 5 },
    { type: 'concepts-started', run: 'c' },
    { type: 'concepts-arrived', run: 'c', concepts: others },
  );
  expect(more.conceptSets[1]?.locked).toEqual([1]);

  const kept = `${drawn.takes[0]?.script}`.replace('A can opens', 'A lid opens');
  const edit = (script: string) =>
    play(locked, { type: 'script-edited', text: script }, { type: 'script-saved' });
  expect(edit(kept).takes[1]?.lockedLines).toEqual(['VO: Stay up for it.']);
  expect(edit(kept.replace('Stay up', 'Get up')).takes[1]?.lockedLines).toBeUndefined();

  const redrawn = (made: typeof frames) =>
    play(
      edit(kept),
      { type: 'board-started', run: 'g' },
      { type: 'board-arrived', run: 'g', frames: made },
    ).takes[1]?.lockedFrames;
  expect(redrawn(frames.map((one, at) => (at === 1 ? one : { ...one, title: 'New' })))).toEqual([
    2,
  ]);
  expect(redrawn(frames.map((one) => ({ ...one, title: 'New' })))).toBeUndefined();
});
