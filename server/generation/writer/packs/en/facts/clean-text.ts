// Makes whatever was typed into plain sentences.

import { protectDots, restoreDots } from './protect-dots.ts';
import { isPhone, phonePattern } from './read-contact.ts';
import { articleFor } from './words.ts';

const injected =
  /\b(?:ignore|disregard|forget)\b[^.!?\n]{0,40}\b(?:previous|above|prior|earlier|all|instructions?)\b|system prompt|\byou are (?:now )?(?:an? )?(?:ai|assistant|language model|chatgpt)\b|\bas an ai\b|\bact as\b|\boutput (?:only|the)\b[^.]*\b(?:json|prompt|html)\b|\bprompt injection\b/i;
const kept = new Set(
  'AC AI API BBQ CEO CRM DIY DJ DNA DVD EV FAQ GPS HD HR HVAC ID IT LED NHS PC PDF SEO SUV TV UK US USA USB VIP VPN VR UV SaaS'.split(
    ' ',
  ),
);

/** Removes markup, links are left to the contact reader, so they go too. */
export function stripMarkup(text: string): string {
  return text
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/```[\s\S]*?```/g, ' ')
    .replace(/!?\[([^\]\n]*)\]\([^)\n]*\)/g, '$1')
    .replace(/&(?:amp|#38);/g, '&')
    .replace(/&(?:nbsp|quot|lt|gt|#\d+);/g, ' ')
    .replace(/\{\{?[^}\n]*\}?\}/g, ' ')
    .replace(/[*_`~#^|\\<>{}[\]=]+/g, (run) => (run === '#' ? '#' : ' '))
    .replace(/(^|\s)#(\d)/g, '$1number $2')
    .replace(/(^|\s)#\s?(?=\p{L})/gu, '$1')
    .replace(/#/g, ' ');
}

/** Takes a shout down to sentence case; the words of `names` keep their capitals. */
export function calmCapitals(text: string, names: string): string {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const upper = letters.replace(/[^\p{Lu}]/gu, '').length;
  if (letters.length < 6 || upper / letters.length < 0.6) return text;
  const keep = new Map(
    names
      .split(/\s+/)
      .filter((word) => word !== word.toUpperCase())
      .map((word) => [word.toLowerCase(), word]),
  );
  const lowered = text.replace(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu, (word) => {
    if (kept.has(word)) return word;
    return keep.get(word.toLowerCase()) ?? word.toLowerCase();
  });
  return lowered.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, lead: string, letter: string) => lead + letter.toUpperCase(),
  );
}

/** A name that is shouted is set in capitals of its own: `ACME SHOES` becomes `Acme Shoes`; `IKEA` stays. */
export function calmName(name: string): string {
  const words = name.split(' ');
  if (words.length === 1 || name !== name.toUpperCase() || !/\p{Lu}{2}/u.test(name)) return name;
  return words
    .map((word) =>
      kept.has(word) || word.length < 3 ? word : word[0] + word.slice(1).toLowerCase(),
    )
    .join(' ');
}

export const emoji =
  /\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|[\u{1F3FB}-\u{1F3FF}]|\u200d|\ufe0f|\u20e3/gu;
const contact =
  /\b(?:https?:\/\/|www\.)\S+|\b[\w.+-]+@[\w-]+\.[\w.]+|\b(?:at |on |visit )?[a-z0-9-]+\.(?:com|org|net|io|co|app|shop|co\.uk|gov|dev|tv|example|test|biz|info|store|online|site)\b\S*/gi;

const dayOrMonth =
  /\b(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|january|february|april|june|july|august|september|october|november|december|christmas|halloween)\b/gi;

// Legal starts of an English word; anything else with several consonants is a slip of the keyboard.
const onset =
  /^(?:[bcdfghjklmnpqrstvwxyz]?|[bcdfgkpst]h|[bcfgkps]l|[bcdfgkpt]r|s[ckmnpqtw]|sc[hr]|s[pt]r|spl|shr|thr|chr|phr|[dt]w|wr|wh|kn|gn|ps|pn|qu|squ|sph|phl|schw|mc|ph|rh|ts|vr|cz|kl)(?=[aeiouyà-ü]|$)/;
const isNoise = (word: string) => {
  const low = word.toLowerCase().replace(/['’]s?$/, '');
  if (!/^[a-z]{3,}$/.test(low) || /^[A-Z]+$/.test(word)) return false;
  return (
    !onset.test(low) ||
    /q(?!u)/.test(low) ||
    /[bcdfghjklmnpqrstvwxz]{5}/.test(low) ||
    !/[aeiouy]/.test(low)
  );
};
/** Whether most of a text is keyboard noise. */
export function isGibberish(text: string): boolean {
  const words = text.match(/\p{L}+['’]?\p{L}*/gu) ?? [];
  return words.length > 0 && words.filter(isNoise).length / words.length >= 0.5;
}

/** Splits typed text into clean sentences without their closing marks, in order, without repeats. */
export function toSentences(text: string, names = '', keepContacts = false): string[] {
  const plain = calmCapitals(
    protectDots(
      stripMarkup(text.replace(/^\s*(?:[-•·▪*–]|\d{1,2}[.)])\s+/gm, '')).replace(emoji, ' . '),
    ),
    names,
  )
    .replace(/\bi\b(?=['’ ])/g, 'I')
    .replace(dayOrMonth, (word) => (word[0] ?? '').toUpperCase() + word.slice(1).toLowerCase())
    .replace(/\b(an?)\s+(?=\p{L})/giu, (article, _word: string, at: number, all: string) =>
      agree(article, all.slice(at + article.length)),
    )
    .replace(/\b(\p{L}+)\s+\1\b/giu, '$1')
    .replace(keepContacts ? /(?!)/ : contact, ' ')
    .replace(keepContacts ? /(?!)/g : phonePattern, (number) => (isPhone(number) ? ' ' : number))
    .replace(
      keepContacts
        ? /(?!)/g
        : /(?:^|[.!?,]\s+)(?:call|text|phone|tel|ring)(?: us)?(?: now| today)?[\s:]*(?=[.,!?\n]|$)/gi,
      ' ',
    )
    .replace(/\b(?:https?:\/\/|www\.)/gi, '')
    .replace(/[“”„«»"]/g, '')
    .replace(/(^|\s)'([^']+)'(?=\s|[.,!?]|$)/g, '$1$2')
    .replace(/\b(etc)\./g, '$1')
    .replace(/\s[-–—]+\s|[–—]/g, ', ')
    .replace(/[()]/g, ', ')
    .replace(/\s*&\s*/g, ' & ')
    .replace(/\s+\+\s+/g, ' and ')
    .replace(/:(?=\s*(?:\n|$))/g, '');
  const seen = new Set<string>();
  return plain
    .split(/[\n\r]+|[.!?;…]+(?:\s+|$)|:\s*\n/)
    .map((sentence) =>
      sentence
        .replace(/[^\p{L}\p{N}\p{M}\s.\u2024,'’$£€¥%&:/+-]/gu, ' ')
        .replace(/\s+/g, ' ')
        .replace(/\s+([,:])/g, '$1')
        .replace(/,(?:\s*,)+/g, ',')
        .replace(/^[\s,.:;/+-]+|[\s,.:;/+&-]+$/g, ''),
    )
    .map(restoreDots)
    .filter((sentence) => {
      const key = sentence.toLowerCase();
      if (
        !/\p{L}{2}/u.test(sentence) ||
        isGibberish(sentence) ||
        injected.test(sentence) ||
        seen.has(key)
      )
        return false;
      seen.add(key);
      return true;
    });
}

// `a open door` → `an open door`; everything else as typed.
function agree(article: string, next: string): string {
  const right = articleFor(next);
  return `${/^A/.test(article) ? right.replace('a', 'A') : right} `;
}
