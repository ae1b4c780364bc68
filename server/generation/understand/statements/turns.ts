// Words that turn what was said before them, or answer it, in the four languages.
import type { Piece } from '../text/tongue.ts';

export const turns: ReadonlySet<string> = new Set(
  'but yet though aber doch sondern jedoch pero sino aunque mais'.split(' '),
);

const replies = new Set('yes yeah no nope ja nein sí si oui non'.split(' '));

/** `Yes, until the signal goes`: it is nothing without what it replies to. */
export const isReply = ({ tokens: [first, second] }: Piece): boolean =>
  first !== undefined && replies.has(first.low) && second?.tag === 'punct';
