// How many of a page's frames come, of those that are due, and how many pictures are painted on them.
import type { Page } from '@playwright/test';
import { processorSeconds } from './processor-seconds.ts';

/** Frames a second of a screen. */
const due = 60;

export type Watched = {
  /** Of the frames that were due, the percentage that did not come. */
  dropped: number;
  /** Frames of the page on which something was painted, a second. */
  painted: number;
  /** Of all processes, for each second. */
  processorMs: number;
};

/** Watches a page for so long. */
export async function watchFrames(page: Page, ms: number): Promise<Watched> {
  const used = processorSeconds();
  const { frames, painted, took } = await page.evaluate(
    (length) =>
      new Promise<{ frames: number; painted: number; took: number }>((done) => {
        const { prototype } = CanvasRenderingContext2D;
        const { drawImage } = prototype;
        let [frames, painted, isPainted] = [0, 0, false];
        prototype.drawImage = function (...given: unknown[]) {
          isPainted = true;
          Reflect.apply(drawImage, this, given);
        };
        const began = performance.now();
        const step = () => {
          frames += 1;
          painted += isPainted ? 1 : 0;
          isPainted = false;
          const took = performance.now() - began;
          if (took < length) requestAnimationFrame(step);
          else {
            prototype.drawImage = drawImage;
            done({ frames, painted, took });
          }
        };
        requestAnimationFrame(step);
      }),
    ms,
  );
  const seconds = took / 1000;
  return {
    dropped: Math.max(0, 100 * (1 - frames / (due * seconds))),
    painted: painted / seconds,
    processorMs: (1000 * (processorSeconds() - used)) / seconds,
  };
}
