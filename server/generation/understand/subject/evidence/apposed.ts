import type { Segment, Token } from '../../text/tongue.ts';
import { headOf } from '../head-of.ts';
import { type Asked, type Found, late, type Place } from './found.ts';

/** `Quill, a pen for …`, `Quill: pens that …`: what follows its name and a mark. */
export function apposed({ piece, at, turn }: Place, asked: Asked): Found | undefined {
  const { tokens, segments } = piece;
  const { tongue, nameWords } = asked;
  const after = segments.findIndex((one, index) =>
    isPresented(tokens, segments[index - 1], one, nameWords),
  );
  const [first, second] = after > 0 ? segments.slice(after - 1) : segments;
  if (!first || second?.kind !== 'noun' || !/^[,:–—-]$/.test(second.mark)) return undefined;
  const subject = tokens.slice(first.start, first.end);
  const isName = ({ low, tag }: Token) =>
    nameWords.has(low) || tag === 'name' || /^[&'’+.]$/.test(low);
  if (after < 0 && (!subject.every(isName) || !subject.some(({ low }) => nameWords.has(low))))
    return undefined;
  const phrase = tongue.phraseAt(tokens, second.start);
  const found =
    phrase &&
    headOf(piece, phrase, tongue, asked.words, { isTrade: asked.userType === 'business' });
  return found ? { phrase: found, confidence: 0.82 - late(turn), piece: at } : undefined;
}

// `Introducing Quill, the pen that …`: an article stands right behind its name.
const isPresented = (
  tokens: readonly Token[],
  before: Segment | undefined,
  { kind, mark, start }: Segment,
  nameWords: ReadonlySet<string>,
) =>
  kind === 'noun' &&
  mark === ',' &&
  tokens[start]?.tag === 'det' &&
  before !== undefined &&
  nameWords.has(tokens[before.end - 1]?.low ?? '');
