// The frames' pictures from storage, as documents need them: JPEG, with their size.
import sharp from 'sharp';
import { ownPictureKey, type StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { Storage } from '../gateways/storage/port.ts';
import type { FramePicture } from './creative-package.ts';

/** One entry a frame; undefined where it has no picture or the picture is gone. Nothing is fetched. */
export function readPictures(
  storage: Storage,
  frames: readonly Pick<StoryboardFrame, 'imageUrl'>[],
): Promise<(FramePicture | undefined)[]> {
  return Promise.all(frames.map(({ imageUrl }) => readPicture(storage, imageUrl)));
}

/** The same of each of several boards. */
export const readCutPictures = (
  storage: Storage,
  cuts: readonly { storyboardFrames: readonly Pick<StoryboardFrame, 'imageUrl'>[] }[] = [],
): Promise<(FramePicture | undefined)[][]> =>
  Promise.all(cuts.map(({ storyboardFrames }) => readPictures(storage, storyboardFrames)));

async function readPicture(
  storage: Storage,
  imageUrl: string | undefined,
): Promise<FramePicture | undefined> {
  const key = imageUrl ? ownPictureKey(imageUrl) : null;
  const stored = key ? await storage.get(key) : null;
  if (!stored) return undefined;
  const picture = sharp(stored.bytes);
  const { format, width, height } = await picture.metadata();
  const jpeg = format === 'jpeg' ? stored.bytes : await picture.jpeg({ quality: 82 }).toBuffer();
  return { jpeg, width, height };
}
