// What the notes of the form ask to see, and when it is: obeyed in rows and plan.
import { findThingNamed } from '#domain/storyboard/catalogue/lookup.ts';
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { standsOnGround } from '../illustrator/props/seat-of.ts';
import { readings } from '../understand/readings.ts';
import type { Language } from '../understand/subject-frame.ts';
import { hasFinite } from '../understand/text/has-finite.ts';
import { isConjugated } from '../understand/text/segments.ts';
import { refusal, refusesFaces } from './forbidden.ts';
import type { Picture } from './pictures/picture.ts';

export type Moment = Partial<Pick<Shot, 'time' | 'light' | 'weather'>>;
export type MomentWord = NonNullable<Moment[keyof Moment]>;

/** What the notes ask for: pictures as typed, the first for the demonstration, and the hour and weather. */
export type Wishes = { shown: string[]; staged: string[]; ended: string[]; moment: Moment };

/** `Open on the stack`, `End on the pencil`: what is seen first and last. */
const opening: Record<Language, RegExp> = {
  en: /^(?:please )?(?:open|start|begin) (?:on|with) (.{3,80})$/iu,
  de: /^(?:bitte )?mit (.{3,80}) (?:anfangen|beginnen|öffnen)$/iu,
  es: /^(?:por favor )?(?:abrir|empezar|empieza) (?:con|en) (.{3,80})$/iu,
  fr: /^(?:ouvrir|ouvrez|commencer|commencez) (?:sur|par|avec) (.{3,80})$/iu,
};
const ending: Record<Language, RegExp> = {
  en: /^(?:please )?(?:end|finish|close) (?:on|with) (.{3,80})$/iu,
  de: /^(?:bitte )?(?:mit (.{3,80}) (?:enden|aufhören|schließen)|am (?:ende|schluss) (.{3,80}))$/iu,
  es: /^(?:por favor )?(?:terminar|acabar|termina|acaba) (?:con|en) (.{3,80})$/iu,
  fr: /^(?:finir|finissez|terminer|terminez) (?:sur|par|avec) (.{3,80})$/iu,
};

