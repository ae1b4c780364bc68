/**
 * The sentences of a text in order, each with its end mark, without the space between them. The
 * stops of `4 a.m. with flour` end none.
 */
export function sentencesOf(text: string): string[] {
  return (
    text
      .replace(/\s+/g, ' ')
      .trim()
      .match(/.+?(?:[.!?…]+["'”’)]*(?!(?<=\b\p{L}\.\p{L}\.)\s\p{Ll})(?=\s|$)|$)/gu)
      ?.map((sentence) => sentence.trim())
      .filter(Boolean) ?? []
  );
}

/** The text with a capital at its beginning, unless its first word has a capital of its own inside. */
export function capitalized(text: string): string {
  return /^\p{Ll}\p{Ll}*(?!\p{L})/u.test(text)
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

/** The text without the full stop at its end. */
export function withoutStop(text: string): string {
  return text.trim().replace(/[.!]+$/, '');
}
