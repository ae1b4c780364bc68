// Parts of speech of a French sentence.

import { closedWords, commonAdjectives } from '../lexicon/closed-words.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import { type Place, type RomanceWords, tagRomance } from '../romance/tag-romance.ts';
import { cutTokens } from '../text/cut-tokens.ts';
import type { Form, Tag, Token } from '../text/tongue.ts';
import { singularOf } from './noun-forms.ts';
import { forms, unknownForm } from './verbs.ts';

const closed = closedWords('fr');
const common = commonAdjectives('fr');
const adjective =
  /(?:eux|euse|euses|able|ables|ible|ibles|al|ale|ales|aux|if|ive|ifs|ives|ique|iques|el|elle|els|elles|ien|ienne|ais|aise|ois|oise|ant|ante|ants|antes|aire|aires)$/;

const french: RomanceWords = {
  closed,
  common,
  adjective,
  participle: /(?:é|ée|és|ées|i|ie|is|ies|u|ue|us|ues|ert|erte|it|ite)$/,
  surePp: /(?:é|ée|és|ées|ert|erte|ue|ues)$/,
  adverb: /\p{L}{3}ment$/u,
  cut: (text) => cutTokens(text).flatMap(split),
  behind(tokens, at) {
    let back = at - 1;
    while (tokens[back]?.tag === 'neg' || (tokens[back]?.tag === 'adv' && back > 0)) back--;
    return back;
  },
  closedClass,
  verb,
  isIng: ({ low, before }) => low.endsWith('ant') && before?.low === 'en',
  isBehindHave: () => true,
  singularOf,
};

/** The words of a sentence with their parts of speech. */
export const tagFrench = (text: string, names: ReadonlySet<string>): Token[] =>
  tagRomance(text, names, french);

function verb({
  tokens,
  at,
  low,
  before,
  after,
  opens,
}: Place): { lemma: string; form: Form } | undefined {
  const known = forms.get(low) ?? unknownForm(low);
  if (
    known &&
    isVerbHere(known.form, low, before, after, opens) &&
    (opens ||
      known.form !== 'third' ||
      before?.tag !== 'noun' ||
      isDetermined(tokens, french.behind(tokens, at)))
  )
    return known;
  if (!isUnknownVerb(low, before, after)) return undefined;
  return low.endsWith('ent') && low.length > 5
    ? { lemma: `${low.slice(0, -3)}er`, form: 'plural' }
    : { lemma: `${low.replace(/e$/, '')}er`, form: 'third' };
}

// `l'eau` is two words to grammar.
function split(token: Token): Token[] {
  const parts =
    token.tag === 'other'
      ? /^(l|d|qu|n|s|c|j|m|t|lorsqu|puisqu|jusqu)'(.+)$/.exec(token.low)
      : null;
  if (!parts) return [token];
  const cut = token.start + (parts[1]?.length ?? 0) + 1;
  return [
    { ...token, text: token.text.slice(0, cut - token.start), low: `${parts[1]}'`, end: cut },
    { ...token, text: token.text.slice(cut - token.start), low: parts[2] ?? '', start: cut },
  ];
}

