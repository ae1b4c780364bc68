// What the product is, in the visitor's own words.

import { shapeOf } from './read-points.ts';
import { asPredicate, lowerFirst, wordCount } from './words.ts';

const tail =
  /\s+(?:that|which|who|where|for|with|in|on|at|by|from|so|made|offering|using|based|serving|providing|designed|built|run|about|to|specializing|specialising|featuring|selling|knitted|handmade|hand-made|sewn|woven|grown|roasted|crafted|brewed|parked|located|looking|seeking|run|owned|when|set|near)\b.*$/i;

const boasts =
  /\b(?:very\s+)?(?:best|greatest|finest|leading|top|number one|#1|world[’']?s|most \w+|premier|ultimate|amazing|awesome)\s+/gi;
const adWords =
  /\b(?:message|campaign|psa|spot|video|commercial|advert|advertisement|ad|film about|announcement)$/i;

/** The noun phrase and what follows it: `A bakery that bakes at dawn` → `a bakery`, `that bakes at dawn`. */
export function readCategory(sentence: string, name: string): { category?: string; rest: string } {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const intro = new RegExp(
    `^(?:${escaped}(?:\\s+is|['’]s|:|,)|it(?:['’]s|\\s+is)|this is|we(?:['’]re|\\s+are)|i(?:['’]m|\\s+am)|our (?:product|company|business|service) is)\\s*`,
    'i',
  );
  const owned =
    /^(?:our|my)\s+((?:[\p{L}-]+\s){0,4}?[\p{L}-]+)\s+((?:offers?|sells?|provides?|makes?|serves?|has|have|helps?|lets?|gives?|teaches|cleans|delivers?|bakes?)\s.+)$/iu.exec(
      sentence,
    );
  if (owned?.[1] && owned[2])
    return { category: asPredicate(lowerFirst(owned[1])), rest: `that ${owned[2]}` };
  const introduced = intro.exec(sentence);
  const body = introduced ? sentence.slice(introduced[0].length) : sentence;
  const head = (body.split(/,/)[0] ?? '').replace(tail, '').trim();
  const rest = body
    .slice(head.length)
    .replace(/^[\s,]+/, '')
    .trim();
  const words = wordCount(head);
  const determined = /^(?:an?|the|our|my|your)\s/i.test(head);
  if (words === 0 || words > 7 || (!introduced && !determined && words > 4))
    return { rest: sentence };
  if (shapeOf(head) !== 'thing' && !determined) return { rest: sentence };
  if (
    /^(?:running|going|here|proud|open|based|located|committed|dedicated|passionate|now|back|happy|excited|looking|trying|\d)/i.test(
      head,
    ) ||
    /^(?:no|free|all|every|just|more|new)\s/i.test(head)
  )
    return { rest: sentence };
  if (adWords.test(head)) return { rest };
  if (
    /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(head) ||
    name.toLowerCase().includes(head.toLowerCase())
  )
    return { rest: sentence };
  if (/\b(?:is|are|has|have|will|can|wants?|asks?|needs?|urges?|reminds?)\b/i.test(head))
    return { rest: sentence };
  const noun = lowerFirst(head.replace(boasts, '').trim()).replace(/^(?:our|my|your)\s+/i, '');
  return { category: asPredicate(noun), rest };
}

/** A clause from what follows the category: `that bakes at dawn` → `bakes at dawn`. */
export function readRest(rest: string): string[] {
  const later = /^(?!that|which|who)[^,]*?\b(?:that|which|who)\s+(\S+s\b.+)$/i.exec(rest);
  if (later?.[1] && /^(?:in|on|at|from|near|by|for)\b/i.test(rest)) return [later[1]];
  if (/^(?:in|on|at|from|near|by|for)\b[^,]*,\s*\S/i.test(rest))
    return [rest.replace(/^[^,]*,\s*(?:and\s+)?/, '')];
  const relative = /^(?:that|which|who)\s+(.+)$/i.exec(rest);
  if (relative?.[1])
    return shapeOf(relative[1]) === 'does' || /^(?:can|will|never|always)\b/i.test(relative[1])
      ? [relative[1]]
      : [];
  const shown = /^where\s+((?:an?|the|my|our|\p{L}+s)\s.+)$/iu.exec(rest);
  if (shown?.[1] && shapeOf(shown[1]) === 'whole') return [shown[1]];
  const kept = /^(?:with|featuring|including|specializing in|specialising in)\s+(.+)$/i.exec(rest);
  if (kept?.[1])
    return /\b(?:that|which|who)\b/.test(kept[1])
      ? [kept[1]]
      : kept[1].split(/,?\s+and\s+(?=(?:an?|the|one|two|three|\d|free|no)\s)/);
  const offering = /^(offer|sell|serv|provid)ing\s+(.+)$/i.exec(rest);
  if (offering?.[1] && offering[2])
    return [`we ${gerunds[offering[1].toLowerCase()] ?? 'offer'} ${offering[2]}`];
  return /^(?:for|in|on|at|by|from|near|made|based|using|about|so|where|to|run|set|when|designed|built)\b/i.test(
    rest,
  )
    ? []
    : [rest];
}

const gerunds: Record<string, string> = {
  offer: 'offer',
  sell: 'sell',
  serv: 'serve',
  provid: 'provide',
};
