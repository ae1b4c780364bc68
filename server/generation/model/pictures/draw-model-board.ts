// A board by a model that draws: four pictures asked for at the same time, each checked and made ours.
// One that cannot be had is drawn by the built-in engine, without the others waiting for it.
import { developPicture, UnusablePicture } from '#server/drawing/develop-picture.ts';
import { maxBytes } from '#server/frames/frame-weight.ts';
import type { AskedFrame, DrawnFrame, Engine } from '../../../engine/engine.ts';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import { ModelError, type PictureModel } from '../../../gateways/models/port.ts';
import type { BoardRequest } from '../../illustrator/plan-board.ts';

/**
 * Four frames of the moments that the built-in plan chooses, so that pictures and script agree; no picture
 * is asked for of one that is locked. `engine` plans, and draws what the model did not (`isStandIn`). Throws a ModelError when not one
 * picture can be used; when the caller left, what `context.signal` was aborted with.
 */
export async function drawModelBoard(
  pictures: PictureModel,
  engine: Pick<Engine, 'planAsks' | 'drawStoryboard'>,
  request: BoardRequest,
  context: GenerationContext,
  onFrame: OnFrame,
): Promise<(DrawnFrame | null)[]> {
  context.signal.throwIfAborted();
  context.onProgress({ type: 'stage', stage: 'asking' });
  const asked = await engine.planAsks(request, context);
  const { references, ...drawing } = request;
  const standIns = () => engine.drawStoryboard(drawing, context, async () => {});
  return drawAsked(pictures, { asked, references, standIns }, context, onFrame);
}

type OnFrame = (index: number, frame: DrawnFrame) => Promise<void>;
type Work = {
  asked: readonly (AskedFrame | null)[];
  references: readonly Uint8Array[] | undefined;
  /** A board in the place of what the model did not draw. */
  standIns: () => ReturnType<Engine['drawStoryboard']>;
};

/** The pictures of frames that were planned, null for each of which none is asked for; throws as a board does. */
export async function drawAsked(
  pictures: PictureModel,
  { asked: planned, references = [], standIns }: Work,
  context: GenerationContext,
  onFrame: OnFrame,
): Promise<(DrawnFrame | null)[]> {
  throwIfLeft(context.signal);
  const asked = planned.map(
    (one, index) => one && askForFrame(pictures, { ...one, index }, references, context),
  );
  const someFrame = Promise.any(asked.flatMap((one) => one ?? [])).catch(
    (failures: AggregateError) => {
      throw failures.errors.find((one) => !isUnusable(one)) ?? failures.errors[0];
    },
  );
  // Nobody asks for it where every frame is locked.
  someFrame.catch(() => {});
  let drawn: ReturnType<Engine['drawStoryboard']> | undefined;
  const standIn = async (index: number): Promise<DrawnFrame> => {
    throwIfLeft(context.signal);
    drawn ??= standIns();
    return { ...((await drawn)[index] as DrawnFrame), isStandIn: true };
  };
  return Promise.all(
    asked.map(async (one, index) => {
      if (one === null) return null;
      // No stand-in is shown before it is known that the model draws at all.
      const frame = await one.catch(() => someFrame.then(() => standIn(index)));
      throwIfLeft(context.signal);
      await onFrame(index, frame);
      return frame;
    }),
  );
}

const isUnusable = (error: unknown) => error instanceof ModelError && error.setback === 'unusable';

// Out of time, the frames that are there still count; for a caller who left, nothing does.
function throwIfLeft(signal: AbortSignal): void {
  if (signal.aborted && signal.reason?.name !== 'TimeoutError') throw signal.reason;
}

/** Throws a ModelError, or what the signal was aborted with when the caller left. */
async function askForFrame(
  pictures: PictureModel,
  { caption, prompt, aspect, pixels, isShownProduct, marks, index }: AskedFrame & { index: number },
  references: readonly Uint8Array[],
  { signal, meter, log }: GenerationContext,
): Promise<DrawnFrame> {
  try {
    // The time may have gone by while it was planned.
    signal.throwIfAborted();
    const shown = isShownProduct ? references : [];
    const looked = shown.map((bytes) => ({ bytes, type: 'image/webp' as const }));
    const ask = { prompt, aspect, ...(looked.length > 0 ? { references: looked } : {}) };
    const { bytes, use } = await pictures.draw(ask, { signal });
    meter.add(pictures.name, use);
    const jpeg = await developPicture(bytes, marks, pixels, maxBytes);
    return { ...caption, jpeg, ...pixels };
  } catch (error) {
    if (error instanceof ModelError && error.use) meter.add(pictures.name, error.use);
    throwIfLeft(signal);
    const failure = failureOf(error, signal);
    log.warn({ err: failure, frame: index, setback: failure.setback }, 'a picture failed');
    throw failure;
  }
}

function failureOf(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return new ModelError('timeout', 'The time was over.', { cause: error });
  if (error instanceof ModelError) return error;
  const why = error instanceof UnusablePicture ? error.message : 'The picture could not be made.';
  return new ModelError('unusable', why, { cause: error });
}
