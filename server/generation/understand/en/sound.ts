// `a` or `an`, by what is heard.
const silent = /^(?:hour|honest|honou?r|heir)/i;
const asYou = /^(?:uni(?!n|m)|use|usu|euro|one(?:$|[^a-z])|once|ewe|ufo|u[kst](?:$|[^a-z])|ubi)/i;
const spelled = /^(?:[AEFHILMNORSX](?:[A-Z]|\d|$|[^a-zA-Z']))/;

/** The indefinite article of an English word or figure. */
export function articleOf(word: string): 'a' | 'an' {
  if (/^(?:8|11(?:\D|$)|18(?:\D|$)|11,|18,)/.test(word)) return 'an';
  if (/^\d/.test(word)) return 'a';
  if (spelled.test(word) && /^[A-Z]{2,}/.test(word)) return 'an';
  if (silent.test(word)) return 'an';
  return /^[aeiou]/i.test(word) && !asYou.test(word) ? 'an' : 'a';
}
