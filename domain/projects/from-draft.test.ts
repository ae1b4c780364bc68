import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoryboardFrame } from '../storyboard/frame.ts';
import { planOf } from '../storyboard/testing/plan-of.ts';
import { emptyAnswers } from '../wizard/answers.ts';
import { currentScript, type Draft, emptyDraft, shownBoard } from '../wizard/draft/draft.ts';
import { type StepNumber, stepNumbers } from '../wizard/draft/step-numbers.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { draftOfProject, projectOfDraft } from './from-draft.ts';
import { newProject, type WholeProject, wholeProject } from './project.ts';

const key = '2f1d2c0e-58ce-4f0c-9d54-6b1f6f0c4d11';
const frames = (...names: string[]): StoryboardFrame[] =>
  names.map((title) => ({ title, description: '', imageUrl: `/api/storage/frames/${title}.jpg` }));

/** The project as the server answers it after the draft was saved, changed as told. */
function saved(draft: Draft, changes: Partial<WholeProject> = {}): WholeProject {
  const { draft_key: _, ...content } = newProject.parse({
    draft_key: key,
    ...projectOfDraft(draft),
  });
  return wholeProject.parse(
    JSON.parse(
      JSON.stringify({
        ...content,
        id: key,
        user_id: key,
        status: 'pipeline',
        created_at: '2026-11-21T10:00:00.000Z',
        updated_at: '2026-11-21T10:00:00.000Z',
        ...changes,
      }),
    ),
  );
}

const withTakes = (...takes: Draft['takes']): Draft => ({
  ...draftAt(9),
  takes,
  take: takes.length - 1,
});

test.each(stepNumbers)(
  'WIZ-21 a wizard left at step %s is gone on with there',
  (step: StepNumber) => {
    const draft = draftAt(step);
    // What is asked of the server afresh is not kept.
    const expected = { ...draft, matches: null, analyzing: step === 12 };
    expect(draftOfProject(saved(draft))).toEqual(expected);
  },
);

test('WIZ-21 the named fields say what the wizard shows', () => {
  const draft = withTakes({ script: 'One.', frames: frames('a') }, { script: 'Two.', frames: [] });
  expect(projectOfDraft(draft)).toMatchObject({
    product_name: 'Nightjar',
    creative_brief: 'Objective: sell.',
    script: 'Two.',
    storyboard_frames: frames('a'),
    form_data: { platform: ['tiktok', 'youtube'], creativeApproach: 'bold', videoStyle: 'direct' },
  });
});

test('WIZ-21 whatever is typed anywhere, the draft can be saved and read back', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\0', '\ud800', 'é'.repeat(30_000), '\u0007', '語'.repeat(49_000)),
  );
  const texts = Object.entries(emptyAnswers).filter(
    ([field, value]) => value === '' && !['selectedConcept', 'userType'].includes(field),
  );
  const answers = fc.record(
    Object.fromEntries(
      texts.filter(([field]) => freeFields.includes(field)).map(([field]) => [field, typed]),
    ),
    { requiredKeys: [] },
  );
  const content = fc.record({ brief: typed, script: typed, edit: typed });
  fc.assert(
    fc.property(answers, content, (given, { brief, script, edit }) => {
      const base = draftAt(9);
      const draft: Draft = {
        ...base,
        answers: { ...base.answers, ...given },
        creativeBrief: brief,
        scriptEdit: edit,
        takes: script === '' ? [] : [{ script, frames: frames('a') }],
        take: 0,
      };
      const read = newProject.safeParse({ draft_key: key, ...projectOfDraft(draft) });
      expect(read.error?.issues ?? []).toEqual([]);
      expect(() => draftOfProject(saved(draft))).not.toThrow();
    }),
    { numRuns: 40 },
  );
});
const freeFields = [
  'productName',
  'description',
  'targetAudience',
  'behavior',
  'evaluation',
  'specificBudget',
  'characterName',
  'wardrobe',
  'notes',
  'email',
  'phone',
  'name',
  'companyName',
];

test('WIZ-21 a picture that is not ours stays out of the project, its frame does not', () => {
  const foreign = { title: 'x', description: '', imageUrl: 'https://evil.example/a.jpg' };
  const draft = withTakes({ script: 'S', frames: [foreign] });
  expect(projectOfDraft(draft).storyboard_frames).toEqual([{ title: 'x', description: '' }]);
});

test('PROJ-10 what was edited outside of the wizard counts, and earlier takes stay', () => {
  const draft = withTakes(
    { script: 'One.', frames: frames('a') },
    { script: 'Two.', frames: frames('b') },
  );
  const project = saved(draft, {
    creative_brief: 'New brief.',
    script: 'Three.',
    storyboard_frames: frames('c'),
    product_name: 'Owl',
  });
  const next = draftOfProject(project);
  expect(next.creativeBrief).toBe('New brief.');
  expect(next.answers.productName).toBe('Owl');
  expect(next.takes.map(({ script }) => script)).toEqual(['One.', 'Two.', 'Three.']);
  expect(currentScript(next)).toBe('Three.');
  expect(shownBoard(next)?.frames).toEqual(frames('c'));
});

