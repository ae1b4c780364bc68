// Takes the lines that say how to order out of a description: they are the call to action, not a fact.
import { isPhone, phonePattern } from './read-contact.ts';

const addresses =
  /(?:https?:\/\/|www\.)[^\s,;)]+|[\w.+-]+@[\w-]+\.[\w.]*\w|\b[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|co|app|shop|gov|dev|tv|uk|us|ca|au|nz|eu|example|test|biz|info|store|me|online|site)\b(?:\/[\w./-]*\w)?|(?<![\w.])@[A-Za-z][\w.]*\w/gi;
const verbs =
  'order|call|visit|text|book|shop|buy|find|see|go|email|e-mail|mail|dm|ring|phone|reserve|sign|get|learn|check|follow|contact|reach|join|register|donate|read|watch|pre-order|preorder|request|schedule|message|tickets|available';
const line = new RegExp(
  `(^|[.!?\\n;,]\\s*|\\s(?:and|or|then)\\s|\\s[-–—]\\s)((?:please\\s+|just\\s+|to \\w+,?\\s+)?(?:${verbs})\\b[^.!?\\n;\\uE000]*\\uE000\\d+\\uE001[^.!?\\n;]*)`,
  'i',
);

/** `$39, order at x.example or call 555-0100.` → the text without the order line, and the line whole. */
export function readOrderLine(text: string): { text: string; order?: string } {
  const kept: string[] = [];
  const keep = (match: string) => `\uE000${kept.push(match) - 1}\uE001`;
  const back = (marked: string) =>
    marked.replace(/\uE000(\d+)\uE001/g, (_, at: string) => kept[Number(at)] ?? '');
  const marked = text
    .replace(addresses, keep)
    .replace(phonePattern, (match) => (isPhone(match) ? keep(match.trim()) : match));
  const found = line.exec(marked);
  if (!found?.[2]) return { text };
  const rest = `${marked.slice(0, found.index)}${/[.!?\n]/.test(found[1] ?? '') ? found[1] : '. '}${marked.slice(found.index + found[0].length)}`;
  return { text: back(rest), order: back(found[2]).trim() };
}
