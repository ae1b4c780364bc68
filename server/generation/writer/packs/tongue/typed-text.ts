// Cleans what was typed, in any language of the Latin script.

const emoji =
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u200d|\ufe0f|\u20e3/gu;
const addresses =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+\.[\w.]+|(?<![\p{L}\d@.-])[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|co|app|shop|es|mx|fr|de|at|ch|be|eu|info)(?![\p{L}\d])\S*|(?<![\d$€£.,-])\+?\(?\d{2,4}\)?(?:[\s./-]\d{2,4}){2,4}(?![\d%€])/giu;
// The point of a German date ends no sentence.
const dated =
  /(\d)\.\s+(?=(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/gu;
const instructions =
  /\b(?:ignor[ae]\w*|ignorez|ignoriere|disregard|forget)\b.{0,40}\b(?:instruc\w*|previous|anterior\w*|précédent\w*|anweisung\w*)\b|system prompt|<\/?script/iu;

function stripMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/&amp;/g, '&')
    .replace(/[*_`~^|\\<>{}[\]=]+/g, ' ')
    .replace(/(^|\s)#(?=\p{L})/gu, '$1')
    .replace(emoji, ' ');
}

// A shout comes down to a sentence.
function calmed(text: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const upper = letters.replace(/[^\p{Lu}]/gu, '').length;
  return letters.length >= 12 && upper / letters.length > 0.7 ? text.toLowerCase() : text;
}

/** The sentences of a text, cleaned, without closing marks and without addresses unless kept. */
export function sentencesIn(text: string, keepAddresses = false): string[] {
  const plain = calmed(
    stripMarkup(text.normalize('NFC').replace(/^\s*(?:[-•·▪*–]|\d{1,2}[.)])\s+/gm, '')),
  );
  const seen = new Set<string>();
  return (keepAddresses ? plain : plain.replace(addresses, ' '))
    .replace(dated, '$1.\u2060')
    .split(/[\n\r]+|(?<!\b(?:z|B|u|a|Sr|Sra|Dr|Dra|Mme|St|Nr|ca|bzw|p|ej))[.!?…]+(?:\s+|$)|;\s+/u)
    .map((sentence) =>
      sentence
        .replace(/[“”„"«»¡¿]/g, '')
        .replace(/\u2060/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/^[\s,.:;/&–—-]+|[\s,.:;/&–—-]+$/g, '')
        // What stood here was an address.
        .replace(
          /\s+(?:en|a|al|por|de|con|sur|à|au|chez|via|vía|auf|unter|bei|im|über|at|on)$/iu,
          '',
        ),
    )
    .filter((sentence) => {
      const key = sentence.toLowerCase();
      const isUsable = /\p{L}{2}/u.test(sentence) && !instructions.test(sentence) && !seen.has(key);
      seen.add(key);
      return isUsable;
    })
    .map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1));
}

/** The product name without markup. */
export function cleanName(typed: string): string {
  const name = stripMarkup(typed.replace(/[“”"„«»]/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\s.,;:|–-]+$/, '');
  return /[\p{L}\p{N}]/u.test(name) ? name : typed.trim();
}

/** A long name is said up to its first break. */
export function shortName(name: string): string {
  if (name.split(' ').length <= 4) return name;
  const head = name.split(/\s*(?:[:|,–—(]|\s-\s)\s*/)[0]?.trim() ?? name;
  return head.length > 1 ? head : name;
}
