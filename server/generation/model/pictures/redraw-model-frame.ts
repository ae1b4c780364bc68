// One frame of a board drawn once more by a model, from its plan and with a note on this picture.
import type { RedrawFrameRequest } from '#domain/functions/redraw-frame.ts';
import { framesPerBoard } from '#domain/storyboard/frame.ts';
import type { DirectedFrame } from '../../../engine/engine.ts';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import type { PictureModel } from '../../../gateways/models/port.ts';
import { chosenPlanOf } from '../../illustrator/draw-storyboard.ts';
import type { BoardRequest } from '../../illustrator/plan-board.ts';
import { drawModelBoard } from './draw-model-board.ts';

const itself = { title: '-', description: '' };
const nobody = {
  drawStoryboard: () => Promise.reject(new Error('Nobody draws in the place of the model.')),
};

/** Throws a ModelError where no picture came; the other frames are not asked for. */
export async function redrawModelFrame(
  pictures: PictureModel,
  { note, ...request }: BoardRequest & RedrawFrameRequest,
  context: GenerationContext,
): Promise<DirectedFrame> {
  const { frame } = request;
  const shots = chosenPlanOf(request);
  const others = Array.from({ length: framesPerBoard }, (_, at) => at + 1).filter(
    (one) => one !== frame,
  );
  const locked = others.map((one) => ({ frame: one, drawn: itself }));
  const asked = { ...request, shots, locked, direction: note };
  const drawn = await drawModelBoard(pictures, nobody, asked, context, async () => {});
  const made = drawn[frame - 1];
  if (!made) throw new Error('The frame that was asked for was left out.');
  return { frame: made, shots };
}
