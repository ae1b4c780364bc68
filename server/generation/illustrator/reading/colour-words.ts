// Words for colours, in English, Spanish, French and German. Data only.
import type { MarkerName } from '../palette.ts';
import type { Words } from './stems.ts';

export const colourWords: Words<MarkerName> = {
  black: 'black, negro, negra, negros, negras, noir, noire, schwarz, charcoal, anthrazit',
  white: 'white, blanco, blanca, blanc, blanche, weiss, weisse, weissem, weisser, weissen',
  gray: 'gray, grey, gris, grau, graue, grauer, grauen, heather',
  silver:
    'silver, plateado, argent, silber, steel, stainless, edelstahl, stahl, acero, acier, zinc, zink, alumin',
  red: 'red, rojo, roja, rojos, rojas, rouge, rouges, rot, rote, roter, roten, rotem, rotes, scarlet, crimson',
  maroon: 'maroon, burgundy, wine red, granate, burdeos, bordeaux, weinrot, oxblood',
  orange:
    'orange, naranja, oranger, rust, terracotta, coral, rost, copper, kupfer, cobre, cuivre, clay, arcilla, argile, lehm',
  mustard:
    'yellow, mustard, ochre, amarillo, amarilla, mostaza, jaune, moutarde, gelb, gelbe, gelber, gelben, gelbes, senfgelb, hi vis, high vis',
  gold: 'gold, golden, dorado, dore, goldene, brass, messing, laton, laiton, bronze, bronce',
  green: 'green, verde, verdes, vert, verte, grun, grune, gruner, grunen, sage, emerald, forest',
  olive: 'olive, khaki, caqui, oliva, kaki, army',
  teal: 'teal, petrol, verde azulado, bleu canard, petrole',
  turquoise: 'turquoise, aqua, mint, turquesa, menta, turkis, menthe, cyan',
  blue: 'blue, azul, azules, bleu, bleue, blau, blaue, blauer, blauen, blaues, cobalt, sky blue',
  navy: 'navy, dark blue, azul marino, bleu marine, marineblau, dunkelblau, midnight blue, indigo',
  denim: 'denim, jean jacket, mezclilla, vaquer, jeansstoff',
  purple: 'purple, violet, morado, morada, violeta, plum, aubergine, lila, ultraviolet, violette',
  lilac: 'lilac, lavender, lavanda, lavande, mauve, flieder',
  pink: 'pink, rosa, rose, blush, salmon, fuchsia, magenta, rosado',
  brown:
    'brown, marron, pardo, brun, brune, braun, braune, brauner, chocolate, chestnut, rust brown',
  tan: 'tan, wooden, oak, eiche, roble, chene, wicker, willow, mimbre, osier, camel, leather, cuero, cuir, leder, caramel',
  beige: 'beige, sand, arena, sable, stone, ecru, oatmeal',
  cream: 'cream, crema, creme, ivory, off white, marfil, ivoire, elfenbein',
};
