import type { Engine } from '../../functions/engine.ts';
import type { PictureModel, TextModel } from '../../gateways/models/port.ts';
import { drawModelBoard } from './pictures/draw-model-board.ts';
import { writeModelScript } from './script/write-model-script.ts';
import { sharpenByModel } from './sharpen-by-model.ts';
import { writeModelBrief } from './write-model-brief.ts';
import { writeModelConcepts } from './write-model-concepts.ts';

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
}): Partial<Engine> | undefined {
  if (!text && !pictures) return undefined;
  return { ...(text ? writing(text) : {}), ...(pictures ? drawing(pictures, engine) : {}) };
}

const writing = (text: TextModel): Omit<Engine, 'drawStoryboard'> => ({
  writeConcepts: (request, desk) => writeModelConcepts(text, request, desk),
  writeBrief: (request, desk) => writeModelBrief(text, request, desk),
  writeScript: (request, desk) => writeModelScript(text, request, desk),
  sharpenDetails: (request, desk) => sharpenByModel(text, request, desk),
});

const drawing = (pictures: PictureModel, engine: Engine): Pick<Engine, 'drawStoryboard'> => ({
  drawStoryboard: (request, desk, onFrame) =>
    drawModelBoard(pictures, engine, request, desk, onFrame),
});
