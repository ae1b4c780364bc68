// Parts of speech of an English sentence in one pass: what a word can be, and what stands before and after it.

import { isName } from '../subject/is-name.ts';
import { cutTokens } from '../text/cut-tokens.ts';
import { isConjugated } from '../text/segments.ts';
import type { Token } from '../text/tongue.ts';
import { closed, modals, particles } from './closed-class.ts';
import { subjectBefore } from './subject-before.ts';
import { closedClass } from './tag-closed.ts';
import { withinPhrase } from './within-phrase.ts';
import {
  baseOfIng,
  baseOfPast,
  baseOfThird,
  canBeNoun,
  isAdjective,
  isAdverb,
  isBase,
  isOnlyVerb,
  singularOf,
} from './word-forms.ts';

const contraction = /^(.+?)(n't|'(?:s|re|ve|ll|d|m))$/;

/** `it's` is two words to grammar; both keep their place in the text. */
function split(token: Token): Token[] {
  const parts = token.tag === 'other' ? contraction.exec(token.low) : null;
  if (!parts) return [token];
  const cut = token.end - (parts[2] ?? '').length;
  const at = cut - token.start;
  const first = parts[1] === 'ca' ? 'can' : parts[1] === 'wo' ? 'will' : (parts[1] ?? '');
  return [
    { ...token, text: token.text.slice(0, at), low: first, end: cut },
    { ...token, text: token.text.slice(at), low: parts[2] ?? '', start: cut },
  ];
}

/** The words of a sentence with their parts of speech. `names` are lower case: the product's, people's. */
export function tagEnglish(text: string, names: ReadonlySet<string>, isOrder = false): Token[] {
  const tokens = cutTokens(text).flatMap(split);
  let clauseVerb: Token | undefined;
  const opening = tokens.findIndex((one) => one.tag !== 'punct');
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    if (token.tag === 'punct') continue;
    if (isOrder && at === opening && isBase(token.low) && !closed.has(token.low))
      verb(token, token.low, 'order');
    if (token.tag === 'other') {
      const kind = closed.get(token.low);
      if (kind) closedClass(token, kind, before, after, tokens, at);
      else openClass(token, tokens, at, names, clauseVerb);
    }
    if (token.tag === 'noun' && !token.lemma) Object.assign(token, singularOf(token.text));
    if (token.tag === 'name') {
      token.lemma ??= token.text;
      token.plural ??= false;
    }
    if (token.tag === 'verb' || token.tag === 'be' || token.tag === 'aux') clauseVerb = token;
  }
  interrupted(tokens);
  return tokens;
}

// `Six ringers, the oldest 86, spent a summer …`: without another verb the participle is the verb.
function interrupted(tokens: readonly Token[]): void {
  if (tokens.some((one) => isConjugated(one))) return;
  const at = tokens.findIndex(
    (one, index) =>
      index > 1 &&
      one.tag === 'pp' &&
      tokens[index - 1]?.text === ',' &&
      /^(?:det|num|poss|money|name|pron)$/.test(tokens[index + 1]?.tag ?? ''),
  );
  const token = tokens[at];
  if (token) {
    token.tag = 'verb';
    token.form = 'past';
  }
}

function verb(token: Token, lemma: string, form: Token['form']): void {
  token.tag = 'verb';
  token.lemma = lemma;
  token.form = form;
}

function nominal(token: Token, after: Token | undefined): void {
  const { low } = token;
  const nounFollows =
    after !== undefined &&
    ((after.tag === 'other' &&
      !closed.has(after.low) &&
      !isAdverb(after.low) &&
      !isOnlyVerb(after.low)) ||
      after.tag === 'name' ||
      after.low === 'one');
  if (isAdjective(low) && (nounFollows || !canBeNoun(low))) token.tag = 'adj';
  else if (baseOfPast(low) && nounFollows && !closed.has(low)) token.tag = 'adj';
  else token.tag = 'noun';
}

