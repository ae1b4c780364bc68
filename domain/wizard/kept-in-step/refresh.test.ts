import { expect, test } from 'vitest';
import { choicesOf, directedFrames, directFrame } from '../../storyboard/direct-shot.ts';
import type { Shot, ShotPlan } from '../../storyboard/shot-plan.ts';
import { planOf } from '../../storyboard/testing/plan-of.ts';
import { lostDirections, outdatedDirections } from '../draft/directing.ts';
import { currentShots, type Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { draftAt } from '../testing/draft-at.ts';
import { changedInputs, outOfStep } from './out-of-step.ts';
import type { Refreshed, Writing } from './writings.ts';

const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
const play = (draft: Draft, ...events: WizardEvent[]): Draft => events.reduce(reduce, draft);
const drawn = play(
  draftAt(8),
  { type: 'board-started', run: 'f' },
  { type: 'board-arrived', run: 'f', frames },
);
const stale = play(drawn, { type: 'answered', answers: { description: 'For bakers.' } });
const steps = { concepts: 5, brief: 6, script: 8, board: 8 } as const;
const at = (of: Writing) => play(stale, { type: 'visited', step: steps[of] });
const set = stale.conceptSets[0]?.concepts ?? [];
const others = set.map((one) => ({ ...one, title: `Other ${one.title}` }));
const made: Record<Writing, Refreshed> = {
  concepts: { of: 'concepts', concepts: others },
  brief: { of: 'brief', brief: 'Objective: feed.' },
  script: { of: 'script', script: 'Other script.' },
  board: { of: 'board', frames: frames.map((one) => ({ ...one, title: 'Other' })) },
};
const written = ({ conceptSets, creativeBrief, takes }: Draft) => ({
  conceptSets,
  creativeBrief,
  takes,
});
const arrived = (of: Writing, refreshed = made[of]) =>
  play(
    at(of),
    { type: 'refresh-started', run: 'r', of },
    { type: 'refresh-arrived', run: 'r', refreshed },
  );

test.each(['concepts', 'brief', 'script', 'board'] as const)(
  'KEPT-03 a refresh of the %s replaces nothing until it is taken',
  (of) => {
    const shown = arrived(of);
    expect(shown.refresh?.done).toEqual(made[of]);
    expect(written(shown)).toEqual(written(stale));
    expect(changedInputs(shown, of)).toEqual(['description']);
    const taken = reduce(shown, { type: 'refresh-taken', taken: made[of] });
    expect(taken.refresh).toBeNull();
    expect(changedInputs(taken, of)).toEqual([]);
    // Only that: the others are out of step as before, the script by its brief as well.
    const rest = Object.entries(outOfStep(stale)).filter(([name]) => name !== of);
    for (const [name, names] of rest.filter(([name]) => of !== 'script' || name !== 'board'))
      expect(changedInputs(taken, name as Writing)).toEqual(expect.arrayContaining(names));
    expect(taken.takes.slice(0, 1).map(({ script }) => script)).toEqual([stale.takes[0]?.script]);
    expect(taken.conceptSets[0]).toEqual(stale.conceptSets[0]);
  },
);

test.each(['concepts', 'brief', 'script', 'board'] as const)(
  'KEPT-03 the %s can be left as it is, and are in step with the answers of now',
  (of) => {
    const left = reduce(at(of), { type: 'left-as-it-is', of });
    expect(changedInputs(left, of)).toEqual([]);
    const texts = (draft: Draft) => [
      draft.creativeBrief,
      draft.takes.map(({ script, frames }) => [script, frames]),
    ];
    expect(texts(left)).toEqual(texts(stale));
    const again = reduce(left, { type: 'answered', answers: { description: 'For nurses.' } });
    expect(changedInputs(again, of)).toEqual(['description']);
  },
);

test('KEPT-03 a refresh that says the same brings it in step at once', () => {
  const same = arrived('brief', { of: 'brief', brief: stale.creativeBrief });
  expect(same.refresh).toBeNull();
  expect(changedInputs(same, 'brief')).toEqual([]);
});

test('KEPT-03 leaving the step, editing, or an answer that is late end a refresh', () => {
  expect(play(arrived('brief'), { type: 'went-back' }).refresh).toBeNull();
  expect(
    play(
      at('script'),
      { type: 'script-edited', text: 'x' },
      { type: 'refresh-started', run: 'r', of: 'script' },
    ).refresh,
  ).toBeNull();
  expect(reduce(at('brief'), { type: 'refresh-arrived', run: 'r', refreshed: made.brief })).toEqual(
    at('brief'),
  );
  expect(reduce(drawn, { type: 'refresh-started', run: 'r', of: 'script' })).toBe(drawn);
  expect(
    play(
      at('brief'),
      { type: 'refresh-started', run: 'r', of: 'brief' },
      { type: 'run-failed', run: 'r' },
    ),
  ).toEqual(at('brief'));
});

test('DESK-03 a refresh taken whole keeps what was directed: of a row that stays as it is, of one told anew it is asked', () => {
  const rows = ['CU. A can opens.', 'MS. She drinks.', 'CU. A cap.', 'Pack shot.'];
  const told = ['CU. A can opens.', 'MS. Rui drinks.', 'CU. A cap.', 'Pack shot.'];
  const text = (of: readonly string[]) =>
    of
      .map((row, at) => `${at + 1}. HOOK | ${at}-${at + 1} s\nVIDEO: ${row}`)
      .join('\n\n')
      .replace(/^/, 'T\n\n');
  const planned = planOf(...rows);
  const directed = [2, 3].reduce((plan, frame) => {
    const chosen = { ...choicesOf(planned.shots[frame - 1] as Shot), place: 'harbour' };
    return directFrame(plan, frame, chosen, rows[frame - 1] ?? '');
  }, planned);
  const before: Draft = {
    ...at('script'),
    takes: [{ ...at('script').takes[0], script: text(rows), frames, shots: directed }],
  };
  const refreshed = { of: 'script', script: text(told), shots: planOf(...told) } as const;
  const taken = play(
    before,
    { type: 'refresh-started', run: 'r', of: 'script' },
    { type: 'refresh-arrived', run: 'r', refreshed },
    { type: 'refresh-taken', taken: refreshed },
  );
  expect(directedFrames(currentShots(taken) as ShotPlan)).toEqual([2, 3]);
  expect(outdatedDirections(taken)).toEqual({ changed: [2], gone: [] });
  expect(lostDirections(before, taken)).toEqual([]);
});
