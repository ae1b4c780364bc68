// Words of the camera, and of what falls from the sky, in English, Spanish, French and German. Data only.
import type { ShotSize, TimeOfDay } from '../scene.ts';
import type { Words } from './stems.ts';

export type Framing = ShotSize | 'OTS' | 'OVERHEAD' | 'INSERT' | 'PACK' | 'TWO' | 'TITLE';
export const framingWords: Words<Framing> = {
  ECU: 'ecu, xcu, extreme close, macro, primerisimo, tres gros plan, detailaufnahme, extreme nah, makro',
  CU: 'cu, close up, closeup, tight on, primer plano, primeros planos, gros plan, nahaufnahme, grossaufnahme, close shot, close on',
  MCU: 'mcu, medium close, plano medio corto, plan rapproche, halbnah, head and shoulders, bust shot',
  MS: 'ms, medium, mid shot, waist up, plano medio, plan moyen, plan americain, halbtotale, americano, amerikanische',
  WS: 'ws, ls, ews, els, wide, long shot, full shot, establishing, plano general, plano entero, plan large, plan d ensemble, plan general, totale, weite',
  OTS: 'ots, over the shoulder, over her shoulder, over his shoulder, over their shoulder, sobre el hombro, por encima del hombro, par dessus l epaule, uber die schulter',
  OVERHEAD:
    'overhead, top shot, top down, bird s eye, birds eye, from directly above, cenital, plongee verticale, vue du dessus, vogelperspektive, von oben, flat lay',
  INSERT: 'insert, inserto, pov, detail, detalle, plan de detail',
  PACK: 'pack shot, packshot, hero shot, product shot, end card, plano de producto, plan produit, produktaufnahme, produktbild, logo, end frame, last picture, bodegon',
  TWO: 'two shot, two person, 2 shot, plano de dos, plan a deux, zweier',
  TITLE:
    'title card, black screen, on black, rotulo, carton, titelkarte, schwarzbild, titulo sobre negro, ecran noir',
};

export const moves = [
  'push in',
  'pull out',
  'pan left',
  'pan right',
  'tilt up',
  'tilt down',
  'track',
  'orbit',
  'hand-held',
  'static',
] as const;
export type CameraMove = (typeof moves)[number];
export const moveWords: Words<CameraMove> = {
  'push in':
    'push, zoom in, dolly in, moves in, move in, slow in, creep, closer, acerca, travelling adelante, avance, zoom avant, travelling avant, ranfahrt, heranfahr, zufahrt, kamera nahert',
  'pull out':
    'pull out, pull back, pulls back, pulls out, zoom out, dolly out, widen, reveal, aleja, travelling atras, zoom arriere, travelling arriere, recul, ruckfahrt, zoom zuruck, wegfahr',
  'pan left':
    'pan left, pans left, whip left, panoramica a la izquierda, panoramique gauche, schwenk nach links',
  'pan right': 'pan, pans, whip pan, panning, panoramica, paneo, panoramique, schwenk, swish',
  'tilt up':
    'tilt up, tilts up, tilt, tilts, crane up, rises, boom up, sube la camara, panoramique vers le haut, neigt nach oben, kran',
  'tilt down':
    'tilt down, tilts down, crane down, boom down, baja la camara, panoramique vers le bas, neigt nach unten',
  track:
    'track, dolly, follow, steadicam, moving with, travelling, travelling lateral, sigue, suit, suivi, kamerafahrt, begleit, continuous move, one take',
  orbit: 'orbit, circles, arc around, 360, gira alrededor, tourne autour, umkreis',
  'hand-held':
    'hand held, handheld, shaky, camara en mano, camera a l epaule, camera portee, handkamera, selfie',
  static:
    'static, locked, lock off, locked off, still frame, tripod, fixed, camara fija, plano fijo, plan fixe, statisch, stativ, steht still',
};

export const timeWords: Words<TimeOfDay> = {
  night:
    'night, midnight, evening, after dark, dark street, noche, medianoche, nuit, soir, nacht, abend, mitternacht, streetlight, neon, moon, 2 a m, 3 a m, 11 p m',
  dawn: 'dawn, sunrise, before dawn, first light, early morning, daybreak, 4 a m, 5 a m, 6 a m, amanecer, madrugada, alba, aube, lever du soleil, petit matin, morgendammerung, sonnenaufgang, fruhmorgen, morgengrauen',
  dusk: 'dusk, sunset, golden hour, twilight, last light, atardecer, puesta de sol, anochecer, crepuscule, coucher du soleil, abenddammerung, sonnenuntergang, dammerung',
  day: 'day, noon, midday, morning, afternoon, sunny, daylight, manana, mediodia, tarde, matin, midi, apres midi, tag, mittag, vormittag, nachmittag',
};

/** The lights go out in this picture. */
export const goesDark =
  /\blights? (?:(?:in|of|at|on)(?: \p{L}+){1,3} )?(?:go(?:es)?|die|dies|turns?|switch(?:es)?|flickers?)(?: \p{L}+){0,3} (?:out|off|down)\b|\b(?:turns?|switch(?:es)?) (?:off|out) the lights?\b|\blights out\b|\bgoes dark\b|\bLichte?r?(?: [^.!?]{0,40})? (?:geht|gehen)(?: [^.!?]{0,40})? aus(?!\p{L})|\bwird (?:es )?dunkel\b|\b(?:geht|gehen)(?: [^.!?]{0,24})? (?:das Licht|die Lichter) aus(?!\p{L})|\bse apagan?\b|\bapaga la luz\b|\bs['’]éteint|\bs['’]éteignent|\béteint la lumière/iu;

/** What falls from the sky, or lies on the ground. */
export const falls: readonly (readonly ['wet' | 'snow' | 'fog', RegExp])[] = [
  [
    'wet',
    /(?<!\p{L})(?:rain(?:s|y|ing|fall|drops?|storm)?|drizzl\p{L}*|regen|regnet|niesel\p{L}*|lluvia|llueve|llovizna|pluie|pleut|bruine|crachin)(?!\p{L})/iu,
  ],
  [
    'snow',
    /(?<!\p{L})(?:snow(?:s|y|ing|fall|flakes?)?|schnee|schneit|nieve|nieva|neige)(?!\p{L})/iu,
  ],
  [
    'fog',
    /(?<!\p{L})(?:fog(?:gy)?|mist(?:y)?|nebel|neblig\p{L}*|niebla|neblina|brumos[oa]|brouillard|brumeu[sx]e?)(?!\p{L})/iu,
  ],
];
