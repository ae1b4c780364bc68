import { expect, test } from 'vitest';
import { setStage } from '../stage.ts';
import { rankIdeas } from './rank-ideas.ts';

const request = {
  userType: 'business' as const,
  platform: ['tiktok' as const],
  creativeApproach: 'problem' as const,
  productName: 'Cling',
  description:
    "Self-fusing repair tape for pipes. Most tapes come off when it's wet. Stretch the tape to three times the length. Wrap six turns over the leak. Press the end down.",
  targetAudience: '',
  behavior: 'keep a roll under every sink',
  evaluation: '',
};

test('GEN-07 the first three ideas go three ways, and each leads with another statement', () => {
  const films = rankIdeas(setStage(request, { open: true }));
  expect(new Set(films.slice(0, 3).map(({ aspect }) => aspect)).size).toBe(3);
  expect(new Set(films.slice(0, 3).map(({ lead }) => lead?.text)).size).toBe(3);
});

test('GEN-07 the concept that follows somebody begins with them, and no other does', () => {
  const films = rankIdeas(setStage(request, { open: true })).slice(0, 3);
  for (const { aspect, beats } of films) {
    const first = beats[0].pictures[0];
    const isSomebody = first?.other !== undefined || first?.composition === 'face';
    expect(isSomebody || first?.cast?.pose === 'stand').toBe(aspect === 'person');
  }
});

test('GEN-07 an idea is offered only with what it needs, and is called after it', () => {
  const ideas = (description: string) =>
    rankIdeas(setStage({ ...request, description }, { open: true }));
  const all = ideas(request.description);
  expect(all.find(({ idea }) => idea === 'before')?.opener?.text).toMatch(/^Most tapes/);
  expect(all.find(({ idea }) => idea === 'steps')?.titles[0]).toMatch(
    /^Wrap six turns over the leak$/,
  );
  const few = ideas('Repair tape for pipes.').map(({ idea }) => idea);
  expect(few).not.toContain('before');
  expect(few).not.toContain('steps');
});
