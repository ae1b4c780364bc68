// How the clothes of the catalogue are drawn: where each is worn, as what, in which usual colour. Data only.
import { wordTable } from '#domain/word-table.ts';
import type { MarkerName } from '../palette.ts';
import type { BottomKind, Headwear, LayerKind, TopKind } from '../people/person.ts';

export type Garb =
  /** `whole`: what is below belongs to it, in the same colour. */
  | { slot: 'top'; kind: TopKind; color: MarkerName; whole?: true }
  | { slot: 'layer'; kind: Exclude<LayerKind, 'none'>; color: MarkerName }
  | { slot: 'bottom'; kind: BottomKind; color: MarkerName }
  | { slot: 'headwear'; kind: Exclude<Headwear, 'none'>; color: MarkerName }
  | { slot: 'scarf' | 'tie' | 'gloves'; color: MarkerName }
  | { slot: 'shoes'; color: MarkerName; high?: boolean }
  | { slot: 'glasses' | 'sunglasses' | 'earrings' };

const top = (kind: TopKind, color: MarkerName): Garb => ({ slot: 'top', kind, color });
const whole = (kind: TopKind, color: MarkerName): Garb => ({
  slot: 'top',
  kind,
  color,
  whole: true,
});
const layer = (kind: Exclude<LayerKind, 'none'>, color: MarkerName): Garb => ({
  slot: 'layer',
  kind,
  color,
});
const bottom = (kind: BottomKind, color: MarkerName): Garb => ({ slot: 'bottom', kind, color });
const head = (kind: Exclude<Headwear, 'none'>, color: MarkerName): Garb => ({
  slot: 'headwear',
  kind,
  color,
});

export const garments: Record<string, Garb> = wordTable<Garb>({
  't-shirt': top('t-shirt', 'cream'),
  'polo-shirt': top('t-shirt', 'teal'),
  shirt: top('shirt', 'white'),
  blouse: top('blouse', 'cream'),
  jumper: top('sweater', 'teal'),
  turtleneck: top('turtleneck', 'black'),
  hoodie: top('hoodie', 'gray'),
  'tank-top': top('tank', 'orange'),
  sportswear: top('tank', 'turquoise'),
  dress: top('dress', 'green'),
  nightdress: top('dress', 'lilac'),
  tracksuit: whole('sweater', 'lilac'),
  pyjamas: whole('shirt', 'lilac'),
  uniform: top('uniform', 'navy'),
  overalls: whole('uniform', 'denim'),
  scrubs: whole('uniform', 'turquoise'),
  apron: layer('apron', 'beige'),
  'oilskin-apron': layer('apron', 'mustard'),
  bib: layer('bib', 'white'),
  tabard: layer('bib', 'teal'),
  blazer: layer('blazer', 'navy'),
  suit: layer('suit', 'navy'),
  jacket: layer('jacket', 'olive'),
  'quilted-jacket': layer('quilted', 'navy'),
  'leather-jacket': layer('jacket', 'black'),
  'denim-jacket': layer('jacket', 'denim'),
  fleece: layer('jacket', 'teal'),
  cagoule: layer('jacket', 'blue'),
  'hi-vis-jacket': layer('hi-vis', 'orange'),
  'hi-vis-vest': layer('hi-vis-vest', 'orange'),
  vest: layer('vest', 'mustard'),
  waistcoat: layer('vest', 'gray'),
  'fleece-vest': layer('vest', 'teal'),
  'life-jacket': layer('vest', 'orange'),
  coat: layer('coat', 'tan'),
  raincoat: layer('coat', 'mustard'),
  'dressing-gown': layer('coat', 'lilac'),
  cardigan: layer('cardigan', 'mustard'),
  'white-coat': layer('lab-coat', 'white'),
  'work-coat': layer('lab-coat', 'blue'),
  trousers: bottom('trousers', 'brown'),
  jeans: bottom('jeans', 'denim'),
  skirt: bottom('skirt', 'maroon'),
  shorts: bottom('shorts', 'navy'),
  leggings: bottom('leggings', 'black'),
  cap: head('cap', 'red'),
  'flat-cap': head('flat-cap', 'gray'),
  hat: head('hat', 'brown'),
  'straw-hat': head('hat', 'beige'),
  beanie: head('beanie', 'maroon'),
  headscarf: head('headscarf', 'red'),
  hijab: head('hijab', 'teal'),
  'chef-hat': head('chef-hat', 'white'),
  'hard-hat': head('hard-hat', 'mustard'),
  helmet: head('hard-hat', 'white'),
  'hair-net': head('hair-net', 'white'),
  headband: head('headband', 'orange'),
  scarf: { slot: 'scarf', color: 'mustard' },
  tie: { slot: 'tie', color: 'maroon' },
  gloves: { slot: 'gloves', color: 'tan' },
  'work-gloves': { slot: 'gloves', color: 'orange' },
  'rubber-gloves': { slot: 'gloves', color: 'turquoise' },
  mittens: { slot: 'gloves', color: 'red' },
  boots: { slot: 'shoes', color: 'brown', high: true },
  'rubber-boots': { slot: 'shoes', color: 'olive', high: true },
  shoes: { slot: 'shoes', color: 'brown' },
  trainers: { slot: 'shoes', color: 'white' },
  slippers: { slot: 'shoes', color: 'pink' },
  glasses: { slot: 'glasses' },
  'reading-glasses': { slot: 'glasses' },
  sunglasses: { slot: 'sunglasses' },
  earrings: { slot: 'earrings' },
});
