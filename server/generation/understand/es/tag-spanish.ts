// Parts of speech of a Spanish sentence.

import { closedWords, commonAdjectives } from '../lexicon/closed-words.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import { type Place, type RomanceWords, tagRomance } from '../romance/tag-romance.ts';
import { cutTokens } from '../text/cut-tokens.ts';
import type { Form, Tag, Token } from '../text/tongue.ts';
import { singularOf } from './noun-forms.ts';
import { forms, unknownWe } from './verbs.ts';

const closed = closedWords('es');
const common = commonAdjectives('es');
const adjective =
  /(?:oso|osa|osos|osas|able|ables|ible|ibles|al|ales|ivo|iva|ivos|ivas|ico|ica|icos|icas|ado|ada|ados|adas|ido|ida|idos|idas|ante|antes|iente|il|iles|ario|aria|esa|eño|eña|ito|ita|oso)$/;
const participle = /(?:ado|ada|ados|adas|ido|ida|idos|idas)$/;

const spanish: RomanceWords = {
  closed,
  common,
  adjective,
  participle,
  surePp: participle,
  adverb: /\p{L}{3}mente$/u,
  cut: cutTokens,
  behind: (_, at) => at - 1,
  closedClass,
  verb,
  isIng: ({ low }) => /\p{L}{2}(?:ando|iendo|yendo)$/u.test(low),
  isBehindHave: (low) => participle.test(low),
  singularOf,
};

/** The words of a sentence with their parts of speech. */
export const tagSpanish = (text: string, names: ReadonlySet<string>): Token[] =>
  tagRomance(text, names, spanish);

function verb({ at, low, before, after, opens }: Place): { lemma: string; form: Form } | undefined {
  const we = unknownWe(low);
  const known = forms.get(low) ?? (we ? { lemma: we, form: 'we' as const } : undefined);
  if (known && isVerbHere(known.form, low, before, after, opens)) return known;
  if (isUnknownVerb(low, before, after, opens))
    return {
      lemma: low.replace(/n$/, '').replace(/a$/, 'ar').replace(/e$/, 'er'),
      form: low.endsWith('n') ? 'plural' : 'third',
    };
  if (at === 0 && isUnknownI(low, after)) return { lemma: low.replace(/o$/, 'ar'), form: 'i' };
  return undefined;
}

function closedClass({ token, tokens, at, low, before, after }: Place, kind: Tag): void {
  token.tag = kind;
  const afterNext = tokens[at + 2];
  const verbNext = after !== undefined && forms.has(after.low) && !closed.has(after.low);
  if (
    /^(?:la|las|los|lo)$/.test(low) &&
    verbNext &&
    forms.get(after.low)?.form !== 'infinitive' &&
    before?.tag !== 'prep' &&
    !(before === undefined)
  )
    token.tag = 'obj';
  // `Los cultiva una cooperativa`: the object stands before its verb.
  if (
    /^(?:la|las|los|lo)$/.test(low) &&
    afterNext &&
    /[ae]n?$/.test(after?.low ?? '') &&
    /^(?:det|poss)$/.test(closed.get(afterNext.low) ?? '')
  )
    token.tag = 'obj';
  if (low === 'media' || low === 'medio')
    token.tag = /^(?:noun)$/.test(before?.tag ?? '') ? 'adj' : 'num';
  if (
    (low === 'menos' || low === 'más') &&
    !(after && after.tag === 'other' && !closed.has(after.low))
  )
    token.tag = 'adv';
  if (low === 'que' && (before?.tag === 'verb' || before?.tag === 'be')) token.tag = 'sub';
  if (low === 'como' && before?.tag !== 'punct' && before !== undefined) token.tag = 'prep';
  if (low === 'uno' || low === 'nada' || low === 'nadie') token.plural = false;
  if (low === 'ellos' || low === 'ellas' || low === 'ustedes') token.plural = true;
  if (low === 'sin' && after?.tag === 'other') token.tag = 'prep';
}

function isVerbHere(
  form: string,
  low: string,
  before: Token | undefined,
  after: Token | undefined,
  opens: boolean,
): boolean {
  if (/^(?:det|poss|num)$/.test(before?.tag ?? '')) return false;
  if (before?.tag === 'prep') return form === 'infinitive';
  if (form === 'infinitive') return true;
  if (
    before?.tag === 'obj' ||
    before?.tag === 'pron' ||
    before?.tag === 'rel' ||
    before?.tag === 'neg'
  )
    return true;
  const next = after ? (closed.get(after.low) ?? after.tag) : 'end';
  if (form === 'we') return true;
  if (opens || before?.tag === 'sub' || before?.tag === 'adv')
    return (
      /^(?:det|poss|prep|num|adv|obj|end|money|rel|other|wh|neg)$/.test(next) &&
      !(next === 'prep' && after?.low === 'de') &&
      !(next === 'end' && before === undefined && low.length > 8)
    );
  if (form === 'third' || form === 'plural')
    return (
      /^(?:noun|name|adj|pp|link)$/.test(before?.tag ?? '') &&
      !(next === 'prep' && after?.low === 'de' && !low.endsWith('n'))
    );
  return false;
}

// `Afilo cuchillos`: nothing that is named stands before another name without a word between them.
const isUnknownI = (low: string, after: Token | undefined) =>
  /[^aeiou]i?o$/.test(low) &&
  low.length > 3 &&
  after !== undefined &&
  !lookUpNoun(low, 'es') &&
  !adjective.test(low) &&
  !common.has(low) &&
  (/^(?:el|la|los|las|un|una|unos|unas|mi|tu|su)$/.test(after.low) ||
    (after.tag === 'other' && /s$/.test(after.low) && lookUpNoun(after.low, 'es') !== undefined));

// `La palanca bloquea el respaldo`: between a noun and an article stands a verb.
function isUnknownVerb(
  low: string,
  before: Token | undefined,
  after: Token | undefined,
  opens: boolean,
): boolean {
  if (
    !/[^aeiou][ae]n?$|[ií]a?n?$|[ou]an?$|ea$/.test(low) ||
    low.length < 5 ||
    common.has(low) ||
    adjective.test(low)
  )
    return false;
  const next = after ? closed.get(after.low) : undefined;
  if (before?.tag === 'obj') return true;
  return (
    !opens &&
    /^(?:noun|name|adj|pp)$/.test(before?.tag ?? '') &&
    (next === 'det' || next === 'poss') &&
    !/(?:ción|dad|ismo|or)$/.test(low)
  );
}
