import type { Engine, ModelEngine } from '../../engine/engine.ts';
import type { PictureModel, TextModel } from '../../gateways/models/port.ts';

// Loaded when first asked for: what they share with the built-in engine is most of the code there is.
const load = {
  concepts: () => import('./write-model-concepts.ts'),
  brief: () => import('./write-model-brief.ts'),
  script: () => import('./script/write-model-script.ts'),
  cut: () => import('../../cuts/recompose-by-model.ts'),
  details: () => import('./sharpen-by-model.ts'),
  storyboard: () => import('./pictures/draw-model-board.ts'),
  frame: () => import('./pictures/redraw-model-frame.ts'),
};

/**
 * The parts of the engine that models do: writing with a text model, drawing with a picture model.
 * `engine` is the product's own, for frames of which no picture comes. Undefined without a model.
 */
export function openModelEngine({
  text,
  pictures,
  engine,
}: {
  text?: TextModel | undefined;
  pictures?: PictureModel | undefined;
  engine: Engine;
}): ModelEngine | undefined {
  if (!text && !pictures) return undefined;
  return { ...(text ? writing(text) : {}), ...(pictures ? drawing(pictures, engine) : {}) };
}

const writing = (
  text: TextModel,
): Pick<Engine, 'writeConcepts' | 'writeBrief' | 'writeScript' | 'sharpenDetails'> => ({
  writeConcepts: async (request, context) =>
    (await load.concepts()).writeModelConcepts(text, request, context),
  writeBrief: async (request, context) =>
    (await load.brief()).writeModelBrief(text, request, context),
  writeScript: async ({ cut, ...request }, context) =>
    cut
      ? (await load.cut()).recomposeByModel(text, { ...request, cut }, context)
      : (await load.script()).writeModelScript(text, request, context),
  sharpenDetails: async (request, context) =>
    (await load.details()).sharpenByModel(text, request, context),
});

const drawing = (
  pictures: PictureModel,
  engine: Engine,
): Pick<ModelEngine, 'drawStoryboard' | 'redrawFrame'> => ({
  drawStoryboard: async (request, context, onFrame) =>
    (await load.storyboard()).drawModelBoard(pictures, engine, request, context, onFrame),
  redrawFrame: async (request, context) =>
    (await load.frame()).redrawModelFrame(pictures, engine, request, context),
});
