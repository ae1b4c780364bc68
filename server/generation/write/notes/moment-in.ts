// The hour, the light and the weather that words name.
import type { Shot } from '#domain/storyboard/shot-plan.ts';
import { falls } from '../../illustrator/reading/shot-words.ts';
import type { Language } from '../../understand/subject-frame.ts';
import { refusal } from '../forbidden.ts';

export type Moment = Partial<Pick<Shot, 'time' | 'light' | 'weather'>>;
export type MomentWord = NonNullable<Moment[keyof Moment]>;

const times: Record<Language, readonly (readonly [keyof Moment, MomentWord, RegExp])[]> = {
  en: [
    ['time', 'day', /\b(?:daylight|daytime|broad day)\b/iu],
    ['time', 'before-dawn', /\b(?:before dawn|before light|before sunrise)\b/iu],
    ['time', 'night', /\b(?:at night|by night|night-?time|midnight)\b/iu],
    ['time', 'dusk', /\b(?:at dusk|at sunset|twilight|nightfall)\b/iu],
    ['time', 'evening', /\b(?:in the evening|evening light)\b/iu],
    [
      'time',
      'morning',
      /\b(?:in the morning|early morning|morning light|at (?:dawn|sunrise|first light))\b/iu,
    ],
    ['light', 'window', /\bwindow light\b/iu],
    ['light', 'lamp', /\b(?:lamp ?light|by lamp)\b/iu],
    ['weather', 'wet', /\b(?:in the rain|rainy|pouring rain)\b/iu],
    ['weather', 'snow', /\b(?:in the snow|snowing|snowy)\b/iu],
    ['weather', 'fog', /\b(?:in (?:the |thick )?(?:fog|mist)|foggy|misty)\b/iu],
  ],
  de: [
    ['time', 'day', /\b(?:Tageslicht|tagsüber)\b/iu],
    ['time', 'before-dawn', /\b(?:vor Sonnenaufgang|vor Tagesanbruch)\b/iu],
    ['time', 'night', /\b(?:nachts|bei Nacht|in der Nacht|Mitternacht)\b/iu],
    ['time', 'dusk', /\b(?:in der Dämmerung|bei Dämmerung|bei Sonnenuntergang)/iu],
    ['time', 'evening', /\b(?:abends|am Abend)\b/iu],
    [
      'time',
      'morning',
      /\b(?:frühmorgens|morgens|am Morgen|im Morgengrauen|bei Sonnenaufgang)\b/iu,
    ],
    ['light', 'window', /\bFensterlicht\b/iu],
    ['light', 'lamp', /\b(?:Lampenlicht)\b/iu],
    ['weather', 'wet', /\b(?:im Regen|bei Regen)\b/iu],
    ['weather', 'snow', /\b(?:im Schnee|bei Schnee)\b/iu],
    ['weather', 'fog', /\b(?:im (?:dichten )?Nebel|bei Nebel|neblig)\b/iu],
  ],
  es: [
    ['time', 'day', /\b(?:luz del? día|a pleno día)/iu],
    ['time', 'before-dawn', /\b(?:antes del amanecer)\b/iu],
    ['time', 'night', /\b(?:de noche|por la noche|medianoche)\b/iu],
    ['time', 'dusk', /\b(?:al anochecer|al atardecer|puesta de sol)\b/iu],
    ['time', 'morning', /\b(?:por la mañana|de madrugada|al amanecer)\b/iu],
    ['light', 'window', /\bluz de (?:la )?ventana\b/iu],
    ['light', 'lamp', /\bluz de (?:una )?lámpara/iu],
    ['weather', 'wet', /\b(?:bajo la lluvia|con lluvia|lloviendo)\b/iu],
    ['weather', 'snow', /\b(?:con nieve|nevando|bajo la nieve)\b/iu],
    ['weather', 'fog', /\b(?:en la niebla|con niebla|entre la niebla)\b/iu],
  ],
  fr: [
    ['time', 'day', /\b(?:plein jour|lumière du jour)\b/iu],
    ['time', 'before-dawn', /\bavant l[’']aube\b/iu],
    ['time', 'night', /\b(?:la nuit|de nuit|minuit)\b/iu],
    ['time', 'dusk', /\b(?:au crépuscule|entre chien et loup|(?:au|le) soleil couchant)/iu],
    ['time', 'evening', /\b(?:le soir)\b/iu],
    ['time', 'morning', /\b(?:le matin|au petit matin|à l[’']aube)\b/iu],
    ['light', 'window', /\blumière de (?:la )?fenêtre\b/iu],
    ['light', 'lamp', /\blumière de (?:la )?lampe\b/iu],
    ['weather', 'wet', /\bsous la pluie\b/iu],
    ['weather', 'snow', /\b(?:sous la neige|dans la neige)\b/iu],
    ['weather', 'fog', /\b(?:dans (?:le brouillard|la brume))/iu],
  ],
};

/** What a clock says: the hour, and in English which half of the day. */
const clocks: Record<Language, RegExp> = {
  en: /(?<![\d.,:$£€])(\d{1,2})(?:[.:]\d\d)?\s?([ap])\.?m\b/iu,
  de: /(?<![\d.,:])(\d{1,2})(?:[.:]\d\d)?\s?Uhr(?!\p{L})/iu,
  es: /\ba las? (\d{1,2})(?:[.:]\d\d)?\s?(?:h(?:oras?)?\b|de la (?:mañana|noche|madrugada))/iu,
  fr: /(?<!\p{L})à (\d{1,2})\s?h(?:eures?)?(?:\s?\d\d)?(?!\p{L})/iu,
};
const hours: readonly (readonly [number, Shot['time']])[] = [
  [21, 'night'],
  [18, 'evening'],
  [11, 'day'],
  [7, 'morning'],
  [5, 'before-dawn'],
  [0, 'night'],
];

function clockIn(text: string, language: Language): Moment {
  const [said, hour = '', half] = clocks[language].exec(text) ?? [];
  if (said === undefined) return {};
  const of24 = (Number(hour) % (half ? 12 : 24)) + (half?.toLowerCase() === 'p' ? 12 : 0);
  const time = hours.find(([from]) => of24 >= from)?.[1];
  return time ? { time } : {};
}

/** The hour, light and weather a text names, in a word or by the clock. */
export const momentIn = (text: string, language: Language): Moment => ({
  ...clockIn(text, language),
  ...Object.fromEntries(
    times[language]
      .toReversed()
      .filter(([, , words]) => words.test(text))
      .map(([what, word]) => [what, word]),
  ),
});

/** Words of notes that name an hour by themselves; elsewhere they may count nights. */
const bare: Record<Language, readonly (readonly [Shot['time'], RegExp])[]> = {
  en: [
    ['night', /\b(?:night|dark outside)\b/iu],
    ['before-dawn', /\bdark\b.{0,60}\bmorning\b/iu],
  ],
  de: [
    ['night', /(?<!\p{L})Nacht(?!\p{L})/u],
    ['morning', /(?<!\p{L})früher Morgen(?!\p{L})/iu],
  ],
  es: [['night', /(?<!\p{L})noche(?!\p{L})/iu]],
  fr: [['night', /(?<!\p{L})nuit(?!\p{L})/iu]],
};
function bareIn(text: string, language: Language): Moment {
  const time = bare[language].findLast(([, words]) => words.test(text))?.[0];
  const weather = falls.find(([, words]) => words.test(text))?.[0];
  return { ...(time ? { time } : {}), ...(weather ? { weather } : {}) };
}

// `No rain, no night`: what is refused is the other.
/** What notes ask for of hour, light and weather. */
export function askedMoment(notes: string, language: Language): Moment {
  const parts = notes.split(/[.!?;,\n]/u);
  const [refused, asked] = [true, false].map((isRefused) => {
    const text = parts.filter((one) => refusal[language].test(one) === isRefused).join('. ');
    return { ...momentIn(text, language), ...bareIn(text, language) };
  }) as [Moment, Moment];
  return {
    ...(refused.time ? { time: 'day' as const } : {}),
    ...(refused.weather ? { weather: 'dry' as const } : {}),
    ...asked,
  };
}
