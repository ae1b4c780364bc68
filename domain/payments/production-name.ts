import { oneLine } from '../one-line.ts';
import { fitText } from '../projects/fit-text.ts';

const prefix = 'Video Production - ';
const longestName = 200;

/** What a production is called wherever it is sold, paid for and told of; one that is called so already stays. */
export const productionName = (product: string): string =>
  fitText(`${prefix}${bareName(product)}`, longestName);

/** The same without what makes it a production. */
export const bareName = (name: string): string => {
  const line = oneLine(name);
  return line.startsWith(prefix) ? line.slice(prefix.length) : line;
};
