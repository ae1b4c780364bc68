// Where a sentence may end early: only between two clauses of which each stands alone.
import { wordsBetween } from '../../text/spans.ts';
import type { Piece, Segment, Tongue } from '../../text/tongue.ts';
import { restricts } from '../restricts.ts';
import { turns } from '../turns.ts';

/** Words of a clause that says something by itself. */
const least = 4;

/** Ends, as tokens, from late to early; what stands behind each is a sentence of its own. */
export function breaksIn(piece: Piece, tongue: Tongue): number[] {
  const { segments, tokens } = piece;
  const binds = ({ kind, lead }: Segment) =>
    kind === 'sub' && tongue.lists.binding.has(lead?.low ?? '');
  // `If it rains we stop and you pay nothing`: a condition holds for all that follows.
  if (segments[0] && binds(segments[0])) return [];
  const isOwn = (segment: Segment, at: number): boolean => {
    const words = tokens.slice(segment.start, segment.end);
    const opener = segment.subject && tokens[segment.subject.start];
    const before = segments[at - 1];
    return (
      segment.kind === 'main' &&
      segment.lead?.tag === 'and' &&
      segment.lead.low !== 'or' &&
      // `and usually he wastes it`, `and by noon it is forty boards`: there lies the point.
      (segment.subject?.start ?? segment.verb) === segment.start + 1 &&
      (opener ? !tongue.points.subject.has(opener.low) : tongue.dropsSubject === true) &&
      !words.some((word) => turns.has(word.low) || restricts(word)) &&
      // Behind a clause that hangs on another it may hang there too.
      !(/^(?:sub|rel)$/.test(before?.kind ?? '') && segment.mark === '')
    );
  };
  return segments
    .flatMap((segment, at) => {
      const end = segments[at - 1]?.end ?? 0;
      const stands = segments.slice(0, at).some(({ kind }) => kind === 'main');
      const isBound = segments.slice(at).some((one) => binds(one) && one.mark === ',');
      // `…, and I'll say it at once: you can't see it`: there it comes to the point.
      const isAnnounced = segments.slice(at).some(({ mark }) => mark === ':');
      return at > 0 &&
        !isAnnounced &&
        stands &&
        !isBound &&
        isOwn(segment, at) &&
        wordsBetween(tokens, 0, end) >= least &&
        wordsBetween(tokens, segment.start, tokens.length) >= least
        ? [end]
        : [];
    })
    .toReversed();
}
