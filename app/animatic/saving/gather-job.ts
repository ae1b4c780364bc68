import { captionsOf } from '#domain/animatic/captions.ts';
import type { Film } from '#domain/animatic/film.ts';
import type { BoardPicture } from '#domain/animatic/painting/paint-film.ts';
import { paintSlate } from '#domain/animatic/painting/slate.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import { soundPlanOf } from '#domain/animatic/sound/sound-plan.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { loadPictures } from '../painting/load-pictures.ts';
import { withPlanes } from '../painting/load-planes.ts';
import { makePlates } from '../painting/make-plates.ts';
import { fetchRecordings } from '../voice/fetch-recordings.ts';
import type { FilmChoice, FilmJob, JobPicture } from './film-job.ts';

type Gathered = {
  film: Film;
  frames: readonly StoryboardFrame[];
  gender?: string | undefined;
};

/**
 * What the worker needs: pictures, lettering and captions as bitmaps, made with what this page has, and the
 * voice from the house. `why`: it did not come.
 */
export async function gatherJob(
  { film, frames, gender }: Gathered,
  { codec, hasSlate, hasSound, hasVoice }: FilmChoice,
  signal: AbortSignal,
): Promise<{ job: FilmJob; why?: string }> {
  const [pictures, plates, spoken] = await Promise.all([
    loadPictures(frames).then((loaded) => withPlanes(frames, loaded)),
    makePlates(film, captionsOf(film)),
    hasVoice ? fetchRecordings(film, gender, signal) : null,
  ]);
  const job: FilmJob = {
    film,
    codec,
    sound: hasSound ? soundPlanOf(film) : null,
    pictures: await Promise.all(pictures.map((picture) => picture && pictureOf(picture))),
    plates: await Promise.all(plates.map(asBitmap)),
    recordings: spoken?.ok ? spoken.recordings : null,
    slate: hasSlate ? await slateOf(film) : null,
  };
  return spoken && !spoken.ok ? { job, why: spoken.why } : { job };
}

async function pictureOf({
  planes,
  ...picture
}: BoardPicture<CanvasImageSource>): Promise<JobPicture> {
  const whole = await asBitmap(picture);
  return planes ? { ...whole, planes: await Promise.all(planes.map(asBitmap)) } : whole;
}

const asBitmap = async <T extends { source: CanvasImageSource }>(one: T) => ({
  ...one,
  source: await createImageBitmap(one.source as ImageBitmapSource),
});

async function slateOf({ format }: Film): Promise<ImageBitmap> {
  const { width, height } = pixelsOf(format);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No picture can be drawn off the page.');
  paintSlate(context);
  return createImageBitmap(canvas);
}
