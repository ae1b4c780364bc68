import { expect, test } from 'vitest';
import { defaultConcepts } from '../concepts/default-concepts.ts';
import { generateConceptsRequest } from '../functions/generate-concepts.ts';
import { generateCreativeBriefRequest } from '../functions/generate-creative-brief.ts';
import { generateScriptRequest } from '../functions/generate-script.ts';
import { generateStoryboardRequest } from '../functions/generate-storyboard.ts';
import { matchDirectorsRequest } from '../functions/match-directors.ts';
import { requestProductionRequest } from '../functions/request-production.ts';
import { sendConceptRequest } from '../functions/send-concept.ts';
import { formData } from '../projects/form-data.ts';
import { planOf } from '../storyboard/testing/plan-of.ts';
import { type Draft, emptyDraft } from './draft/draft.ts';
import { questionNames, questions } from './questions.ts';
import * as request from './requests.ts';
import { draftAt } from './testing/draft-at.ts';

const set = { approach: 'story' as const, concepts: [...defaultConcepts('Nightjar')] };
const draft: Draft = {
  ...emptyDraft,
  answers: {
    ...emptyDraft.answers,
    userType: 'brand',
    platform: ['youtube', 'tiktok'],
    productName: 'Nightjar',
    description: 'Cold brew.',
    creativeApproach: 'story',
    selectedConcept: '1',
    videoStyle: 'narrative',
    gender: 'female',
    wardrobe: 'scrubs',
    email: ' june@nightjar.example ',
  },
  conceptSets: [set],
  creativeBrief: 'Objective: sell.',
  takes: [{ script: 'One.', frames: [{ title: 'Shot', description: '' }] }],
  revisionNotes: 'shorter',
};

test('GEN-01 a second set of one approach is asked for by its variation', () => {
  expect(generateConceptsRequest.parse(request.conceptsRequest(draft)).variation).toBe(1);
  const bold = { ...draft, answers: { ...draft.answers, creativeApproach: 'bold' as const } };
  expect(generateConceptsRequest.parse(request.conceptsRequest(bold)).variation).toBe(0);
});

test('GEN-03 the brief is asked for with the whole concept and its set’s approach', () => {
  const body = generateCreativeBriefRequest.parse(request.briefRequest(draft, set, 2));
  expect(body.selectedConcept.title).toBe('Problem-Solution');
  expect(body.creativeApproach).toBe('story');
});

test('WIZ-09 with voice-over only no one is described', () => {
  const voice = { ...draft, answers: { ...draft.answers, voiceOverOnly: true } };
  const body = generateScriptRequest.parse(request.scriptRequest(voice));
  expect(body).toMatchObject({ voiceOverOnly: true, wardrobe: '' });
  expect(body.gender).toBeUndefined();
  expect(generateScriptRequest.parse(request.scriptRequest(draft)).gender).toBe('female');
});

test('WIZ-11 a revision carries the notes and the take in use', () => {
  expect(generateScriptRequest.parse(request.revisionRequest(draft))).toMatchObject({
    revisionNotes: 'shorter',
    existingScript: 'One.',
  });
});

test('GEN-06 the storyboard is asked for with script, platform and person', () => {
  expect(generateStoryboardRequest.parse(request.storyboardRequest(draft))).toMatchObject({
    script: 'One.',
    platform: ['youtube', 'tiktok'],
    gender: 'female',
  });
});

test('WIZ-13 MAIL-01 the package holds everything, and no frames when they were bypassed', () => {
  const id = '2f1d2c0e-58ce-4f0c-9d54-6b1f6f0c4d11';
  const body = sendConceptRequest.parse(request.packageRequest(draft, id, '2026-11-20T12:00:00Z'));
  expect(body).toMatchObject({
    submissionId: id,
    email: 'june@nightjar.example',
    script: 'One.',
    creativeBrief: 'Objective: sell.',
    selectedConcept: { title: 'Story-Driven' },
  });
  expect(body.storyboardFrames).toHaveLength(1);
  const bypassed = request.packageRequest({ ...draft, bypassed: true }, id, '');
  expect(bypassed.storyboardFrames).toEqual([]);
});

