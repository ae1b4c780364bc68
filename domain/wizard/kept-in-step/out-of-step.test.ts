import fc from 'fast-check';
import { expect, test } from 'vitest';
import { castSheet } from '../../cast/cast-sheet.ts';
import { draftOfProject, projectOfDraft } from '../../projects/from-draft.ts';
import { sameJson } from '../../same-json.ts';
import { emptyAnswers } from '../answers.ts';
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { restoreDraft, saveDraft } from '../draft/saved-state.ts';
import { type QuestionName, questions } from '../questions.ts';
import { draftAt } from '../testing/draft-at.ts';
import { changedInputs, inputLabel, outOfStep, writtenFrom } from './out-of-step.ts';
import { type Writing, writings } from './writings.ts';

const play = (draft: Draft, ...events: WizardEvent[]): Draft => events.reduce(reduce, draft);
const frames = [1, 2, 3, 4].map((n) => ({ title: `Frame ${n}`, description: '' }));
const drawn = play(
  draftAt(8),
  { type: 'board-started', run: 'f' },
  { type: 'board-arrived', run: 'f', frames },
);
const answered = (draft: Draft, answers: Partial<Draft['answers']>): Draft =>
  reduce(draft, { type: 'answered', answers });

test('KEPT-01 what was just written is in step, also what a package or project of before brought along', () => {
  expect(outOfStep(drawn)).toEqual({});
  const old: Draft = {
    ...drawn,
    briefFrom: null,
    conceptSets: drawn.conceptSets.map(({ from: _, ...set }) => set),
    takes: drawn.takes.map(({ from: _, drawnFrom: __, ...take }) => take),
  };
  expect(outOfStep(answered(old, { targetAudience: 'Bakers' }))).toEqual({});
});

test.each<[Partial<Draft['answers']>, Partial<Record<Writing, string[]>>]>([
  [{ behavior: 'Call.' }, { concepts: ['behavior'], brief: ['behavior'], script: ['behavior'] }],
  [
    { targetAudience: 'Bakers' },
    {
      concepts: ['targetAudience'],
      brief: ['targetAudience'],
      script: ['targetAudience'],
    },
  ],
  // Who is seen is asked behind the brief: only what is written after it can miss it.
  [{ characterName: 'Maya' }, { script: ['characterName'], board: ['characterName'] }],
  [{ videoStyle: 'narrative' }, { script: ['videoStyle'], board: ['videoStyle'] }],
  // Money, and whom to send it to, write nothing.
  [{ budget: '50k-100k', schedule: 'asap', email: 'x@y.example' }, {}],
])('KEPT-01 %j puts out of step what is written from it, and nothing else', (answers, stale) => {
  expect(outOfStep(answered(drawn, answers))).toEqual(stale);
  expect(outOfStep(answered(answered(drawn, answers), drawn.answers))).toEqual({});
});

test('KEPT-01 another brief puts the script out of step, another set of concepts nothing', () => {
  const edited = play(
    drawn,
    { type: 'visited', step: 6 },
    { type: 'brief-edited', text: 'Objective: give.' },
    { type: 'brief-saved' },
  );
  expect(outOfStep(edited)).toEqual({ script: ['creativeBrief'] });
  const more = play(
    drawn,
    { type: 'visited', step: 5 },
    { type: 'answered', answers: { creativeApproach: 'story' } },
    { type: 'concepts-started', run: 'c2' },
    { type: 'concepts-arrived', run: 'c2', concepts: [...(drawn.conceptSets[0]?.concepts ?? [])] },
  );
  expect(more.conceptSets).toHaveLength(2);
  expect(outOfStep(more)).toEqual({});
});

test('KEPT-01 a script changed by hand or by notes is as much in step as the one it was', () => {
  const changed = answered(drawn, { behavior: 'Call.' });
  const edited = play(changed, { type: 'script-edited', text: 'Mine.' }, { type: 'script-saved' });
  expect(edited.takes).toHaveLength(2);
  expect(changedInputs(edited, 'script')).toEqual(['behavior']);
});

// For each question an answer of its own kind, as somebody would give it.
const given = (name: QuestionName): fc.Arbitrary<unknown> => {
  const { values, kept } = questions[name] as { values?: readonly string[]; kept: unknown };
  if (name === 'platform') return fc.constantFrom(['tiktok'], ['instagram', 'youtube']);
  if (name === 'pictures' || name === 'understood') return fc.constant(undefined);
  if (name === 'cast') {
    const person = (called: string) =>
      castSheet.parse({ others: [{ id: 'second', name: called }] });
    return fc.constantFrom(undefined, person('Tom'), person('Ida'));
  }
  if (values) return fc.constantFrom(...values, '');
  if (typeof emptyAnswers[name] === 'boolean') return fc.boolean();
  return kept ? fc.constantFrom('', 'One', 'Other') : fc.constant('');
};
const names = (Object.keys(questions) as QuestionName[]).filter(
  (name) =>
    !['userType', 'productName', 'description', 'platform', 'creativeApproach'].includes(name),
);

test('KEPT-01 something is out of step exactly when what it was written from differs', () => {
  const change = fc
    .constantFrom(...names)
    .chain((name) => given(name).map((value) => ({ [name]: value })));
  fc.assert(
    fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
      const after = changes.reduce<Draft>((draft, one) => answered(draft, one as never), drawn);
      const stale = outOfStep(after);
      for (const name of names) {
        const differs = !sameJson(after.answers[name], drawn.answers[name]);
        const isSeen = ['person', 'making', 'style'].includes(questions[name].part);
        const inScript = questions[name].step < 8 && name !== 'pictures';
        const hidden = after.answers.voiceOverOnly && questions[name].part === 'person';
        const marked = stale.script?.includes(name) ?? false;
        if (!inScript || !differs || hidden) expect(marked, name).toBe(false);
        else expect(marked, name).toBe(true);
        if (isSeen) expect(stale.brief?.includes(name) ?? false).toBe(false);
      }
    }),
  );
});

test('KEPT-02 what is out of step stays so through a reload, and as a project', () => {
  const stale = answered(drawn, { description: 'For bakers.' });
  const expected = outOfStep(stale);
  expect(Object.keys(expected)).toEqual([...writings]);
  const kept = saveDraft(stale, { open: true, returnToWizard: false });
  expect(outOfStep(restoreDraft(JSON.parse(JSON.stringify(kept))))).toEqual(expected);
  const project = {
    ...projectOfDraft(stale),
    ...{ id: 'p', user_id: 'u', status: 'pipeline' as const, created_at: '', updated_at: '' },
  };
  const opened = draftOfProject(JSON.parse(JSON.stringify(project)));
  expect(outOfStep(opened)).toEqual(expected);
  const rewritten = draftOfProject({ ...project, creative_brief: 'Objective: give.' } as never);
  expect(outOfStep(rewritten).script).toEqual(['description', 'creativeBrief']);
});

test('KEPT-01 at the step that asks, what was written from its answers is named', () => {
  const stale = outOfStep(answered(drawn, { description: 'For bakers.', notes: 'At dawn.' }));
  expect(writtenFrom(stale, 3).map(({ of }) => of)).toEqual([...writings]);
  expect(writtenFrom(stale, 7)).toEqual([
    { of: 'script', names: ['notes'] },
    { of: 'board', names: ['notes'] },
  ]);
  expect(writtenFrom(stale, 2)).toEqual([]);
});

test('KEPT-01 what was put right at step 3.5 is named so that a sentence can be made of it', () => {
  expect(inputLabel('understood')).toBe('What you put right');
  expect(inputLabel('targetAudience')).toBe('Target audience');
});
