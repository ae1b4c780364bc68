// What the house can make heard, and the words that surely mean it, in the languages of the writer.

/** What music there is. Each is a few notes, quiet enough to be spoken over. */
export const beds = [
  'beat',
  'drums',
  'bass',
  'notes',
  'strings',
  'plucked',
  'chords',
  'drone',
] as const;
export type Bed = (typeof beds)[number];

export const effects = [
  'steps',
  'door',
  'knock',
  'click',
  'breath',
  'thud',
  'bell',
  'telephone',
  'rain',
  'wind',
  'room',
] as const;
export type Effect = (typeof effects)[number];

/** A row that has no music, or a sound that is none. */
export const silence =
  /^(?:\W*)(?:none|no music|without music|music (?:out|stops|ends)|silence|keine|ohne musik|musik (?:aus|endet)|stille|ninguna|sin música|silencio|aucune|sans musique|pas de musique|silence)(?!\p{L})/iu;
/** Whoever refuses music anywhere has none. */
export const refusal =
  /(?<!\p{L})(?:(?:no|without)(?: \p{L}{1,20}){0,2} music|(?:keine|ohne)(?: \p{L}{1,20})? musik|(?:sin|nada de) música|(?:sans|pas de) musique)(?!\p{L})/iu;

const word = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');

export const bedWords: readonly (readonly [bed: Bed, words: RegExp])[] = [
  [
    'strings',
    word(
      '(?<!plucked )strings|violins?|cello|streicher|geigen?|cuerdas al fondo|violines|cordes au loin|violons?|violoncelle',
    ),
  ],
  ['plucked', word('plucked|pizzicato|gezupfte?|pulsadas|pincées|ukulele')],
  ['drums', word('percussion|drums|schlagwerk|schlagzeug|percusión|tambores|percussions|batterie')],
  ['bass', word('bass(?: note)?|basston|nota de bajo|note de basse')],
  [
    'beat',
    word('(?:dry |plain |steady )?(?:beat|rhythm)|(?:trockener )?beat|rhythmus|ritmo|rythme'),
  ],
  ['chords', word('(?:two )?chords|(?:zwei )?akkorde|acordes|accords')],
  ['drone', word('held note|drone|gehaltener ton|nota sostenida|note tenue')],
  [
    'notes',
    word(
      '(?:few|low) notes|piano|klavier|wenige töne|pocas notas|quelques notes|one instrument|ein instrument|un instrumento|un instrument',
    ),
  ],
];

export const effectWords: readonly (readonly [effect: Effect, words: RegExp])[] = [
  [
    'telephone',
    word('(?:tele)?phone rings?|ringing|telefon klingelt|suena el teléfono|téléphone sonne'),
  ],
  ['bell', word('(?:shop |door)?bell|klingel|glocke|timbre|campana|sonnette|cloche')],
  ['rain', word('rain|regen|lluvia|pluie')],
  ['wind', word('wind|viento|vent')],
  ['steps', word('(?:foot)?steps|schritte|pasos|des pas|pas')],
  ['door', word('door|tür|puerta|porte')],
  ['knock', word('knock|klopfen|golpe|coup sec')],
  ['thud', word('(?:soft |short )?beat|low note|set down|takt|abgesetzt|se deja|se pose')],
  ['click', word('click|tick|klick|ticken|clic|tic')],
  ['breath', word('breath|atemzug|atem|respiración|souffle|respiration')],
  ['room', word('room(?: tone)?|raum(?:ton)?|sala|habitación|pièce')],
];