function closedClass({ token, tokens, at, low, before: hung, after }: Place, kind: Tag): void {
  token.tag = kind;
  const before = tokens[at - 1];
  if (low === 'entre' && hung?.tag === 'pron') {
    Object.assign(token, { tag: 'verb', lemma: 'entrer', form: 'third' });
    return;
  }
  const afterKind = after ? closed.get(after.low) : undefined;
  const verbNext =
    after !== undefined &&
    (forms.has(after.low) ||
      unknownForm(after.low) !== undefined ||
      afterKind === 'be' ||
      afterKind === 'aux');
  const nounBefore = /^(?:noun|adj|pp|name|num)$/.test(before?.tag ?? '');
  if (low === 'des' || low === 'du')
    token.tag = nounBefore
      ? 'prep'
      : low === 'des'
        ? 'det'
        : before?.tag === 'verb' || before?.tag === 'aux'
          ? 'det'
          : 'prep';
  if (
    /^(?:le|la|les|l')$/.test(low) &&
    verbNext &&
    (before?.tag === 'pron' || before?.tag === 'neg' || before?.tag === 'rel')
  )
    token.tag = 'obj';
  if (
    (low === 'nous' || low === 'vous') &&
    (before?.tag === 'pron' ||
      /^(?:prep|verb)$/.test(before?.tag ?? '') ||
      (before?.tag === 'noun' &&
        verbNext &&
        !afterKind &&
        forms.get(after?.low ?? '')?.form === 'third'))
  )
    token.tag = 'obj';
  if (low === 'en' && after?.tag === 'other' && !(before?.tag === 'pron')) token.tag = 'prep';
  if (low === 'plus')
    token.tag =
      before?.tag === 'neg' ||
      before?.tag === 'verb' ||
      before?.tag === 'aux' ||
      before?.tag === 'be'
        ? 'neg'
        : 'adv';
  if (low === 'quand' && after?.low === 'même') token.tag = 'adv';
  if (low === 'leur' && verbNext) token.tag = 'obj';
  if (low === 'personne' || low === 'rien')
    token.tag =
      before?.tag === 'det' || before?.tag === 'num' || before?.tag === 'poss' ? 'noun' : 'pron';
  if (low === 'que' && before?.tag === 'verb') token.tag = 'sub';
  if (low === 'a' && before === undefined) token.tag = 'prep';
  if (low === 'ils' || low === 'elles' || low === 'ceux') token.plural = true;
  if (low === 'avant' || low === 'même')
    token.tag = after?.tag === 'other' && low === 'avant' ? 'prep' : kind;
  if ((low === 'un' || low === 'une') && (!after || after.tag === 'punct')) token.tag = 'pron';
}

function isVerbHere(
  form: string,
  low: string,
  before: Token | undefined,
  after: Token | undefined,
  opens: boolean,
): boolean {
  if (/^(?:det|poss|num)$/.test(before?.tag ?? '')) return false;
  if (form === 'infinitive') return true;
  if (before?.tag === 'prep') return false;
  if (/^(?:pron|rel|obj)$/.test(before?.tag ?? '')) return true;
  const next = after ? (closed.get(after.low) ?? after.tag) : 'end';
  if (form === 'we' || form === 'you') return /(?:ons|ez|tes|mes)$/.test(low);
  if (opens)
    return (
      form === 'third' &&
      /^(?:det|poss|obj|num|prep|adv)$/.test(next) &&
      !(next === 'prep' && /^(?:de|d'|du|à|au)$/.test(after?.low ?? '')) &&
      low.length > 3
    );
  if (form === 'third' || form === 'plural')
    return (
      /^(?:noun|name|adj|pp|num)$/.test(before?.tag ?? '') &&
      /^(?:det|poss|prep|adv|num|end|punct|obj|and|neg|money|other|sub|rel)$/.test(next) &&
      !(next === 'prep' && /^(?:de|d'|du)$/.test(after?.low ?? '') && form === 'third')
    );
  return false;
}

// `Siège ferme`: a bare noun is no subject.
function isDetermined(tokens: readonly Token[], at: number): boolean {
  for (let here = at; here >= Math.max(0, at - 6); here--) {
    const { tag } = tokens[here] as Token;
    if (/^(?:det|poss|num|pron|rel|obj|name)$/.test(tag)) return true;
    if (tag === 'punct') return false;
  }
  return false;
}

// Between a noun and an article stands a verb: `Le levier bloque le dossier`.
function isUnknownVerb(low: string, before: Token | undefined, after: Token | undefined): boolean {
  if (!/(?:[^é]e|ent|[td])$/.test(low) || common.has(low) || adjective.test(low)) return false;
  // Behind a pronoun stands nothing else.
  if (/^(?:pron|obj|rel)$/.test(before?.tag ?? '') && before?.low !== 'y') return low.length > 3;
  const next = after ? closed.get(after.low) : undefined;
  return (
    low.length > 3 &&
    /^(?:noun|name|and)$/.test(before?.tag ?? '') &&
    (next === 'det' || next === 'poss') &&
    lookUpNoun(low, 'fr') === undefined &&
    !/(?:tion|ure|age|isme|ette|ment)$/.test(low)
  );
}
