import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { sharpen } from '#domain/wizard/understood/sharpen.ts';
import type { Engine } from './engine.ts';

// Loaded when the server already answers: dictionaries and drawings are most of the code there is.
const load = {
  reading: () => import('../generation/understand/read-product.ts'),
  concepts: () => import('../generation/write/write-concepts.ts'),
  brief: () => import('../generation/write/write-brief.ts'),
  script: () => import('../generation/write/write-script.ts'),
  revision: () => import('../generation/revise/revise.ts'),
  cut: () => import('../cuts/recompose.ts'),
  chat: () => import('../chat/built-in-chat.ts'),
  storyboard: () => import('../generation/illustrator/draw-storyboard.ts'),
  asks: () => import('../generation/model/pictures/plan-asks.ts'),
  cast: () => import('../generation/illustrator/draw-cast.ts'),
  entry: () => import('../generation/illustrator/draw-entry.ts'),
};

/**
 * The product's own writer and illustrator: no key, no network. The same request and date give the
 * same work. It works where it is called: a server that answers others meanwhile has it do so on
 * threads (`off-loop/threaded-engine.ts`).
 */
export const builtInEngine: Engine = {
  readProduct: async (request) => (await load.reading()).readProduct(request),
  writeConcepts: async (request) => (await load.concepts()).writeConcepts(request),
  writeBrief: async (request) => (await load.brief()).writeBrief(request),
  writeScript: async ({ cut, ...request }, { date }) => {
    if (cut) return (await load.cut()).recompose({ ...request, cut }, { date });
    return request.existingScript?.trim() && (request.operation || request.revisionNotes?.trim())
      ? (await load.revision()).revise(request, { date })
      : (await load.script()).writeScript(request, { date });
  },
  sharpenDetails: async (request) => sharpen(request),
  answerChat: async ({ message, conversationHistory }, house) =>
    (await load.chat()).builtInChat.answer(message, conversationHistory, house),
  drawStoryboard: async (request, { log }, onFrame) =>
    (await load.storyboard()).drawUnlocked(request, onFrame, (missing) =>
      log.info({ missing, count: missing.length }, 'the brush has no drawing for these'),
    ),
  drawDirected: async (request) => (await load.storyboard()).drawDirected(request),
  planAsks: async (request) => (await load.asks()).planAsks(request),
  planRedrawing: async (request) => (await load.asks()).planRedrawing(request),
  drawCast: async (request) => (await load.cast()).drawCast(request),
  drawEntry: async (kind, id) => (await load.entry()).drawEntry(kind, id),
};

/**
 * Loads what writes, and writes once for practice, so that the first visitor does not wait for it.
 * What revises and what answers questions comes with the first of each: 0.4 s once, and 70 MB that
 * most visits do without.
 */
export async function loadWriter(): Promise<void> {
  for (const part of [load.reading, load.brief, load.script]) await part();
  (await load.concepts()).writeConcepts(practice);
}

/** Loads what draws, and draws once for practice. */
export async function loadIllustrator(): Promise<void> {
  await (await load.storyboard()).warmUp();
}

const practice = generateConceptsRequest.parse({
  userType: 'business',
  platform: ['tiktok'],
  productName: 'Practice',
  description: 'Bread, baked at night and warm in the morning.',
  creativeApproach: 'bold',
});
