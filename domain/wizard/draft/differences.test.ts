import { expect, test } from 'vitest';
import { draftAt } from '../testing/draft-at.ts';
import { differences } from './differences.ts';
import { reduce } from './reducer.ts';

test('PROJ-15 what differs is named in words, and what is the same is left out', () => {
  const mine = draftAt(8);
  const other = reduce(mine, {
    type: 'answered',
    answers: { platform: ['tiktok'], notes: 'At dawn.', voiceOverOnly: true },
  });
  const theirs = { ...other, creativeBrief: 'Theirs.', step: 3 as const };
  expect(differences(mine, theirs)).toEqual([
    { label: 'Platforms', mine: 'TikTok, YouTube', theirs: 'TikTok' },
    { label: 'Creative brief', mine: 'Objective: sell.', theirs: 'Theirs.' },
    { label: 'Voice-over only', mine: 'No', theirs: 'Yes' },
    { label: 'Notes', mine: '', theirs: 'At dawn.' },
  ]);
  expect(differences(mine, { ...mine, step: 3 })).toEqual([]);
});

test('PROJ-15 script and frames are shown as they read', () => {
  const mine = draftAt(8);
  const frames = [{ title: 'Dawn', description: 'A van.' }];
  const theirs = { ...mine, takes: [{ script: 'One.', frames }] };
  expect(differences(mine, theirs)).toMatchObject([
    { label: 'Script', theirs: 'One.' },
    { label: 'Storyboard', mine: '', theirs: 'Frame 1: Dawn\nA van.' },
  ]);
});
