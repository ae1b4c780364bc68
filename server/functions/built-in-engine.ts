import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { sharpen } from '#domain/wizard/sharpen.ts';
import type { Engine } from './engine.ts';

// Loaded when the server already answers: dictionaries and drawings are most of the code there is.
const load = {
  concepts: () => import('../generation/writer/write-concepts.ts'),
  brief: () => import('../generation/writer/write-brief.ts'),
  script: () => import('../generation/writer/write-script.ts'),
  storyboard: () => import('../generation/illustrator/draw-storyboard.ts'),
};

/** The product's own writer and illustrator: no key, no network. The same request and date give the same work. */
export const builtInEngine: Engine = {
  writeConcepts: async (request) => (await load.concepts()).writeConcepts(request),
  writeBrief: async (request) => (await load.brief()).writeBrief(request),
  writeScript: async (request, { date }) => ({
    script: (await load.script()).writeScript(request, { date }),
  }),
  sharpenDetails: async (request) => sharpen(request),
  drawStoryboard: async (request, { log }, onFrame) =>
    (await load.storyboard()).drawStoryboard(request, onFrame, (missing) =>
      log.info({ missing, count: missing.length }, 'the brush has no drawing for these'),
    ),
};

/** Loads everything and writes once for practice, so that the first visitor does not wait for it. */
export async function loadEngine(): Promise<void> {
  for (const part of Object.values(load)) await part();
  (await load.concepts()).writeConcepts(practice);
  await (await load.storyboard()).warmUp();
}

const practice = generateConceptsRequest.parse({
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Practice',
  description: 'Bread, baked at night and warm in the morning.',
  creativeApproach: 'bold',
});
