import type { Tag, Token } from '../text/tongue.ts';
import { capitalAfterAdjectives, closed, endsClause, endsInVerb } from './clause.ts';
import { prefixes, verbForm } from './verbs.ts';

const relatives = /^(?:der|die|das|den|dem|deren|dessen)$/;

/** A word of a closed class, several of which are two things. */
export function tagClosed(tokens: readonly Token[], at: number, kind: Tag, finite: boolean): void {
  const token = tokens[at] as Token;
  const { low } = token;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const first = at === 0 || opens.test(before?.text ?? '');
  token.tag = kind;
  if (
    relatives.test(low) &&
    before?.text === ',' &&
    after &&
    !capitalAfterAdjectives(tokens, at + 1)
  )
    token.tag = 'rel';
  else if (
    relatives.test(low) &&
    before?.text === ',' &&
    tokens[at - 2] &&
    /^(?:noun|name)$/.test(tokens[at - 2]?.tag ?? '') &&
    endsInVerb(tokens, at)
  )
    token.tag = 'rel';
  if ((low === 'ihr' || low === 'sein') && (!after || !/^\p{Lu}/u.test(after.text)))
    token.tag =
      low === 'ihr' && verbForm(after?.low ?? '') ? 'pron' : low === 'sein' ? 'be' : token.tag;
  if (low === 'sein' && token.tag === 'be') token.form = 'infinitive';
  if (prefixes.has(low) && finite && endsClause(after) && kind === 'prep') token.tag = 'part';
  if (
    low === 'zu' &&
    after &&
    (verbForm(after.low)?.form === 'we' || after.low.endsWith('en')) &&
    !/^\p{Lu}/u.test(after.text)
  )
    token.tag = 'to';
  if (
    low === 'zu' &&
    after &&
    !/^\p{Lu}/u.test(after.text) &&
    token.tag !== 'to' &&
    !closed.has(after.low)
  )
    token.tag = 'adv';
  if (
    low === 'bis' &&
    after &&
    (/^\d/.test(after.text) || closed.get(after.low) === 'prep' || /^\p{Lu}/u.test(after.text))
  )
    token.tag = 'prep';
  if (low === 'während' && after && closed.get(after.low) === 'det' && !endsInVerb(tokens, at))
    token.tag = 'prep';
  if (low === 'als' && !endsInVerb(tokens, at)) token.tag = 'prep';
  if ((low === 'was' || low === 'wo') && before?.text === ',')
    token.tag = low === 'wo' ? 'sub' : 'rel';
  if (low === 'da' && !(first || before?.text === ',')) token.tag = 'adv';
  if (low === 'werden' && finite) token.form = 'infinitive';
}

/** Marks behind which a statement begins. */
export const opens = /^[:("„“«.!?–—]$/;
