// What the notes of the form order to be seen, heard, said or read: obeyed in rows and plan.
import { readings } from '../../understand/readings.ts';
import { speaksToMakers } from '../../understand/statements/for-the-makers.ts';
import { findContacts } from '../../understand/statements/particulars/find-particulars.ts';
import type { Language, Mention } from '../../understand/subject-frame.ts';
import { hasFinite } from '../../understand/text/has-finite.ts';
import { isConjugated } from '../../understand/text/segments.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { refusal } from '../forbidden.ts';
import { askedMoment, type Moment, momentIn } from './moment-in.ts';
import { namedIn } from './named-in.ts';
import { type Order, only, orderIn } from './order-in.ts';
import { refusesFaces } from './treatment.ts';
import { wornIn } from './worn-in.ts';

/** What the notes ask for, as typed: pictures by where they stand; sounds, lines and lettering; what they name; hour and weather. */
export type Wishes = Record<Order['sense'], string[]> & { named: Mention[]; moment: Moment };

/** `On the tree, not on the glass`: what it is not goes. */
const otherwise =
  /(?:,\s(?:and |et |und |y )?|\s(?:but|aber|pero(?: que)?|mais) )(?:not|never|without|nicht|ohne|kein\p{L}{0,2}|no|sin|pas|sans|jamais)\s.*$/iu;
