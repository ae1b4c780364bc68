// What is done, by whoever does it: verbs that nobody denies, with the client's words to the end of the clause.
import type { Act } from '../subject-frame.ts';
import type { Segment } from '../text/segments.ts';
import { spanOf } from '../text/spans.ts';
import type { Piece, Tongue } from '../text/tongue.ts';
import { restricts } from './restricts.ts';

/** Letters of an act as it is quoted. */
const longest = 80;
const most = 4;

/** The acts of a piece, in its order; none of a question. */
export function actsOf(piece: Piece, { lists }: Tongue): Act[] {
  if (piece.stop === '?') return [];
  const { tokens, segments } = piece;
  return segments
    .flatMap((segment, at) => {
      const own = tokens.slice(segment.start, segment.end);
      if (own.some((token) => restricts(token) || lists.negations.has(token.low))) return [];
      return own.flatMap(({ tag, lemma }, index) => {
        if (!lemma || !/^(?:verb|ing)$/.test(tag)) return [];
        const words = wordsFrom(piece, at, segment.start + index);
        return words ? [{ verb: lemma, words }] : [];
      });
    })
    .slice(0, most);
}

// From the verb on; where it stands last, as in German, its clause. What is done next goes with it.
function wordsFrom({ text, tokens, segments }: Piece, at: number, verb: number): string {
  const own = segments[at] as Segment;
  const isLast = verb === own.end - 1 && verb > own.start;
  const lead = own.lead ? 1 : 0;
  const start = isLast ? own.start + lead : verb;
  let said = spanOf(text, tokens, start, own.end);
  for (const next of segments.slice(at + 1)) {
    if (!/^(?:shared|order|prep|noun)$/.test(next.kind)) break;
    const more = spanOf(text, tokens, start, next.end);
    if (more.length > longest) break;
    said = more;
  }
  const plain = said.replace(/\s+/g, ' ').trim();
  return plain.length > longest || !plain.includes(' ') || /[()"“”„«»]/.test(plain) ? '' : plain;
}