function openClass(
  token: Token,
  tokens: readonly Token[],
  at: number,
  names: ReadonlySet<string>,
  clauseVerb: Token | undefined,
): unknown {
  const { low } = token;
  let back = at - 1;
  while (back >= 0 && /^(?:adv|neg)$/.test((tokens[back] as Token).tag)) back--;
  const before = tokens[back];
  const after = tokens[at + 1];
  const next =
    after === undefined
      ? 'end'
      : after.tag === 'other'
        ? (closed.get(after.low) ?? 'open')
        : after.tag;
  const capital = /^\p{Lu}/u.test(token.text);
  if (isName(tokens, at, names)) {
    token.tag = 'name';
    return;
  }
  const within = withinPhrase(tokens, at, clauseVerb);
  if (within) {
    token.tag = within;
    return;
  }
  const third = baseOfThird(low);
  const past = baseOfPast(low);
  const base = isBase(low);
  // `Set of 3 razors`: what has an `of` behind it is a noun, where it can be one.
  if (before === undefined && after?.low === 'of' && canBeNoun(low) && !baseOfIng(low)) {
    token.tag = 'noun';
    return;
  }
  const opensSentence = before === undefined || /^["“„«‘(:.!?–—]$/.test(before.text);
  // `Marlow Borough Council`, `Peckham Rye`: capitals in a row at the beginning.
  if (
    capital &&
    opensSentence &&
    after &&
    /^\p{Lu}\p{Ll}/u.test(after.text) &&
    !closed.has(after.low) &&
    !isBase(low) &&
    !baseOfPast(low)
  ) {
    token.tag = 'name';
    return;
  }
  if (capital && at > 0 && !opensSentence && !isAdverb(low)) {
    token.tag = 'name';
    return;
  }
  if (isAdverb(low) && !(base && !low.endsWith('ly'))) {
    token.tag = 'adv';
    return;
  }
  const objectNext =
    /^(?:det|poss|pron|obj|num|money|name|link)$/.test(next) ||
    after?.low === 'her' ||
    after?.low === 'his';
  if (before?.tag === 'to' || (before && modals.has(before.low))) {
    if (base) return verb(token, low, before.tag === 'to' ? 'infinitive' : 'base');
    if (before.tag !== 'to' && !canBeNoun(low)) return verb(token, low, 'base');
    if (before.tag === 'to') return nominal(token, after);
  }
  if (before?.tag === 'be' || /^(?:get|gets|got|getting)$/.test(before?.low ?? '')) {
    const ing = baseOfIng(low);
    if (ing) {
      token.tag = 'ing';
      token.lemma = ing;
      return;
    }
    if (past && !(isAdjective(low) && next === 'open')) {
      token.tag = 'pp';
      token.lemma = past;
      return;
    }
    nominal(token, after);
    if (
      token.tag === 'noun' &&
      next !== 'open' &&
      !/s$/.test(low) &&
      before?.tag === 'be' &&
      !/^\p{Lu}/u.test(token.text)
    )
      token.tag = 'adj';
    return;
  }
  if (/^(?:have|has|had|'ve)$/.test(before?.low ?? '') && past && !objectNextIsNoun(next, low)) {
    token.tag = 'pp';
    token.lemma = past;
    return;
  }
  const afterSubject =
    before &&
    (before.tag === 'pron' ||
      before.tag === 'rel' ||
      (before.tag === 'wh' && before.low === 'who'));
  if (afterSubject) {
    if (third) return verb(token, third, 'third');
    if (base && !(before.low === 'that' && !after)) return verb(token, low, 'base');
    if (past) return verb(token, past, 'past');
    if (isAdjective(low)) {
      token.tag = 'adj';
      return;
    }
    if (
      /^(?:i|you|we|they)$/.test(before.low) &&
      next !== 'end' &&
      (objectNext || next === 'prep' || (next === 'open' && back < at - 1)) &&
      !nounish.test(low)
    )
      return verb(token, low, 'base');
    if (
      /^(?:he|she|it|who|which|that)$/.test(before.low) &&
      low.endsWith('s') &&
      (objectNext || next === 'prep' || next === 'open' || next === 'end' || next === 'punct')
    )
      return verb(token, low.replace(/s$/, ''), 'third');
    return nominal(token, after);
  }
  const ing = baseOfIng(low);
  const opens =
    before === undefined ||
    before.tag === 'punct' ||
    before.tag === 'and' ||
    before.tag === 'sub' ||
    before.low === 'then';
  if (opens) {
    const particleNext = after !== undefined && particles.has(after.low);
    if (base && clauseVerb?.form !== 'third') {
      const toObject =
        objectNext ||
        next === 'to' ||
        (particleNext && next !== 'open') ||
        next === 'adv' ||
        (next === 'open' && after !== undefined && isAdverb(after.low)) ||
        (next === 'and' && before === undefined && isBase(tokens[at + 2]?.low ?? '')) ||
        next === 'wh' ||
        next === 'sub' ||
        next === 'neg';
      const alone = next === 'end' && tokens.length <= 2;
      const intransitive =
        (next === 'prep' || next === 'end' || next === 'punct') && isOnlyVerb(low);
      const bareObject = next === 'open' && isOnlyVerb(low);
      const looked =
        next === 'open' &&
        after &&
        before?.tag === 'and' &&
        clauseVerb !== undefined &&
        !isAdjective(low) &&
        clauseVerb.form !== undefined;
      if (toObject || alone || intransitive || bareObject || looked)
        if (
          !(isAdjective(low) && (next === 'num' || next === 'and')) &&
          !(next === 'num' && before?.tag !== 'and' && canBeNoun(low) && after?.text.match(/^\d/))
        )
          return verb(token, low, 'order');
      // `Head over to …`, `Come in`: followed by a preposition, after another order.
      if (
        next === 'prep' &&
        clauseVerb?.form &&
        /^(?:order|base)$/.test(clauseVerb.form) &&
        before?.tag === 'and'
      )
        return verb(token, low, 'order');
    }
    if (
      third &&
      clauseVerb?.form === 'third' &&
      before &&
      (objectNext || before.tag === 'and' || next === 'punct' || parallelAhead(tokens, at)) &&
      before.tag !== 'sub'
    )
      return verb(token, third, 'third');
    if (
      third &&
      before?.text === ',' &&
      after &&
      (particles.has(after.low) || objectNext) &&
      next !== 'num' &&
      next !== 'money'
    )
      return verb(token, third, 'third');
    if (
      third &&
      before === undefined &&
      (/^(?:num|det|poss|obj|adv|to|money)$/.test(next) ||
        (after &&
          next === 'open' &&
          (isAdverb(after.low) || (isAdjective(after.low) && !canBeNoun(after.low)))) ||
        (next === 'prep' && isOnlyVerb(third))) &&
      !(next === 'money' || (next === 'num' && !isMeasured(tokens, at + 1)))
    )
      return verb(token, third, 'third');
    if (third && /^(?:never|always|only|also)$/.test(tokens[at - 1]?.low ?? '') && back < at - 1)
      return verb(token, third, 'third');
    if (ing && !isMassNounIng(low)) {
      token.tag = 'ing';
      token.lemma = ing;
      return;
    }
    if (
      past &&
      !(next === 'open' && after && !isAdverb(after.low)) &&
      !(isAdjective(low) && !/ed$|en$|wn$|de$/.test(low))
    ) {
      if (clauseVerb?.form === 'past' && before?.tag === 'and') return verb(token, past, 'past');
      token.tag = 'pp';
      token.lemma = past;
      return;
    }
    return nominal(token, after);
  }
  if (
    before &&
    (before.tag === 'noun' ||
      before.tag === 'name' ||
      (before.tag === 'num' && (before.low === 'one' || tokens[back - 1]?.tag === 'prep')))
  ) {
    // `A deck of 52 cards`: a number behind `of` counts the noun after it.
    if (
      before.tag === 'num' &&
      before.low !== 'one' &&
      third &&
      tokens[back - 1]?.low === 'of' &&
      tokens[back - 2]?.tag === 'noun'
    )
      return nominal(token, after);
    const subject = subjectBefore(tokens, back);
    if (third && subject.singular && !(subject.bare && before.tag === 'noun') && !subject.afterPrep)
      return verb(token, third, 'third');
    if (
      base &&
      subject.plural &&
      !subject.afterPrep &&
      (next !== 'open' || particlesOrPast(after)) &&
      !/^(?:more|most|less)$/.test(low)
    )
      return verb(token, low, 'plural');
    if (
      base &&
      subject.plural &&
      !subject.afterPrep &&
      next === 'open' &&
      (isOnlyVerb(low) || (after && singularOf(after.low).plural))
    )
      return verb(token, low, 'plural');
    if (base && subject.help) return verb(token, low, 'infinitive');
    if (past) {
      const finite = (subject.singular || subject.plural) && !subject.bare && !subject.afterPrep;
      if ((finite || subject.plural) && after && baseOfIng(after.low) && !isAdjective(after.low))
        return verb(token, past, 'past');
      if (finite && objectNext && low !== 'left') return verb(token, past, 'past');
      if (finite && !laterVerb(tokens, at) && low !== 'left' && before.tag === 'name')
        return verb(token, past, 'past');
      if (
        finite &&
        !laterVerb(tokens, at) &&
        /^(?:det)$/.test(tokens[subject.start]?.tag ?? '') &&
        /^(?:the)$/.test(tokens[subject.start]?.low ?? '') &&
        low !== 'left'
      )
        return verb(token, past, 'past');
      token.tag = 'pp';
      token.lemma = past;
      return;
    }
    if (ing) {
      token.tag = 'ing';
      token.lemma = ing;
      return;
    }
    // `hand warmer`: behind a noun that nothing determines it is who or what does it.
    if (isAdjective(low) && next !== 'open' && !(low.endsWith('er') && subject.bare)) {
      token.tag = 'adj';
      return;
    }
    nominal(token, after);
    if (low.endsWith('er') && subject.bare && next !== 'open') token.tag = 'noun';
    return;
  }
  if (before && /^(?:verb|ing|pp|part|obj)$/.test(before.tag)) {
    if (
      base &&
      before.tag === 'obj' &&
      clauseVerb &&
      /^(?:let|make|help|see|hear|watch|have)$/.test(clauseVerb.lemma ?? '')
    )
      return verb(token, low, 'infinitive');
    if (
      base &&
      /^(?:let|help|come|go)$/.test(before.lemma ?? '') &&
      before.tag === 'verb' &&
      isBase(low) &&
      !isAdjective(low) &&
      (objectNext || isOnlyVerb(low))
    )
      return verb(token, low, 'infinitive');
    if (
      ing &&
      (before.tag === 'verb' || before.tag === 'pp' || before.tag === 'obj') &&
      next !== 'open'
    ) {
      token.tag = 'ing';
      token.lemma = ing;
      return;
    }
    if (past && next !== 'open' && before.tag !== 'ing') {
      token.tag = 'pp';
      token.lemma = past;
      return;
    }
    return nominal(token, after);
  }
  if (
    before &&
    (before.tag === 'prep' || before.tag === 'aux') &&
    ing &&
    (objectNext || next === 'prep' || next === 'to' || (particlesOf(after) && next !== 'open'))
  ) {
    token.tag = 'ing';
    token.lemma = ing;
    return;
  }
  if (before?.tag === 'adj' && (third || base) && isAdjective(before.low) && !canBeNoun(low))
    return verb(token, third ?? low, third ? 'third' : 'base');
  if (past && before?.tag === 'adj' && next !== 'open' && !canBeNoun(low)) {
    token.tag = 'pp';
    token.lemma = past;
    return;
  }
  nominal(token, after);
}

// `20 minutes`, `up to six bottles`: an amount is taken by a verb, a bare number by a noun.
const isMeasured = (tokens: readonly Token[], at: number) =>
  tokens[at + 1] !== undefined && tokens[at + 1]?.tag === 'other';
// `weighs 220 g, runs for five hours and is quiet`: verbs in a row.
const parallelAhead = (tokens: readonly Token[], at: number) => {
  for (let ahead = at + 1; ahead < Math.min(tokens.length - 1, at + 10); ahead++)
    if (closed.get(tokens[ahead]?.low ?? '') === 'and') {
      const next = tokens[ahead + 1]?.low ?? '';
      return (
        closed.get(next) === 'be' || closed.get(next) === 'aux' || baseOfThird(next) !== undefined
      );
    }
  return false;
};

const nounish = /(?:tion|ness|ment|ity|er|or|ist)s?$/;
const objectNextIsNoun = (next: string, low: string) => next === 'open' && isAdjective(low);
const particlesOf = (token: Token | undefined) => token !== undefined && particles.has(token.low);
const particlesOrPast = (token: Token | undefined) =>
  token !== undefined && (isAdverb(token.low) || Boolean(baseOfPast(token.low)));
const isMassNounIng = (low: string) =>
  /^(?:building|painting|drawing|meeting|wedding|evening|morning|ceiling|training|housing|clothing|shipping|parking|coaching|spring|string|king|ring|plumbing|catering|bedding|flooring|roofing|fencing|lighting|heating|knitting|dining|sleeping|standing|sewing|walking|running|folding)$/.test(
    low,
  );

// Whether another finite verb stands in the same clause.
function laterVerb(tokens: readonly Token[], at: number): boolean {
  for (let ahead = at + 1; ahead < Math.min(tokens.length, at + 14); ahead++) {
    const token = tokens[ahead] as Token;
    if (token.tag === 'punct') return false;
    const kind = closed.get(token.low);
    if (kind === 'be' || kind === 'aux') return true;
    if (kind === 'sub' || kind === 'rel' || kind === 'and') return false;
  }
  return false;
}