const times: Record<Language, readonly (readonly [keyof Moment, MomentWord, RegExp])[]> = {
  en: [
    ['time', 'day', /\b(?:daylight|daytime|broad day)\b/iu],
    ['time', 'before-dawn', /\b(?:before dawn|before light|before sunrise)\b/iu],
    ['time', 'night', /\b(?:at night|by night|night-?time|midnight)\b/iu],
    ['time', 'dusk', /\b(?:at dusk|twilight|nightfall)\b/iu],
    ['time', 'evening', /\b(?:in the evening|evening light)\b/iu],
    ['time', 'morning', /\b(?:in the morning|early morning|morning light)\b/iu],
    ['light', 'window', /\bwindow light\b/iu],
    ['light', 'lamp', /\b(?:lamp ?light|by lamp)\b/iu],
    ['weather', 'wet', /\b(?:in the rain|rainy|pouring rain)\b/iu],
    ['weather', 'snow', /\b(?:in the snow|snowing|snowy)\b/iu],
  ],
  de: [
    ['time', 'day', /\b(?:Tageslicht|tagsüber)\b/iu],
    ['time', 'before-dawn', /\b(?:vor Sonnenaufgang|vor Tagesanbruch)\b/iu],
    ['time', 'night', /\b(?:nachts|bei Nacht|in der Nacht|Mitternacht)\b/iu],
    ['time', 'dusk', /\b(?:in der Dämmerung|bei Dämmerung)/iu],
    ['time', 'evening', /\b(?:abends|am Abend)\b/iu],
    ['time', 'morning', /\b(?:frühmorgens|morgens|am Morgen)\b/iu],
    ['light', 'window', /\bFensterlicht\b/iu],
    ['light', 'lamp', /\b(?:Lampenlicht)\b/iu],
    ['weather', 'wet', /\b(?:im Regen|bei Regen)\b/iu],
    ['weather', 'snow', /\b(?:im Schnee|bei Schnee)\b/iu],
  ],
  es: [
    ['time', 'day', /\b(?:luz del? día|a pleno día)/iu],
    ['time', 'before-dawn', /\b(?:antes del amanecer)\b/iu],
    ['time', 'night', /\b(?:de noche|por la noche|medianoche)\b/iu],
    ['time', 'dusk', /\b(?:al anochecer|al atardecer)\b/iu],
    ['time', 'morning', /\b(?:por la mañana|de madrugada|al amanecer)\b/iu],
    ['light', 'window', /\bluz de (?:la )?ventana\b/iu],
    ['light', 'lamp', /\bluz de (?:una )?lámpara/iu],
    ['weather', 'wet', /\b(?:bajo la lluvia|con lluvia|lloviendo)\b/iu],
    ['weather', 'snow', /\b(?:con nieve|nevando|bajo la nieve)\b/iu],
  ],
  fr: [
    ['time', 'day', /\b(?:plein jour|lumière du jour)\b/iu],
    ['time', 'before-dawn', /\bavant l[’']aube\b/iu],
    ['time', 'night', /\b(?:la nuit|de nuit|minuit)\b/iu],
    ['time', 'dusk', /\b(?:au crépuscule|entre chien et loup)/iu],
    ['time', 'evening', /\b(?:le soir)\b/iu],
    ['time', 'morning', /\b(?:le matin|au petit matin|à l[’']aube)\b/iu],
    ['light', 'window', /\blumière de (?:la )?fenêtre\b/iu],
    ['light', 'lamp', /\blumière de (?:la )?lampe\b/iu],
    ['weather', 'wet', /\bsous la pluie\b/iu],
    ['weather', 'snow', /\b(?:sous la neige|dans la neige)\b/iu],
  ],
};

/** The hour, light and weather a text names. */
export const momentIn = (text: string, language: Language): Moment =>
  Object.fromEntries(
    times[language]
      .toReversed()
      .filter(([, , words]) => words.test(text))
      .map(([what, word]) => [what, word]),
  );

// `Show the plug`, `the key should be seen`, `must have the close-up of the drop`: what is to be in the film.
const showing: Record<Language, RegExp> = {
  en: /^(?:please )?(?:(?:must |we |I |you )*(?:show|see|have|need to see|want to see)(?: us)?:? (.{4,90})|(.{4,70}) (?:should|must|has to|have to|needs to|need to) (?:be (?:seen|shown|visible|in (?:it|there|shot))|show)|(?:a |the )?(?:close-?up|slow[- ]?mo(?:tion)?|shot) of (.{4,90}))$/iu,
  de: /^(?:bitte )?(?:zeig(?:t|en Sie)? (.{4,90})|(.{4,90}) zeigen|(.{4,70}) (?:muss|müssen|soll|sollen)(?: man)? (?:unbedingt )?(?:rein|zu sehen sein|ins Bild|sehen|vorkommen)|(?:Großaufnahme|Nahaufnahme|Zeitlupe) (?:von|vom|der|des) (.{4,90}))$/iu,
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
  /(?<!\p{L})(?:frames?|shots?|screen|video|film|logo|must|should|einstellung|muss|soll|plano|pantalla|debe|écran|doit)(?!\p{L})/iu;
const asking =
  /^(?:please|bitte|por favor|merci|svp|keep|make|use|muss|am ende|al final|à la fin)\b|[:?]/iu;

/** What the notes ask for; what they refuse is read elsewhere. */
export function wishesIn(notes: string, language: Language): Wishes {
  const said = notes
    .slice(0, 2000)
    .split(/(?<=[.!?])\s+|\n+|;\s/u)
    .map((one) => one.replace(/[.!\s]+$/u, '').trim())
    .filter((one) => one.length > 3 && one.length <= 90);
  const shown = said.flatMap((one) => {
    const asked = refusal[language].test(one)
      ? undefined
      : (askedIn(showing[language], one) ?? askedIn(sufficing[language], one));
    // `Show it going through`: what is meant was said elsewhere, and the note stays one.
    const { subject, object } = readings[language].tongue.points;
    const [first = ''] = asked?.toLowerCase().split(/[^\p{L}]+/u) ?? [];
    return refusesFaces(one, language) || !asked || subject.has(first) || object.has(first)
      ? []
      : [bareWish(asked.replace(politely, ''), language)];
  });
  const asked = (way: RegExp) => said.flatMap((one) => askedIn(way, one) ?? []);
  const ended = asked(ending[language]);
  const opened = asked(opening[language]);
  const staged = said.filter(
    (one) =>
      !opening[language].test(one) &&
      !ending[language].test(one) &&
      !showing[language].test(one) &&
      !refusal[language].test(one) &&
      !asking.test(one) &&
      Object.keys(momentIn(one, language)).length === 0 &&
      !ofTheFilm.test(one) &&
      standing[language].test(one),
  );
  return {
    shown,
    staged: [...opened, ...staged],
    ended,
    moment: askedMoment(notes.slice(0, 2000), language),
  };
}

const politely = /,? (?:please|pl[sz]|bitte|por favor|svp|s['’]il (?:vous|te) pla[iî]t)$/iu;

// `The roots, every year someone rings to say …`: why it is asked for is not seen.
function bareWish(asked: string, language: Language): string {
  const comma = asked.indexOf(', ');
  const reason = readings[language].tongue.tag(asked.slice(comma + 2), new Set());
  const isReason = comma > 0 && (reason.some(isConjugated) || hasFinite(reason, language));
  return isReason ? asked.slice(0, comma) : asked;
}

// `No rain, no night`: what is refused is the other.
function askedMoment(notes: string, language: Language): Moment {
  const parts = notes.split(/[.!?;,\n]/u);
  const refused = momentIn(parts.filter((one) => refusal[language].test(one)).join('. '), language);
  const asked = momentIn(parts.filter((one) => !refusal[language].test(one)).join('. '), language);
  return {
    ...(refused.time ? { time: 'day' as const } : {}),
    ...(refused.weather ? { weather: 'dry' as const } : {}),
    ...asked,
  };
}

/** What was asked for as a picture, with what of it can be drawn. */
export function wishPicture(text: string, language: Language, product: boolean): Picture {
  const words = text.split(/[^\p{L}-]+/u).filter(Boolean);
  const things = [
    ...new Set(
      words.flatMap((word, at) => {
        const two = findThingNamed(`${word} ${words[at + 1] ?? ''}`.trim(), language);
        return two ?? findThingNamed(word, language) ?? [];
      }),
    ),
  ].slice(0, 2);
  const shown = product && things.length === 0;
  return {
    scene: 'told',
    text,
    composition: 'object',
    size: 'close-up',
    angle: 'eye',
    move: 'push-in',
    props: things.map((id) => ({ id, where: standsOnGround(id) ? 'floor' : 'on-surface' })),
    refs: things,
    ...(shown ? { product: 'in-use' as const } : {}),
    lettering: [],
  };
}
