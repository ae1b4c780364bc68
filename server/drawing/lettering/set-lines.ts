// Words of a line and where lines may break, in scripts with spaces and in those without.
import { columnsOf } from './glyphs.ts';

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
// A stop, a mark or a long vowel goes with the letter before it.
const leaning = /[\p{P}\p{M}ー]/u;
// Before what follows the piece before it without a space.
const joined = '\u2060';

/** What a line may break between: words, and in Chinese, Japanese and Thai the letters of one. */
export const piecesIn = (text: string): string[] =>
  text.split(' ').filter(Boolean).flatMap(partsOf);

function partsOf(word: string): string[] {
  if (!unspaced.test(word)) return [word];
  const parts: string[] = [];
  for (const letter of word) {
    const last = parts.at(-1) ?? '';
    const goesOn =
      leaning.test(letter) || (!unspaced.test(letter) && !unspaced.test(last.at(-1) ?? ''));
    if (last && goesOn) parts[parts.length - 1] = `${last}${letter}`;
    else parts.push(letter);
  }
  return parts.map((part, at) => (at === 0 ? part : `${joined}${part}`));
}

const bare = (piece: string) => piece.replace(joined, '');

/** Spreads pieces over `count` lines so that the longest line is as short as it can be. */
export function balance(pieces: readonly string[], count: number): string[] {
  const sized = pieces.map((piece) => ({
    text: bare(piece),
    gap: piece.startsWith(joined) ? '' : ' ',
    columns: columnsOf(bare(piece)),
  }));
  const total = sized.reduce((sum, { columns, gap }) => sum + columns + gap.length, -1);
  for (let limit = Math.ceil(total / count); limit <= Math.ceil(total); limit++) {
    const lines: { text: string; columns: number }[] = [];
    for (const { text, gap, columns } of sized) {
      const last = lines.at(-1);
      if (last && last.columns + gap.length + columns <= limit) {
        last.text += gap + text;
        last.columns += gap.length + columns;
      } else lines.push({ text, columns });
    }
    if (lines.length <= count && lines.every((line) => line.columns <= limit))
      return lines.map(({ text }) => text);
  }
  return [
    sized
      .map(({ text, gap }) => gap + text)
      .join('')
      .trim(),
  ];
}
