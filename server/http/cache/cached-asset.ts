// Files answered from memory: hashed assets, public files and pages that are rendered once and kept.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export type CachedAsset = {
  /** 200 unless told otherwise. */
  status?: number;
  bytes: Buffer;
  brotli?: Buffer;
  gzip?: Buffer;
  /** Has or may get compressed copies. */
  isText?: boolean;
  etag: string;
  /** Content-Type, Cache-Control and whatever else the file brings along. */
  headers: Record<string, string>;
};

export const etagOf = (bytes: Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;

export type Encoding = 'br' | 'gzip';

/** Answers a GET or HEAD request: conditionally, compressed, or the asked part of the file. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: CachedAsset) {
  const { headers } = request;
  const isText = file.isText || file.brotli !== undefined;
  const range = isText ? undefined : readRange(headers, file);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${file.bytes.length}` }).end();
    return;
  }
  const [body, encoding] = range ? [file.bytes.subarray(...range)] : chooseBody(headers, file);
  const etag = encoding ? file.etag.replace(/"$/, `-${encoding}"`) : file.etag;
  const about = {
    ...file.headers,
    ETag: etag,
    ...(isText ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  const status = file.status ?? 200;
  if (status === 200 && isKnown(headers['if-none-match'], etag)) {
    response.writeHead(304, about).end();
    return;
  }
  response.writeHead(range ? 206 : status, {
    ...about,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    ...(range ? { 'Content-Range': contentRange(range, file) } : {}),
    'Content-Length': body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

type Headers = IncomingMessage['headers'];

function chooseBody(headers: Headers, file: CachedAsset): [Buffer, Encoding?] {
  const accepted = headers['accept-encoding'];
  if (file.brotli && accepts(accepted, 'br')) return [file.brotli, 'br'];
  if (file.gzip && accepts(accepted, 'gzip')) return [file.gzip, 'gzip'];
  return [file.bytes];
}

/** The best of ours that the header allows. */
export const preferredEncoding = (header: string | string[] | undefined): Encoding | undefined =>
  encodings.find((encoding) => accepts(header, encoding));
const encodings: readonly Encoding[] = ['br', 'gzip'];

const accepts = (header: string | string[] | undefined, encoding: string) =>
  new RegExp(`(^|,)\\s*${encoding}\\s*(;\\s*q=(1|0\\.0*[1-9])\\d*\\s*)?(,|$)`).test(
    String(header ?? ''),
  );

/** Whether who asks has it already, as `If-None-Match` says. */
export const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag));

// First and one past the last byte. Several ranges at once are answered with the whole file.
function readRange(
  headers: Headers,
  file: CachedAsset,
): [number, number] | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== file.etag) return undefined;
  const size = file.bytes.length;
  const [first, last] = [match[1] ?? '', match[2] ?? ''];
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  return from < size && from < to ? [from, to] : 'unsatisfiable';
}

const contentRange = ([from, to]: [number, number], file: CachedAsset) =>
  `bytes ${from}-${to - 1}/${file.bytes.length}`;
