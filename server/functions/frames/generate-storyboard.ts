import { fallbackFrames } from '#domain/storyboard/fallback-frames.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { DrawnFrame } from '../../engine/engine.ts';
import { generate } from '../../generation/generate.ts';
import { readDrawings } from '../../pictures/read-drawings.ts';
import { generationLimit } from '../generation-limit.ts';
import { defineFunction } from '../serving/define-function.ts';
import { keepFrame } from '../serving/keep-frame.ts';

export const generateStoryboard = defineFunction({
  name: 'generate-storyboard',
  summary: 'Four drawn frames of a script.',
  limits: generationLimit,
  generates: 'storyboard',
  async run(input, { services, generation, viewer, guest }) {
    const drawnSoFar = new Map<number, StoryboardFrame>();
    const lockedAt = (index: number) =>
      input.locked?.find(({ frame }) => frame === index + 1)?.drawn;
    try {
      const looks = services.modelEngine?.drawStoryboard !== undefined;
      const drawings = await readDrawings(services, { viewer, guest }, input.pictures, looks);
      const request = { ...input, ...drawings };
      const kept = new Map<DrawnFrame, Promise<StoryboardFrame>>();
      const keep = (frame: DrawnFrame) => {
        const known = kept.get(frame) ?? keepFrame(services, frame);
        kept.set(frame, known);
        return known;
      };
      const onFrame = async (index: number, frame: DrawnFrame) => {
        const drawn = lockedAt(index) ?? (await keep(frame));
        drawnSoFar.set(index, drawn);
        generation.onProgress({ type: 'frame', index, frame: drawn });
      };
      const { work, ...making } = await generate(
        services,
        'drawStoryboard',
        generation,
        (engine, timed) => engine.drawStoryboard(request, timed, onFrame),
      );
      const frames = await Promise.all(
        work.flatMap((one, at): (StoryboardFrame | Promise<StoryboardFrame>)[] => {
          const locked = lockedAt(at);
          return locked ? [locked] : one ? [keep(one)] : [];
        }),
      );
      const standIns = work.filter((one) => one?.isStandIn).length;
      const drawn = { storyboardFrames: frames, fallback: false, ...making };
      return standIns > 0 ? { ...drawn, standIns } : drawn;
    } catch (error) {
      generation.signal.throwIfAborted();
      services.log.error({ err: error }, 'the storyboard could not be drawn');
      const frames = fallbackFrames(input.platform[0] ?? '', input.productName).map(
        (one, at) => lockedAt(at) ?? drawnSoFar.get(at) ?? one,
      );
      return { storyboardFrames: frames, fallback: true, source: 'fallback' };
    }
  },
});
