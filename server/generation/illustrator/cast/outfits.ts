// What people wear when nobody says: by trade, then one of a few everyday outfits.
import { type MarkerName, markers } from '../palette.ts';
import type { Wardrobe } from '../people/person.ts';
import type { Words } from '../reading/stems.ts';

type Trade =
  | 'kitchen'
  | 'shop'
  | 'office'
  | 'sport'
  | 'site'
  | 'care'
  | 'animals'
  | 'workshop'
  | 'officer'
  | 'yoga';

export const tradeWords: Words<Trade> = {
  kitchen:
    'baker, bakery, barista, chef, cook, kitchen, waiter, waitress, brew, cafe, coffee, restaurant, panader, cociner, camarer, boulang, cuisin, serveu, backer, koch, kellner, konditor, butcher, pizza',
  officer:
    'police, officer, firefighter, guard, soldier, policia, bombero, pompier, polizist, feuerwehr, driver s seat uniform',
  office:
    'lawyer, law firm, attorney, solicitor, bank, consult, accountant, insurance, realtor, estate agent, notary, executive, manager, ceo, anchor, senator, mayor, candidate, politic, minister, abogad, banco, seguros, avocat, banque, assurance, anwalt, kanzlei, bank, steuerberat, versicherung, detective',
  yoga: 'yoga, pilates, meditat, stretch, dance class, danza, danse, ballet',
  sport:
    'gym, fitness, workout, trainer, athlete, runner, running, crossfit, coach, gimnas, entrenad, entraineu, salle de sport, fitnessstudio, trainier, lauf',
  site: 'construct, builder, roof, electric, plumb, engineer, warehouse, road works, obra, albanil, electricista, chantier, macon, electricien, plombier, baustelle, dachdecker, elektriker, klempner, handwerk',
  care: 'doctor, nurse, dentist, pharma, clinic, hospital, vet, veterinar, scientist, laborator, medic, enfermer, clinica, dentista, medecin, infirmi, pharmac, arzt, arztin, pfleger, zahnarzt, apothek, labor',
  animals:
    'groom, dog, cat, pet, puppy, perro, mascota, gato, chien, toilett, hund, katze, tierpfleg',
  workshop:
    'mechanic, carpenter, potter, florist, farmer, garden, painter, workshop, craft, mecanic, carpinter, jardiner, taller, mecanicien, menuisier, jardin, atelier, mechanik, schreiner, tischler, gartner, werkstatt, bauer, blacksmith, brewery',
  shop: 'shop, store, boutique, market, cashier, tienda, mercado, magasin, marche, laden, verkauf, kasse',
};

type Outfit = Pick<Wardrobe, 'top' | 'layer' | 'bottom' | 'headwear'>;
const piece = <Kind extends string>(kind: Kind, color: MarkerName) => ({
  kind,
  color: markers[color],
});
const bare = piece('none', 'gray');

