import { expect, test } from 'vitest';
import { draftOfProject, projectOfDraft } from '../projects/from-draft.ts';
import type { WholeProject } from '../projects/project.ts';
import type { Draft } from '../wizard/draft/draft.ts';
import { reduce } from '../wizard/draft/reducer.ts';
import { basisNow } from '../wizard/kept-in-step/written.ts';
import { draftAt } from '../wizard/testing/draft-at.ts';
import { cutsOf, cutWords } from './cuts-of.ts';
import { ledBy } from './lead.ts';

const script = [
  'A LOAF',
  'Client: Hearth\nFormat: Instagram 1:1, 15 s\nAlso cut for: TikTok 9:16',
  '1. HOOK | 0-15 s\nVIDEO: CU. A loaf.\nVO: One loaf in 15.',
].join('\n\n');
const brief =
  'Deliverables and formats:\n- TikTok 9:16, 1080 × 1920: 15 s.\n- Instagram 1:1, 1080 × 1080: 15 s.';

const chosen = (draft: Draft, instagramPortrait: boolean): Draft =>
  reduce(draft, { type: 'answered', answers: { instagramPortrait } });
function someDraft(): Draft {
  const draft = draftAt(8);
  const asked: Draft = {
    ...draft,
    creativeBrief: brief,
    answers: { ...draft.answers, platform: ['tiktok', 'instagram'] },
  };
  const of = { platform: 'instagram' as const, run: 'c' };
  return reduce(reduce(asked, { type: 'cut-started', ...of }), {
    type: 'cut-arrived',
    ...of,
    script,
  });
}

test('CUT-10 Instagram in 4:5 is said by cut, script and brief, and back again as it was', () => {
  const before = someDraft();
  const draft = chosen(before, true);
  const [, cut] = cutsOf(draft.answers);
  expect(cut && cutWords(cut)).toBe('Instagram 4:5, 15 s');
  expect(draft.cuts.instagram?.takes[0]?.script).toBe(
    script.replace('Instagram 1:1', 'Instagram 4:5'),
  );
  expect(draft.creativeBrief).toContain('- Instagram 4:5, 1080 × 1350: 15 s.');
  expect(draft.takes).toEqual(before.takes);
  expect(chosen(draft, false)).toEqual(before);
});

test('CUT-10 of what was written only the board of Instagram is out of step with the format', () => {
  const before = someDraft();
  const draft = chosen(before, true);
  const stale = (now: Draft, was: Draft) =>
    (['concepts', 'brief', 'script', 'board'] as const).filter(
      (of) => JSON.stringify(basisNow(now, of)) !== JSON.stringify(basisNow(was, of)),
    );
  expect(draft.creativeBrief).not.toBe(before.creativeBrief);
  expect(stale(draft, before)).toEqual([]);
  const led = (one: Draft) => ledBy(one, 'instagram') as Draft;
  expect(stale(led(draft), led(before))).toEqual(['board']);
});

test('CUT-10 the format is kept with the project and comes back from it', () => {
  const draft = chosen(someDraft(), true);
  const content = projectOfDraft(draft);
  expect(content.form_data.instagramPortrait).toBe(true);
  const project = {
    ...content,
    id: 'p',
    created_at: '',
    updated_at: '',
  } as unknown as WholeProject;
  expect(draftOfProject(project).answers.instagramPortrait).toBe(true);
  const { wizard_state: _, ...fields } = project;
  const older = { ...fields, wizard_state: null } as WholeProject;
  expect(draftOfProject(older).answers.instagramPortrait).toBe(true);
});
