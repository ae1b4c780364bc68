// Which way a text is written.

const strong = /\p{L}/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

export type Direction = 'ltr' | 'rtl';

/** The direction of the first letter, as a browser's `dir="auto"` decides. */
export const directionOf = (text: string): Direction =>
  rightToLeft.test(strong.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';

/** Whether anything in the text is written from right to left. */
export const turns = (text: string): boolean => rightToLeft.test(text);

/** Client's words inside words of ours: their punctuation stays with them. */
export const isolate = (text: string): string => (turns(text) ? `\u2068${text}\u2069` : text);