export const tradeOutfits: Record<Trade, readonly Outfit[]> = {
  kitchen: [
    {
      top: piece('shirt', 'white'),
      layer: piece('apron', 'denim'),
      bottom: piece('jeans', 'navy'),
      headwear: bare,
    },
    {
      top: piece('t-shirt', 'mustard'),
      layer: piece('apron', 'green'),
      bottom: piece('jeans', 'denim'),
      headwear: bare,
    },
    {
      top: piece('shirt', 'teal'),
      layer: piece('apron', 'tan'),
      bottom: piece('trousers', 'black'),
      headwear: bare,
    },
  ],
  shop: [
    { top: piece('sweater', 'teal'), layer: bare, bottom: piece('jeans', 'denim'), headwear: bare },
    {
      top: piece('t-shirt', 'cream'),
      layer: piece('apron', 'olive'),
      bottom: piece('jeans', 'denim'),
      headwear: bare,
    },
  ],
  office: [
    {
      top: piece('shirt', 'white'),
      layer: piece('suit', 'navy'),
      bottom: piece('trousers', 'navy'),
      headwear: bare,
    },
    {
      top: piece('shirt', 'cream'),
      layer: piece('blazer', 'olive'),
      bottom: piece('trousers', 'brown'),
      headwear: bare,
    },
    {
      top: piece('blouse', 'white'),
      layer: piece('blazer', 'maroon'),
      bottom: piece('trousers', 'black'),
      headwear: bare,
    },
  ],
  sport: [
    {
      top: piece('tank', 'orange'),
      layer: bare,
      bottom: piece('leggings', 'black'),
      headwear: bare,
    },
    { top: piece('t-shirt', 'red'), layer: bare, bottom: piece('shorts', 'navy'), headwear: bare },
    {
      top: piece('tank', 'teal'),
      layer: bare,
      bottom: piece('leggings', 'navy'),
      headwear: piece('headband', 'orange'),
    },
  ],
  yoga: [
    {
      top: piece('tank', 'lilac'),
      layer: bare,
      bottom: piece('leggings', 'purple'),
      headwear: bare,
    },
    {
      top: piece('tank', 'turquoise'),
      layer: bare,
      bottom: piece('leggings', 'navy'),
      headwear: bare,
    },
  ],
  site: [
    {
      top: piece('shirt', 'denim'),
      layer: piece('vest', 'orange'),
      bottom: piece('jeans', 'navy'),
      headwear: piece('hard-hat', 'mustard'),
    },
    {
      top: piece('t-shirt', 'gray'),
      layer: piece('vest', 'mustard'),
      bottom: piece('trousers', 'brown'),
      headwear: piece('hard-hat', 'white'),
    },
  ],
  care: [
    {
      top: piece('shirt', 'turquoise'),
      layer: piece('lab-coat', 'white'),
      bottom: piece('trousers', 'navy'),
      headwear: bare,
    },
    {
      top: piece('uniform', 'teal'),
      layer: bare,
      bottom: piece('trousers', 'teal'),
      headwear: bare,
    },
  ],
  animals: [
    {
      top: piece('t-shirt', 'turquoise'),
      layer: piece('apron', 'navy'),
      bottom: piece('jeans', 'denim'),
      headwear: bare,
    },
    {
      top: piece('t-shirt', 'pink'),
      layer: piece('apron', 'purple'),
      bottom: piece('jeans', 'denim'),
      headwear: bare,
    },
  ],
  workshop: [
    {
      top: piece('shirt', 'red'),
      layer: piece('apron', 'brown'),
      bottom: piece('jeans', 'denim'),
      headwear: bare,
    },
    {
      top: piece('shirt', 'green'),
      layer: piece('vest', 'olive'),
      bottom: piece('jeans', 'denim'),
      headwear: piece('cap', 'mustard'),
    },
  ],
  officer: [
    {
      top: piece('uniform', 'navy'),
      layer: bare,
      bottom: piece('trousers', 'navy'),
      headwear: bare,
    },
  ],
};

export const everyday: readonly Outfit[] = [
  { top: piece('sweater', 'teal'), layer: bare, bottom: piece('jeans', 'denim'), headwear: bare },
  {
    top: piece('t-shirt', 'cream'),
    layer: piece('jacket', 'olive'),
    bottom: piece('jeans', 'navy'),
    headwear: bare,
  },
  { top: piece('shirt', 'blue'), layer: bare, bottom: piece('trousers', 'beige'), headwear: bare },
  { top: piece('hoodie', 'maroon'), layer: bare, bottom: piece('jeans', 'denim'), headwear: bare },
  {
    top: piece('turtleneck', 'orange'),
    layer: bare,
    bottom: piece('trousers', 'brown'),
    headwear: bare,
  },
  {
    top: piece('t-shirt', 'white'),
    layer: piece('cardigan', 'mustard'),
    bottom: piece('jeans', 'denim'),
    headwear: bare,
  },
  {
    top: piece('sweater', 'purple'),
    layer: bare,
    bottom: piece('trousers', 'black'),
    headwear: bare,
  },
  {
    top: piece('t-shirt', 'red'),
    layer: piece('jacket', 'denim'),
    bottom: piece('trousers', 'olive'),
    headwear: bare,
  },
];
