// A German clause as a camera sees it: the verb first, its objects and its prefix after it.

import type { Deed } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { Piece, Token } from '../text/tongue.ts';
import { lists } from './lists.ts';
import { phraseAt } from './phrase-at.ts';
import { thirdOf } from './verbs.ts';

const ours = /^(?:ich|wir|du|man|ihr)$/;

export function seeDeed(
  piece: Piece,
  at: number,
  resolve: (token: Token) => string | undefined,
): Deed | undefined {
  const { tokens, segments, text } = piece;
  const segment = segments[at];
  if (!segment || segment.verb === undefined || !/^(?:main|order|shared)$/.test(segment.kind))
    return undefined;
  if (segment.kind === 'shared' && at > 0) return undefined;
  const verb = tokens[segment.verb] as Token;
  if (verb.tag !== 'verb' || !verb.lemma || lists.unseen.has(verb.lemma)) return undefined;
  if (
    tokens
      .slice(segment.start, segment.end)
      .some((one) => one.tag === 'neg' || /^(?:kein|keine|keinen|niemand|nichts)$/.test(one.low))
  )
    return undefined;
  let actor: string | undefined;
  let plural = false;
  let from = segment.verb + 1;
  const after = tokens[from];
  // `Die Geiß legt es ins Gras`: who does it stands before the verb.
  const isDone = segment.subject && /^(?:es|sie)$/.test(after?.text ?? '') && verb.form === 'third';
  const inverted = after && !isDone && (after.tag === 'pron' || after.text === 'Sie');
  if (inverted) from++;
  const subject = inverted ? after : segment.subject ? tokens[segment.subject.head] : undefined;
  const formal = subject?.text === 'Sie' && verb.form !== 'third';
  if (verb.form === 'order' || formal || (subject && ours.test(subject.low))) actor = undefined;
  else if (subject?.tag === 'pron') {
    if (!/^(?:er|sie|es)$/.test(subject.low) || verb.form !== 'third') return undefined;
    actor = resolve(subject);
    if (!actor) return undefined;
  } else if (segment.subject && !inverted) {
    actor = spanOf(text, tokens, segment.subject.start, segment.subject.end);
    plural = verb.form !== 'third';
    if (!segment.subject.determined && subject?.tag !== 'name' && !plural) return undefined;
  } else return undefined;
  const parts = [predicate(piece, verb, from, segment.end, plural)];
  for (let next = at + 1; next < segments.length && parts.length < 3; next++) {
    const more = segments[next];
    if (more?.kind !== 'shared' || more.verb === undefined || more.subject) break;
    const inner = tokens[more.verb] as Token;
    if (inner.tag !== 'verb' || !inner.lemma || lists.unseen.has(inner.lemma)) break;
    parts.push(predicate(piece, inner, more.verb + 1, more.end, plural));
  }
  if (parts.some((part) => part === undefined)) return undefined;
  const does =
    parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}` : (parts[0] ?? '');
  if (does.split(' ').length > 18) return undefined;
  return {
    ...(actor ? { actor: actor.charAt(0).toUpperCase() + actor.slice(1) } : {}),
    plural,
    does,
    verb: verb.lemma,
  };
}

function predicate(
  piece: Piece,
  verb: Token,
  from: number,
  to: number,
  plural: boolean,
): string | undefined {
  const { tokens } = piece;
  const said = plural ? (verb.lemma ?? '') : thirdOf(verb.lemma ?? '');
  let out = said;
  for (let at = from; at < to; at++) {
    const token = tokens[at] as Token;
    if (/^(?:mir|dir|uns|euch|mich|dich|ihnen)$/.test(token.low) && token.tag === 'obj') {
      // `Wir setzen uns` is `setzt sich`.
      if (/^(?:uns|mich)$/.test(token.low) && at === from) {
        out += ' sich';
        continue;
      }
      return undefined;
    }
    if (token.tag === 'pron') return undefined;
    const gap = at === from || (tokens[at - 1]?.end ?? 0) < token.start ? ' ' : '';
    out += gap + (token.tag === 'poss' ? definite(token, tokens, at) : token.text);
  }
  return out.trim();
}

// `Ihren Wagen`, `unsere Körbe`: seen from outside they have an article.
function definite(token: Token, tokens: readonly Token[], at: number): string {
  const own = /^(?:ihr|unser|euer|eur|dein|mein)(e|en|em|er|es)?$/.exec(token.low);
  if (!own || phraseAt(tokens, at) === undefined) return token.text;
  const ending = own[1];
  if (ending === 'en') return 'den';
  if (ending === 'em') return 'dem';
  if (ending === 'e') return 'die';
  return ending === 'er' ? 'der' : token.text;
}
