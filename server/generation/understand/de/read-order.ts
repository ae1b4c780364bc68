// What people are to do, as German clients put it. An infinitive stays one: that is how it is lettered.
import { verbForm } from './verbs.ts';

const leads = [
  /^(?:ich will|wir wollen|ich möchte|wir möchten|wir wünschen uns|ziel ist|es geht darum),?\s(?:dass\s)?/iu,
  /^(?:dass\s)?(?:die\s)?(?:leute|kunden|menschen|besucher|nutzer|eltern|bürger|zuschauer|sie|alle|man)\s(?:sollen|sollten|müssen|können|soll|mögen)\s/iu,
  /^(?:dass\s)?(?:die\s)?(?:leute|kunden|menschen|besucher|nutzer|eltern|bürger|zuschauer|sie)\s/iu,
  /^(?:bitte|um|sollen|sollten)\s/iu,
];

/** The order without its stop: `Grundriss schicken, Termin bekommen`; undefined where nothing is asked. */
export function readOrder(typed: string): string | undefined {
  let order = typed.trim().replace(/[.!\s]+$/g, '');
  for (const lead of leads) order = order.replace(lead, '');
  order = order
    .replace(/^(?:ihre?n?|seine?n?)\s/iu, '')
    .replace(/\szu\s(\p{Ll}+en)$/u, ' $1')
    .replace(/\s(?:sollen|sollten|können)$/u, '');
  const words = order.split(/\s+/);
  if (words.length > 26 || !order) return undefined;
  const isVerb = words.some((word, at) => {
    const low = word.replace(/[,;]$/, '');
    if (at > 0 && /^\p{Lu}/u.test(low)) return false;
    const form = verbForm(low.toLowerCase());
    if (at === 0)
      return form !== undefined && (words[1] === 'Sie' || form.known || words.length === 1);
    const closes =
      at === words.length - 1 ||
      /[,;]$/.test(word) ||
      /^(?:und|oder|auf|unter|bei|an|in|im|über|für)$/.test(words[at + 1] ?? '');
    return closes && form?.form === 'we';
  });
  if (!isVerb && !/^\p{Lu}?\p{Ll}+(?:\s(?:dich|euch|uns|mit|an|vorbei|ein|ab))/u.test(order))
    return undefined;
  return order.charAt(0).toUpperCase() + order.slice(1);
}
