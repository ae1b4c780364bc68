// 'waht formats', 'good at writting': letters that changed places, or were typed twice.
const shortest = 4;

/** The text with each unknown word replaced by the known one it is a slip of, if there is one. */
export const respelled = (text: string, isKnown: (word: string) => boolean): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const plain = word.toLowerCase();
    if (plain.length < shortest || isKnown(plain)) return word;
    return slipsOf(plain).find(isKnown) ?? word;
  });

function slipsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).flatMap((letter, place) => {
    const before = letters[place] ?? '';
    const [start, end] = [letters.slice(0, place).join(''), letters.slice(place + 2).join('')];
    return [letter === before ? start + letter + end : start + letter + before + end];
  });
}
