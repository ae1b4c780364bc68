import { parseBrief } from '../brief/parse-brief.ts';

/** A line of text, or bullets that follow one another. */
export type BriefBlock = { kind: 'text'; text: string } | { kind: 'bullets'; items: string[] };
export type BriefParagraph = { heading?: string; blocks: BriefBlock[] };

/**
 * A brief as pages show it (PROJ-08): its paragraphs in order, each with its heading if it has one,
 * bullets in lists. Empty for a brief in which there is nothing to read; takes any text.
 */
export const briefParagraphs = (brief: string): BriefParagraph[] =>
  parseBrief(brief).map(({ heading, lines }) => {
    const blocks: BriefBlock[] = [];
    for (const { kind, text } of lines) {
      const last = blocks.at(-1);
      if (kind === 'text') blocks.push({ kind, text });
      else if (last?.kind === 'bullets') last.items.push(text);
      else blocks.push({ kind: 'bullets', items: [text] });
    }
    return { ...(heading === undefined ? {} : { heading }), blocks };
  });
