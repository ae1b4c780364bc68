// Parts of speech of a German sentence in one pass: capitals mark the nouns.

import { germanParts } from '../lexicon/german-parts.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import { isName } from '../subject/is-name.ts';
import { cutTokens } from '../text/cut-tokens.ts';
import type { Tag, Token } from '../text/tongue.ts';
import { isPlural, singularOf } from './noun-forms.ts';
import { prefixes, verbForm } from './verbs.ts';

const list = (words: string) => words.trim().split(/\s+/);
const classes: [Tag, string][] = [
  [
    'det',
    'der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen diesem jeder jede jedes jeden jedem kein keine keinen keinem keiner alle allen aller viele vielen wenige einige manche mehrere beide beiden',
  ],
  [
    'poss',
    'mein meine meinen meinem meiner meines dein deine deinen deinem deiner sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer unseres euer eure euren eurem',
  ],
  [
    'num',
    'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig hundert tausend halbe halben halbes dutzend',
  ],
  ['pron', 'ich du er sie es wir man jemand niemand nichts etwas alles wer'],
  ['obj', 'mich dich sich uns euch ihn ihm mir dir ihnen'],
  [
    'prep',
    'von in im an am auf aus bei beim mit nach zu zum zur für ohne um durch gegen über unter hinter vor neben zwischen seit ab bis wegen trotz statt pro je per ins ans aufs vom übers unterm außer',
  ],
  ['and', 'und oder aber sondern sowie denn'],
  ['sub', 'wenn weil dass damit während obwohl falls ob bis bevor nachdem sobald sodass als wo'],
  ['wh', 'was wie warum wohin woher wann welche welcher welches wieso'],
  ['be', 'ist sind bin bist war waren wird werden'],
  [
    'aux',
    'hat haben habe hast kann können muss müssen darf dürfen soll sollen will wollen könnte hatte mag möchte möchten könnt wurde wurden',
  ],
  ['neg', 'nicht nie niemals'],
  [
    'adv',
    'auch noch schon immer wieder heute morgen gestern hier da dort jetzt nur sehr sogar fast etwa ca rund gern gerne oft meist meistens dann danach davor dabei dazu davon dafür daran darin darauf also deshalb daher nachts abends morgens mittags tagsüber täglich wöchentlich zuhause daheim draußen drinnen oben unten gleich bald einfach kostenlos gratis garantiert trotzdem ganz mal eben doch bereits direkt überall unterwegs jederzeit mehr weniger mindestens höchstens so erst bitte ungefähr',
  ],
];
const closed = new Map(
  classes.flatMap(([tag, words]) => list(words).map((word) => [word, tag] as const)),
);
const relatives = /^(?:der|die|das|den|dem|deren|dessen)$/;
const attribute = /(?:e|er|es|en|em)$/;
const participle =
  /^(?:(?:\p{L}{2,5})?ge\p{L}{2,}(?:t|en)|(?:be|ver|er|ent|zer)\p{L}{3,}(?:t|en)|\p{L}{3,}iert)$/u;

