// What is said with the product's name: what it is, what has no subject, what begins with a pronoun.
import { baseOfThird } from '../../en/word-forms.ts';
import { lookUpNoun } from '../../lexicon/look-up-noun.ts';
import type { Statement } from '../../subject-frame.ts';
import { isConjugated } from '../../text/segments.ts';
import { lowerFirst, spanOf } from '../../text/spans.ts';
import type { Piece, Token, Tongue } from '../../text/tongue.ts';
import type { Ground } from '../ground.ts';
import { speak } from './speak.ts';

/** The head with its article, as it stands in the middle of a sentence. */
export function definiteHead({ head, tongue }: Ground): string | undefined {
  const tokens = tongue.tag(head.text, new Set());
  const phrase = tongue.phraseAt(tokens, 0);
  return phrase
    ? tongue.withArticle(head.text, tokens, phrase, true, head.gender) || undefined
    : undefined;
}

/** Letters of a name that can be said before what it is. */
const longestName = 32;

// `Silent dog whistle.` is no sentence, `This is Hush: silent dog whistle.` is one.
export function presented(piece: Piece, ground: Ground): string[] {
  const { name, tongue } = ground;
  // A name that asks is no name to be said so.
  if (name.length > longestName || /[?!:…]$/.test(name)) return [];
  const [first] = piece.tokens;
  const isSaid = piece.text.toLowerCase().includes(name.toLowerCase());
  const spoken = speak(piece, tongue);
  if (!isSaid && !isPlainlyNamed(piece, ground)) return [];
  // `Introducing Hush, the silent whistle` presents already.
  if (isSaid && first?.low.endsWith('ing') && tongue.language === 'en') return spoken;
  const own = isSaid ? undefined : saidToBe(piece, ground);
  if (own)
    return spoken
      .filter((said) => said.toLowerCase().startsWith(own.noun))
      .map((said) => `${own.text}${said.slice(own.noun.length)}`);
  // Two labels make no sentence.
  const labelled = /^[^:]{1,40}: /;
  return (isSaid ? spoken : spoken.filter((said) => !labelled.test(said))).map((said) =>
    isSaid
      ? `${tongue.presents} ${first?.tag === 'det' ? lowerFirst(first, said) : said}`
      : `${tongue.presents} ${name}${tongue.language === 'fr' ? '\u00a0' : ''}: ${tongue.language === 'de' ? said : lowerFirst(first, said)}`,
  );
}

// What the text begins with, and no verb that looks like a noun: `Fabry disease runs in families`.
function isPlainlyNamed(piece: Piece, { pieces, tongue }: Ground): boolean {
  const isFirst = pieces.find(({ source }) => source === 'description') === piece;
  const phrase = tongue.phraseAt(piece.tokens, 0);
  const head = phrase && piece.tokens[phrase.head];
  return (
    isFirst &&
    head !== undefined &&
    !(
      tongue.language === 'en' &&
      phrase &&
      phrase.head > 0 &&
      baseOfThird(head.low) &&
      /^(?:prep|det|adv|poss)$/.test(piece.tokens[phrase.end]?.tag ?? '')
    )
  );
}

/** How surely what it is has to be read to be said of its name. */
const surely = 0.7;
const copula: Record<Tongue['language'], string> = { en: 'is', de: 'ist', es: 'es', fr: 'est' };

// `Six-part comedy series` is said as `Owambe Security is a six-part comedy series`, where it is one.
function saidToBe(
  { text, tokens }: Piece,
  ground: Ground,
): { text: string; noun: string } | undefined {
  const { name, tongue, kind, found } = ground;
  const phrase = tongue.phraseAt(tokens, 0);
  if (phrase?.start !== 0 || phrase.plural || tokens[0]?.tag === 'num') return undefined;
  // A firm is not what it makes, a name that is a sentence is nothing, and matter is no one thing.
  const isOne = /^(?:thing|app|story|channel)$/.test(kind) && (found?.confidence ?? 0) >= surely;
  const isFirm = name.includes('&') || tongue.tag(name, new Set()).some(isConjugated);
  const head = tokens[phrase.head];
  // `Painting inside and out` is done, and nobody is one.
  const isDoing =
    tongue.language === 'en' && /\p{L}{3}ing$/u.test(head?.low ?? '') && phrase.end === 1;
  const known = lookUpNoun(head?.lemma ?? head?.low ?? '', tongue.language);
  const isMatter = known?.class === 'stuff' || (!known && (kind === 'channel' || phrase.end > 3));
  if (
    !isOne ||
    isFirm ||
    isDoing ||
    isMatter ||
    (/^(?:es|fr)$/.test(tongue.language) && /[sx]$/.test(head?.low ?? ''))
  )
    return undefined;
  const noun = spanOf(text, tokens, 0, phrase.end);
  const called = tongue.withArticle(text, tokens, phrase, false);
  // What takes no article is matter or many.
  return called.split(' ').length > noun.split(' ').length
    ? { text: `${name} ${copula[tongue.language]} ${called}`, noun: noun.toLowerCase() }
    : undefined;
}

