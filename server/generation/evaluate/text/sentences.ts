const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

// `No. 3`, `St. Mary`, `z. B.`, a single initial: no end of a sentence.
const noEnd =
  /(?:^|\s)(?:\p{L}|no|nr|st|mr|mrs|ms|dr|prof|ca|bzw|sra?|dra?|mme|av|tel|approx|min|max|art|vs)\.$/iu;

/** The sentences of a text, trimmed. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && noEnd.test(last))
      sentences.push(`${sentences.pop()} ${segment.trim()}`);
    else if (segment.trim()) sentences.push(segment.trim());
  }
  return sentences;
}
