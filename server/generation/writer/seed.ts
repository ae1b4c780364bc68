// Choices that are the same for the same answers.
import type { ProductInput } from './stage.ts';

/** FNV-1a with a final mix; a positive 32-bit number. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  return (value ^ (value >>> 15)) >>> 0;
}

/** What makes two requests the same: the answers, without regard to spacing. */
export function seedOf(input: ProductInput): string {
  const parts = [
    input.userType,
    input.platform.join('+'),
    input.creativeApproach,
    input.productName,
    input.description,
    input.targetAudience,
    input.behavior,
    input.evaluation,
  ];
  return parts.map((part) => part.trim().replace(/\s+/g, ' ').toLowerCase()).join('\u001f');
}

/** A chooser for one seed: the same salt and list give the same choice. */
export const picker = (seed: string) => {
  const base = hash(seed);
  return <T>(salt: string, list: readonly T[]): T =>
    list[hash(`${base}:${salt}`) % list.length] as T;
};
