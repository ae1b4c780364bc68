// Where a story happens, when the visitor says so.
import type { Facts } from '../../facts.ts';

const places: readonly [RegExp, string, string][] = [
  [/\blighthouse/i, 'in a lighthouse at night', 'lighthouse'],
  [
    /\b(?:spaceship|space station|starship|shuttle)/i,
    'on a ship with no weather outside',
    'observation window',
  ],
  [/\b(?:ship|boat|submarine|sailor|captain)\b/i, 'on the deck of a ship', 'deck'],
  [/\bisland/i, 'on an island shore', 'shore'],
  [/\b(?:school|classroom|teacher)/i, 'in a school corridor after hours', 'school corridor'],
  [/\b(?:hospital|ward|nurse|surgeon)/i, 'in a hospital corridor at night', 'hospital corridor'],
  [/\b(?:prison|inmate|cell)\b/i, 'in a prison corridor', 'prison corridor'],
  [/\b(?:train|station)\b/i, 'on a station platform', 'station platform'],
  [/\b(?:hotel|motel)\b/i, 'in a hotel corridor', 'hotel corridor'],
  [/\b(?:farm|barn|field)\b/i, 'at the edge of a field', 'field'],
  [/\b(?:desert|dune)/i, 'on a desert road', 'desert road'],
  [
    /\b(?:frozen|ice|arctic|snow|winter|glacier)\b/i,
    'on a frozen plain under a white sky',
    'frozen plain',
  ],
  [/\b(?:forest|woods|jungle)\b/i, 'on a forest road', 'forest road'],
  [/\b(?:village|small town)\b/i, 'on a village street at dusk', 'village street'],
  [/\b(?:castle|palace)\b/i, 'in a castle hall', 'castle hall'],
  [/\b(?:apartment|flat)\b/i, 'in an apartment with the lights off', 'apartment'],
  [/\b(?:city|street|downtown)\b/i, 'on a city street at night', 'city street'],
  [/\b(?:kitchen|restaurant|diner)\b/i, 'in a kitchen after closing', 'kitchen'],
];

/** The place with its preposition, and its short noun; undefined when none is named. */
export function findPlace(facts: Facts): { at: string; place: string } | undefined {
  const story = [
    facts.logline ? `${facts.logline.who} ${facts.logline.does}` : '',
    facts.name,
    ...facts.points.map((point) => point.text),
  ].join(' ');
  const found = places.find(([pattern]) => pattern.test(story));
  return found ? { at: found[1], place: found[2] } : undefined;
}