/** The words of a sentence with their parts of speech. */
export function tagGerman(text: string, names: ReadonlySet<string>): Token[] {
  const tokens = cutTokens(text);
  // Who types no capital but the first types none for nouns.
  const isSmall = !tokens.some(
    ({ text: word, low }, at) =>
      at > 0 && /^\p{Lu}/u.test(word) && !names.has(low) && !names.has(`+${low}`),
  );
  let finite = false;
  let subordinate = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.tag === 'punct') {
      if (/^[,;:–—(]$/.test(token.text)) {
        finite = false;
        subordinate = false;
      }
      continue;
    }
    if (token.tag !== 'other') continue;
    const before = tokens[at - 1];
    const after = tokens[at + 1];
    const low = token.low.replace(/(?<=\p{L}{3})'s$/u, '');
    token.low = low;
    const capital = /^\p{Lu}/u.test(token.text);
    const first = at === 0 || /^[:("„“«.!?–—]$/.test(before?.text ?? '');
    const kind = closed.get(low);
    if (isName(tokens, at, names)) token.tag = 'name';
    else if (token.text === 'Sie' && !first) {
      token.tag =
        before && /^(?:verb|aux|be)$/.test(before.tag) && !finiteBefore(tokens, at - 1)
          ? 'pron'
          : closed.get(before?.low ?? '') === 'sub'
            ? 'pron'
            : 'pron';
    } else if (/^(?:Ihnen)$/.test(token.text)) token.tag = 'obj';
    else if (
      kind &&
      !(
        capital &&
        !first &&
        !/^(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Du|Dein|Deine|Dich|Dir|Euch)$/.test(token.text)
      )
    ) {
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
      if (token.tag === 'sub' || token.tag === 'rel') subordinate = true;
    } else if (prefixes.has(low) && endsClause(after)) token.tag = 'part';
    else if (capital && !first) token.tag = 'noun';
    else if (capital && first) {
      const verb = verbForm(low);
      const orders =
        after?.text === 'Sie' ||
        (verb?.known &&
          verb.form === 'i' &&
          closed.get(after?.low ?? '') !== undefined &&
          closed.get(after?.low ?? '') !== 'and');
      if (verb && orders) markVerb(token, verb.lemma, 'order');
      else if (
        verb?.known &&
        verb.form === 'third' &&
        after &&
        /^(?:det|poss|prep|obj|num|adv|pron|neg)$/.test(closed.get(after.low) ?? after.tag)
      )
        markVerb(token, verb.lemma, 'third');
      else if (
        (participle.test(low) &&
          (!after || closed.has(after.low) || after.tag === 'punct') &&
          !/^(?:gebäck|gerät|gericht|gesicht|gewicht|gesundheit)/.test(low) &&
          /(?:t|en)$/.test(low) &&
          low.startsWith('ge')) ||
        (participle.test(low) && closed.get(after?.low ?? '') === 'be')
      )
        token.tag = 'pp';
      else if (
        attribute.test(low) &&
        after &&
        (/^\p{Lu}/u.test(after.text) || (isSmall && isKnown(after.low))) &&
        !/(?:ung|heit|keit|schaft|ion)en$/.test(low)
      )
        token.tag = 'adj';
      else if (
        after &&
        (closed.get(after.low) === 'be' || closed.get(after.low) === 'aux') &&
        low.length < 9 &&
        attribute.test(low) === false &&
        !/^\p{Lu}\p{Ll}+$/u.test(token.text)
      )
        token.tag = 'adv';
      else token.tag = 'noun';
    } else {
      lower(token, tokens, at, finite, subordinate);
      if (/^(?:adv|adj|pp)$/.test(token.tag) && isNounTyped(tokens, at, isSmall))
        token.tag = 'noun';
    }
    if (token.tag === 'verb' && token.form !== 'infinitive') finite = true;
    if (token.tag === 'be' || token.tag === 'aux') finite = true;
    if (token.tag === 'and' && token.low !== 'sowie') finite = false;
    if (token.tag === 'noun') {
      token.lemma = singularOf(capitalised(token.text), tokens, at);
      token.plural = isPlural(tokens, at);
    }
    if (token.tag === 'name') token.lemma = token.text;
  }
  return tokens;
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const isKnown = (low: string) =>
  low.length > 2 &&
  !closed.has(low) &&
  (lookUpNoun(low, 'de') !== undefined || (low.length > 7 && germanParts(low).length > 0));

// A noun in small letters: behind what leads one, and at the head of what is named.
function isNounTyped(tokens: readonly Token[], at: number, isSmall: boolean): boolean {
  const before = tokens[at - 1];
  const { low } = tokens[at] as Token;
  // `Bettfedern reinigung`: a compound written apart.
  if (!isSmall)
    return before?.tag === 'noun' && /(?:ung|heit|keit|schaft)$/.test(low) && isKnown(low);
  return (
    (low.length > 3 || /^(?:det|poss|adj|prep|num)$/.test(before?.tag ?? '')) &&
    (before === undefined || /^(?:det|poss|prep|num|adj|and|punct|verb|noun)$/.test(before.tag)) &&
    isKnown(low)
  );
}

const finiteBefore = (tokens: readonly Token[], until: number) =>
  tokens.slice(Math.max(0, until - 8), until).some((one) => one.tag === 'verb');
const endsClause = (token: Token | undefined) =>
  token === undefined || token.tag === 'punct' || /^(?:und|oder|aber)$/.test(token.low);

function capitalAfterAdjectives(tokens: readonly Token[], at: number): boolean {
  let here = at;
  while (
    here - at < 3 &&
    tokens[here] &&
    attribute.test(tokens[here]?.low ?? '') &&
    !/^\p{Lu}/u.test(tokens[here]?.text ?? '') &&
    !closed.has(tokens[here]?.low ?? '')
  )
    here++;
  return /^\p{Lu}/u.test(tokens[here]?.text ?? '');
}

// The clause that begins here has its verb at the end.
function endsInVerb(tokens: readonly Token[], at: number): boolean {
  let end = at + 1;
  while (end < tokens.length && end - at < 24 && tokens[end]?.tag !== 'punct') end++;
  const last = tokens[end - 1];
  return (
    last !== undefined &&
    !/^\p{Lu}/u.test(last.text) &&
    (closed.get(last.low) === 'be' ||
      closed.get(last.low) === 'aux' ||
      verbForm(last.low) !== undefined)
  );
}

function markVerb(token: Token, lemma: string, form: Token['form']): void {
  token.tag = 'verb';
  token.lemma = lemma;
  token.form = form;
}

function lower(
  token: Token,
  tokens: readonly Token[],
  at: number,
  finite: boolean,
  subordinate: boolean,
): unknown {
  const { low } = token;
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  const nounAhead = after !== undefined && /^\p{Lu}/u.test(after.text) && after.tag !== 'punct';
  const adjectiveAhead =
    after !== undefined &&
    !closed.has(after.low) &&
    attribute.test(after.low) &&
    /^\p{Lu}/u.test(tokens[at + 2]?.text ?? '');
  if (
    /^(?:det|poss|prep|num|adj)$/.test(before?.tag ?? '') &&
    (nounAhead || adjectiveAhead) &&
    attribute.test(low)
  ) {
    token.tag = 'adj';
    return;
  }
  const verb = verbForm(low);
  const pronBefore = before?.tag === 'pron';
  const pronAfter = closed.get(after?.low ?? '') === 'pron' || after?.text === 'Sie';
  if (verb && !finite) {
    const { form, lemma, known } = verb;
    if (!known && /^(?:num|money|adv|adj)$/.test(before?.tag ?? '') && !pronAfter && !subordinate) {
      token.tag = attribute.test(low) && nounAhead ? 'adj' : 'adv';
      return;
    }
    const hasSubject =
      pronBefore ||
      pronAfter ||
      /^(?:noun|name|adv|rel|part|adj|num|money|pp)$/.test(before?.tag ?? '') ||
      subordinate ||
      before?.tag === 'obj' ||
      before?.tag === 'neg';
    // `Grundriss schicken`: an infinitive without a subject ends the clause.
    const plainEnd =
      endsClause(after) &&
      form === 'we' &&
      !subordinate &&
      !pronBefore &&
      !/^(?:wir|sie|Sie)$/.test(subjectWord(tokens, at));
    if (plainEnd) return markVerb(token, lemma, 'infinitive');
    if (
      hasSubject &&
      !(attribute.test(low) && nounAhead && !known && !pronBefore) &&
      !(participle.test(low) && endsClause(after) && !subordinate && !known)
    ) {
      const subject = subjectWord(tokens, at);
      const actual =
        form === 'we' ? (subject === 'wir' ? 'we' : subject === 'Sie' ? 'you' : 'plural') : form;
      return markVerb(token, lemma, actual);
    }
    if (before === undefined && known)
      return markVerb(token, lemma, form === 'we' ? 'infinitive' : form);
    if (
      /^(?:and|punct)$/.test(before?.tag ?? '') &&
      known &&
      (form === 'third' || form === 'we' || form === 'you')
    )
      return markVerb(
        token,
        lemma,
        form === 'we' ? (endsClause(after) ? 'infinitive' : 'plural') : form,
      );
  }
  if (finite && verb?.form === 'we' && endsClause(after) && !participle.test(low))
    return markVerb(token, verb.lemma, 'infinitive');
  if (participle.test(low) && !(attribute.test(low) && nounAhead && !/t$/.test(low))) {
    token.tag = 'pp';
    token.lemma = low;
    return;
  }
  if (before?.tag === 'to' && low.endsWith('n')) return markVerb(token, low, 'infinitive');
  token.tag = attribute.test(low) && (nounAhead || adjectiveAhead) ? 'adj' : 'adv';
}

// The pronoun that is the subject of the verb at a place, as typed.
function subjectWord(tokens: readonly Token[], at: number): string {
  for (let here = at - 1; here >= Math.max(0, at - 8); here--) {
    const token = tokens[here] as Token;
    if (token.tag === 'pron') return token.low === 'sie' ? token.text : token.low;
    if (token.tag === 'punct') break;
  }
  const next = tokens[at + 1];
  return next && closed.get(next.low) === 'pron' ? (next.low === 'sie' ? next.text : next.low) : '';
}
