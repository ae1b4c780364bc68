// One frame of a board drawn once more by a model, from its plan and with a note on this picture.
import type { RedrawFrameRequest } from '#domain/functions/redraw-frame.ts';
import type { DirectedFrame, Engine } from '../../../engine/engine.ts';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import type { PictureModel } from '../../../gateways/models/port.ts';
import type { BoardRequest } from '../../illustrator/plan-board.ts';
import { drawAsked } from './draw-model-board.ts';

const nobody = () => Promise.reject(new Error('Nobody draws in the place of the model.'));

/** Throws a ModelError where no picture came; the other frames are not asked for. */
export async function redrawModelFrame(
  pictures: PictureModel,
  engine: Pick<Engine, 'planRedrawing'>,
  request: BoardRequest & RedrawFrameRequest,
  context: GenerationContext,
): Promise<DirectedFrame> {
  context.signal.throwIfAborted();
  context.onProgress({ type: 'stage', stage: 'asking' });
  const { shots, asked } = await engine.planRedrawing(request, context);
  const work = { asked, references: request.references, standIns: nobody };
  const drawn = await drawAsked(pictures, work, context, async () => {});
  const made = drawn[request.frame - 1];
  if (!made) throw new Error('The frame that was asked for was left out.');
  return { frame: made, shots };
}
