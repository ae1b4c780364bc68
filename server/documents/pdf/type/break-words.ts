// Where a line may break inside what the renderer takes for one word: between ideographs, between
// the words of a script that sets no blanks, and inside an address or a word wider than a column. An empty part is a place to break without a
// hyphen.
const longWord = 18;
const longPart = 9;
const ideograph =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;
const neverFirst =
  /^[、。，．！？；：）」』】〉》”’％,.!?;:)\]}々ーぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u;
const neverLast = /[（「『【〈《“‘([{]$/u;

const blankless = /\p{Script=Thai}/u;
const words = new Intl.Segmenter('th', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Splits a word into parts between which a line may break. Joined they are the word. */
export function breakWord(word: string): string[] {
  if (word.trim() === '') return [word];
  if (ideograph.test(word)) {
    const parts = separated(ideographParts(word));
    // The renderer cuts a word where its font changes: a line may break there as well.
    return mayStartLine(word) ? ['', ...parts] : parts;
  }
  if (blankless.test(word)) return separated(wordsIn(word));
  if (word.length > longWord) return separated(longParts(word));
  return [word];
}

const mayStartLine = (word: string) =>
  ideograph.test(String.fromCodePoint(word.codePointAt(0) ?? 0)) && !neverFirst.test(word);

const separated = (parts: readonly string[]): string[] =>
  parts.flatMap((part, index) => (index === 0 ? [part] : ['', part]));

function ideographParts(word: string): string[] {
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1);
    const joins =
      last !== undefined &&
      (neverFirst.test(segment) ||
        neverLast.test(last) ||
        !(ideograph.test(segment) || ideograph.test(last.slice(-1))));
    if (joins) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

// Signs that end a word stay with it.
function wordsIn(text: string): string[] {
  const parts: string[] = [];
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike || parts.length === 0) parts.push(segment);
    else parts[parts.length - 1] += segment;
  }
  return parts;
}

// After a slash, dot, hyphen or the like; a run without any is cut at a readable length.
const longParts = (word: string): string[] =>
  word.split(/(?<=[/.\-_?&=@])/).flatMap((part) => (part.length > longWord ? cut(part) : [part]));

// Between letters with their marks.
function cut(part: string): string[] {
  const letters = Array.from(graphemes.segment(part), ({ segment }) => segment);
  if (letters.length <= longWord) return [part];
  return Array.from({ length: Math.ceil(letters.length / longPart) }, (_, at) =>
    letters.slice(at * longPart, (at + 1) * longPart).join(''),
  );
}