/** `With and without the cover` refuses nothing. */
const bothWays = /(?<!\p{L})(?:with and without|mit und ohne|con y sin|avec et sans)(?!\p{L})/giu;
const standing: Record<Language, RegExp> = {
  en: /\s(?:in front of|behind|beside|next to|in|on|at|under|by) (?:the|a|an|his|her|their|its|pocket|bed)\b/iu,
  de: /\s(?:vor|hinter|neben|in|im|auf|am|unter|bei) (?:dem|der|den|einem|einer)?\s?\p{Lu}/u,
  es: /\s(?:delante de|detrás de|junto a|en|sobre|bajo) (?:el|la|los|las|un|una|su)\b/iu,
  fr: /\s(?:devant|derrière|à côté de|dans|sur|sous|près de) (?:le|la|l[’']|les|un|une|son|sa)\b/iu,
};
/** What is said of the film and its frames is nothing that stands in one. */
const ofTheFilm =
  /(?<!\p{L})(?:frames?|shots?|screen|video|film|logo|cámara|caméra|kamera|must|should|music|voice|sound|tone|background|foreground|hintergrund|vordergrund|fondo|arrière-plan|einstellung|muss|soll|musik|\p{L}*stimme|ton|plano|pantalla|debe|música|voz|sonido|tono|voz|écran|doit|musique|voix|ton)(?!\p{L})/iu;
const inTheFilm = /\s(?:in|on) (?:the )?(?:shot|frame|picture|film|screen)(?!\p{L})/giu;
// A permission, `my mother in the window ok`, is no wish.
const asking =
  /^(?:please|bitte|por favor|merci|svp|keep|make|use|muss|am ende|al final|à la fin)(?!\p{L})|(?<!\p{L})ok(?:ay)?(?!\p{L})|^I['’]?m(?!\p{L})|[:?]/iu;
const politely = /,? (?:please|pl[sz]|bitte|por favor|svp|s['’]il (?:vous|te) pla[iî]t)$/iu;

/** Also before what is seen last: `the empty square and at the end a window opens`. */
const sentenceEnd =
  /(?<=[.!?])\s+|\n+|;\s|\s(?:and|und|y|et)\s(?=(?:at the end|am ende|al final|à la fin)(?!\p{L}))/iu;

/** Wishes that have a picture of their own though nothing says `show`. */
const mostBare = 3;
/** Letters of an order, and of what is none but names what can be seen. */
const [longest, longestBare] = [160, 90];

/** What the notes ask for; what they refuse is read elsewhere. `it`: what they call so; `isDressed`: the clothes of whoever is in it were typed apart. */
export function wishesIn(
  notes: string,
  language: Language,
  about: { it?: string; isDressed?: boolean } = {},
): Wishes {
  const orders = notes
    .slice(0, 2000)
    .split(sentenceEnd)
    .map((one) =>
      one
        .replace(/[.!\s]+$/u, '')
        .replace(called, '')
        .trim(),
    )
    .filter((one) => one.length > 3 && one.length <= longest)
    .flatMap((one) => ordersIn(one, language, about));
  const bare = orders.filter(({ isBare }) => isBare).slice(0, mostBare);
  const kept = orders.filter((one) => !one.isBare || bare.includes(one));
  const of = (sense: Order['sense']) =>
    kept.filter((one) => one.sense === sense).map(({ text }) => text);
  const seen = [...of('opened'), ...of('shown')].flatMap((one) => namedIn(one, language));
  return {
    opened: of('opened'),
    shown: of('shown'),
    ended: of('ended'),
    heard: of('heard'),
    said: of('said'),
    read: of('read'),
    named: seen.filter(
      ({ ref, kind }, at) => kind !== 'person' && seen.findIndex((one) => one.ref === ref) === at,
    ),
    moment: askedMoment(notes.slice(0, 2000), language),
  };
}

/** `Scale = a platform scale`: what the form calls it goes. */
const called = /^[\p{L} ]{2,30}\s=\s/u;

type Read = Order & { isBare?: true };

// An order as a whole, else in the parts of the sentence that refuse nothing, else what it only names.
function ordersIn(
  typed: string,
  language: Language,
  { it = '', isDressed = false }: { it?: string; isDressed?: boolean },
): Read[] {
  // What is to be said or read word for word may refuse whatever it likes.
  const whole = orderIn(typed, language);
  if (whole && /^(?:said|read)$/.test(whole.sense)) return [whole];
  const [first = '', ...more] = typed.replace(otherwise, '').split(/,\s+/u);
  const isSound = (part: string) => orderIn(part, language)?.sense === 'heard';
  const one = [first, ...more.filter((part) => !isSound(part))].join(', ');
  const refuses = (text: string) =>
    refusal[language].test(text.replace(bothWays, '')) || refusesFaces(text, language);
  const parts =
    refuses(one) || !orderIn(one, language) ? [first, ...more] : [one, ...more.filter(isSound)];
  const orders = parts.flatMap((part) =>
    refuses(part) ? [] : (orderIn(part.replace(politely, ''), language) ?? []),
  );
  if (orders.length > 0) return orders.flatMap((order) => worded(order, language, it));
  if (one.length > longestBare || orderIn(one, language) || speaksToMakers(typed, language))
    return [];
  // What somebody else wears is seen.
  if (wornIn(one, language))
    return isDressed && !refuses(one) ? [{ sense: 'shown', text: one }] : [];
  const bare = allowedOf(typed, language)?.replace(standMe[language], '{who} ');
  return bare && isScene(bare, language)
    ? [{ sense: standing[language].test(bare) ? 'opened' : 'shown', text: bare, isBare: true }]
    : [];
}

/** `Stand me in the ditch`: whoever is in it is there. */
const standMe: Record<Language, RegExp> = {
  en: /^(?:stand|put|show|film|have|see|sit) (?:me|us) /iu,
  de: /^(?:stellt|setzt|zeigt|filmt) (?:mich|uns) /iu,
  es: /^(?:poned|sacad|mostrad|filmad)(?:me|nos) /iu,
  fr: /^(?:mettez|montrez|filmez)-(?:moi|nous) /iu,
};

/** What a pronoun of things begins with; what points to anybody else was said elsewhere, and the note stays one. */
const itself = /^(?:it|them|es|ça)(?=\s)/iu;

/** Words in quotation marks, or an address, are read and not filmed. */
const quoted = /^[«"“„‘'].*[»"”“’']$|^\S+\.\p{L}{2,}$/u;
const isToBeRead = (text: string) => quoted.test(text) || findContacts(text).length > 0;
/** `The three of them have to be seen asleep`: that it is seen is no part of what is. */
const beingSeen =
  /,?\s(?:(?:must|should|has to|have to) be (?:seen|visible)|se (?:tienen?|deben?) que ver|que (?:se vean?|salgan?)|(?:zu sehen|sichtbar) sein(?: muss| soll))(?!\p{L})/iu;
function worded({ sense, text }: Order, language: Language, it: string): Order[] {
  const isSeen = /^(?:shown|opened|ended)$/.test(sense);
  const named = it && isSeen ? text.replace(itself, () => it) : text;
  const { subject, object } = readings[language].tongue.points;
  const [first = ''] = named.toLowerCase().split(/[^\p{L}]+/u);
  if (!isSeen) return [{ sense, text: sense === 'heard' ? bareSound(text, language) : text }];
  const seen = (sense === 'ended' ? named : bareWish(named, language)).replace(beingSeen, '');
  // `We have heard them`: what names nothing orders nothing to be seen.
  const tokens = readings[language].tongue.tag(seen, new Set());
  if (!tokens.some(({ tag }) => tag === 'noun' || tag === 'name')) return [];
  return subject.has(first) || object.has(first) || (sense !== 'shown' && ofTheFilm.test(seen))
    ? []
    : [{ sense: isToBeRead(seen) ? 'read' : sense, text: seen }];
}

// `The slam before we see anything`: when it is heard is no sound.
function bareSound(asked: string, language: Language): string {
  const text = bareWish(asked, language);
  const when = readings[language].tongue
    .tag(text, new Set())
    .find(
      ({ tag, low }, at) => at > 0 && (tag === 'sub' || /^(?:before|bevor|antes|avant)$/.test(low)),
    );
  return when ? text.slice(0, when.start).trim() : text;
}

// `Real stairwell, concrete, not a posh staircase`: the parts that refuse go.
function allowedOf(typed: string, language: Language): string | undefined {
  const one = typed.replace(politely, '').replace(inTheFilm, '').replace(only, '');
  if (refusesFaces(one, language) || ofTheFilm.test(one) || asking.test(one)) return undefined;
  const parts = one.split(/,\s+/u);
  const end = parts.findIndex((part) => refusal[language].test(part));
  const allowed = end < 0 ? parts : parts.slice(0, end);
  return allowed.length > 0 ? allowed.join(', ') : undefined;
}

// `Sawdust in the air`, `the cab, early morning, the two cups`: what is no sentence and names what can be seen.
function isScene(one: string, language: Language): boolean {
  const { tongue } = readings[language];
  const all = tongue.tag(tongue.spelled?.(one, new Set()) ?? one, new Set());
  const tokens = mainOf(all);
  // `That’s a different teacher`, `she is just good`: said of what stands before it.
  const [first] = all;
  if (
    first?.tag === 'pron' &&
    tongue.points.subject.has(first.low) &&
    !standing[language].test(one)
  )
    return false;
  if (standing[language].test(one) && Object.keys(momentIn(one, language)).length === 0)
    return true;
  return (
    tokens.length > 0 &&
    !tokens.some(isConjugated) &&
    !hasFinite(tokens, language) &&
    // `El nombre al final tal cual está escrito` says how, and shows nothing.
    ((isPhrase(tokens, language) && !all.some(isConjugated)) || namedIn(one, language).length > 0)
  );
}

const isPhrase = (tokens: readonly Token[], language: Language): boolean =>
  tokens[0]?.tag === 'det' && readings[language].tongue.phraseAt(tokens, 0)?.start === 0;

// `A window that is opened, in winter`: up to what is said of it.
function mainOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ tag }) => tag === 'rel' || tag === 'sub');
  return end < 0 ? tokens : tokens.slice(0, end);
}

// `The roots, every year someone rings to say …`: why it is asked for is not seen.
function bareWish(asked: string, language: Language): string {
  const comma = asked.indexOf(', ');
  const reason = readings[language].tongue.tag(asked.slice(comma + 2), new Set());
  const isReason = comma > 0 && (reason.some(isConjugated) || hasFinite(reason, language));
  return isReason ? asked.slice(0, comma) : asked;
}
