// An answer made for one request as a file for many.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '../../settings/config.ts';
import { contentPolicy, inlineScriptHashes } from '../edge/security-headers.ts';
import { type CachedAsset, type Encoding, etagOf } from './cached-asset.ts';

/** Throws when the answer is neither a success nor 'not found'. */
export async function fileOf(config: Config, answer: Response): Promise<CachedAsset> {
  const { status } = answer;
  if (status !== 200 && status !== 404) throw new Error(`Rendered with status ${status}.`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('Content-Type') ?? 'text/html; charset=utf-8';
  const isPage = type.startsWith('text/html');
  return {
    status,
    bytes,
    isText: true,
    etag: etagOf(bytes),
    headers: {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ...(isPage
        ? { 'Content-Security-Policy': contentPolicy(config, inlineScriptHashes(bytes.toString())) }
        : {}),
    },
  };
}

const compress = {
  br: (bytes: Buffer, quality: number) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gzip: (bytes: Buffer, level: number) => promisify(gzip)(bytes, { level }),
};
const best = 9;
const cheap = 4;
// Below this the headers are the greater part.
const worthwhileBytes = 1_000;

/** Compresses as well as it can be done, for what stays. */
export async function addCopies(file: CachedAsset): Promise<CachedAsset> {
  file.brotli = await compress.br(file.bytes, best);
  file.gzip = await compress.gzip(file.bytes, best);
  return file;
}

/** Compresses in the way that was asked for, unless that was done before. */
export function addCopy(
  file: CachedAsset | Promise<CachedAsset>,
  encoding: Encoding | undefined,
): CachedAsset | Promise<CachedAsset> {
  if (!encoding) return file;
  if (file instanceof Promise) return file.then((made) => addCopy(made, encoding));
  const name = encoding === 'br' ? 'brotli' : 'gzip';
  if (file[name] || file.bytes.length < worthwhileBytes) return file;
  return compress[encoding](file.bytes, cheap).then((copy) => {
    file[name] = copy;
    return file;
  });
}
