const words = new Intl.Segmenter(undefined, { granularity: 'word' });

/**
 * Lines that are no wider than `room`, broken where words may be, in scripts without spaces too. `widthOf`
 * measures a text; a word wider than the room is a line of its own.
 */
export function breakLines(
  text: string,
  room: number,
  widthOf: (text: string) => number,
): string[] {
  const lines: string[] = [''];
  for (const { segment } of words.segment(text.replace(/\s+/gu, ' ').trim())) {
    const line = lines.at(-1) ?? '';
    // A mark stays with the word before it.
    const isMark = /^[\p{P}\s]+$/u.test(segment);
    if (isMark || line === '' || widthOf(line + segment) <= room)
      lines[lines.length - 1] = line + segment;
    else lines.push(segment);
  }
  return lines.map((line) => line.trim()).filter((line, at) => line !== '' || at === 0);
}
