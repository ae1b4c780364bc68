// What a person chose for a frame, in the languages of scripts. Data only.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';
import type {
  lights,
  moods,
  motions,
  relations,
  ShotChoices,
  weathers,
} from '#domain/storyboard/shot-plan.ts';

/** What goes without saying has no word. */
export type ShownWords = {
  time: Record<Exclude<ShotChoices['time'], 'day'>, string>;
  light: Record<Exclude<(typeof lights)[number], 'plain'>, string>;
  weather: Record<Exclude<(typeof weathers)[number], 'dry'>, string>;
  mood: Record<Exclude<(typeof moods)[number], 'neutral'>, string>;
  motion: Record<(typeof motions)[number], string>;
  relation: Record<(typeof relations)[number], string>;
  /** More than can be counted at a glance, before the noun. */
  many: string;
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
    weather: { wet: 'rain', snow: 'snow', wind: 'wind', fog: 'fog' },
    mood: {
      happy: 'happy',
      tired: 'tired',
      worried: 'worried',
      determined: 'determined',
      surprised: 'surprised',
    },
    motion: {
      rise: 'rising',
      fall: 'falling',
      left: 'to the left',
      right: 'to the right',
      toward: 'toward us',
      away: 'away from us',
      turn: 'turning',
      swing: 'swinging',
      shake: 'shaking',
      pour: 'pouring',
      scatter: 'scattering',
    },
    relation: { in: 'in', on: 'on', beside: 'beside', under: 'under', behind: 'behind' },
    many: 'many ×',
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
    weather: { wet: 'Regen', snow: 'Schnee', wind: 'Wind', fog: 'Nebel' },
    mood: {
      happy: 'froh',
      tired: 'müde',
      worried: 'besorgt',
      determined: 'entschlossen',
      surprised: 'überrascht',
    },
    motion: {
      rise: 'steigt',
      fall: 'fällt',
      left: 'nach links',
      right: 'nach rechts',
      toward: 'auf uns zu',
      away: 'von uns weg',
      turn: 'dreht sich',
      swing: 'schwingt',
      shake: 'wackelt',
      pour: 'gießt',
      scatter: 'stiebt',
    },
    relation: { in: 'in', on: 'auf', beside: 'neben', under: 'unter', behind: 'hinter' },
    many: 'viele ×',
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
    weather: { wet: 'lluvia', snow: 'nieve', wind: 'viento', fog: 'niebla' },
    mood: {
      happy: 'con alegría',
      tired: 'con cansancio',
      worried: 'con preocupación',
      determined: 'con decisión',
      surprised: 'con sorpresa',
    },
    motion: {
      rise: 'sube',
      fall: 'cae',
      left: 'hacia la izquierda',
      right: 'hacia la derecha',
      toward: 'hacia nosotros',
      away: 'se aleja',
      turn: 'gira',
      swing: 'oscila',
      shake: 'tiembla',
      pour: 'vierte',
      scatter: 'se esparce',
    },
    relation: { in: 'en', on: 'sobre', beside: 'junto a', under: 'bajo', behind: 'tras' },
    many: 'varios ×',
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
    weather: { wet: 'pluie', snow: 'neige', wind: 'vent', fog: 'brouillard' },
    mood: {
      happy: 'avec joie',
      tired: 'avec fatigue',
      worried: 'avec inquiétude',
      determined: 'avec détermination',
      surprised: 'avec surprise',
    },
    motion: {
      rise: 'monte',
      fall: 'tombe',
      left: 'vers la gauche',
      right: 'vers la droite',
      toward: 'vers nous',
      away: 's’éloigne',
      turn: 'tourne',
      swing: 'oscille',
      shake: 'tremble',
      pour: 'verse',
      scatter: 's’éparpille',
    },
    relation: { in: 'dans', on: 'sur', beside: 'à côté de', under: 'sous', behind: 'derrière' },
    many: 'plusieurs ×',
  },
};
