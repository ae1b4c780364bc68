import { listStems } from '../reading/match-stems.ts';

/**
 * Words that contain a thing's name and do not show it: a window pane is no drinking glass, a
 * documentary no document. As longer matches they win over the thing.
 */
export const onlyWords = listStems(
  [
    'behind the glass, through the glass, to the glass, against the glass, on the glass, glass door, glass wall, stained glass, glasses all round, magnifying glass, derriere la vitre',
    'plant based, plant a, planted, planting, planta baja, documentary, documental, documentaire, dokumentarfilm, formation, formula, former, planet, planeta, planete, mechanical',
    'around the clock, round the clock, next door, door to door, shop door, car door, garage door, fridge door, door opens',
    'news band, on file, file a, single file, in line, at the same time',
    'on the map, off the map, map out, off the record, list of, radio silence, radio off, turns up the radio',
    'on board, board member, in the bag, key point, key to, train of, train for, training, trainer, in training, packs a, pen and, letter by letter, card game, name card, title card, end card, carton final, carton sur noir, carton titre, playing card, in print, small print, the fine print, plate glass, number plate, sign of, no sign, plays ball',
    'present day, at present, box office, mail box, lunch box, watch out, lamplight',
  ].join(','),
);
