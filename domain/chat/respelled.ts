// 'waht formats', 'good at writting': letters that changed places, or were typed twice.
const shortest = 4;
/** No word that anybody knows is longer. */
const longest = 24;
/** A message of more strange words than this is not in need of a speller. */
const mostLookUps = 400;

/**
 * The text with each unknown word replaced by the known one it is a slip of, if there is one. Looks
 * words up a few hundred times at most, whatever the text.
 */
export function respelled(text: string, isKnown: (word: string) => boolean): string {
  let left = mostLookUps;
  const isFound = (word: string) => {
    left -= 1;
    return left >= 0 && isKnown(word);
  };
  return text.replace(/\p{L}+/gu, (word) => {
    if (left <= 0 || word.length < shortest || word.length > longest) return word;
    const plain = word.toLowerCase();
    // What the house knows is English: other letters are no slip of it, and may unfold into many.
    if (!/^[a-z]+$/.test(plain) || isFound(plain)) return word;
    return slipsOf(plain).find(isFound) ?? word;
  });
}

function slipsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, place) => {
    const before = letters[place] ?? '';
    const [start, end] = [letters.slice(0, place).join(''), letters.slice(place + 2).join('')];
    return [letter === before ? start + letter + end : start + letter + before + end];
  });
}
