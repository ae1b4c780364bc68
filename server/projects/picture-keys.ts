import { ownPictureKey } from '#domain/storyboard/frame.ts';

/** The storage keys of our own pictures that frames anywhere in the value show, each once. */
export function pictureKeys(value: unknown): string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    for (const [name, inner] of Object.entries(part)) {
      const key = name === 'imageUrl' && typeof inner === 'string' ? ownPictureKey(inner) : null;
      if (key) found.add(key);
      else look(inner);
    }
  };
  look(value);
  return [...found];
}
