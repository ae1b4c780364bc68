// What stands before a colon and is no part of what is said: a question of a form, a heading, an order to the makers.
import type { Sentence } from '../text/cut-sentences.ts';
import { isConjugated } from '../text/segments.ts';
import type { Tongue } from '../text/tongue.ts';

const asks =
  /^(?:what|how|when|where|who|why|was|wie|wann|wo|wer|warum|qué|cómo|cuándo|dónde|quién|por qué|quoi|comment|quand|où|qui|pourquoi|combien)(?!\p{L})/iu;
/** Somebody asks us to say it: `Legal asks us to add`. */
const toUs = /(?<!\p{L})(?:us|me|uns|mir|mich|nos|nous|m['’])(?!\p{L})/iu;
const longest = 40;
/** Words of what can stand without its heading. */
const leastUnder = 3;
/** `MUST NOT:` */
const refuses =
  /(?<!\p{L})(?:not|never|no|avoid|nicht|keine?|nie|nunca|evitar|pas|jamais|éviter)(?!\p{L})/iu;

/**
 * A sentence of the client's without the label before its colon: `How fresh:`, `HOW IT WORKS:`,
 * `Legal asks us to add:`. A label that counts something stands behind its figure: `31 cab shapes`.
 */
export function stripLabel(sentence: Sentence, tongue: Tongue): Sentence {
  const { text } = sentence;
  const colon = text.search(/:\s/u);
  if (colon < 3 || colon > longest) return sentence;
  const label = text.slice(0, colon).trim();
  const rest = text.slice(colon + 1).trim();
  if (rest.length < 4 || /["“”„«»()]/.test(label)) return sentence;
  const shouted = label === label.toUpperCase() && /\p{Lu}{2}/u.test(label);
  const calm = shouted && rest !== rest.toUpperCase() ? lowered(label) : label;
  const tokens = tongue.tag(calm, new Set());
  const acts = tokens.some(({ tag, form }) => tag === 'verb' && form !== 'past');
  const isSaid = tongue.tag(rest, new Set()).some(isConjugated);
  // `What we don't do: lectures`: without what stands before it, it says the opposite.
  const labelSays = tokens.some((one) => isConjugated(one) && one.tag !== 'be');
  if (!shouted && labelSays && !isSaid) return sentence;
  const isAsked = asks.test(label) && !label.includes(',') && label.split(/\s+/).length <= 5;
  // `AFTERCARE: rewaxed free every second winter`: a form's heading, and what stands under it.
  const isHeading =
    shouted &&
    !refuses.test(label) &&
    rest.split(/\s+/).length >= leastUnder &&
    tongue.tag(rest, new Set()).some(({ tag }) => /^(?:verb|be|aux|pp)$/.test(tag));
  if (isAsked || isHeading || (acts && (shouted || toUs.test(label))))
    return refuses.test(label)
      ? { ...sentence, text: `${calm} ${rest}` }
      : { ...sentence, text: rest };
  const phrase = tongue.phraseAt(tokens, 0);
  const counted = /^(\d[\d.,’']{0,8})(?=\s*(?:$|\())/u.exec(rest);
  if (counted && phrase?.plural && !phrase.determined) {
    const [figure = ''] = counted;
    const noun = tongue.language === 'de' ? calm : calm.charAt(0).toLowerCase() + calm.slice(1);
    return { ...sentence, text: `${figure} ${noun}${rest.slice(figure.length)}` };
  }
  return calm === label ? sentence : { ...sentence, text: `${calm}: ${rest}` };
}

const lowered = (label: string) => label.charAt(0) + label.slice(1).toLowerCase();
