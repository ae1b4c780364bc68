// What may be kept, whatever keeps it. The content type lies in the name's ending.
import { isStorageKey, StorageError } from './port.ts';

type Kind = { type: string; begins?: RegExp };

// No drawings: an SVG is a program of a kind.
const kinds: Record<string, Kind> = {
  jpg: { type: 'image/jpeg', begins: /^\xff\xd8\xff/ },
  png: { type: 'image/png', begins: /^\x89PNG\r\n/ },
  webp: { type: 'image/webp', begins: /^RIFF....WEBP/s },
  pdf: { type: 'application/pdf', begins: /^%PDF-/ },
  gz: { type: 'application/gzip', begins: /^.\x8b/s },
  wav: { type: 'audio/wav', begins: /^RIFF....WAVE/s },
  json: { type: 'application/json' },
  txt: { type: 'text/plain; charset=utf-8' },
};
const mostMegabytes = 20;

/** The type a name says. */
export const typeOf = (key: string): string =>
  kinds[key.split('.').at(-1) ?? '']?.type ?? 'application/octet-stream';

/** Throws a StorageError when the name, the type and the content do not belong together. */
export function checkObject(key: string, bytes: Uint8Array, contentType: string): void {
  const refuse = (why: string) => new StorageError('permanent', `"${key}" ${why}`);
  if (!isStorageKey(key)) throw refuse('is not a storage key.');
  if (typeOf(key) !== contentType) {
    throw refuse(`does not end like a file of type ${contentType}.`);
  }
  if (bytes.length > mostMegabytes * 1024 * 1024) {
    throw refuse(`is larger than ${mostMegabytes} MB.`);
  }
  const begins = kinds[key.split('.').at(-1) ?? '']?.begins;
  const beginning = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
  if (begins && !begins.test(beginning)) {
    throw refuse(`is not ${contentType}, whatever its name says.`);
  }
}
