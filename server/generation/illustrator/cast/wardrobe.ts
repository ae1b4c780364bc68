// Clothes from words: garments with their colours, then what the trade wears, then everyday clothes.
import { wordTable } from '#domain/word-table.ts';
import { type MarkerName, markers } from '../palette.ts';
import type { Garment, Wardrobe } from '../people/person.ts';
import { colourWords } from '../reading/colour-words.ts';
import { findAll, findFirst, plain } from '../reading/stems.ts';
import { clothesIn } from './clothes-words.ts';
import type { Garb } from './garments.ts';
import { isOverAll, type Layer, type Layers, noLayer, putOver } from './layered.ts';
import { everyday, tradeOutfits, tradeWords } from './outfits.ts';
import { choose } from './seed.ts';

type WardrobeNotes = {
  /** What the visitor typed about clothes. */
  said: string;
  /** What the script has somebody in: its line about the cast, its pictures. */
  told?: string;
  /** Product and script, for the trade. */
  about: string;
  /** What the choice of defaults depends on. */
  seed: string;
  /** Shirts become blouses now and then. */
  woman: boolean;
  /** The person is seen doing the work of the trade. */
  maker: boolean;
};
/** Clothes as drawn, and as words for the alternative text: `a denim apron`. */
type Dressed = {
  wardrobe: Wardrobe;
  worn: string;
  /** What was said to be worn. */
  said: readonly Garb[];
};

/** Reads a wardrobe; nothing said gives clothes that suit the trade and vary with the seed. */
export function readWardrobe(notes: WardrobeNotes): Dressed {
  const { said, told: script = '', about, seed, woman, maker } = notes;
  const typed = wornIn(said);
  const worn = [...typed, ...stillTold(typed, wornIn(script))];
  const outwards = skinOutwards(worn);
  // `robe` is a gown, of a lawyer or a bath, as often as a dress: no man is drawn in one.
  const upper = garmentIn(worn, 'top');
  const found = {
    top: upper?.kind === 'dress' && !woman ? undefined : upper,
    bottom: garmentIn(worn, 'bottom'),
    headwear: garmentIn(worn, 'headwear'),
  };
  const trade = tradeOf(`${said}. ${script}`, about, maker);
  const base = choose(trade ? tradeOutfits[trade] : everyday, seed, 'outfit');
  const layers = outwards.reduce<Layers>(
    (under, one) => (one.garb.slot === 'layer' ? putOver(under, layerOf(one.garb, one)) : under),
    { layer: noLayer, over: undefined },
  );
  const isLayered = layers.layer.kind !== 'none';
  const told = Boolean(found.top || isLayered);
  const extra = (slot: Garb['slot']) => worn.find(({ garb }) => garb.slot === slot);
  const { layer, over } = told ? layers : { layer: base.layer, over: undefined };
  const top = found.top ?? topUnder(layer.kind, told, base.top, woman);
  const suited = layer.kind === 'suit';
  const isWhole =
    !suited && worn.some(({ garb }) => garb.slot === 'top' && garb.whole) && top === found.top;
  const bottom =
    found.bottom ??
    (suited || isWhole
      ? { kind: 'trousers' as const, color: suited ? layer.color : top.color }
      : base.bottom);
  const tie = extra('tie') !== undefined || (suited && !woman && !isLayered);
  return {
    wardrobe: {
      top: distinct(top, layer),
      layer,
      ...(over ? { over } : {}),
      bottom: found.bottom || isWhole ? bottom : contrast(bottom, top),
      headwear: found.headwear ?? (told ? { kind: 'none', color: markers.gray } : base.headwear),
      ...shoesOf(extra('shoes')),
      ...(extra('gloves') ? { gloves: colourOf(extra('gloves')) } : {}),
      ...(tie ? { tie: colourOf(extra('tie')) ?? markers.maroon } : {}),
      ...(extra('scarf') ? { scarf: colourOf(extra('scarf')) } : {}),
      glasses: extra('glasses') !== undefined && extra('sunglasses') === undefined,
      sunglasses: extra('sunglasses') !== undefined,
      earrings:
        extra('earrings') !== undefined ||
        (woman && choose([true, false, false], seed, 'earrings')),
    },
    worn: wornWords(over ?? (layer.kind === 'none' ? top : layer)),
    said: outwards.map(({ garb }) => garb),
  };
}

