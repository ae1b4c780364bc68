/** A number that is the same for the same text (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** One of a list, the same for the same text and purpose. */
export const choose = <T>(list: readonly T[], text: string, purpose: string): T =>
  list[seedOf(`${purpose}:${text}`) % list.length] as T;
