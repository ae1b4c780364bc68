// Words inside a described picture: what somebody in it says, and what is read there.
import type { Language } from '../../understand/subject-frame.ts';

/** Word for word, without their quotation marks. */
export type Worded = { said: string[]; read: string[] };

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

/** What stands before words that are said. */
const saying: Record<Language, RegExp> = {
  en: word(
    'says?|said|saying|tells?|shouts?|shouting|calls?|whispers?|whispering|asks?|asking|answers?|(?:in)?to (?:the )?camera',
  ),
  de: word(
    'sagt?|sage|ruft?|rufe|flüster[et]?|flüstert|fragt?|frage|antwortet?|in die kamera|zur kamera',
  ),
  es: word('dice|digo|dicen|diciendo|grita|grito|susurra|pregunta|contesta|a (?:la )?cámara'),
  fr: word(
    'dis|dit|disent|disant|crie|crient|chuchote|demande|répond|(?:à|vers|face à) la caméra|face caméra',
  ),
};
/** What stands before words that are read. */
const reading: Record<Language, RegExp> = {
  en: word('reads?|reading|title|lettering|letters|super|text|writing|caption|sign|card|screen'),
  de: word('steht|stehen|titel|text|schrift|schild|lesen|liest|lies'),
  es: word('lee|leen|título|texto|letras|rótulo|letrero|escrito|pone'),
  fr: word('lit|lire|titre|texte|lettres|écrit|carton|panneau|pancarte'),
};
/** `Je dis Debout, Odette !`: a capital begins them where nouns have none. */
const begun: Partial<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:says?|shouts?|whispers?) (?=\p{Lu}\p{Ll}+[ ,!?])([^.!?]{6,60}\s?[.!?])\s*$/u,
  es: /(?<!\p{L})(?:dice|digo|grita|susurra) (?=[¡¿]?\p{Lu}\p{Ll}+[ ,!?])([^.!?]{6,60}\s?[.!?])\s*$/u,
  fr: /(?<!\p{L})(?:dis|dit|crie|chuchote) (?=\p{Lu}\p{Ll}+[ ,!?])([^.!?]{6,60}\s?[.!?])\s*$/u,
};

/** `… into the camera: Dry. Goodbye.`: all that stands behind the colon. */
const headed = /(?:^|[.!?]\s+)([^:.!?]{2,100}?)\s?:\s+(\p{L}[^:"“”„«»]{1,100})$/u;
/** A sentence in quotation marks. */
const quoted = /(?:^|[\s(:])["“„«]\s?([\p{L}¡¿][^"“”„«»]{1,100}?)\s?["”“»](?=$|[\s.,;:!?)])/gu;
const isSentence = (text: string) => /\s/.test(text) || /[.!?…]$/.test(text);
/** Letters before a quotation that may say what it is. */
const leading = 40;

/** What is said and what is read in a picture as the client described it; a name in quotation marks is neither. */
export function wordedIn(picture: string, language: Language): Worded {
  const said: string[] = [];
  const read: string[] = [];
  const [, heading = '', behind = ''] = headed.exec(picture) ?? [];
  const [, open = ''] = begun[language]?.exec(picture) ?? [];
  if (behind && reading[language].test(heading)) read.push(behind);
  else if (
    behind &&
    saying[language].test(isBegun(behind) ? heading : (heading.split(' ').at(-1) ?? ''))
  )
    said.push(behind);
  else if (open) said.push(open);
  for (const { 1: words = '', index } of picture.matchAll(quoted)) {
    const before = picture.slice(Math.max(0, index - leading), index + 1);
    const [near = ''] = /[^.!?]*$/.exec(before.trimEnd()) ?? [];
    if (reading[language].test(near)) read.push(words);
    // Alone, or with who says it; what somebody or something is called is a name.
    else if (isSentence(words) && (near.trim() === '' || saying[language].test(near)))
      said.push(words);
  }
  return { said: said.map(trimmed), read: read.map((one) => trimmed(one).replace(/\.$/, '')) };
}

// `Says one thing: he listens`: what does not begin as a sentence is said where nothing parts it from who says it.
const isBegun = (text: string) => /^[\p{Lu}¡¿]/u.test(text);
/**
 * A picture without those words: of what is said in it nothing is seen, and nobody in it is the one who
 * reads. Places in it stay the same.
 */
export function withoutWorded(picture: string, language: Language): string {
  const { said, read } = wordedIn(picture, language);
  const blank = (words: string) => ' '.repeat(words.length);
  const silent = [...said, ...read].reduce((text, words) => text.replace(words, blank), picture);
  return read.length > 0 ? silent.replace(readingVerbs[language], blank) : silent;
}
const readingVerbs: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:reads?|reading)(?=\s*[:"“ ])/giu,
  de: /(?<!\p{L})(?:liest|lies|lesen|steht)(?=\s*[:"„“])/giu,
  es: /(?<!\p{L})(?:lee|leen|pone)(?=\s*[:"«“])/giu,
  fr: /(?<!\p{L})(?:lit|lire)(?=\s*[:"«“])/giu,
};

const trimmed = (text: string) => text.replace(/\s+/g, ' ').trim();
