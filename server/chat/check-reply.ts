// Whether what a model says may be shown: nothing the house did not say, and nothing turned against it.
import { ModelError } from '../gateways/models/port.ts';
import { openLeakSearch } from '../generation/model/checking/canary.ts';
import { safeText } from '../generation/model/checking/safe-text.ts';
import { figuresBeyond } from './figures.ts';
import { rules } from './prompts/assistant.ts';

/**
 * A reply as plain text, checked against `ground`, the facts it was to be written from. Throws a
 * ModelError 'unusable' for one that must not be shown.
 */
export function checkReply(raw: string, ground: string): string {
  if (raw.length > longestReply) throw new ModelError('unusable', 'the reply has no end');
  const reply = safeText(raw, ground);
  const problem =
    (lettersOf(reply) !== lettersOf(raw) || markup.test(raw)
      ? 'markup or an address'
      : undefined) ??
    (leaks.isIn(reply) ? 'a piece of the instructions' : undefined) ??
    (figuresBeyond(reply, ground).length > 0 ? 'a figure' : undefined) ??
    (numbersToCall(reply).some((one) => !ground.replace(/\D/g, '').includes(one))
      ? 'a telephone number'
      : undefined) ??
    (codesIn(reply).some((one) => !ground.toLowerCase().includes(one)) ? 'a code' : undefined);
  if (problem)
    throw new ModelError('unusable', `the reply holds ${problem} that is not the house's`);
  return reply;
}

/** Several times what it was asked to write. */
const longestReply = 4000;

const ending = /[.!?…。！？]["'”’»)]*(?=\s)|\n/gu;
/** The text without its last sentence, which may not be whole. */
export function wholeSentences(text: string): string {
  const last = [...text.matchAll(ending)].at(-1);
  return last ? text.slice(0, last.index + last[0].length) : '';
}

const markup = /\]\s*\(|!\[|<\/?[a-z!]|\{\{|\$\{|\b(?:javascript|vbscript)\s*:/i;
// Emphasis and the like is taken away and does no harm; where letters go with it, it was more.
const lettersOf = (text: string) => (text.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? []).join('');

// Eight words in a row: a reply is short, and so are the rules.
const leaks = openLeakSearch(rules, 8);

const numbersToCall = (text: string): string[] =>
  (text.match(/\+?\(?\d[\d\s().-]{6,}\d/g) ?? []).map((one) => one.replace(/\D/g, ''));

// 'HACKED', 'x7_token': said because somebody had it said.
const code = /^\p{Lu}{4,}$|\p{L}[_\\]\p{L}|\p{L}{2}\d|\d\p{L}{4}/u;
const codesIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}_\\]+/gu) ?? [])
    .map((word) => word.replace(/^[_\\]+|[_\\]+$/g, ''))
    .filter((word) => code.test(word))
    .map((word) => word.toLowerCase());
