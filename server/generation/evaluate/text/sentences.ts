// `No. 3`, `St. Mary`, `z. B.`, an initial, `am 8. Juni`: a stop that ends no sentence.
const noEnd =
  /(?:^|[\s(])(?:\p{L}|no|núm|art|st|mr|mrs|ms|dr|prof|ca|bzw|inkl|exkl|zzgl|evtl|sra?|dra?|mme|mlle|av|avda|tel|tél|approx|min|max|vs|dept|est|yrs?|hrs?|std|str|\p{L}{0,20}nr|(?:am|vom|zum|bis|der|den|dem|ab|beim|im|jeden) \d{1,2})\.$/iu;
const end = /(?<=[.!?…]["'’”»)\]]{0,2})\s+(?=["'“„«‘(¿¡\p{Lu}\p{N}])/u;

/** The sentences of a text, trimmed. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const part of text.trim().split(end)) {
    const last = sentences.at(-1);
    if (last !== undefined && noEnd.test(last)) sentences.push(`${sentences.pop()} ${part}`);
    else if (part) sentences.push(part);
  }
  return sentences;
}
