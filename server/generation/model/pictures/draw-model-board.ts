// A board by a model that draws: four pictures asked for at the same time, each checked and made ours.
// One that cannot be had is drawn by the built-in engine, without the others waiting for it.
import { developPicture, UnusablePicture } from '#server/drawing/develop-picture.ts';
import type { DrawnFrame, Engine } from '../../../engine/engine.ts';
import type { GenerationContext } from '../../../engine/generation-context.ts';
import { ModelError, type PictureModel } from '../../../gateways/models/port.ts';
import { composeMarks } from '../../illustrator/compose/compose-frame.ts';
import { isLockedFrame, maxBytes } from '../../illustrator/draw-storyboard.ts';
import { type BoardRequest, type PlannedFrame, planBoard } from '../../illustrator/plan-board.ts';
import { framePrompt, referencesFor } from './prompts/frame-prompt.ts';

/**
 * Four frames of the moments that the built-in plan chooses, so that pictures and script agree; no picture
 * is asked for of one that is locked. `engine` draws what the model did not (`isStandIn`). Throws a ModelError when not one picture can
 * be used; when the caller left, what `context.signal` was aborted with.
 */
export async function drawModelBoard(
  pictures: PictureModel,
  engine: Pick<Engine, 'drawStoryboard'>,
  request: BoardRequest,
  context: GenerationContext,
  onFrame: (index: number, frame: DrawnFrame) => Promise<void>,
): Promise<(DrawnFrame | null)[]> {
  context.signal.throwIfAborted();
  context.onProgress({ type: 'stage', stage: 'asking' });
  const asked = planBoard(request).frames.map((planned, index) =>
    isLockedFrame(request, index) ? null : askForFrame(pictures, planned, request, context),
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
    const { references: _, ...drawing } = request;
    drawn ??= engine.drawStoryboard(drawing, context, async () => {});
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
  planned: PlannedFrame,
  request: BoardRequest,
  { signal, meter, log }: GenerationContext,
): Promise<DrawnFrame> {
  const { caption, plan } = planned;
  const prompt = framePrompt(planned, request);
  try {
    const references = referencesFor(planned, request).map((bytes) => ({
      bytes,
      type: 'image/webp' as const,
    }));
    const ask = {
      prompt,
      aspect: plan.sheet.aspect,
      ...(references.length > 0 ? { references } : {}),
    };
    const { bytes, use } = await pictures.draw(ask, { signal });
    meter.add(pictures.name, use);
    const jpeg = await developPicture(bytes, composeMarks(plan), plan.sheet.pixels, maxBytes);
    return {
      ...caption,
      jpeg,
      ...plan.sheet.pixels,
    };
  } catch (error) {
    if (error instanceof ModelError && error.use) meter.add(pictures.name, error.use);
    throwIfLeft(signal);
    const failure = failureOf(error, signal);
    log.warn({ err: failure, frame: plan.index, setback: failure.setback }, 'a picture failed');
    throw failure;
  }
}

function failureOf(error: unknown, signal: AbortSignal): ModelError {
  if (signal.aborted) return new ModelError('timeout', 'The time was over.', { cause: error });
  if (error instanceof ModelError) return error;
  const why = error instanceof UnusablePicture ? error.message : 'The picture could not be made.';
  return new ModelError('unusable', why, { cause: error });
}
