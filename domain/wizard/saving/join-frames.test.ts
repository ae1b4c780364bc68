// Two tabs at the desk of one draft.
import { expect, test } from 'vitest';
import { choicesOf, directedFrames, directFrame } from '../../storyboard/direct-shot.ts';
import { boardShots, type Shot } from '../../storyboard/shot-plan.ts';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import { deskNotes } from '../draft/directing.ts';
import type { Draft } from '../draft/draft.ts';
import { reduce } from '../draft/reducer.ts';
import { undo } from '../history/undo.ts';
import { draftAt } from '../testing/draft-at.ts';
import { partKeys } from './draft-parts.ts';
import { joinDrafts } from './join-drafts.ts';

const at8 = draftAt(8);
const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
const plan = planOf('CU. A can opens.', 'MS. She drinks.', 'CU. A cap.', 'Pack shot.');
const script = at8.takes[0]?.script ?? '';
const began: Draft = { ...at8, takes: [{ script, frames, shots: plan }] };

const start = (draft: Draft) => reduce(draft, { type: 'direction-started', run: 'd' });
function directed(frame: number, place: string, from = began) {
  const choices = { ...choicesOf(boardShots(plan)[frame - 1] as Shot), place };
  const shots = directFrame(from.takes[0]?.shots ?? plan, frame, choices, 'Row.');
  return { frame, drawn: { title: place, description: '' }, shots };
}
const arrive = (draft: Draft, what: ReturnType<typeof directed>) =>
  reduce(draft, { type: 'direction-arrived', run: 'd', directed: what });
const direct = (frame: number, place: string, from = began) =>
  arrive(start(from), directed(frame, place, from));
const note = (text: string, from = began, frame = 2) =>
  reduce(from, { type: 'desk-noted', frame, note: text });
const join = (mine: Draft, theirs: Draft, isMineLater = false) =>
  joinDrafts(mine, theirs, { began: partKeys(began), isMineLater, at: 1 });
const shown = ({ takes }: Draft) => [
  takes[0]?.frames.map(({ title }) => title),
  takes[0]?.shots && directedFrames(takes[0].shots),
  takes[0]?.shots && boardShots(takes[0].shots).map(({ place }) => place),
];
const places = boardShots(plan).map(({ place }) => place);

test('HOUSE-09 DESK-02 frames that two tabs directed stand both, each with its plan', () => {
  for (const isMineLater of [true, false]) {
    const { draft, taken, disputed } = join(
      direct(2, 'harbour'),
      direct(3, 'kitchen'),
      isMineLater,
    );
    expect(shown(draft)).toEqual([
      ['Frame 1', 'harbour', 'kitchen', 'Frame 4'],
      [2, 3],
      places.with(1, 'harbour').with(2, 'kitchen'),
    ]);
    expect([taken.map(({ label }) => label), disputed]).toEqual([['Frame 3'], []]);
    expect(draft.history.done.at(-1)?.what).toBe('In another tab: Frame 3');
    expect(shown(undo(draft))).toEqual(shown(direct(2, 'harbour')));
  }
});

test('HOUSE-09 DESK-02 a frame that is being drawn takes its place beside what another tab directed meanwhile', () => {
  const waiting = start(began);
  const { draft } = join(waiting, direct(3, 'kitchen'));
  expect(draft.directing).not.toBeNull();
  // Its answer knows the plan as it was sent.
  const both = arrive(draft, directed(2, 'harbour'));
  expect(shown(both)).toEqual([
    ['Frame 1', 'harbour', 'kitchen', 'Frame 4'],
    [2, 3],
    places.with(1, 'harbour').with(2, 'kitchen'),
  ]);
  const again = reduce(both, { type: 'direction-shown', directed: directed(2, 'garden') });
  expect(shown(again)[1]).toEqual([2, 3]);
  // Nothing came from elsewhere: the plan is the answer's.
  const own = directed(2, 'harbour');
  expect(arrive(waiting, own).takes[0]?.shots).toBe(own.shots);
});

test('HOUSE-09 DESK-08 one frame that both directed is as it was directed last, the other a step back, and what is typed stays', () => {
  const [mine, theirs] = [note('wider', direct(2, 'harbour')), direct(2, 'kitchen')];
  const { draft, disputed } = join(mine, theirs);
  expect(disputed.map(({ part }) => part.label)).toEqual(['Frame 2']);
  expect(shown(draft)[0]?.[1]).toBe('kitchen');
  expect(deskNotes(draft)).toEqual([{ frame: 2, note: 'wider' }]);
  expect(shown(undo(draft))[0]?.[1]).toBe('harbour');
  const both = join(note('wider'), note('closer'));
  expect(deskNotes(both.draft)).toEqual([{ frame: 2, note: 'wider' }]);
  expect(deskNotes(join(began, note('closer')).draft)).toEqual([{ frame: 2, note: 'closer' }]);
});

test('HOUSE-09 DESK-02 of the same rows, cut alike, it is one film, whatever the answer says of the plan besides', () => {
  const theirs = direct(3, 'kitchen');
  const takes = theirs.takes.map(({ shots, ...take }) =>
    shots ? { ...take, shots: { ...shots, cast: [{ id: 'ada', name: 'Ada', wears: [] }] } } : take,
  );
  const { draft } = join(direct(2, 'harbour'), { ...theirs, takes });
  expect(shown(draft)[0]).toEqual(['Frame 1', 'harbour', 'kitchen', 'Frame 4']);
});

test('HOUSE-09 DESK-02 also of a script that has no plan before its first frame is directed', () => {
  const bare: Draft = { ...at8, takes: [{ script, frames }] };
  const [mine, theirs] = [direct(2, 'harbour', bare), direct(3, 'kitchen', bare)];
  const joined = (one: Draft, other: Draft) =>
    joinDrafts(one, other, { began: partKeys(bare), isMineLater: false, at: 1 }).draft;
  const both = ['Frame 1', 'harbour', 'kitchen', 'Frame 4'];
  expect(shown(joined(mine, theirs)).slice(0, 2)).toEqual([both, [2, 3]]);
  const waiting = joined(start(bare), theirs);
  expect(shown(arrive(waiting, directed(2, 'harbour', bare))).slice(0, 2)).toEqual([both, [2, 3]]);
});

test('HOUSE-09 frames of another script are not put among those of this one', () => {
  const longer = reduce(reduce(began, { type: 'script-edited', text: `${script}\n- Later.` }), {
    type: 'script-saved',
  });
  const { draft, taken } = join(began, direct(3, 'kitchen', longer));
  expect(taken.map(({ name }) => name)).toEqual(['written']);
  expect(draft.takes).toHaveLength(longer.takes.length);
});
