// Whether a sentence can be the first that is heard.
import { isConjugated } from '../text/segments.ts';
import type { Piece, Token, Tongue } from '../text/tongue.ts';

/** Whether it needs no sentence before it, as what begins with `it`, `and` or `that's why`, or speaks of `it` before it names a thing. */
export function canOpen(
  { tokens, segments, stop }: Piece,
  { points, lists, language }: Tongue,
): boolean {
  const [first] = tokens;
  const named = tokens.findIndex(({ tag }) => tag === 'noun' || tag === 'name');
  // `Knien Sie noch?` speaks to somebody, and points to nobody.
  const isPolite = (token: Token) =>
    language === 'de' && token !== first && /^\p{Lu}/u.test(token.text);
  const isPointing = (token: Token) =>
    (token.tag === 'pron' || token.tag === 'obj') &&
    (points.object.has(token.low) || points.subject.has(token.low)) &&
    !isPolite(token);
  // `My church is using two`: of what was said before.
  const last = tokens.findLast(({ tag }) => tag !== 'punct');
  const [, second] = tokens;
  // `Das ist nie teuer geworden`, `Es lo primero que preguntan`: an article that stands for what was said.
  const isBack =
    (first?.tag === 'det' && isConjugated(second)) ||
    (first?.tag === 'be' && /^(?:lo|el|la)$/.test(second?.low ?? '')) ||
    // `Hat mir meine Oma beigebracht`: what was said before is left out.
    (language === 'de' && stop !== '?' && segments[0]?.kind === 'main' && segments[0].verb === 0);
  // `A partir de ahí`, `pour ça`
  const isSince = tokens
    .slice(1, 5)
    .some(
      ({ low }, at) =>
        lists.leaning.has(low) &&
        tokens.slice(0, at + 1).some(({ tag }) => tag === 'prep') &&
        !/^(?:noun|adj|name|num)$/.test(tokens[at + 2]?.tag ?? ''),
    );
  // `One of the four came back`: which four was said before.
  const isOfThose = tokens.some(
    ({ tag }, at) =>
      tag === 'num' &&
      /^(?:the|die|den|der|las|los|les)$/.test(tokens[at - 1]?.low ?? '') &&
      !/^(?:noun|adj|name|num|pp|ing)$/.test(tokens[at + 1]?.tag ?? ''),
  );
  const isCounted =
    isOfThose || (last?.tag === 'num' && /^\p{L}+$/u.test(last.text) && tokens.length > 3);
  return (
    first !== undefined &&
    !isCounted &&
    !isBack &&
    !isSince &&
    first.tag !== 'and' &&
    !points.subject.has(first.low) &&
    !lists.leaning.has(first.low) &&
    !(named < 0 ? tokens : tokens.slice(0, named)).some(isPointing)
  );
}