test('WIZ-13 WIZ-21 whatever is asked goes with the package, and is kept', () => {
  expect(Object.keys(sendConceptRequest.shape)).toEqual(expect.arrayContaining(questionNames));
  expect(Object.keys(formData.shape)).toEqual(expect.arrayContaining(questionNames));
  expect(Object.keys(draft.answers)).toEqual(
    expect.arrayContaining(
      questionNames.filter((name) => questions[name].kept.parse(undefined) !== undefined),
    ),
  );
});

test('WIZ-18 MATCH-02 directors are ranked against brief, product and money', () => {
  const body = matchDirectorsRequest.parse(request.matchRequest(draftAt(12)));
  expect(body).toMatchObject({
    creativeBrief: 'Objective: sell.',
    platform: ['tiktok', 'youtube'],
    budget: 'under-25k',
    specificBudget: '$12,000',
  });
});

test('MATCH-04 with the brief goes what its client typed: answers, and what was edited since it was written', () => {
  const twelve = draftAt(12);
  const briefWritten = 'Audience: to be confirmed before casting.\nTone: plain.';
  const creativeBrief = `${briefWritten}\nA band on a barge.`;
  const answers = { ...twelve.answers, description: 'Canned coffee.', notes: 'At night.' };
  const { typed } = request.matchRequest({ ...twelve, answers, briefWritten, creativeBrief });
  for (const words of ['Canned coffee.', 'At night.', 'A band on a barge.'])
    expect(typed).toContain(words);
  expect(typed).not.toContain('casting');
});

test('WIZ-18 the house is asked for the package that was sent, with money, time and director', () => {
  expect(requestProductionRequest.parse(request.productionRequest(draftAt(11)))).toMatchObject({
    submissionId: draftAt(11).receipt?.submissionId,
    budget: 'under-25k',
    specificBudget: '$12,000',
    schedule: '3-4weeks',
    adSpendBudget: undefined,
    mediaBuyingServices: false,
    selectedDirector: 'director-1',
  });
});

test('GEN-08 WIZ-07 three more name the titles there are, of every approach, the latest 63', () => {
  const titles = (sets: number) => {
    const conceptSets = Array.from({ length: sets }, (_, at) => ({
      approach: at % 2 ? ('bold' as const) : ('story' as const),
      concepts: [1, 2, 3].map((n) => ({
        title: `${at}.${n}`,
        subtitle: '',
        features: [],
        tone: '',
      })),
    }));
    const body = request.conceptsRequest({ ...draft, conceptSets });
    return generateConceptsRequest.parse(body).earlierTitles;
  };
  expect(titles(0)).toEqual([]);
  expect(titles(2)).toEqual(['0.1', '0.2', '0.3', '1.1', '1.2', '1.3']);
  expect(titles(30)).toHaveLength(63);
  expect(titles(30).at(-1)).toBe('29.3');
});

test('PLAN-01 the plan goes with what is drawn, revised and sent', () => {
  const shots = planOf('A can.', 'Half a pair: \ud800');
  const planned = { ...draft, takes: [{ script: 'One.', frames: [], shots }] };
  expect(generateStoryboardRequest.parse(request.storyboardRequest(planned)).shots).toEqual(shots);
  const revision = generateScriptRequest.parse(request.revisionRequest(planned));
  expect(revision.existingShots).toEqual(shots);
  const sent = sendConceptRequest.parse(
    request.packageRequest(
      { ...planned, answers: { ...draft.answers, email: 'june@nightjar.example' } },
      '2f1d2c0e-58ce-4f0c-9d54-6b1f6f0c4d11',
      '',
    ),
  );
  expect(sent.shots?.rows).toEqual(['A can.', 'Half a pair: \ufffd']);
  expect(sendConceptRequest.shape.shots.safeParse(shots).success).toBe(false);
});
