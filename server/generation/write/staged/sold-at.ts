// Where a described picture names what is sold.
import type { Stage } from '../stage.ts';

const article = /^(?:the|an?|der|die|das|el|la|los|las|le|les|l['’])\s*(?=\S)/iu;

/** Where what is sold is named, by its name or its noun; -1 where it is not. */
export function soldAt({ frame }: Stage, text: string): number {
  const names = [frame.head.lemma, frame.name.replace(article, '')].filter(Boolean);
  const words = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return Math.max(...names.map((name) => words.indexOf(` ${name.toLowerCase()} `)));
}
