import fc from 'fast-check';
import { expect, test } from 'vitest';
import { portable } from '../exports/project-file.ts';
import { draftOfProject, projectOfDraft } from '../projects/from-draft.ts';
import type { WholeProject } from '../projects/project.ts';
import { projectCuts } from '../projects/project-cuts.ts';
import { otherCutSeconds } from '../script/cuts.ts';
import { choicesOf, directFrame, pinned } from '../storyboard/direct-shot.ts';
import type { ShotPlan } from '../storyboard/shot-plan.ts';
import { planOf } from '../storyboard/testing/plan-of.ts';
import { currentScript, currentShots, type Draft, shownBoard } from '../wizard/draft/draft.ts';
import type { WizardEvent } from '../wizard/draft/events.ts';
import { reduce } from '../wizard/draft/reducer.ts';
import { contentKey } from '../wizard/saving/content-key.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { agree, standingOf } from './agree.ts';
import { cutsOf } from './cuts-of.ts';
import { ledBy } from './lead.ts';

const platform = 'youtube' as const;
const longer = [
  'WAKE THE NIGHT SHIFT',
  '1. HOOK | 0-10 s\nVIDEO: CU. A can opens. Cut to WS. The quay.\nSFX: Ksssht.',
  '2. OFFER | 10-30 s\nVIDEO: MS. She drinks.\nVO: Stay up for it.\nSUPER: NIGHTJAR',
].join('\n\n');
const plan = planOf('CU. A can opens.', 'MS. She drinks.', 'Three.', 'Four.');
const after = (draft: Draft, ...events: WizardEvent[]) => events.reduce(reduce, draft);
const inCut = (event: WizardEvent): WizardEvent => ({ type: 'in-cut', platform, event });
const edit = (text: string): WizardEvent[] => [
  { type: 'script-edited', text },
  { type: 'script-saved' },
];
const frames = [1, 2, 3, 4].map((n) => ({ title: `Wide ${n}`, description: '' }));

const made = (shots: ShotPlan | undefined = plan): Draft =>
  after(
    draftAt(8),
    { type: 'cut-started', platform, run: 'c' },
    { type: 'cut-arrived', platform, run: 'c', script: longer, shots },
  );
const led = (draft: Draft) => ledBy(draft, platform) as Draft;

const asked = { userType: 'business' as const, instagramPortrait: false };

test('CUT-01 each chosen platform has a cut of its length and shape, two of them free', () => {
  expect(cutsOf({ ...asked, platform: ['youtube', 'tiktok', 'instagram'] })).toEqual([
    { platform: 'youtube', aspect: '16:9', seconds: 30, isPrimary: true, isFree: true },
    { platform: 'tiktok', aspect: '9:16', seconds: 15, isPrimary: false, isFree: true },
    { platform: 'instagram', aspect: '1:1', seconds: 15, isPrimary: false, isFree: false },
  ]);
  const sold = cutsOf({ ...asked, userType: 'infomercial', platform: ['tiktok', 'youtube'] });
  expect(sold.map(({ seconds }) => seconds)).toEqual([30, 60]);
});

test('CUT-01 the cut of a longer film is as long, where its platform has such films', () => {
  const beside = (seconds: number, userType: 'brand' | 'infomercial' = 'brand') =>
    (['youtube', 'instagram'] as const).map((cut) =>
      otherCutSeconds(userType, cut, { platform: 'tiktok', seconds }),
    );
  expect(beside(15)).toEqual([30, 15]);
  expect(beside(30)).toEqual([30, 30]);
  expect(beside(30, 'infomercial')).toEqual([60, 30]);
});

test('CUT-01 a cut that arrives is kept beside the primary, which stays what script and board mean', () => {
  const before = draftAt(8);
  const draft = made();
  expect(currentScript(draft)).toBe(currentScript(before));
  expect(draft.takes).toEqual(before.takes);
  expect(currentScript(led(draft))).toBe(longer);
  expect(led(draft).answers.platform).toEqual(['youtube', 'tiktok']);
  expect(standingOf(draft, platform)).toBeNull();
});

test('CUT-01 a late or foreign answer makes no cut, and neither does one while the script is edited', () => {
  const waiting = after(draftAt(8), { type: 'cut-started', platform, run: 'c' });
  const late: WizardEvent = { type: 'cut-arrived', platform, run: 'c', script: longer };
  const stopped = after(waiting, { type: 'cut-stopped', platform });
  expect(reduce(stopped, late)).toBe(stopped);
  expect(reduce(waiting, { ...late, run: 'x' })).toBe(waiting);
  expect(reduce(waiting, { ...late, script: ' ' })).toBe(waiting);
  const editing = after(draftAt(8), { type: 'script-edited', text: 'Mine.' });
  expect(reduce(editing, { type: 'cut-started', platform, run: 'c' })).toBe(editing);
  const own = draftAt(8);
  expect(reduce(own, { type: 'cut-started', platform: 'tiktok', run: 'c' })).toBe(own);
  expect(reduce(own, { type: 'cut-started', platform: 'instagram', run: 'c' })).toBe(own);
});

