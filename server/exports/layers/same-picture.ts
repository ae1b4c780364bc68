// Whether a kept picture is what the brush draws: a model's is not, nor one of another plan.
import sharp from 'sharp';
import type { FramePicture } from '../../documents/creative-package.ts';

/** Pixels that are compared across; fine enough for a thing that is held. */
const across = 240;
/** Of 255: the paper's grain and the encoder change this much on average, and hardly a pixel by more. */
const most = { mean: 8, pixel: 56, share: 0.004 };

/** `svg` is the drawing as layers, which has no grain. */
export async function isSamePicture(
  svg: string,
  { jpeg, width, height }: FramePicture,
): Promise<boolean> {
  const down = Math.round((across * height) / width);
  const small = (bytes: Uint8Array) =>
    sharp(bytes)
      .resize(across, down, { fit: 'fill' })
      .flatten({ background: '#faf6ec' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [drawn, kept] = await Promise.all([small(Buffer.from(svg)), small(jpeg)]);
  if (drawn.length !== kept.length) return false;
  let [sum, far] = [0, 0];
  for (const [at, value] of drawn.entries()) {
    const away = Math.abs(value - (kept[at] ?? 0));
    sum += away;
    if (away > most.pixel) far += 1;
  }
  return sum / drawn.length <= most.mean && far / drawn.length <= most.share;
}