const parts =
  /([,;/.:()\n]|\b(?:and|over|under|with|y|sobre|bajo|con|et|sur|sous|avec|und|unter|mit|plus)\b|(?<!\p{L})über(?!\p{L}))/iu;
const joints: Readonly<Record<string, Worn['joint']>> = wordTable<Worn['joint']>({
  ...{ over: 'over', sobre: 'over', sur: 'over', über: 'over' },
  ...{ under: 'under', bajo: 'under', sous: 'under', unter: 'under' },
});

const wornIn = (text: string): Worn[] =>
  `,${text}`.split(parts).flatMap((clause, at, all) => {
    if (at % 2 === 1 || refused.test(clause)) return [];
    const color = colourIn(clause);
    const joint = joints[all[at - 1]?.toLowerCase() ?? ''];
    const worn = clothesIn(clause).map((garb): Worn => ({ garb, color, joint }));
    // `Warehouse coat` is one coat.
    return worn.filter(
      ({ garb }, nth) => worn.findIndex((one) => one.garb.slot === garb.slot) === nth,
    );
  });

// From the skin outwards: `over` and `under` say so, else an apron lies over what has sleeves.
function skinOutwards(worn: readonly Worn[]): Worn[] {
  const order: Worn[] = [];
  for (const one of worn) {
    if (order.some(({ garb }) => garb === one.garb)) continue;
    const apron = order.findIndex(({ garb }) => isOverAll(garb));
    const inside = one.joint === 'over' ? order.length - 1 : apron;
    const isInside = one.joint === 'over' || (one.joint !== 'under' && isSleeved(one.garb));
    order.splice(isInside && inside >= 0 ? inside : order.length, 0, one);
  }
  return order;
}

const layerOf = (garb: Extract<Garb, { slot: 'layer' }>, worn: Worn): Layer => ({
  kind: garb.kind,
  color: colourOf(worn) ?? markers.blue,
});

// A script that knows nothing of what was typed was written before it: its clothes are no longer worn over it.
function stillTold(typed: readonly Worn[], told: readonly Worn[]): readonly Worn[] {
  const upper = typed.filter(({ garb }) => isSleeved(garb));
  const isKnown = upper.every(({ garb }) => told.some((one) => one.garb === garb));
  return isKnown ? told : told.filter(({ garb: { slot } }) => slot !== 'top' && slot !== 'layer');
}

const isSleeved = (garb: Garb): boolean =>
  garb.slot === 'top' || (garb.slot === 'layer' && !isOverAll(garb));

