// Finds where sentences end in typed text: not at abbreviations, decimals, prices, links or hours.

export type Sentence = {
  text: string;
  /** `.`, `!`, `?`, or nothing where a line or a colon ended it. */
  stop: '' | '.' | '!' | '?';
};

/** Sentences in their order, as typed, without the marks that ended them. */
export function cutSentences(text: string, abbreviations: ReadonlySet<string>): Sentence[] {
  const found: Sentence[] = [];
  let from = 0;
  let depth = 0;
  const take = (to: number, stop: Sentence['stop']) => {
    const piece = trimmed(text.slice(from, to));
    if (/[\p{L}\p{N}]/u.test(piece)) found.push({ text: balanced(piece), stop });
    depth = 0;
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '(') depth++;
    else if (sign === ')' && depth > 0) depth--;
    else if (sign === '\n') {
      take(at, '');
      from = at + 1;
    } else if ('.!?…'.includes(sign) && endsAt(text, at, from, abbreviations)) {
      let end = at + 1;
      while (end < text.length && '.!?…'.includes(text.charAt(end))) end++;
      const marks = text.slice(at, end);
      const stop = marks.includes('?') ? '?' : marks.includes('!') ? '!' : '.';
      let quote = end;
      while (quote < text.length && '"”’»)'.includes(text.charAt(quote))) quote++;
      // `"Slept." (Gaz, Immingham)`: who said it goes with it.
      if (quote > end) quote += /^\s?\([^()\n]{2,60}\)/.exec(text.slice(quote))?.[0].length ?? 0;
      // `"You sure?" gets the truth` goes on.
      if (quote > end && /^\s?\p{Ll}/u.test(text.slice(quote, quote + 2))) {
        at = quote - 1;
        continue;
      }
      take(quote > end ? quote : at, stop);
      from = quote;
      at = quote - 1;
    } else if (sign === ';' && depth === 0) {
      take(at, '.');
      from = at + 1;
    }
  }
  take(text.length, '');
  return found;
}

function endsAt(
  text: string,
  at: number,
  from: number,
  abbreviations: ReadonlySet<string>,
): boolean {
  const next = text.charAt(at + 1);
  if (next && !/[\s.!?…"”’»)]/u.test(next)) return false;
  // `you're home... and there are 42 stairs`: a pause, and no end.
  if (
    /^(?:…|\.{2,9})\s\p{Ll}/u.test(text.slice(at, at + 12)) ||
    /^\.\.\s\p{Ll}/u.test(text.slice(at - 1, at + 3))
  )
    return false;
  if (text.charAt(at) !== '.') return true;
  let begin = at;
  while (begin > from && at - begin < 24 && /[\p{L}\p{N}.]/u.test(text.charAt(begin - 1))) begin--;
  const word = text.slice(begin, at);
  const after = /\S/.exec(text.slice(at + 1, at + 4))?.[0] ?? '';
  if (next === '.' || !after) return true;
  // `10 in. below grade`: a measure, and no end.
  if (/^in$/i.test(word) && /\d\s?$/.test(text.slice(from, begin)) && /\p{Ll}/u.test(after))
    return false;
  // `No. 9`, but not `No. Never.`
  if (/^no$/i.test(word)) return !/\d/.test(after);
  // `Hilfsmittelnr. beantragt`, `Lindenstr. 4`
  if (abbreviations.has(word.toLowerCase()) || /\p{Ll}{3}(?:nr|str)$/u.test(word)) return false;
  // `8 a. m.`
  if (/^[ap]$/i.test(word) && /^\s?m\./i.test(text.slice(at + 1, at + 4))) return false;
  if (/^m$/i.test(word) && /[ap]\.\s?$/i.test(text.slice(from, begin)))
    return /\p{Lu}/u.test(after);
  // An initial, `J. Smith`, and not the end of `her brother's.`
  // `To 260 C. No glue`: behind a figure it is a unit.
  if (/^\p{L}$/u.test(word))
    return (
      word === 'I' ||
      /['’]/.test(text.charAt(begin - 1)) ||
      /\d\s?$/.test(text.slice(Math.max(0, begin - 2), begin))
    );
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return /\p{Lu}/u.test(after) && !/^[ap]\.m$/i.test(word);
  // The point of an ordinal: `6. März`, `1. Mai`.
  if (/^\d{1,2}$/.test(word))
    return !isMonthAhead(text, at) && !/^\s(?:und|bis|oder)\s/.test(text.slice(at + 1, at + 7));
  return true;
}

const isMonthAhead = (text: string, at: number) =>
  /^\s?(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|stock|etage|klasse)/i.test(
    text.slice(at + 1, at + 8),
  );

function trimmed(piece: string): string {
  let start = 0;
  let end = piece.length;
  while (
    start < end &&
    /[\s,;:–—/&-]/.test(piece.charAt(start)) &&
    !/^-\d/.test(piece.slice(start))
  )
    start++;
  while (end > start && /[\s,;:–—&-]/.test(piece.charAt(end - 1))) {
    // `CHF 49.–` ends as typed.
    if (/\d[.,]?[–-]$/.test(piece.slice(Math.max(start, end - 4), end))) break;
    end--;
  }
  return piece.slice(start, end);
}

/** Without quotation marks and brackets that have lost their partner. */
export function balanced(piece: string): string {
  let text = piece;
  for (const [open, close] of [
    ['(', ')'],
    ['“', '”'],
    ['„', '“'],
    ['«', '»'],
    ['"', '"'],
  ] as const) {
    if (open === close) {
      // After a digit it is a measure: `6'4"`.
      const marks = text.match(/(?<!\d)"/g)?.length ?? 0;
      const inches = text.match(/(?<=\d)"/g)?.length ?? 0;
      if (marks % 2 && (marks + inches) % 2) text = text.replace(/(?<!\d)"/g, '');
      continue;
    }
    const opened = text.split(open).length - 1;
    const closed = text.split(close).length - 1;
    if (open !== '“' && opened !== closed) text = text.replaceAll(open, '').replaceAll(close, '');
  }
  return text.trim();
}
