import type { Token } from './tongue.ts';

/** The text of some tokens as typed. */
export function spanOf(text: string, tokens: readonly Token[], start: number, end: number): string {
  const first = tokens[start];
  const last = tokens[end - 1];
  return first && last && end > start ? text.slice(first.start, last.end) : '';
}

export const capital = (text: string) =>
  // `iPhone`, `eBay` keep their small letter; so do links.
  /^\p{Ll}\p{Lu}|^(?:www\.|https?:)/u.test(text)
    ? text
    : text.replace(
        /^([("“„«¿¡'‘]*)(\p{Ll})/u,
        (_, lead: string, letter: string) => lead + letter.toUpperCase(),
      );

/** With a capital and a stop. */
export function sentence(text: string, stop: '.' | '!' | '?' = '.'): string {
  // `CHF 49.–` ends as typed.
  const plain = /\d[.,][–-]$/.test(text) ? text : text.replace(/[\s,;:–—-]+$/, '').trim();
  const ended = /[.!?…]["”’»)]?$/.test(plain) ? capital(plain) : `${capital(plain)}${stop}`;
  // `¡¡Nunca más!` that is said without its shout opens without one.
  return /[!?]/.test(ended) ? ended : ended.replace(/^[¡¿]+/, '');
}

export const lowerFirst = (token: Token | undefined, text: string) =>
  token &&
  (token.tag === 'name' ||
    token.text === 'I' ||
    /^\p{Lu}{2}|^\p{Lu}\p{Ll}*\p{Lu}/u.test(token.text))
    ? text
    : text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());

export const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;

export const wordsBetween = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).filter(({ tag }) => tag !== 'punct').length;