/** A clause that says what is not worn: `no sunglasses`. */
export const refused =
  /^\s*(?:but |aber |pero |mais )?(?:no|not|never|without|keine?[nrm]?|nicht|nie|ohne|sin|nada de|nunca|pas d[e’']|sans|jamais)(?!\p{L})/iu;

type Worn = { garb: Garb; color: string | undefined; joint?: 'over' | 'under' | undefined };

const colourOf = (worn: Worn | undefined): string | undefined =>
  worn && (worn.color ?? ('color' in worn.garb ? markers[worn.garb.color] : undefined));

// Low shoes are those everybody has on: only high ones have a colour.
function shoesOf(worn: Worn | undefined): Pick<Wardrobe, 'shoes' | 'boots'> {
  const boots = worn?.garb.slot === 'shoes' && worn.garb.high === true;
  return { shoes: (boots && colourOf(worn)) || '#4a4038', boots };
}

// Working clothes are for who does the work; everybody else comes as they are.
const working = ['kitchen', 'shop', 'site', 'care', 'animals', 'workshop', 'officer'];
function tradeOf(said: string, about: string, maker: boolean) {
  const told = findFirst(said, tradeWords);
  const near = findFirst(about, tradeWords);
  return told ?? (near && (maker || !working.includes(near)) ? near : undefined);
}

type Kinds = {
  [Of in Garb as Of extends { kind: string } ? Of['slot'] : never]: Of extends { kind: infer Kind }
    ? Kind & string
    : never;
};

// The first that is worn there, in the colour said of it.
function garmentIn<Slot extends keyof Kinds>(
  worn: readonly Worn[],
  slot: Slot,
): Garment<Kinds[Slot]> | undefined {
  const one = worn.find(({ garb }) => garb.slot === slot);
  return one && 'kind' in one.garb
    ? { kind: one.garb.kind as Kinds[Slot], color: colourOf(one) ?? markers.blue }
    : undefined;
}

/** The colour a garment is said to have: the one named last before it in English and German, after it in Spanish and French. */
export function colourIn(clause: string): string | undefined {
  const hits = findAll(clause, colourWords);
  const name = hits.sort((a, b) => b.stem.length - a.stem.length)[0]?.meaning;
  return name && markers[name];
}

function topUnder(
  layer: string,
  told: boolean,
  base: Wardrobe['top'],
  woman: boolean,
): Wardrobe['top'] {
  if (!told) return base;
  if (layer === 'suit' || layer === 'blazer')
    return { kind: woman ? 'blouse' : 'shirt', color: markers.white };
  if (layer === 'apron') return { kind: 'shirt', color: markers.cream };
  return { kind: 't-shirt', color: markers.cream };
}

// What lies over something else must not have its colour.
const distinct = (top: Wardrobe['top'], layer: Wardrobe['layer']): Wardrobe['top'] =>
  layer.kind !== 'none' && layer.color === top.color
    ? { ...top, color: top.color === markers.white ? markers.gray : markers.white }
    : top;
const contrast = (bottom: Wardrobe['bottom'], top: Wardrobe['top']): Wardrobe['bottom'] =>
  bottom.color === top.color ? { ...bottom, color: markers.navy } : bottom;

const colourNames = new Map(Object.entries(markers).map(([name, color]) => [color, name]));
const spoken: Partial<Record<string, string>> = wordTable<string>({
  tank: 'tank top',
  'lab-coat': 'white coat',
  suit: 'suit',
});

/** What somebody has on besides, as one says it: `a blue hat`, `a red scarf`. Of who is seen from behind no face. */
export function besideWords(wardrobe: Wardrobe, isFaced = true): string[] {
  const { headwear, scarf, gloves, tie, glasses, sunglasses } = wardrobe;
  const coloured = (color: string | undefined, noun: string) =>
    color === undefined ? [] : [spokenIn(color, noun)];
  // A hijab is told with the hair it covers.
  const isTold = headwear.kind !== 'none' && headwear.kind !== 'hijab';
  return [
    ...(isTold
      ? coloured(headwear.color, headwear.kind.replaceAll('-', ' ')).map(withArticle)
      : []),
    ...coloured(scarf, 'scarf').map(withArticle),
    ...(isFaced ? coloured(tie, 'tie').map(withArticle) : []),
    ...coloured(gloves, 'gloves'),
    ...(isFaced && sunglasses ? ['sunglasses'] : isFaced && glasses ? ['glasses'] : []),
  ];
}

/** As one says it: `a denim apron`. */
export const wornWords = ({ kind, color }: Garment<string>): string =>
  withArticle(spokenIn(color, spoken[kind] ?? kind));

function spokenIn(hex: string, noun: string): string {
  const color = colourNames.get(hex as (typeof markers)[MarkerName]) ?? '';
  return plain(noun).includes(color) ? noun : `${color} ${noun}`;
}

const withArticle = (phrase: string): string => `${/^[aeiou]/.test(phrase) ? 'an' : 'a'} ${phrase}`;
