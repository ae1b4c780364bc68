import type { Token } from '../text/tongue.ts';

/**
 * Whether a word is (part of) the product's or a person's name. A word of a longer name, kept with a
 * plus, is one only beside another word of it: `Savon Marius` does not make every `savon` a name.
 */
export function isName(tokens: readonly Token[], at: number, names: ReadonlySet<string>): boolean {
  const token = tokens[at];
  if (!token || !/^\p{Lu}/u.test(token.text)) return false;
  if (names.has(token.low)) return true;
  if (!names.has(`+${token.low}`)) return false;
  return [tokens[at - 1], tokens[at + 1]].some(
    (one) => one && (names.has(`+${one.low}`) || /^[&'’+]$/.test(one.low)),
  );
}
