// What is read on the card at the end: the name, the word for what has no drawing, and the lines under them.
import type { ScenePlan } from './scene-plan.ts';

/** The title at the end, as the client writes it. A label has room for the beginning of a long name; a title is whole. */
export function titleOf({ product, productName, isProductOut, shot }: ScenePlan): string {
  // Without the product its name is a line like any other.
  if (isProductOut) return linesIn(shot.lettering)[0] ?? '';
  const { label } = product.look;
  return productName.toLowerCase().startsWith(label.toLowerCase()) ? productName : label;
}

/** The word for what is sold where no drawing says it, neither the name nor a line; undefined where nothing is missing. */
export function wordFor({
  product,
  productName,
  isProductOut,
  shot,
}: ScenePlan): string | undefined {
  const { note } = product.drawing;
  // One short word says a kind, and no more than the name does.
  if (!note || isProductOut || (!note.includes(' ') && note.length < tellingWord)) return undefined;
  const said = lettersOf(`${productName} ${shot.lettering}`);
  return said.includes(lettersOf(note)) || note.length > longestWord ? undefined : note;
}
// `Chut volet` is said by `CHUT-VOLET`.
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
const tellingWord = 10;
const longestWord = 28;

const linesIn = (lettering: string): string[] => lettering.split(/\s*·\s*/u).filter(Boolean);

/** A lettering without the lines that stand elsewhere. */
export const linesWithout = (lettering: string, titles: readonly string[]): string =>
  linesIn(lettering)
    .filter((line) => !titles.some((title) => line.toLowerCase() === title.toLowerCase()))
    .join(' · ');
