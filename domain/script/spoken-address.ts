// How many words a web address, an e-mail address or a handle takes when it is said aloud.

const endings =
  'com|net|org|info|biz|shop|store|app|dev|io|co|ai|tv|me|gov|edu|eu|uk|us|ca|de|at|ch|fr|be|es|mx|ar|cl|pe|it|pt|nl|pl|se|dk|ie|au|nz|film|movie|games|studio|online|site|cafe|example|test';

/** Finds addresses in running text: with a scheme, with www, with an at sign, or with a usual ending. */
export const addressPattern = new RegExp(
  [
    '(?:https?://|www\\.)[^\\s<>"“”]+',
    '(?<![\\w.+-])[\\w.+-]{1,64}@[\\w-]+(?:\\.[\\w-]+)+',
    `(?<![\\w\\p{L}@.])(?:[\\p{L}\\d-]+\\.){1,4}(?:${endings})(?:/[\\w./-]*)?(?![\\p{L}\\d])`,
  ].join('|'),
  'giu',
);

/** `crumb.com` is three words, `hi@crumb.com` five, `www.` four more, an ending of two letters is spelled. */
export function wordsInAddress(address: string): number {
  const bare = address.replace(/^https?:\/\//i, '').replace(/[.,;:!?)\]}…'’]+$/, '');
  const slash = bare.search(/[/?#]/);
  const host = slash < 0 ? bare : bare.slice(0, slash);
  const path = slash < 0 ? '' : bare.slice(slash);
  return wordsInHost(host) + separators(path) + wordsInParts(path);
}

function wordsInHost(host: string): number {
  const ending = /\.([a-z]{2})$/i.exec(host);
  const www = /^www\./i.test(host) ? 2 : 0;
  return separators(host) + wordsInParts(host) + www + (ending ? 1 : 0);
}

// A dot, a dash, an underscore, an at sign and a slash are said.
const separators = (part: string) => (part.match(/[.@/_+-](?=[\p{L}\d])/gu) ?? []).length;

// Digits in an address are read one by one.
const wordsInParts = (part: string) =>
  (part.match(/\p{L}+|\d/gu) ?? []).reduce((sum, run) => sum + Math.ceil(run.length / 14), 0);
