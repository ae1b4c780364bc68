// An English clause as a camera sees it: third person, present.

import { isOneDeed } from '../statements/acts-of.ts';
import type { Deed } from '../subject-frame.ts';
import { spanOf } from '../text/spans.ts';
import type { Piece, Token } from '../text/tongue.ts';
import { modals } from './closed-class.ts';
import { lists } from './lists.ts';
import { thirdOf } from './word-forms.ts';

const people = /^(?:i|you|we|they|he|she|somebody|someone|people|nobody)$/;

/** The deed of the segment at `at`; undefined where there is none that can be filmed surely. */
export function seeDeed(
  piece: Piece,
  at: number,
  resolve: (token: Token) => string | undefined,
): Deed | undefined {
  const { tokens, segments, text } = piece;
  const segment = segments[at];
  if (!segment || segment.verb === undefined || !/^(?:main|order|shared)$/.test(segment.kind))
    return undefined;
  // `Folds flat`: the product does it.
  const implied = segment.kind === 'shared';
  if (implied && (at > 0 || tokens[segment.verb]?.form !== 'third')) return undefined;
  if (/["“”]/.test(text)) return undefined;
  const verb = mainVerb(tokens, segment.verb, segment.end);
  if (!verb) return undefined;
  const { index } = verb;
  const lemma = (tokens[index] as Token).lemma ?? '';
  const withParticle = /^(?:up|off|out|apart|away|down|back|over)$/.test(
    tokens[index + 1]?.low ?? '',
  );
  if (
    lists.unseen.has(lemma) &&
    !(withParticle && /^(?:take|put|let|come|go|keep|give)$/.test(lemma))
  )
    return undefined;
  for (let back = segment.start; back < index; back++)
    if (tokens[back]?.tag === 'neg') return undefined;
  let actor: string | undefined;
  let plural = false;
  if (implied) {
    actor = resolve({ ...(tokens[segment.verb] as Token), low: '' });
    if (!actor) return undefined;
    plural = false;
  }
  if (segment.subject) {
    const head = tokens[segment.subject.head] as Token;
    if (head.tag === 'pron' || head.tag === 'wh') {
      if (
        /^(?:nobody|nothing|this|that|these|those|what|everything|it|they|he|she)$/.test(head.low)
      ) {
        const noun = /^(?:it|they|he|she)$/.test(head.low) ? resolve(head) : undefined;
        if (!noun) return undefined;
        actor = noun;
        plural = head.low === 'they';
      } else if (!people.test(head.low)) return undefined;
      else if (/^(?:people|somebody|someone)$/.test(head.low)) actor = head.low;
    } else {
      if (tokens[segment.subject.start]?.low === 'no') return undefined;
      // `31 cab shapes in stock`: a figure with one of them does nothing.
      const counted = tokens[segment.subject.start];
      if (counted?.tag === 'num' && counted.low !== '1' && !segment.subject.plural)
        return undefined;
      actor = spanOf(text, tokens, segment.subject.start, segment.subject.end);
      plural = segment.subject.plural;
      if (lists.units.has(head.low) || head.tag === 'num' || head.tag === 'money') return undefined;
      // `Cover zips off`: a form's short sentences begin without an article.
      const isShort = segment.subject.start === 0 && tokens[segment.verb]?.form === 'third';
      if (!segment.subject.determined && head.tag === 'noun' && !plural) {
        if (!isShort) return undefined;
        actor = `The ${actor.charAt(0).toLowerCase()}${actor.slice(1)}`;
      }
    }
  }
  const parts: string[] = [];
  const first = predicate(piece, index, segment.end, plural, resolve);
  if (!first) return undefined;
  parts.push(first);
  for (let next = at + 1; next < segments.length; next++) {
    const more = segments[next];
    if (!more) break;
    if (
      (more.kind === 'shared' || (more.kind === 'order' && segment.kind === 'order')) &&
      more.verb !== undefined
    ) {
      const inner = mainVerb(tokens, more.verb, more.end);
      if (!inner) break;
      const said = predicate(piece, inner.index, more.end, plural, resolve);
      if (!said || lists.unseen.has((tokens[inner.index] as Token).lemma ?? '')) break;
      parts.push(said);
    } else if (more.kind === 'rel' && more.mark === '') {
      const tail = resolved(piece, more.start, more.end, resolve);
      if (!tail) return undefined;
      parts[parts.length - 1] += ` ${tail}`;
    } else break;
    if (parts.length > 2) break;
  }
  const does =
    parts.length > 1
      ? `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
      : (parts[0] ?? '');
  if (does.split(' ').length > 18) return undefined;
  return {
    ...(actor ? { actor: actor.charAt(0).toUpperCase() + actor.slice(1) } : {}),
    plural,
    does,
    verb: lemma,
    ...(segment.kind === 'order' ? { ordered: true as const } : {}),
  };
}

// The verb that carries the meaning, behind `will`, `can`.
function mainVerb(
  tokens: readonly Token[],
  at: number,
  end: number,
): { index: number } | undefined {
  let index = at;
  while (index < end && (modals.has(tokens[index]?.low ?? '') || tokens[index]?.tag === 'adv')) {
    if (/^(?:do|does|did|would|could|might|should|must|cannot)$/.test(tokens[index]?.low ?? ''))
      return undefined;
    index++;
  }
  return tokens[index]?.tag === 'verb' ? { index } : undefined;
}

function predicate(
  piece: Piece,
  verb: number,
  end: number,
  plural: boolean,
  resolve: (token: Token) => string | undefined,
): string | undefined {
  const lemma = piece.tokens[verb]?.lemma;
  if (!lemma || !/^[a-z-]+$/.test(lemma)) return undefined;
  // `Drop off Sundays 7am`: when it is done is not what it is done to.
  const object = piece.tokens
    .slice(verb + 1, end)
    .find(({ tag }) => !/^(?:part|adv|det)$/.test(tag));
  if (
    object &&
    (lists.days.has(object.low) || lists.months.has(object.low) || object.tag === 'money')
  )
    return undefined;
  const isOrder = piece.segments.some((one) => one.kind === 'order' && one.verb === verb);
  if (!isOneDeed(piece.tokens.slice(verb + 1, end), isOrder)) return undefined;
  const said = plural ? lemma : thirdOf(lemma);
  const rest = resolved(piece, verb + 1, end, resolve);
  if (rest === undefined) return undefined;
  return rest ? `${said} ${rest}` : said;
}

// The words as typed with their pronouns replaced; undefined when one of them cannot be.
function resolved(
  piece: Piece,
  start: number,
  end: number,
  resolve: (token: Token) => string | undefined,
): string | undefined {
  const { tokens } = piece;
  let out = '';
  for (let at = start; at < end; at++) {
    const token = tokens[at] as Token;
    let word = token.text;
    if (token.tag === 'wh') return undefined;
    if (token.tag === 'poss' && /^(?:your|our|my)$/.test(token.low)) word = 'the';
    else if (/^(?:pron|obj)$/.test(token.tag)) {
      if (/^(?:it|them)$/.test(token.low)) {
        const noun = resolve(token);
        // What it stands for is said just before it.
        const near = tokens.slice(start, at).some((one) => one.tag === 'noun');
        if (!noun && !near) return undefined;
        word = (!near && noun) || token.text;
      } else if (/^(?:you|me|us|i|we|yourself|myself|ourselves)$/.test(token.low)) return undefined;
    }
    const gap = at > start && (tokens[at - 1]?.end ?? 0) < token.start ? ' ' : '';
    out += gap + word;
  }
  if (/^(?:prep|det|poss|to|and|sub|rel)$/.test(tokens[end - 1]?.tag ?? '') && end - start > 0)
    return undefined;
  return out.trim();
}
