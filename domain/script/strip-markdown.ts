// Takes markdown marking out of a script and leaves what people read.

/** One pass: each entry removes marking from the text or turns it into plain form. */
const passes: [pattern: RegExp, plain: string][] = [
  [/\r\n?/g, '\n'],
  // Code fences and rules stand alone on a line; what is between fences stays.
  [/^[ \t]*(?:```+|~~~+)[^\n`]*$/gm, ''],
  [/^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,}|={3,})$/gm, ''],
  [/^[ \t]*\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+[ \t]*(?::?-{3,}:?)?[ \t]*$/gm, ''],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*#{1,6}$/gm, ''],
  [/^[ \t]*(?:>[ \t]?)+/gm, ''],
  [/^([ \t]*)[*+][ \t]+(?=\S)/gm, '$1- '],
  // Pictures and links become their text; `[proof needed]` is not a link.
  [/!?\[([^\][\n]*)\]\([^()\n]*\)/g, '$1'],
  [/<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1'],
  [/`+([^`\n]*)`+/g, '$1'],
  // Two or more stars are always marking; a single pair only around whole words (`5*3*2` is not).
  [/\*{2,}/g, ''],
  [/(?<![\p{L}\d*])\*(?=[^\s*])([^*\n]*)(?<=[^\s*])\*(?![\p{L}\d*])/gu, '$1'],
  [/(?<![\p{L}\d_])(_{1,3})(?=[^\s_])([^_\n]*)(?<=[^\s_])\1(?![\p{L}\d_])/gu, '$2'],
  [/~~(?=[^\s~])([^~\n]*)(?<=[^\s~])~~/g, '$1'],
  [/(?<!\\)\\+([*_#`~[\]()>+-])/g, '$1'],
  [/(?<![ \t])[ \t]+$/gm, ''],
  [/\n{3,}/g, '\n\n'],
  [/^\n+|\n+$/g, ''],
];

/**
 * Strips markdown from a script: emphasis markers, heading hashes, rules, code fences, quotes;
 * links become their text. Rows, labels, dash bullets and bracketed remarks stay as they are.
 * Stripping twice changes nothing more.
 */
export function stripMarkdown(text: string): string {
  let before: string;
  let plain = text;
  do {
    before = plain;
    for (const [pattern, replacement] of passes) plain = plain.replace(pattern, replacement);
  } while (plain !== before);
  return plain;
}
