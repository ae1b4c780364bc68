// A text typed as a form or a document: its headings are for whoever reads it, and say what stands under them.
import { isBody } from '../subject/read-sponsor.ts';
import { isConjugated } from './segments.ts';
import type { Tongue } from './tongue.ts';

type Sections = {
  /** What is said, without headings and credits. */
  told: string;
  /** What stands under `Who for`. */
  audience: string;
  /** What stands under `The key message`. */
  message: string;
};

/** `apart` is for whoever makes the film. */
type Kind = 'audience' | 'message' | 'told' | 'apart';

/** Words of a heading. */
const mostWords = 6;
/** Labels that make a text a form. */
const leastLabels = 2;

const asksWhom =
  /^(?:who(?:m)?(?!\p{L}).*\sfor|for whom?|für wen|(?:para|a) quién(?:es)?|pour qui|audience|target\s\p{L}+|zielgruppe|público(?: objetivo)?|cible)$/iu;
const names = /(?<!\p{L})(?:\p{L}*message|\p{L}*botschaft|mensaje)(?!\p{L})/iu;
const asks =
  /^(?:what|how|when|where|who|why|was|wie|wann|wo|wer|warum|qué|cómo|cuándo|dónde|quién|quoi|comment|quand|où|qui|pourquoi)(?!\p{L})/iu;
const label = /^([^\n.:!?,;"“”„«»()]{2,44}?)\s?:\s(.+)$/su;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);
const keepsBack =
  /(?<!\p{L})(?:not|nicht|no|pas)(?!\p{L})[^.]*(?<!\p{L})(?:film|ad|spot|v[ií]deo|werbung|anuncio|pub)(?!\p{L})/iu;
const kindOf = (heading: string): Kind =>
  keepsBack.test(heading)
    ? 'apart'
    : asksWhom.test(heading)
      ? 'audience'
      : names.test(heading)
        ? 'message'
        : 'told';
const isShout = (line: string) =>
  line === line.toUpperCase() && /\p{Lu}{2}/u.test(line) && !/\d/.test(line);

/** The same text by what its headings say of it. */
export function sectionsOf(text: string, tongue: Tongue): Sections {
  const found: Record<Kind, string[]> = { told: [], audience: [], message: [], apart: [] };
  const lines = text.split('\n').map((line) => line.trim());
  const labels = lines.filter((line) => wordsOf(label.exec(line)?.[1] ?? '').length > 0);
  const isForm = labels.length >= leastLabels;
  const titles = lines.map((_, at) => isTitle(lines, at));
  const isTitled = titles.filter(Boolean).length >= leastLabels;
  let under: Kind = 'told';
  for (const [at, line] of lines.entries()) {
    const next = lines.slice(at + 1).find(Boolean);
    const heading =
      isTitled && titles[at] ? line : next ? headingIn(line, next, tongue) : undefined;
    if (heading !== undefined) under = kindOf(heading);
    else if (line !== '' || found[under].length === 0) {
      // `On the 17. February` is no end of a sentence.
      for (const part of line.split(/(?<=(?:[\p{L})]|\d{3})[.!?])\s+(?=\p{Lu})/u)) {
        const { kind, said } = labelled(part, isForm && line.startsWith(part), tongue);
        found[kind === 'told' ? under : kind].push(said);
        // What goes on behind the message in its paragraph belongs to it.
        if (kind === 'message') under = kind;
      }
      found[under].push('\n');
    } else under = 'told';
  }
  const joined = (kind: Kind) =>
    found[kind]
      .filter(Boolean)
      .join(' ')
      .replace(/ ?\n ?/g, '\n')
      .trim();
  const message = joined('message');
  return {
    told: [joined('told'), message].filter(Boolean).join('\n'),
    audience: joined('audience'),
    message,
  };
}

// `Signs` over a paragraph: short, without a stop, and right above whole sentences.
function isTitle(lines: readonly string[], at: number): boolean {
  const [line = '', next = ''] = lines.slice(at, at + 2);
  return (
    (at === 0 || lines[at - 1] === '') &&
    /^\p{Lu}[^.:!?"“”„«»\d]*$/u.test(line) &&
    wordsOf(line).length <= mostWords &&
    wordsOf(next).length > mostWords &&
    /[.!?…]$/u.test(next)
  );
}

// `WHAT WE DO`, `What's different:` on a line of its own.
function headingIn(line: string, next: string, tongue: Tongue): string | undefined {
  const heading = line.replace(/\s?[:?]$/, '');
  if (heading === '' || wordsOf(heading).length > mostWords || /[.!,;]/.test(heading))
    return undefined;
  if (isShout(heading)) return isShout(next) ? undefined : heading.toLowerCase();
  if (!line.endsWith(':')) return undefined;
  const isSaid = tongue.tag(heading, new Set()).some(isConjugated);
  return asks.test(heading) || !isSaid ? heading : undefined;
}

function labelled(part: string, begins: boolean, tongue: Tongue): { kind: Kind; said: string } {
  const [, heading = '', rest = ''] = label.exec(part) ?? [];
  const kind = kindOf(heading);
  const plain = { kind: 'told' as const, said: part };
  if (!heading || wordsOf(heading).length > mostWords) return plain;
  if (kind !== 'told') return { kind, said: rest };
  const verbs = (text: string) => tongue.tag(text, new Set()).some(isConjugated);
  if (verbs(heading)) return plain;
  // `Context: last winter four people died`; a list under its label would turn its sense without it.
  const tokens = tongue.tag(heading, new Set());
  const isNoun = tongue.phraseAt(tokens, 0) !== undefined;
  const isPlain =
    /^(?:noun|name)$/.test(tokens[0]?.tag ?? '') && !tokens.some(({ tag }) => tag === 'num');
  if (isPlain && isCredit(rest, tongue)) return { ...plain, said: '' };
  const isApart = begins || (/^\p{Lu}/u.test(rest) && wordsOf(heading).length < 2);
  return isNoun && isApart && verbs(rest) ? { ...plain, said: rest } : plain;
}

// `Partner: CVAG`: nothing but names, and for the end at most.
const isCredit = (rest: string, tongue: Tongue): boolean => {
  const tokens = tongue.tag(rest, new Set());
  const told = tokens.filter(({ tag }) => !/^(?:punct|prep|det|and|to)$/.test(tag));
  return (
    told.length > 0 &&
    told.length <= mostWords &&
    told.every(({ text, tag }) => /^\p{Lu}/u.test(text) && /^(?:name|noun|adj)$/.test(tag)) &&
    (isBody(rest) ||
      (!told.some(({ low, lemma }) => tongue.lists.places.has(lemma?.toLowerCase() ?? low)) &&
        told.some(({ text, tag }) => tag === 'name' || /^\p{Lu}{3,}$/u.test(text))))
  );
};
