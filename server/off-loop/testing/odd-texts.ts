// Texts that have broken programs: letters that unfold, join, turn around, weigh nothing or never end.

/** Pieces that are repeated up to the length that a schema admits. */
export const oddPieces: Readonly<Record<string, string>> = {
  'letters that unfold': 'ﷺ',
  'letters that change length in lower case': 'İıŞş',
  'no spaces, CJK': '広告を作りたい',
  'no spaces, Hebrew': 'שלום',
  'no spaces, Latin': 'abcdefghij',
  'one letter': 's',
  'zero-width spaces': 'a\u200b',
  'zero-width joiners': 'a\u200d',
  'marks without end': 'a\u0301\u0323\u0308',
  'emoji in one': '👩‍👩‍👧‍👦',
  'direction marks': '\u202ea\u2066b\u2069',
  'half an address': 'a.b@c.',
  'half a link': 'https://a.',
  digits: '1234567890',
  amounts: '$1,000,000',
  quotes: '"a ‘b',
  brackets: '(a [b {',
  questions: 'how? ',
  'and and': 'and how ',
  'leading to a day': 'à la fin ',
  dots: 'a. B. ',
  dashes: 'a-b–c — ',
  blanks: 'a          ',
  lines: 'a\n\n',
  'rows of a script': '1. HOOK | 0-5 s\nVIDEO: CU. A loaf.\nVO: Warm. Now.\n',
};

/** A text that begins as something we read, goes on for long, and then is not that after all. */
export type Shape = { begins: string; again: string; ends: string };
/** What a field is filled with. */
export type Piece = string | Shape;

export const oddBeginnings = [
  '',
  'a',
  '1. ',
  '1. HOOK | 0-5 s\nVO: ',
  '1. HOOK | 0',
  'VO: ',
  'A: (',
  '- ',
  '# ',
  '**',
  '"',
  '<a ',
  'https://a.',
  'The ',
];
export const oddMiddles = [
  ' ',
  '\t',
  '\u00a0',
  '\n',
  ' \n',
  '\r',
  '.',
  '-',
  '(',
  "'",
  '1',
  '1.',
  ',',
  '*',
  '#',
  '|',
  ' |',
  ':',
  ': ',
  'A: ',
  'a ',
  'a.',
  'a@',
  '\u200b',
  '<',
  '&',
  '=',
];
export const oddEndings = ['', 'x', ' x', '!', '|', '\n1. HOOK | 0-5 s', ')', '\u2028x'];

/** `piece` again and again, or the middle of a shape, `length` long. */
export function filledWith(piece: Piece, length: number): string {
  if (typeof piece === 'string') return again(piece, length);
  const { begins, again: middle, ends } = piece;
  const room = Math.max(0, length - begins.length - ends.length);
  return `${begins}${again(middle, room)}${ends}`.slice(0, length);
}

const again = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
