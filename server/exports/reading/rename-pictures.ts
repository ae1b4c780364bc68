import { ownPictureKey } from '#domain/storyboard/frame.ts';

const address = '/api/storage/';

/** The value with each frame's picture under its new key; those that have none stay as they are. */
export const renamePictures = <Value>(value: Value, names: ReadonlyMap<string, string>): Value =>
  renamed(value, (key) => names.get(key) ?? key) as Value;

/** The value without the pictures of frames that are nowhere; the frames stay. */
export const withoutPictures = <Value>(value: Value, lost: ReadonlySet<string>): Value =>
  renamed(value, (key) => (lost.has(key) ? undefined : key)) as Value;

function renamed(value: unknown, keyNow: (key: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((part) => renamed(part, keyNow));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const key = name === 'imageUrl' && typeof part === 'string' ? ownPictureKey(part) : null;
      if (key === null) return [[name, renamed(part, keyNow)]];
      const now = keyNow(key);
      return now === undefined ? [] : [[name, `${address}${now}`]];
    }),
  );
}
