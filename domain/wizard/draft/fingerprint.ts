/**
 * A short text that is the same for the same text, and for practical purposes different otherwise.
 * Not a secret and no protection against somebody who wants two texts to look alike.
 */
// Two 32-bit multiplicative hashes side by side (cyrb53), written in base 36.
export function fingerprint(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${(b >>> 0).toString(36)}-${(a >>> 0).toString(36)}-${text.length.toString(36)}`;
}
