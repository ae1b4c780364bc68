// What step 3 says of the form a product will be drawn as.
import type { ReadProductAnswer } from '#domain/functions/read-product.ts';
import { type CatalogueRef, noneRef, noteOf } from '#domain/storyboard/shot-plan.ts';

export const plainForm = 'a plain form';

/** `a jar opener`, or `a plain form with the word “jar opener” on it`. */
export const drawnAs = ({ exact, formName }: ReadProductAnswer): string =>
  exact ? withArticle(formName) : `${plainForm} with the word “${formName}” on it`;

/** The choice of a plain form with what the product is called on it. */
export const plainChoice = (word: string): CatalogueRef => noneRef(word).slice(0, 60).trim();

/** Whether the visitor chose a plain form. */
export const isPlain = (productForm: string): boolean => noteOf(productForm) !== undefined;

const vowelSound = /^(?:[aeio]|u(?!ni|k|t|s[aei])|hour|heir|honest)/i;
const plural = /[^aius]s$/i;

/** A thing's English name as it stands after 'as': pairs and sets have no article. */
export const withArticle = (name: string): string => {
  const [first = ''] = name.split(' of ');
  if (plural.test(first)) return name;
  return `${vowelSound.test(name) ? 'an' : 'a'} ${name}`;
};