// `Holds 8 bar.`: in English what has no subject is said with the name of what it is said of.
export function saidOfName(ground: Ground, piece: Piece): string | undefined {
  const { name, tongue, found, kind } = ground;
  const [first] = piece.segments;
  const isBare =
    first?.kind === 'shared' &&
    first.start === 0 &&
    first.verb === 0 &&
    piece.tokens[0]?.form === 'third';
  if (!isBare || tongue.language !== 'en' || piece.source !== 'description' || !found)
    return undefined;
  if (!/^(?:thing|app|service|venue)$/.test(kind) || isAwkward(ground)) return undefined;
  const [said] = speak(piece, tongue);
  return said && `${name} ${lowerFirst(piece.tokens[0], said)}`;
}

// A name that asks, is long, is a sentence or sounds like many is no name to be said so.
const isAwkward = ({ name, tongue }: Ground) =>
  name.length > longestName ||
  /[’']s\s.*s$|\s&\s/.test(name) ||
  /[?!:…,]/.test(name) ||
  tongue.tag(name.toLowerCase(), new Set()).some(isConjugated);

// `It is a box with a battery`: with its name in the place of the pronoun it needs no sentence before it.
export function apartOf(
  ground: Ground,
  piece: Piece,
  before: Piece | undefined,
  headNear: boolean,
  resolve: (token: Token) => string | undefined,
): Pick<Statement, 'apart'> {
  const { name, tongue, kind } = ground;
  const [first] = piece.tokens;
  const pointing = first && tongue.points.subject.get(first.low);
  // He and she are people of the story.
  if (kind === 'story' && !/^(?:it|es)$/.test(first?.low ?? '')) return {};
  const [segment] = piece.segments;
  const isFirst = segment?.kind === 'main' && segment.subject?.start === 0;
  if (!first || !pointing || pointing.plural || !isFirst || piece.stop === '?') return {};
  if (first.tag !== 'pron' || piece.source !== 'description') return {};
  // `Sie schicken`: whoever is spoken to, and not the product.
  const done = piece.tokens[segment.verb ?? 1]?.low ?? '';
  if (tongue.language === 'de' && first.low === 'sie' && !/t$/.test(done)) return {};
  if (isAwkward(ground)) return {};
  const isNamed = before?.text.toLowerCase().includes(name.toLowerCase()) ?? false;
  const pointed = resolve(first);
  if (!(isNamed || headNear) || (pointed !== undefined && pointed !== definiteHead(ground)))
    return {};
  const apart = speak(piece, tongue)
    .filter((said) => said.startsWith(first.text))
    .map((said) => name + said.slice(first.text.length));
  return apart.length > 0 ? { apart } : {};
}

/** Whether a statement speaks of the product: by its name or by a pronoun. */
export function speaksOfIt(piece: Piece | undefined, ground: Ground): boolean {
  const first = piece?.segments[0];
  // `Folds flat.`: its subject is the product.
  if (
    first?.kind === 'shared' ||
    (first?.kind === 'main' && !first.subject && ground.tongue.dropsSubject)
  )
    return true;
  const subject = first?.subject;
  if (!piece || !subject) return false;
  const said = spanOf(piece.text, piece.tokens, subject.start, subject.end).toLowerCase();
  return (
    said === ground.name.toLowerCase() ||
    ground.tongue.points.subject.has(said) ||
    said.endsWith(ground.head.noun.toLowerCase())
  );
}
