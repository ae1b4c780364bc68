// A Spanish or French clause as a camera sees it.

import type { Deed } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { Piece, Token, WordLists } from '../text/tongue.ts';

export type DeedWords = {
  lists: WordLists;
  third(lemma: string): string | undefined;
  /** Third person plural. */
  thirdPlural(lemma: string): string | undefined;
  /** Your and our before a noun become its article. */
  article(poss: Token): string | undefined;
  /** Pronouns that cannot stand in a picture: te, nos, vous. */
  addressed: ReadonlySet<string>;
};

export function seeDeed(
  words: DeedWords,
  piece: Piece,
  at: number,
  resolve: (token: Token) => string | undefined,
): Deed | undefined {
  const { tokens, segments, text } = piece;
  const segment = segments[at];
  if (!segment || segment.verb === undefined || !/^(?:main|order|shared)$/.test(segment.kind))
    return undefined;
  const verb = tokens[segment.verb] as Token;
  const lemma = verb.lemma ?? '';
  if (verb.tag !== 'verb' || !lemma || words.lists.unseen.has(lemma)) return undefined;
  if (tokens.slice(segment.start, segment.verb + 3).some((one) => one.tag === 'neg'))
    return undefined;
  if (!/^(?:third|plural|we|i|you|order|base)$/.test(verb.form ?? '')) return undefined;
  // `pour que`, `si`: what is only possible is not seen.
  if (segments[0]?.kind === 'sub' && at > 0 && segment.kind !== 'main' && segment.kind !== 'order')
    return undefined;
  let actor: string | undefined;
  let plural = false;
  const spoken =
    verb.form === 'we' || verb.form === 'i' || verb.form === 'you' || verb.form === 'order';
  if (segment.subject && tokens[segment.subject.head]?.tag !== 'pron') {
    actor = spanOf(text, tokens, segment.subject.start, segment.subject.end);
    plural = segment.subject.plural;
    if (!segment.subject.determined && tokens[segment.subject.head]?.tag !== 'name')
      return undefined;
  } else if (!spoken) {
    const token = segment.subject ? (tokens[segment.subject.head] as Token) : undefined;
    if (token && /^(?:on|usted|uno)$/.test(token.low)) actor = undefined;
    else {
      actor = resolve(token ?? { ...verb, low: verb.form === 'plural' ? '*' : '' });
      if (!actor) return undefined;
      plural = verb.form === 'plural';
    }
  }
  const said = plural ? words.thirdPlural(lemma) : words.third(lemma);
  if (!said) return undefined;
  const parts: string[] = [];
  for (let here = segment.verb - 1; here >= segment.start; here--) {
    const token = tokens[here] as Token;
    if (token.tag !== 'obj') break;
    if (words.addressed.has(token.low)) return undefined;
    parts.unshift(token.low === 'se' || /^s'$/.test(token.low) ? token.low : token.text);
  }
  let out =
    parts.length > 0
      ? `${parts.join(' ')}${/['’]$/.test(parts.at(-1) ?? '') ? '' : ' '}${said}`
      : said;
  for (let here = segment.verb + 1; here < segment.end; here++) {
    const token = tokens[here] as Token;
    if (words.addressed.has(token.low) && token.tag !== 'prep') return undefined;
    const gap = (tokens[here - 1]?.end ?? 0) < token.start ? ' ' : '';
    out += gap + (token.tag === 'poss' ? (words.article(token) ?? token.text) : token.text);
  }
  const chain: string[] = [];
  for (let next = at + 1; next < segments.length && chain.length < 2; next++) {
    const more = segments[next];
    const inner = more?.verb === undefined ? undefined : tokens[more.verb];
    if (more?.kind !== 'shared' || more.subject || inner?.tag !== 'verb' || !inner.lemma) break;
    if (words.lists.unseen.has(inner.lemma) || tokens[(more.verb ?? 1) - 1]?.tag === 'obj') break;
    const also = plural ? words.thirdPlural(inner.lemma) : words.third(inner.lemma);
    const tail = spanOf(text, tokens, (more.verb ?? 0) + 1, more.end);
    if (
      !also ||
      tokens.slice((more.verb ?? 0) + 1, more.end).some((one) => words.addressed.has(one.low))
    )
      break;
    chain.push(tail ? `${also} ${tail}` : also);
  }
  if (
    /^(?:prep|det|poss|and|sub|rel)$/.test(tokens[segment.end - 1]?.tag ?? '') &&
    segment.end - 1 > segment.verb
  )
    return undefined;
  if (chain.length > 0)
    out = `${[out, ...chain.slice(0, -1)].join(', ')} ${words.lists.and === 'y' && /^h?i/.test(chain.at(-1) ?? '') ? 'e' : words.lists.and} ${chain.at(-1)}`;
  if (out.split(' ').length > 18) return undefined;
  return {
    ...(actor ? { actor: actor.charAt(0).toUpperCase() + actor.slice(1) } : {}),
    plural,
    does: out,
    verb: lemma,
  };
}
