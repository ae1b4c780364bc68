// What a film shows: in the player, and in a file that a browser opens.
import type { BrowserContext, Page } from '@playwright/test';

/** The player of the board as a film. */
export const film = (page: Page) => page.getByRole('region', { name: 'Film of the storyboard' });
/** Its picture. */
export const drawn = (page: Page) => page.locator('.film-canvas');

// What a picture is, coarsely: the greys of 16 by 9 fields, each the middle of many points.
function greysOf(source: Element): number[] {
  const [width, height] = [320, 180];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('No canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source as HTMLCanvasElement, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const greys = new Array<number>(144).fill(0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      const field = Math.floor(y / 20) * 16 + Math.floor(x / 20);
      greys[field] = (greys[field] ?? 0) + grey / 400;
    }
  }
  return greys;
}

/** How far two pictures are from each other, of 255. */
export const apart = (a: number[], b: number[]) =>
  a.reduce((sum, one, at) => sum + Math.abs(one - (b[at] ?? 0)), 0) / a.length;

// Of each shot a moment, in seconds.
const moments = [1, 4.5, 9];

/** What the player shows at these moments. */
export async function shownAtMoments(page: Page): Promise<number[][]> {
  const shown: number[][] = [];
  await film(page).focus();
  for (const moment of moments) {
    await page.keyboard.press('Home');
    for (let at = 1; at <= moment; at++) await page.keyboard.press('ArrowRight');
    for (let at = 0; at < (moment % 1) * 24; at++) await page.keyboard.press('.');
    shown.push(await drawn(page).evaluate(greysOf));
  }
  return shown;
}

type Watched = {
  frames: number[][];
  end: number[];
  width: number;
  height: number;
  seconds: number;
};

/** What a browser shows of a film's file at these seconds, and at its end. */
export async function watch(
  context: BrowserContext,
  bytes: Buffer,
  type: string,
): Promise<Watched> {
  const watching = await context.newPage();
  await watching.setContent('<video muted></video>');
  return (await watching.evaluate(
    `(async () => {
      const greys = ${greysOf.toString()};
      const video = document.querySelector('video');
      const bytes = Uint8Array.from(atob('${bytes.toString('base64')}'), (one) => one.charCodeAt(0));
      video.src = URL.createObjectURL(new Blob([bytes], { type: '${type}' }));
      await new Promise((done, fail) => { video.onloadeddata = done; video.onerror = () => fail(video.error.message); });
      // A busy browser says that it has sought before the picture of that moment is there.
      const at = (seconds) => new Promise((done) => {
        const look = (now, { mediaTime }) =>
          Math.abs(mediaTime - seconds) < 0.1 ? done(greys(video)) : video.requestVideoFrameCallback(look);
        video.requestVideoFrameCallback(look);
        video.currentTime = seconds + 0.01;
      });
      const frames = [];
      for (const one of ${JSON.stringify(moments)}) frames.push(await at(one));
      return { frames, end: await at(video.duration - 0.2), width: video.videoWidth, height: video.videoHeight, seconds: video.duration };
    })()`,
  )) as Watched;
}
