// What the notes of the form ask to see: obeyed in rows and plan.
import { readings } from '../../understand/readings.ts';
import type { Language, Mention } from '../../understand/subject-frame.ts';
import { hasFinite } from '../../understand/text/has-finite.ts';
import { isConjugated } from '../../understand/text/segments.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { refusal } from '../forbidden.ts';
import { askedMoment, type Moment, momentIn } from './moment-in.ts';
import { namedIn } from './named-in.ts';
import { refusesFaces } from './treatment.ts';
import { wornIn } from './worn-in.ts';

/** What the notes ask for: pictures as typed, the first for the demonstration; what they name; hour and weather. */
export type Wishes = {
  shown: string[];
  staged: string[];
  ended: string[];
  named: Mention[];
  moment: Moment;
};

/** `Open on the stack`, `End on the pencil`: what is seen first and last. */
const opening: Record<Language, RegExp> = {
  en: /^(?:please )?(?:open|start|begin) (?:on|with) (.{3,80})$/iu,
  de: /^(?:bitte )?mit (.{3,80}) (?:anfangen|beginnen|öffnen)$/iu,
  es: /^(?:por favor )?(?:que )?(?:abrir|empezar|empiece|empieza|abra) (?:con|en) (.{3,80})$/iu,
  fr: /^(?:ouvrir|ouvrez|commencer|commencez|on (?:ouvre|commence)) (?:sur|par|avec) (.{3,80})$/iu,
};
const ending: Record<Language, RegExp> = {
  en: /^(?:please |(?:it )?(?:would|['’]d) be (?:nice|good|great|lovely) if )?(?:(?:it |the film |we )?(?:should |must |to )?(?:ends?|finish(?:es)?|closes?) (?:on|with|at)|(?:the )?(?:last|final|closing) (?:frame|image|picture|shot|thing(?: (?:we|you|people) see)?)(?: should be| must be| is| on)?[,:]?) (.{3,80})$/iu,
  de: /^(?:bitte )?(?:mit (.{3,80}) (?:enden|aufhören|schließen)|(?:am |zum |das )?(?:ende|schluss|schlussbild|letzte[sn]? bild|letzte einstellung|letzte)(?: ist| bitte| auf| mit)*[,:]? (.{3,80}))$/iu,
  es: /^(?:por favor )?(?:(?:que )?(?:terminar|acabar|termin[ae]|acab[ae])(?: con| en)|(?:la |el |lo )?(?:última imagen|último plano|plano final|imagen final|último(?: que se ve)?|al final)(?:,? (?:es|se ve|con))?[\s,:]*) (.{3,80})$/iu,
  fr: /^(?:(?:finir|finissez|terminer|terminez|on finit|on termine) (?:sur|par|avec)|fin\s?:|(?:la |le )?(?:dernière image|dernier plan|image finale|plan final|dernière chose(?: qu[’']on voit)?)(?: est|,? c[’']est)?[\s,:]*) (.{3,80})$/iu,
};

// `Show the plug`, `the key should be seen`, `must have the close-up of the drop`: what is to be in the film.
const showing: Record<Language, RegExp> = {
  en: /^(?:please )?(?:(?:must |we |I |you |would |['’]d |like to |love to |need to |want to )*(?:show|see|have)(?: us)?:? (.{4,90})|(.{4,70}) (?:should|must|has to|have to|needs to|need to) (?:be (?:seen|shown|visible|in (?:it|there|shot))|show)|(?:a |the )?(?:close-?up|slow[- ]?mo(?:tion)?|shot) of (.{4,90}))$/iu,
  de: /^(?:bitte )?(?:zeig(?:t|en Sie)? (.{4,90})|(.{4,90}) zeigen|(.{4,70}) (?:muss|müssen|soll|sollen)(?: man)? (?:\p{L}+ )?(?:rein|zu sehen sein|ins Bild|sehen|vorkommen)|(?:Großaufnahme|Nahaufnahme|Zeitlupe) (?:von|vom|der|des) (.{4,90}))$/iu,
  es: /^(?:por favor )?(?:(?:mostrar|muestra|muestren|enseñar|enseña|que se vean?|(?:tiene q(?:ue)?|debe) (?:verse|estar|salir)) (.{4,90})|(.{4,70}) (?:tiene q(?:ue)?|debe) (?:verse|salir)|(?:primer )?plano de (.{4,90}))$/iu,
  fr: /^(?:(?:montre[rz]?|faire voir|(?:il faut|on doit) voir) (.{4,90})|il (?:me |nous )?faut (?:absolument )?((?:les?|la|l[’']|une?|des|nos|mon|ma) .{4,90})|(.{4,70}) (?:doit|doivent) (?:se voir|être (?:visible|vue?|à l[’']image)s?)|gros plan (?:sur|de|du) (.{4,90}))$/iu,
};
// `A plain field is enough`, `la lampe, c’est tout`: that, and nothing else.
const sufficing: Record<Language, RegExp> = {
  en: /^(?:just |only )?(.{4,60}?)(?: is (?:enough|all)|,? (?:and )?that[’']?s (?:it|all))$/iu,
  de: /^(?:nur )?(.{4,60}?)(?: (?:reicht|genügt)|,? (?:und )?das (?:ist alles|reicht))$/iu,
  es: /^(?:solo |sólo )?(.{4,60}?)(?: (?:basta|es suficiente)|,? (?:y )?(?:eso es todo|nada más))$/iu,
  fr: /^(?:seulement )?(.{4,60}?)(?: (?:suffit|suffisent)|,? (?:et )?c[’']est tout)$/iu,
};
/** What such a sentence asks for; undefined where it asks for nothing. */
const askedIn = (way: RegExp, said: string): string | undefined =>
  way.exec(said)?.slice(1).find(Boolean)?.replace(otherwise, '');
/** `On the tree, not on the glass`: what it is not goes. */
const otherwise = /,\s(?:and |et |und |y )?(?:not|never|nicht|kein\p{L}{0,2}|no|pas)\s.*$/iu;
const standing: Record<Language, RegExp> = {
  en: /\s(?:in front of|behind|beside|next to|in|on|at|under|by) (?:the|a|an|his|her|their|its|pocket|bed)\b/iu,
  de: /\s(?:vor|hinter|neben|in|im|auf|am|unter|bei) (?:dem|der|den|einem|einer)?\s?\p{Lu}/u,
  es: /\s(?:delante de|detrás de|junto a|en|sobre|bajo) (?:el|la|los|las|un|una|su)\b/iu,
  fr: /\s(?:devant|derrière|à côté de|dans|sur|sous|près de) (?:le|la|l[’']|les|un|une|son|sa)\b/iu,
};
/** What is said of the film and its frames is nothing that stands in one. */
const ofTheFilm =
  /(?<!\p{L})(?:frames?|shots?|screen|video|film|logo|cámara|caméra|kamera|must|should|music|voice|sound|tone|einstellung|muss|soll|musik|\p{L}*stimme|ton|plano|pantalla|debe|música|voz|sonido|tono|écran|doit|musique|voix|ton)(?!\p{L})/iu;
// A permission, `my mother in the window ok`, is no wish.
const asking =
  /^(?:please|bitte|por favor|merci|svp|keep|make|use|muss|am ende|al final|à la fin)(?!\p{L})|(?<!\p{L})ok(?:ay)?(?!\p{L})|[:?]/iu;

/** Wishes that have a picture of their own though nothing says `show`. */
const mostBare = 2;

/** What the notes ask for; what they refuse is read elsewhere. */
export function wishesIn(notes: string, language: Language): Wishes {
  const said = notes
    .slice(0, 2000)
    .split(/(?<=[.!?])\s+|\n+|;\s/u)
    .map((one) => one.replace(/[.!\s]+$/u, '').trim())
    .filter((one) => one.length > 3 && one.length <= 90);
  const ended = said.flatMap((one) => askedIn(ending[language], one) ?? []);
  const opened = said.flatMap((one) => askedIn(opening[language], one) ?? []);
  const rest = said.filter(
    (one) => !ending[language].test(one) && !opening[language].test(one) && !wornIn(one, language),
  );
  const shown = rest.flatMap((one) => shownBy(one, language) ?? []);
  const others = rest
    .filter((one) => !showing[language].test(one) && !sufficing[language].test(one))
    .flatMap((one) => allowedOf(one, language) ?? []);
  const bare = others.filter((one) => isScene(one, language)).slice(0, mostBare);
  const seen = [...opened, ...shown, ...bare].flatMap((one) => namedIn(one, language));
  return {
    shown: [...shown, ...bare.filter((one) => !standing[language].test(one))],
    staged: [...opened, ...bare.filter((one) => standing[language].test(one))],
    ended,
    named: seen.filter(({ ref }, at) => seen.findIndex((one) => one.ref === ref) === at),
    moment: askedMoment(notes.slice(0, 2000), language),
  };
}

// `Show it going through`: what is meant was said elsewhere, and the note stays one.
function shownBy(one: string, language: Language): string | undefined {
  if (refusal[language].test(one.replace(otherwise, '')) || refusesFaces(one, language))
    return undefined;
  const asked = askedIn(showing[language], one) ?? askedIn(sufficing[language], one);
  const { subject, object } = readings[language].tongue.points;
  const [first = ''] = asked?.toLowerCase().split(/[^\p{L}]+/u) ?? [];
  return !asked || subject.has(first) || object.has(first)
    ? undefined
    : bareWish(asked.replace(politely, ''), language);
}

// `Real stairwell, concrete, not a posh staircase`: the parts that refuse go.
function allowedOf(one: string, language: Language): string | undefined {
  if (refusesFaces(one, language) || ofTheFilm.test(one) || asking.test(one)) return undefined;
  const parts = one.split(/,\s+/u);
  const end = parts.findIndex((part) => refusal[language].test(part));
  const allowed = end < 0 ? parts : parts.slice(0, end);
  return allowed.length > 0 ? allowed.join(', ') : undefined;
}

// `Sawdust in the air`, `the cab, early morning, the two cups`: what is no sentence and names what can be seen.
function isScene(one: string, language: Language): boolean {
  const tokens = mainOf(readings[language].tongue.tag(one, new Set()));
  if (standing[language].test(one) && Object.keys(momentIn(one, language)).length === 0)
    return true;
  return (
    tokens.length > 0 &&
    !tokens.some(isConjugated) &&
    !hasFinite(tokens, language) &&
    namedIn(one, language).length > 0
  );
}

// `A window that is opened, in winter`: up to what is said of it.
function mainOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(({ tag }) => tag === 'rel' || tag === 'sub');
  return end < 0 ? tokens : tokens.slice(0, end);
}

const politely = /,? (?:please|pl[sz]|bitte|por favor|svp|s['’]il (?:vous|te) pla[iî]t)$/iu;

// `The roots, every year someone rings to say …`: why it is asked for is not seen.
function bareWish(asked: string, language: Language): string {
  const comma = asked.indexOf(', ');
  const reason = readings[language].tongue.tag(asked.slice(comma + 2), new Set());
  const isReason = comma > 0 && (reason.some(isConjugated) || hasFinite(reason, language));
  return isReason ? asked.slice(0, comma) : asked;
}
