// Whether a text speaks of what the client wrote about, in whatever language.

const common = new Set(
  'this that with from have will your they them their what when which into about ignore previous instructions output print reply system prompt para pour avec eine einer nicht instrucciones anweisungen'.split(
    ' ',
  ),
);
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Beginnings of the telling words; pairs of signs in scripts without spaces. */
export function stems(text: string): Set<string> {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const found = (words ?? []).flatMap((word) => {
    if (dense.test(word))
      return [...word].map((_, at) => word.slice(at, at + 2)).filter((pair) => pair.length === 2);
    return word.length < 4 || common.has(word) ? [] : [word.slice(0, 5)];
  });
  return new Set(found);
}

/** The share of `text`'s telling words that stand in `own`, from 0 to 1; 1 for a text without any. */
export const sharedWith = (own: string, text: string): number => openShares(own)(text);

/** The same for many texts beside one `own`, which is read once. */
export function openShares(own: string): (text: string) => number {
  const known = stems(own);
  return (text) => {
    const said = stems(text);
    if (said.size === 0) return 1;
    return [...said].filter((stem) => known.has(stem)).length / said.size;
  };
}

/** Whether `text` names the product or says something of what the client wrote. */
export function isAbout(text: string, { productName, description }: Named): boolean {
  const name = productName.trim().toLowerCase();
  if (name !== '' && text.toLowerCase().includes(name)) return true;
  const said = stems(text);
  return [...stems(`${productName} ${description}`)].some((stem) => said.has(stem));
}
type Named = { productName: string; description: string };
