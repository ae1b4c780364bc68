import { expect, test } from 'vitest';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { isRead } from '#domain/wizard/kept-in-step/written.ts';
import { type QuestionName, questionNames } from '#domain/wizard/questions.ts';
import { framePrompt } from '../model/pictures/prompts/frame-prompt.ts';
import { composeFrame } from './compose/compose-frame.ts';
import { planBoard } from './plan-board.ts';
import { sampleBoard } from './sample-board.ts';

// Another answer to each question that a board's request sends.
const others: Partial<Record<QuestionName, unknown>> = {
  productName: 'Oak & Daughters',
  description: 'A brewery for dark beer.',
  productForm: 'bottle',
  understood: { subject: 'rye loaf', place: 'harbour' },
  targetAudience: 'Nurses on night shift',
  videoStyle: 'direct',
  voiceOverOnly: true,
  characterName: 'Ida',
  gender: 'male',
  ageRange: '55+',
  hairColor: 'black',
  eyeColor: 'green',
  ethnicity: 'asian',
  bodyType: 'plus-size',
  wardrobe: 'red jumper',
  cast: { lead: { wears: ['hoodie', 'cap'] } },
  notes: 'A bearded old man.',
  instagramPortrait: true,
};

const made = (changed: Record<string, unknown>) => {
  const request = sampleBoard({ platform: ['instagram'], ...changed });
  return planBoard(request).frames.map((planned) => ({
    drawn: composeFrame(planned.plan).svg(),
    words: planned.caption,
    // By a model the same frames are asked for in words.
    prompt: framePrompt(planned, request),
  }));
};

test('KEPT-01 frames are marked by what one of the hands that draw them reads, and by nothing else', () => {
  const asWritten = made({});
  const asked = questionNames.filter((name) => name in generateStoryboardRequest.shape);
  const tried = asked.filter((name) => name !== 'platform' && name !== 'pictures');
  expect(tried.toSorted()).toEqual(Object.keys(others).toSorted());
  for (const name of tried) {
    const isOther = JSON.stringify(made({ [name]: others[name] })) !== JSON.stringify(asWritten);
    expect(isOther, name).toBe(isRead('board', name));
  }
});
