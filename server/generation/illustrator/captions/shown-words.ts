// What a person chose for a frame, in the languages of scripts. Data only.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import type { lights, moods, ShotChoices, weathers } from '#domain/storyboard/shot-plan.ts';

/** What goes without saying has no word. */
export type ShownWords = {
  time: Record<Exclude<ShotChoices['time'], 'day'>, string>;
  light: Record<Exclude<(typeof lights)[number], 'plain'>, string>;
  weather: Record<Exclude<(typeof weathers)[number], 'dry'>, string>;
  mood: Record<Exclude<(typeof moods)[number], 'neutral'>, string>;
};

export const shownWords: Record<Tongue, ShownWords> = {
  en: {
    time: {
      'before-dawn': 'before dawn',
      morning: 'morning',
      dusk: 'dusk',
      evening: 'evening',
      night: 'night',
    },
    light: {
      window: 'light from a window',
      overcast: 'overcast',
      sun: 'sun',
      lamp: 'by a lamp',
      'street-lamp': 'under a street lamp',
      dark: 'dark',
    },
    weather: { wet: 'rain', snow: 'snow', wind: 'wind' },
    mood: {
      happy: 'happy',
      tired: 'tired',
      worried: 'worried',
      determined: 'determined',
      surprised: 'surprised',
    },
  },
  de: {
    time: {
      'before-dawn': 'vor Tagesanbruch',
      morning: 'morgens',
      dusk: 'Dämmerung',
      evening: 'abends',
      night: 'nachts',
    },
    light: {
      window: 'Licht vom Fenster',
      overcast: 'trüb',
      sun: 'Sonne',
      lamp: 'Lampenlicht',
      'street-lamp': 'unter einer Laterne',
      dark: 'dunkel',
    },
    weather: { wet: 'Regen', snow: 'Schnee', wind: 'Wind' },
    mood: {
      happy: 'froh',
      tired: 'müde',
      worried: 'besorgt',
      determined: 'entschlossen',
      surprised: 'überrascht',
    },
  },
  es: {
    time: {
      'before-dawn': 'antes del alba',
      morning: 'mañana',
      dusk: 'anochecer',
      evening: 'tarde',
      night: 'noche',
    },
    light: {
      window: 'luz de ventana',
      overcast: 'cielo cubierto',
      sun: 'sol',
      lamp: 'luz de lámpara',
      'street-lamp': 'bajo una farola',
      dark: 'a oscuras',
    },
    weather: { wet: 'lluvia', snow: 'nieve', wind: 'viento' },
    mood: {
      happy: 'con alegría',
      tired: 'con cansancio',
      worried: 'con preocupación',
      determined: 'con decisión',
      surprised: 'con sorpresa',
    },
  },
  fr: {
    time: {
      'before-dawn': 'avant l’aube',
      morning: 'matin',
      dusk: 'crépuscule',
      evening: 'soir',
      night: 'nuit',
    },
    light: {
      window: 'lumière d’une fenêtre',
      overcast: 'temps gris',
      sun: 'soleil',
      lamp: 'lumière d’une lampe',
      'street-lamp': 'sous un réverbère',
      dark: 'dans le noir',
    },
    weather: { wet: 'pluie', snow: 'neige', wind: 'vent' },
    mood: {
      happy: 'avec joie',
      tired: 'avec fatigue',
      worried: 'avec inquiétude',
      determined: 'avec détermination',
      surprised: 'avec surprise',
    },
  },
};
