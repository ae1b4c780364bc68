// A second look for a verb where the tagger, which knows some verbs alone, has found none: by the place
// a verb takes beside its subject, and by endings that only verbs have.

import { lists } from '../en/lists.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Language } from '../subject-frame.ts';
import { isConjugated } from './segments.ts';
import type { Token } from './tongue.ts';

type Look = (tokens: readonly Token[], at: number) => boolean;

/** Whether a statement without a known verb has one all the same. */
export function hasFinite(tokens: readonly Token[], language: Language): boolean {
  const until = tokens.findIndex(({ tag }) => tag === 'rel' || tag === 'sub');
  const main = until < 0 ? tokens : tokens.slice(0, until);
  return (
    !main.some(isConjugated) &&
    main.some(({ tag }, at) => /^(?:noun|adv|adj|pp)$/.test(tag) && looks[language](main, at))
  );
}

const is = (tag: RegExp, token: Token | undefined) => token !== undefined && tag.test(token.tag);

const english: Look = (tokens, at) => {
  const [first] = tokens;
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  // `You queue`.
  if (at === 1 && first?.tag === 'pron') return token.tag === 'noun';
  if (!is(/^(?:noun|name)$/, before) || /^(?:prep|pp|ing|link)$/.test(first?.tag ?? ''))
    return false;
  // `Three people died in …`
  if (token.tag === 'pp' && lists.people.has(before?.lemma ?? '') && is(/^(?:num|det)$/, first))
    return is(/^(?:prep|adv)$/, next) && next?.low !== 'by';
  // `The money sit in …`: no noun that a dictionary has, where a verb would stand.
  if (
    token.tag === 'noun' &&
    is(/^(?:det|poss)$/, first) &&
    is(/^(?:prep|det|poss)$/, next) &&
    !lookUpNoun(token.low, 'en')
  )
    return true;
  const owned = is(/^(?:poss|name)$/, first) || first?.low === 'one' || first?.low === 'every';
  // `Robbie learned to …`, `My father built the …`
  if (token.tag === 'pp') return owned && is(/^(?:det|poss|obj|to|num)$/, next);
  // `My wife demonstrates with …`
  return (
    owned &&
    token.tag === 'noun' &&
    before?.plural !== true &&
    /[^s]s$/.test(token.low) &&
    is(/^(?:prep|det|poss|adv|and)$/, next) &&
    next?.low !== 'of' &&
    next?.low !== 'and'
  );
};

const german: Look = (tokens, at) => {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  if (at === 0 || !/^\p{Ll}/u.test(token.text) || token.tag === 'noun') return false;
  if (/^ich$/.test(before?.low ?? '') || tokens[at + 1]?.low === 'ich') return true;
  // `Das kostet`, `hats`, `gibts`; not `gereift`, `verpackt`, `sonst`.
  return (
    is(/^(?:noun|name|pron|obj|det|num)$/, before) &&
    token.tag === 'adv' &&
    /^(?:\p{L}{2,}[^aeiouäöüs]t|\p{L}{2,}[^i]et|\p{L}{2,}[^s]st|\p{L}*[nt]ts?|\p{L}{2,}ns)$/u.test(
      token.low,
    ) &&
    !/^(?:ge|be|ver|er|ent|zer)\p{L}{3,}t$|(?:haft|bereit|wert|los|sonst|selbst|fast|erst|jetzt|nicht|bereits|rechts|nichts|meist|längst|stets|nachts|höchst|mindest|laut|samt)$/u.test(
      token.low,
    )
  );
};

const adjectival =
  /(?:ique|aire|able|ible|elle|euse|ive|ante|ente|oire|iste|ée|ile|ine|ane|ose|ite)$/;
const french: Look = (tokens, at) => {
  const [first] = tokens;
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (token.tag === 'pp' || at === 0) return false;
  if (/^(?:ne|n')$/.test(before?.low ?? '')) return !/(?:er|ir|re|oir)$/.test(token.low);
  if (
    is(/^pron$/, before) &&
    /^(?:on|je|j'|il|elle|nous|vous|ils|elles|ça)$/.test(before?.low ?? '')
  )
    return true;
  return (
    is(/^(?:det|poss|name)$/, first) &&
    (is(/^(?:noun|name)$/, before) ||
      before?.text === ')' ||
      /^[lmts]'$/.test(before?.low ?? '')) &&
    at > 1 &&
    /(?:[^é]e|ent|[^a]it|ont|ît)$/.test(token.low) &&
    !adjectival.test(token.low) &&
    is(/^(?:adv|prep|det|neg|num|poss)$/, next) &&
    !/^(?:de|d'|du)$/.test(next?.low ?? '')
  );
};

const spanish: Look = (tokens, at) => {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  const next = tokens[at + 1];
  if (/(?:[aei]rá|[aei]rán|[aei]ré|[aei]remos)$/.test(token.low)) return true;
  if (before?.low === 'no')
    return is(/^(?:noun|det|prep|adv|adj|obj)$/, next) && token.low.length > 2;
  return (
    /^(?:lo|la|los|las|le|les|se|me|te|nos)$/.test(before?.low ?? '') &&
    (at === 1 || tokens[at - 2]?.tag === 'punct') &&
    /(?:ás|és|ís|amos|emos|imos)$/.test(token.low)
  );
};

const looks: Record<Language, Look> = { en: english, de: german, fr: french, es: spanish };