test('CUT-04 editing, drawing and taking in a cut touch nothing of the primary', () => {
  const draft = made();
  const changed = after(
    draft,
    ...edit(longer.replace('Stay up', 'Wait up')).map(inCut),
    inCut({ type: 'board-started', run: 'b' }),
    inCut({ type: 'board-arrived', run: 'b', frames }),
  );
  expect(changed.takes).toBe(draft.takes);
  expect([changed.step, changed.writing, changed.drawing]).toEqual([8, null, null]);
  expect(changed.cuts.youtube?.takes).toHaveLength(2);
  expect(shownBoard(led(changed))?.frames).toEqual(frames);
  const shown = after(changed, inCut({ type: 'take-shown', take: 0 }));
  expect(currentScript(led(shown))).toBe(longer);
  expect(reduce(changed, inCut({ type: 'started-over' }))).toBe(changed);
  expect(reduce(changed, inCut({ type: 'answered', answers: { productName: 'x' } }))).toBe(changed);
});

test('CUT-05 a row of the primary told anew is told of, and taken over when that is asked', () => {
  const { takes } = draftAt(8);
  const text = takes[0]?.script.replace('Stay up for it.', 'Stay up for her.') ?? '';
  const changed = after(made(), ...edit(text));
  expect(standingOf(changed, platform)).toMatchObject({ primary: { rows: [2] }, cut: null });
  expect(currentScript(led(changed))).toBe(longer);
  const taken = after(changed, { type: 'cut-agreed', platform, by: 'taking-down' });
  expect(currentScript(led(taken))).toContain('VO: Stay up for her.');
  expect(taken.cuts.youtube?.takes[0]?.script).toBe(longer);
  expect(standingOf(taken, platform)).toBeNull();
});

test('CUT-05 an earlier take of the primary that is chosen again is a change like any other', () => {
  const { takes } = draftAt(8);
  const text = takes[0]?.script.replace('Stay up for it.', 'Stay up for her.') ?? '';
  const changed = after(made(), ...edit(text));
  const back = after(changed, { type: 'take-shown', take: 0 });
  expect(standingOf(back, platform)).toBeNull();
});

test('CUT-05 what a cut changed goes up into a new take of the primary, and the cuts agree', () => {
  const changed = after(made(), ...edit(longer.replace('Stay up', 'Wait up')).map(inCut));
  expect(standingOf(changed, platform)).toMatchObject({ primary: null, cut: { rows: [2] } });
  const taken = after(changed, { type: 'cut-agreed', platform, by: 'taking-up' });
  expect(currentScript(taken)).toContain('VO: Wait up for it.');
  expect(currentScript(taken)).toContain('5-15 s');
  expect(taken.takes).toHaveLength(2);
  expect(standingOf(taken, platform)).toBeNull();
});

test('CUT-05 what both changed is told of both, whatever is taken first', () => {
  const { takes } = draftAt(8);
  const text = takes[0]?.script.replace('Stay up for it.', 'Stay up for her.') ?? '';
  const changed = after(
    made(),
    ...edit(text),
    ...edit(longer.replace('A can opens', 'The can opens')).map(inCut),
  );
  const taken = after(changed, { type: 'cut-agreed', platform, by: 'taking-down' });
  expect(standingOf(taken, platform)).toMatchObject({ primary: null, cut: { rows: [1] } });
  const kept = after(taken, { type: 'cut-agreed', platform, by: 'keeping' });
  expect(standingOf(kept, platform)).toBeNull();
  expect(currentScript(led(kept))).toBe(currentScript(led(taken)));
});

test('CUT-05 a directed frame is told of, and directed in the other cut where it was left alone there', () => {
  const draft = draftAt(8);
  const take = draft.takes[0];
  if (!take) throw new Error('There is one.');
  const withPlan = { ...draft, takes: [{ ...take, shots: plan, frames }] };
  const base = after(
    withPlan,
    { type: 'cut-started', platform, run: 'c' },
    { type: 'cut-arrived', platform, run: 'c', script: longer, shots: pinned(plan) },
  );
  const shot = pinned(plan).shots[1];
  if (!shot) throw new Error('There are four.');
  const shots = directFrame(plan, 2, { ...choicesOf(shot), size: 'wide' }, 'MS. She drinks.');
  const directed = after(base, {
    type: 'direction-shown',
    directed: { frame: 2, drawn: { title: 'Wide', description: '' }, shots },
  });
  expect(standingOf(directed, platform)).toMatchObject({ primary: { rows: [], frames: [2] } });
  const taken = after(directed, { type: 'cut-agreed', platform, by: 'taking-down' });
  const there = currentShots(led(taken))?.shots.find(({ frame }) => frame === 2);
  expect(there).toMatchObject({ size: 'wide', directed: { written: { size: 'close-up' } } });
  expect(standingOf(taken, platform)).toBeNull();
});

