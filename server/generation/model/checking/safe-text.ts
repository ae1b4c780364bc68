import { stripMarkdown } from '#domain/script/strip-markdown.ts';

/**
 * A model's text as it may leave the house: plain text without tags, markdown, hidden characters,
 * or addresses that do not stand in `own`, which is what the visitor wrote.
 */
export function safeText(text: string, own: string): string {
  if (text.length > longest) return '';
  const known = own.toLowerCase();
  let plain = visible(text);
  for (let layer = 0; layer < mostLayers; layer++) {
    const before = plain;
    const shown = withoutTags(decoded(plain)).replace(/[ \t]{2,}/g, ' ');
    plain = stripMarkdown(shown.replace(link, '$1').replace(torn, ' '));
    plain = plain.replace(address, (found) => keep(found, known)).replace(/[ \t]{2,}/g, ' ');
    if (plain === before) return plain.replace(/[ \t]+(?=[.,;:!?](?:\s|$))/gm, '').trim();
  }
  return '';
}

/** No part of any work is as long. */
const longest = 8_000;
// What hides deeper in codes within codes was not written to be read.
const mostLayers = 30;

/** Makes every string in a value safe, each once, however often it comes again. */
export function openSafeValue(own: string): (value: unknown) => unknown {
  const known = new Map<string, string>();
  const safeString = (text: string): string => {
    const safe = known.get(text) ?? safeText(text, own);
    known.set(text, safe);
    return safe;
  };
  return function safeValue(value: unknown): unknown {
    if (typeof value === 'string') return safeString(value);
    if (Array.isArray(value)) return value.map(safeValue);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, safeValue(item)]));
  };
}

/** At most `max` characters, cut behind a sentence, or else behind a word. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
  const sentence = head.search(/[.!?…。！？]["'”’)»]?(?=\s[^.!?…。！？]*$)/u);
  if (sentence > max / 2) return head.slice(0, sentence + 1).trim();
  const word = head.search(/\s\S*$/);
  return (word > 0 ? head.slice(0, word) : head).replace(/[\s,;:–—-]+$/u, '');
}

/** Every text in `value`, one below the other. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null || typeof value !== 'object') return '';
  return Object.values(value).map(textOf).filter(Boolean).join('\n');
}

// Line breaks and tabs stay. A joiner stays between two emoji.
const visible = (text: string) =>
  text
    .normalize('NFC')
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(
      /(?<!\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d|\u200d(?!\p{Extended_Pictographic})/gu,
      '',
    )
    .replace(/(?!\u200d)[\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[\p{Co}\p{Cn}]/gu, '')
    .replace(blank, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(disguised, (letter) => letter.normalize('NFKC'))
    .replace(/(?<=[a-z\d])[．。｡](?=[a-z\d])/gi, '.');

// Letters and signs that nobody sees, and others that look like those of an address.
const blank = /[\u115f\u1160\u2800\u3164\uffa0]|\u034f|[\u{e0100}-\u{e01ef}]/gu;
const disguised = /[\u249c-\u24e9\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]/gu;

const named: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const decoded = (text: string) =>
  text
    .replace(/&(lt|gt|amp|quot|apos|nbsp);/gi, (_, name: string) => named[name.toLowerCase()] ?? '')
    .replace(/&#(?:x([\da-f]{1,5})|(\d{1,6}));?/gi, (_, hex?: string, ten?: string) =>
      visible(String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(ten)).toWellFormed()),
    );

const withoutTags = (text: string) =>
  text
    .replace(/<(script|style|iframe|object|svg)\b[^>]*>[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\/?[a-z!?][^<>]*>/gi, '')
    .replace(/<(?=[a-z/!?])/gi, '');

// With brackets in its address, unlike those of a script.
const link = /!?\[([^\][\n]*)\]\((?:[^()\n]|\([^()\n]*\))*\)/g;

const torn = /\]\(|!\[(?![^\][]*\])/g;

const endings =
  'com|net|org|info|biz|io|co|ai|app|dev|shop|store|online|site|xyz|test|example|tv|me|uk|us|eu|de|at|ch|fr|es|it|nl|ru|cn|jp|in|br|ca|au|ly|gg|cc|link|top|club|page|zip|click|live|pro|icu|vip|ws|mobi|cloud';
// Parts are as long as addresses have them: without an end, a long text would be searched from each
// of its letters on.
const address = new RegExp(
  [
    '(?:javascript|vbscript)\\s*:\\s*\\S*',
    '\\b(?:data\\s*:\\s*[a-z]+/|blob:|file:)\\S+',
    '[a-z][a-z\\d+.-]{1,15}://[^\\s<>"”»)\\]]+',
    '(?:mailto:)?[\\p{L}\\d._%+-]{1,64}@[\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+)+',
    '\\bwww\\.[^\\s<>"”»)\\]]+',
    `(?<![\\p{L}\\d])(?:[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?\\.){1,10}(?:${endings})\\b(?:[/?#][^\\s<>"”»)\\]]*)?`,
    '(?<![\\p{L}\\d])(?:[a-z\\d][a-z\\d-]{0,61}\\.){1,10}[a-z]{2,24}/[^\\s<>"”»)\\]]+',
  ].join('|'),
  'giu',
);

// An address is the visitor's when it stands in what they wrote, with or without its beginning.
function keep(found: string, known: string): string {
  if (/^(?:javascript|vbscript|data|file|blob)\s*:/i.test(found)) return '';
  const bare = bareAddress(found);
  if (bare !== '' && isIn(bare, known)) return found;
  return /[.,;:!?]$/.exec(found)?.[0] ?? '';
}

const bareAddress = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:[a-z][a-z\d+.-]*:\/\/|mailto:|tel:)/, '')
    .replace(/^www\./, '')
    .replace(/[/.,;:!?]+$/, '');

// `crumb.com` is not known by a visitor who wrote `hearthcrumb.com.evil.test`.
function isIn(bare: string, known: string): boolean {
  for (let at = known.indexOf(bare); at >= 0; at = known.indexOf(bare, at + 1)) {
    const [before, after] = [known[at - 1] ?? ' ', known.slice(at + bare.length)];
    if (!/[\p{L}\d@-]/u.test(before) && !/^(?:[\p{L}\d@-]|\.[\p{L}\d])/u.test(after)) return true;
  }
  return false;
}
