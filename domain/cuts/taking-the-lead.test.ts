// What goes along with a cut that is made, and with one that takes the lead.
import { expect, test } from 'vitest';
import type { Draft } from '../wizard/draft/draft.ts';
import type { WizardEvent } from '../wizard/draft/events.ts';
import { reduce } from '../wizard/draft/reducer.ts';
import { outOfStep } from '../wizard/kept-in-step/out-of-step.ts';
import { basisNow } from '../wizard/kept-in-step/written.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { standingOf } from './agree.ts';
import { ledBy } from './lead.ts';
import { plannedCuts } from './made-cuts.ts';

const platform = 'youtube' as const;
const line = 'VO: Stay up for it.';
const script = [
  'WAKE THE NIGHT SHIFT',
  '1. HOOK | 0-10 s\nVIDEO: CU. A can opens.',
  `2. OFFER | 10-30 s\nVIDEO: MS. She drinks.\n${line}\nSUPER: NIGHTJAR`,
].join('\n\n');
const after = (draft: Draft, ...events: WizardEvent[]) => events.reduce(reduce, draft);
const lock: WizardEvent = { type: 'lock-toggled', lock: { of: 'line', line } };
const make = (run: string): WizardEvent[] => [
  { type: 'cut-started', platform, run },
  { type: 'cut-arrived', platform, run, script },
];
const start = (): Draft => {
  const draft = draftAt(8);
  const takes = draft.takes.map((one) => ({ ...one, from: basisNow(draft, 'script') }));
  return { ...draft, takes };
};
const lead: WizardEvent = { type: 'answered', answers: { platform: [platform, 'tiktok'] } };
const locksOf = (draft: Draft | null) => draft?.takes[draft.take]?.lockedLines;

test('CUT-04 KEPT-03 a line that is locked in the primary is locked in a cut that says it, made anew too', () => {
  const early = after(start(), lock, ...make('c'));
  expect(locksOf(ledBy(early, platform))).toEqual([line]);
  const late = after(start(), ...make('c'), lock);
  expect(locksOf(ledBy(late, platform))).toBeUndefined();
  expect(locksOf(ledBy(after(late, ...make('d')), platform))).toEqual([line]);
  expect(locksOf(after(late, lead))).toEqual([line]);
});

test('CUT-04 KEPT-01 a cut that takes the lead is in step with what the primary was written from, and says so when that changes', () => {
  const led = after(start(), ...make('c'), lead);
  expect(led.takes[led.take]?.script).toBe(script);
  expect(outOfStep(led).script).toBeUndefined();
  const edited = after(
    led,
    { type: 'brief-edited', text: 'Another brief.' },
    { type: 'brief-saved' },
  );
  expect(outOfStep(edited).script).toContain('creativeBrief');
  // Back and forth once more nothing is added.
  const back = after(led, { type: 'answered', answers: { platform: ['tiktok', platform] } }, lead);
  expect(back.takes).toEqual(led.takes);
});

test('CUT-04 cuts that agree do so whichever of them leads, and say what changed in either since then', () => {
  const made = after(start(), ...make('c'));
  expect(standingOf(made, platform)).toBeNull();
  const led = after(made, lead);
  expect(standingOf(led, 'tiktok')).toBeNull();
  const edited = after(
    led,
    { type: 'script-edited', text: script.replace('She drinks', 'She waits') },
    { type: 'script-saved' },
  );
  expect(standingOf(edited, 'tiktok')).toMatchObject({ primary: { rows: [2] }, cut: null });
});

test('CUT-04 KEPT-01 the brief of the film is no more out of step for its cuts than for the film', () => {
  const draft = after(start(), ...make('c'));
  const briefed = { ...draft, creativeBrief: 'A brief.', briefFrom: basisNow(draft, 'brief') };
  expect(outOfStep(briefed).brief).toBeUndefined();
  expect(outOfStep(ledBy(briefed, platform) as Draft).brief).toBeUndefined();
  const older = { ...briefed, briefFrom: { ...briefed.briefFrom, productName: 'another' } };
  expect(outOfStep(ledBy(older, platform) as Draft).brief).toContain('productName');
});

test('CUT-08 a third cut is not free by another one leading, and each made one says its own length', () => {
  const chosen = after(start(), ...make('c'), {
    type: 'answered',
    answers: { platform: [platform, 'tiktok', 'instagram'] },
  });
  const freeOf = (draft: Draft) =>
    plannedCuts(draft).flatMap((cut) => (cut.isFree ? [cut.platform] : []));
  expect(freeOf(chosen)).toEqual([platform, 'tiktok']);
  const turned = after(chosen, {
    type: 'answered',
    answers: { platform: [platform, 'instagram', 'tiktok'] },
  });
  expect(freeOf(turned)).toEqual([platform]);
  expect(plannedCuts(chosen)[0]?.seconds).toBe(30);
});