test('CUT-05 nothing is settled while one of the two is being written or edited', () => {
  const { takes } = draftAt(8);
  const text = takes[0]?.script.replace('Stay up for it.', 'Stay up for her.') ?? '';
  const busy = after(made(), ...edit(text), inCut({ type: 'script-edited', text: 'x' }));
  expect(agree(busy, platform, 'taking-down')).toBe(busy);
});

test('CUT-06 a platform taken out keeps its cut, and has it again when it is chosen again', () => {
  const draft = made();
  const out = after(draft, { type: 'answered', answers: { platform: ['tiktok'] } });
  expect(out.cuts).toEqual(draft.cuts);
  const again = after(out, { type: 'answered', answers: { platform: ['tiktok', 'youtube'] } });
  expect(currentScript(led(again))).toBe(longer);
});

test('CUT-06 another platform chosen first takes the lead with its cut, and what led is kept as one', () => {
  const draft = made();
  const turned = after(draft, { type: 'answered', answers: { platform: ['youtube', 'tiktok'] } });
  expect(currentScript(turned)).toBe(longer);
  expect(turned.takes.map(({ script }) => script)).toEqual([longer]);
  expect(turned.cuts.tiktok?.takes).toEqual(draft.takes);
  const back = after(turned, { type: 'answered', answers: { platform: ['tiktok', 'youtube'] } });
  expect(currentScript(back)).toBe(currentScript(draft));
  const twice = after(back, { type: 'answered', answers: { platform: ['youtube', 'tiktok'] } });
  expect(back.takes).toEqual(draft.takes);
  expect(twice.takes).toEqual(turned.takes);
});

test('CUT-07 cuts are saved with their project, and are in its file', () => {
  const draft = after(
    made(),
    inCut({ type: 'board-started', run: 'b' }),
    inCut({ type: 'board-arrived', run: 'b', frames }),
  );
  const content = projectOfDraft(draft);
  expect(content.script).toBe(currentScript(draft));
  const read = JSON.parse(JSON.stringify(portable(content))) as WholeProject;
  const opened = draftOfProject(read);
  expect(opened.cuts).toEqual(draft.cuts);
  expect(contentKey(made())).not.toBe(contentKey(draftAt(8)));
  const cuts = projectCuts(read);
  expect(cuts.map(({ platform: one, made: what }) => [one, what?.script, what?.frames])).toEqual([
    ['tiktok', currentScript(draft), []],
    ['youtube', longer, frames],
  ]);
});

test('CUT-07 a project with one platform, or without a wizard, has no cuts to show', () => {
  const content = projectOfDraft(made()) as WholeProject;
  const one = { ...content, form_data: { ...content.form_data, platform: ['tiktok'] } };
  expect(projectCuts(one)).toEqual([]);
  const bare = projectCuts({ ...content, wizard_state: null });
  expect(bare.map(({ made: what }) => what !== null)).toEqual([true, false]);
});

test('CUT-04 whatever happens in a cut, the primary and its place in the wizard stay', () => {
  const texts = fc.constantFrom(longer, longer.replace('Stay', 'Wait'), 'No rows.', '');
  const run = fc.constantFrom('r', 's');
  const event: fc.Arbitrary<WizardEvent> = fc.oneof(
    texts.map((text) => ({ type: 'script-edited', text }) as const),
    fc.constantFrom(
      { type: 'script-saved' as const },
      { type: 'script-edit-dropped' as const },
      { type: 'cancelled' as const },
      { type: 'advanced' as const },
      { type: 'went-back' as const },
      { type: 'storyboard-bypassed' as const },
      { type: 'started-over' as const },
      { type: 'drawing-stopped' as const },
    ),
    fc.nat(3).map((take) => ({ type: 'take-shown', take }) as const),
    run.map(
      (id) => ({ type: 'revision-started', run: id, operation: { kind: 'shorter' } }) as const,
    ),
    run.map((id) => ({ type: 'script-arrived', run: id, script: longer }) as const),
    run.map((id) => ({ type: 'board-started', run: id }) as const),
    run.map((id) => ({ type: 'board-arrived', run: id, frames }) as const),
    run.map((id) => ({ type: 'run-failed', run: id }) as const),
  );
  const start = made();
  fc.assert(
    fc.property(fc.array(event, { maxLength: 15 }), (events) => {
      const end = after(start, ...events.map(inCut));
      const { cuts, cutting, fieldErrors, ...primary } = end;
      expect(start).toMatchObject(primary);
      expect(cuts.youtube?.takes[0]?.script).toBe(longer);
      expect(cuts.youtube?.takes[cuts.youtube.take]).toBeDefined();
    }),
  );
});
