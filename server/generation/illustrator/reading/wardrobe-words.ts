// Words for clothes, colours and looks, in English, Spanish, French and German. Data only.
import type { MarkerName } from '../palette.ts';
import type { BottomKind, Headwear, LayerKind, TopKind } from '../people/person.ts';
import type { Words } from './stems.ts';

export const colourWords: Words<MarkerName> = {
  black: 'black, negro, negra, negros, negras, noir, noire, schwarz, charcoal, anthrazit',
  white: 'white, blanco, blanca, blanc, blanche, weiss, weisse, weissem, weisser, weissen',
  gray: 'gray, grey, gris, grau, graue, grauer, grauen, heather',
  silver: 'silver, plateado, argent, silber',
  red: 'red, rojo, roja, rojos, rojas, rouge, rouges, rot, rote, roter, roten, rotem, rotes, scarlet, crimson',
  maroon: 'maroon, burgundy, wine red, granate, burdeos, bordeaux, weinrot, oxblood',
  orange: 'orange, naranja, oranger, rust, terracotta, coral, rost',
  mustard:
    'yellow, mustard, ochre, amarillo, amarilla, mostaza, jaune, moutarde, gelb, gelbe, gelber, gelben, gelbes, senfgelb, hi vis, high vis',
  gold: 'gold, golden, dorado, dore, goldene',
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
  tan: 'tan, camel, leather, cuero, cuir, leder, caramel',
  beige: 'beige, sand, arena, sable, stone, ecru, oatmeal',
  cream: 'cream, crema, creme, ivory, off white, marfil, ivoire, elfenbein',
};

export const topWords: Words<TopKind> = {
  't-shirt': 't shirt, tshirt, camiseta, playera, polo, jersey shirt, crew neck',
  shirt: 'shirt, button down, flannel, camisa, chemise, hemd, oxford, plaid',
  blouse: 'blouse, blusa, chemisier, bluse',
  sweater: 'sweater, jumper, pullover, knit, sueter, jersey, strickpull, sweatshirt, wool, pulli',
  turtleneck: 'turtleneck, roll neck, polo neck, cuello alto, col roule, rollkragen',
  hoodie: 'hoodie, hooded, sudadera, sweat a capuche, kapuzen',
  tank: 'tank top, tank, vest top, singlet, sports bra, crop top, leotard, sportswear, gym clothes, activewear, camiseta sin mangas, ropa deportiva, debardeur, tenue de sport, sportkleidung, tragertop, yoga top, athletic wear, workout',
  dress: 'dress, gown, vestido, robe, ~kleid$, jumpsuit, kaftan, sari',
  uniform:
    'uniform, uniforme, police, security guard, dienstkleidung, scrubs, pijama quirurgico, mailman, firefighter, coveralls, overalls, mono de trabajo, bleu de travail, latzhose, boiler suit, dungarees',
};
export const layerWords: Words<Exclude<LayerKind, 'none'>> = {
  apron: 'apron, delantal, tablier, schurze',
  blazer: 'blazer, sport coat, americana, veste de costume, sakko, tweed',
  suit: 'suit, traje, costume, anzug, tuxedo, business attire, three piece, kostum',
  jacket:
    'jacket, bomber, chaqueta, cazadora, blouson, veste, jacke, windbreaker, fleece, leather jacket, denim jacket',
  coat: 'coat, trench, parka, overcoat, abrigo, gabardina, manteau, impermeable, mantel, raincoat',
  cardigan: 'cardigan, rebeca, gilet en laine, strickjacke',
  vest: 'vest, waistcoat, gilet, chaleco, ~weste$',
  bib: 'bib, tabard, peto, dossard, latz',
  quilted:
    'quilted jacket, padded jacket, puffer, chaqueta acolchada, doudoune, steppjacke, daunenjacke',
  'hi-vis':
    'hi vis jacket, high visibility jacket, chaqueta reflectante, veste fluo, warnjacke, hi vis coat',
  'hi-vis-vest':
    'hi vis, hi vis vest, high visibility, high vis, chaleco reflectante, gilet fluo, gilet jaune, warnweste',
  'lab-coat':
    'lab coat, white coat, doctor, doctor s coat, bata, blouse blanche, kittel, arztkittel, scientist, pharmacist, dentist',
};
export const bottomWords: Words<BottomKind> = {
  trousers: 'trousers, pants, chinos, slacks, pantalon, khakis, cargo',
  jeans: 'jeans, vaqueros, tejanos, denim trousers',
  skirt: 'skirt, falda, jupe, kurzer rock',
  shorts: 'shorts, pantalon corto, bermuda, kurze hose',
  leggings: 'leggings, tights, mallas, yoga pants, collant, leotard',
};
export const headwearWords: Words<Exclude<Headwear, 'none'>> = {
  cap: 'cap, baseball cap, gorra, casquette, kappe, schirmmutze, visor',
  hat: 'hat, fedora, sombrero, chapeau, hut, straw hat, cowboy, stetson, strohhut',
  beanie: 'beanie, knit cap, wool cap, gorro, bonnet, mutze, wollmutze',
  hijab: 'hijab, headscarf, head scarf, velo, voile, kopftuch, panuelo en la cabeza',
  'chef-hat': 'chef s hat, chef hat, toque, gorro de cocinero, kochmutze, chefs hat',
  'hard-hat': 'hard hat, helmet, casco, casque, helm, bauhelm, schutzhelm',
  'flat-cap': 'flat cap, gorra plana, casquette plate, schiebermutze, schlagermutze',
  'hair-net': 'hair net, hairnet, redecilla, charlotte, haarnetz',
  headband: 'headband, sweatband, bandana, cinta, bandeau, stirnband',
};
export const extraWords: Words<
  'tie' | 'scarf' | 'glasses' | 'sunglasses' | 'earrings' | 'gloves' | 'boots' | 'wellingtons'
> = {
  gloves: 'gloves, mittens, guantes, gants, handschuh',
  boots: 'boots, botas, bottes, bottines, ~stiefel$',
  wellingtons:
    'wellies, wellingtons, rubber boots, gumboots, waders, botas de agua, katiuskas, bottes en caoutchouc, bottes de caoutchouc, gummistiefel',
  tie: 'tie, necktie, corbata, cravate, krawatte, schlips',
  scarf: 'scarf, bufanda, echarpe, foulard, schal',
  glasses: 'glasses, spectacles, eyeglasses, gafas, lentes, lunettes, brille',
  sunglasses: 'sunglasses, shades, gafas de sol, lunettes de soleil, sonnenbrille',
  earrings: 'earring, pendientes, aretes, boucles d oreille, ohrring, hoops',
};