test('PROJ-11 frames that were drawn first, or anew, outside of the wizard', () => {
  const bare = withTakes({ script: 'One.', frames: [] });
  const drawn = draftOfProject(saved(bare, { storyboard_frames: frames('a') }));
  expect(drawn.takes).toEqual([{ script: 'One.', frames: frames('a') }]);
  const anew = draftOfProject(saved(drawn, { storyboard_frames: frames('b') }));
  expect(anew.takes).toHaveLength(2);
  expect(shownBoard(anew)?.frames).toEqual(frames('b'));
});

test('PROJ-10 answers changed outside count where the wizard knows them', () => {
  const project = saved(draftAt(9));
  const form_data = { ...project.form_data, schedule: 'asap', targetAudience: 'Owls' };
  const { answers } = draftOfProject({ ...project, form_data });
  expect(answers).toMatchObject({ schedule: 'asap', targetAudience: 'Owls' });
  const older = { ...project.form_data, videoStyle: 'sung', platform: 'youtube' };
  const read = draftOfProject({ ...project, form_data: older });
  expect(read.answers).toMatchObject({ videoStyle: '', platform: ['youtube'] });
});

test('WIZ-22 without a wizard’s state the fields make one, at the script', () => {
  const project = saved(withTakes({ script: 'One.', frames: frames('a') }), { wizard_state: null });
  const draft = draftOfProject(project);
  expect(draft.step).toBe(8);
  expect(currentScript(draft)).toBe('One.');
  expect(draft.conceptSets[0]?.concepts[0]?.title).toBe(project.project_name);
  expect(projectOfDraft(draft)).toMatchObject({
    project_name: project.project_name,
    creative_brief: project.creative_brief,
    script: project.script,
    storyboard_frames: project.storyboard_frames,
  });
});

test('WIZ-22 a project of almost nothing opens at the first step that is open', () => {
  const bare = saved(emptyDraft, { wizard_state: null, form_data: {}, project_name: 'P' });
  expect(draftOfProject(bare).step).toBe(1);
  expect(draftOfProject({ ...bare, script: 'S', creative_brief: 'B' }).takes).toHaveLength(1);
});

test('PROJ-10 whatever the project became, the wizard goes on with that brief, script and board', () => {
  const names = fc.constantFrom([], ['a'], ['b', 'c']).map((some) => frames(...some));
  const script = fc.constantFrom('One.', 'Two.', 'Three.', ' ');
  const take = fc.record({ script, frames: names });
  const draftOf = fc
    .record({ takes: fc.array(take, { maxLength: 4 }), at: fc.nat(3), bare: fc.boolean() })
    .map(({ takes, at, bare }) => ({
      draft: { ...draftAt(9), takes, take: Math.min(at, Math.max(0, takes.length - 1)) },
      bare,
    }));
  const become = fc.record({ creative_brief: fc.constantFrom('', 'B'), script, frames: names });
  fc.assert(
    fc.property(draftOf, become, ({ draft, bare }, { frames: board, ...words }) => {
      const project = saved(draft, {
        ...words,
        storyboard_frames: board,
        ...(bare ? { wizard_state: null } : {}),
      });
      const next = projectOfDraft(draftOfProject(project));
      expect(next.creative_brief).toBe(project.creative_brief);
      expect(next.script).toBe(project.script);
      expect(next.storyboard_frames).toEqual(project.storyboard_frames);
    }),
  );
});

test('PROJ-10 an emptied script is empty in the wizard, and the takes are still there', () => {
  const draft = withTakes({ script: 'One.', frames: [] });
  const next = draftOfProject(saved(draft, { script: '' }));
  expect(currentScript(next)).toBe('');
  expect(next.takes).toHaveLength(1);
});

test('PLAN-01 the plan is saved with the project and comes back with its take', () => {
  const shots = planOf('A can.');
  const draft = withTakes({ script: 'One.', frames: frames('a'), shots });
  expect(projectOfDraft(draft).shots).toEqual(shots);
  expect(draftOfProject(saved(draft)).takes).toEqual(draft.takes);
  expect(projectOfDraft(withTakes({ script: 'One.', frames: [] })).shots).toBeNull();
});

test('PLAN-01 what the project says of the plan counts, with or without the wizard’s state', () => {
  const shots = planOf('A can.');
  const draft = withTakes({ script: 'One.', frames: frames('a') });
  const replanned = draftOfProject(saved(draft, { shots }));
  expect(replanned.takes).toEqual([{ script: 'One.', frames: frames('a'), shots }]);
  const bare = draftOfProject(saved(draft, { shots, wizard_state: null }));
  expect(bare.takes).toEqual([{ script: 'One.', frames: frames('a'), shots }]);
  const edited = draftOfProject(saved(replanned, { script: 'By hand.' }));
  expect(edited.takes.at(-1)).toEqual({ script: 'By hand.', frames: frames('a'), shots });
  const { shots: _, ...older } = saved(draft);
  expect(wholeProject.parse(older).shots).toBeNull();
});
