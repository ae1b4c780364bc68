// What is done, as a camera sees it: verbs that nobody denies, in the third person, each with whoever does it.
import type { Act } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { Piece, Segment, Token, Tongue } from '../text/tongue.ts';
import { restricts } from './restricts.ts';

/** Letters of an act as it stands in a picture. */
const longest = 80;
const most = 4;

/** The acts of a piece, in its order; none of a question. */
export function actsOf(piece: Piece, tongue: Tongue): Act[] {
  if (piece.stop === '?' || /["“”„«»]/.test(piece.text)) return [];
  // What has no subject at its beginning is said of the product.
  let actor: string | undefined | null = null;
  return piece.segments
    .flatMap((segment) => {
      if (!/^(?:main|order|shared)$/.test(segment.kind)) return [];
      // What is done next is done by the same.
      if (segment.kind !== 'shared') actor = actorOf(piece, segment, tongue);
      const does = actor === null ? undefined : doesIn(piece, segment, tongue);
      return does ? [{ ...does, ...(actor ? { actor } : {}) }] : [];
    })
    .slice(0, most);
}

// Nothing where the client or whoever is spoken to does it, null where it cannot be told who.
function actorOf(
  { text, tokens }: Piece,
  { kind, subject, verb }: Segment,
  { lists }: Tongue,
): string | undefined | null {
  const form = tokens[verb ?? -1]?.form ?? '';
  if (!subject) return kind === 'order' || /^(?:we|i|you|order)$/.test(form) ? undefined : null;
  const { low, tag } = tokens[subject.head] as Token;
  if ([lists.firstPlural, lists.firstSingular, lists.second].some((ours) => ours.has(low)))
    return undefined;
  if (tag === 'pron' || tag === 'wh' || !(subject.determined || tag === 'name')) return null;
  const said = spanOf(text, tokens, subject.start, subject.end);
  return subject.plural || /^(?:no|kein|keine|ning\p{L}+|aucune?)\s/iu.test(said)
    ? null
    : said.replace(/^(?:my|our|your)\s/iu, 'The ');
}

/**
 * Whether what stands behind a verb is its own object: not in `pull off`, which leaves it out, nor in
 * `pull over and heckle the rocks`, where a second verb was not read as one. An order names what it is
 * done to: `stand up geology` may be none.
 */
export function isOneDeed(behind: readonly Token[], isOrder: boolean): boolean {
  const words = behind.filter(({ tag }) => tag !== 'punct');
  if (
    isOrder &&
    words.every(({ tag, low }) => /^(?:part|adv|adj|noun|punct)$/.test(tag) && !low.endsWith('s'))
  )
    return false;
  const second = words.findIndex(({ tag }) => tag === 'and') + 1;
  return (
    !(words.length > 0 && words.every(({ tag }) => /^(?:part|prep)$/.test(tag))) &&
    !(
      second > 0 &&
      /^(?:noun|verb|name)$/.test(words[second]?.tag ?? '') &&
      /^(?:det|poss|obj|pron)$/.test(words[second + 1]?.tag ?? '')
    )
  );
}

/** `The difficulty our clients meet is one of timing`: a verb before another one ends a clause about a noun. */
export const isAbout = (next: Token | undefined): boolean => /^(?:be|aux)$/.test(next?.tag ?? '');

function doesIn(
  { text, tokens }: Piece,
  { start, end, verb, kind }: Segment,
  tongue: Tongue,
): { verb: string; does: string } | undefined {
  const token = tokens[verb ?? -1];
  const { lists } = tongue;
  if (!token?.lemma || token.tag !== 'verb' || token.form === 'past' || verb === undefined)
    return undefined;
  const own = tokens.slice(start, end);
  if (own.some((one) => restricts(one) || lists.negations.has(one.low))) return undefined;
  const behind = tokens.slice(verb + 1, end);
  // Where the verb stands last, or something points elsewhere, it cannot be told from outside.
  if (
    isAbout(behind[0]) ||
    behind.length === 0 ||
    behind.some(({ tag }) => /^(?:pron|obj|wh|rel)$/.test(tag))
  )
    return undefined;
  const third = tongue.third(token);
  if (!isOneDeed(behind, kind === 'order' && tongue.language === 'en')) return undefined;
  if (!third || /^(?:prep|det|poss|to|and|sub)$/.test(behind.at(-1)?.tag ?? '')) return undefined;
  const rest = spanOf(text, tokens, verb + 1, end).replace(/\s+/g, ' ');
  const does = `${third} ${tongue.language === 'en' ? rest.replace(/(?<!\p{L})(?:my|our|your)(?!\p{L})/giu, 'the') : rest}`;
  const isPlain =
    does.length <= longest &&
    !/[()]/.test(does) &&
    (tongue.language === 'en' || !behind.some(({ tag }) => tag === 'poss'));
  return isPlain ? { verb: token.lemma, does } : undefined;
}
