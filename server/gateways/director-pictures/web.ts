// Pictures at addresses that a stranger chose: https on the public internet and nowhere else.
import { type DownloadOptions, download, publicHttps, type Reach } from '../reading/download.ts';
import { ReadingProblem } from '../reading/reading-problem.ts';
import { cropPicture } from './crop-picture.ts';
import { type DirectorPictures, mostBytes } from './port.ts';

type WebPicturesOptions = {
  timeoutMs?: number;
  /** Where the address and its redirects may lead. */
  reach?: Reach;
} & Pick<DownloadOptions, 'resolve'>;

export function openWebPictures({
  timeoutMs = 15_000,
  reach = publicHttps,
  ...options
}: WebPicturesOptions = {}): DirectorPictures {
  const where = { start: reach, redirects: reach, timeoutMs, mostBytes, ...options };
  return {
    async read(kind, address, signal) {
      try {
        const { status, bytes } = await download(new URL(address), { ...where, headers, signal });
        if (!bytes) return { kind: 'failed', problem: `Its server answered ${status}.` };
        return { kind: 'picture', webp: await cropPicture(kind, bytes) };
      } catch (error) {
        if (error instanceof ReadingProblem) return { kind: 'failed', problem: error.message };
        throw error;
      }
    },
  };
}

const headers = {
  Accept: 'image/avif, image/webp, image/jpeg, image/png, image/gif',
  'Accept-Encoding': 'identity',
  'User-Agent': 'ad-builder',
};
