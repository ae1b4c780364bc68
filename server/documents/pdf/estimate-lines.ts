// How many lines a text takes, before it is set: enough to choose a size that fits its sheet.

// Letters of scripts that are set on a full square.
const square =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;

/** Lines of a text in which `perLine` Latin letters stand side by side; at least one. */
export function estimateLines(text: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const width = widthOf(word);
    if (used > 0 && used + 1 + width > perLine) {
      lines += 1;
      used = 0;
    }
    // A word longer than its line is broken.
    lines += Math.max(0, Math.ceil(width / perLine) - 1);
    used += (used > 0 ? 1 : 0) + (width > perLine ? width % perLine : width);
  }
  return lines;
}

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (square.test(letter) ? 2 : 1), 0);
