// Each function that writes or draws, asked with one odd piece in every field, as long as it may be.

import { chatAgentRequest } from '#domain/functions/chat-agent.ts';
import { directFrameRequest } from '#domain/functions/direct-frame.ts';
import { drawCastRequest } from '#domain/functions/draw-cast.ts';
import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { generateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { readProductRequest } from '#domain/functions/read-product.ts';
import { recomposeCutRequest } from '#domain/functions/recompose-cut.ts';
import { redrawFrameRequest } from '#domain/functions/redraw-frame.ts';
import { sharpenDetailsRequest } from '#domain/functions/sharpen-details.ts';
import type { Installation } from '../../chat/installation.ts';
import type { Engine } from '../../engine/engine.ts';
import type { GenerationContext } from '../../engine/generation-context.ts';
import { characterOf, conceptOf, detailsOf, full, letteredPlanOf } from './odd-fields.ts';
import type { Piece } from './odd-texts.ts';

const installation: Installation = {
  phone: '',
  address: '',
  callUrl: '',
  isTest: true,
  keepsMail: true,
  hasGoogle: false,
  hasSamples: true,
  writesItself: true,
  countsVisits: true,
};

export type OddRequest = (
  piece: Piece,
  engine: Engine,
  context: GenerationContext,
) => Promise<unknown>;

const redrawingOf = (piece: Piece) => ({
  ...detailsOf(piece),
  ...characterOf(piece),
  ...{ script: full(piece, 20_000), frame: 1, note: full(piece, 600) },
});

/** Parses the request as the function does, and has it done. */
export const oddRequests: Readonly<Record<string, OddRequest>> = {
  'generate-concepts': (piece, engine, context) => {
    const earlierTitles = Array.from({ length: 63 }, () => full(piece, 160));
    const asked = { ...detailsOf(piece), variation: 20, earlierTitles };
    return engine.writeConcepts(generateConceptsRequest.parse(asked), context);
  },
  'generate-creative-brief': (piece, engine, context) => {
    const asked = { ...detailsOf(piece), selectedConcept: conceptOf(piece) };
    return engine.writeBrief(generateCreativeBriefRequest.parse(asked), context);
  },
  'generate-script': (piece, engine, context) => {
    const asked = {
      ...detailsOf(piece),
      ...characterOf(piece),
      selectedConcept: conceptOf(piece),
      creativeBrief: full(piece, 20_000),
    };
    return engine.writeScript(generateScriptRequest.parse(asked), context);
  },
  'generate-script, revised': (piece, engine, context) => {
    const asked = {
      ...detailsOf(piece),
      existingScript: full(piece, 20_000),
      revisionNotes: full(piece, 1_000),
    };
    return engine.writeScript(generateScriptRequest.parse(asked), context);
  },
  'generate-script, fitted to a length': (piece, engine, context) => {
    const asked = {
      ...detailsOf(piece),
      existingScript: full(piece, 20_000),
      operation: { kind: 'length', seconds: 6 },
    };
    return engine.writeScript(generateScriptRequest.parse(asked), context);
  },
  'recompose-cut': (piece, engine, context) => {
    const asked = {
      ...detailsOf(piece),
      ...characterOf(piece),
      platform: ['tiktok', 'youtube'],
      existingScript: full(piece, 20_000),
      cut: 'youtube',
    };
    return engine.writeScript(recomposeCutRequest.parse(asked), context);
  },
  'direct-frame': (piece, engine, context) => {
    const asked = {
      ...detailsOf(piece),
      ...characterOf(piece),
      script: full(piece, 20_000),
      frame: 1,
      note: full(piece, 600),
    };
    return engine.drawDirected(directFrameRequest.parse(asked), context);
  },
  'redraw-frame': async (piece, engine, context) => {
    const { pictures: _, ...asked } = redrawFrameRequest.parse(redrawingOf(piece));
    return engine.planRedrawing(asked, context);
  },
  'redraw-frame, of a plan': async (piece, engine, context) => {
    const shots = letteredPlanOf(piece);
    const { pictures: _, ...asked } = redrawFrameRequest.parse({ ...redrawingOf(piece), shots });
    return engine.planRedrawing(asked, context);
  },
  'draw-cast': (piece, engine, context) => {
    const asked = { ...detailsOf(piece), ...characterOf(piece), script: full(piece, 20_000) };
    return engine.drawCast(drawCastRequest.parse(asked), context);
  },
  'read-product': (piece, engine, context) =>
    engine.readProduct(readProductRequest.parse(detailsOf(piece)), context),
  'sharpen-details': (piece, engine, context) =>
    engine.sharpenDetails(sharpenDetailsRequest.parse(detailsOf(piece)), context),
  'generate-storyboard': (piece, engine, context) => {
    const asked = {
      ...detailsOf(piece),
      ...characterOf(piece),
      script: full(piece, 20_000),
    };
    return engine.drawStoryboard(generateStoryboardRequest.parse(asked), context, async () => {});
  },
  'chat-agent': (piece, engine) => {
    const said = { role: 'user' as const, content: full(piece, 2_000) };
    const asked = { message: said.content, conversationHistory: Array(5).fill(said) };
    return engine.answerChat(chatAgentRequest.parse(asked), installation);
  },
};
