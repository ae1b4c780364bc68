// The cast as the illustrator knows them: one object, drawn the same in every frame.

export type HairStyle =
  | 'long-straight'
  | 'long-wavy'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'braid'
  | 'pixie'
  | 'curls'
  | 'afro'
  | 'short'
  | 'side-part'
  | 'quiff'
  | 'buzz'
  | 'balding'
  | 'bald'
  | 'locs';
export type FaceShape = 'oval' | 'round' | 'square' | 'heart' | 'long';
type Nose = 'small' | 'straight' | 'broad' | 'strong';
export type Brows = 'thin' | 'arched' | 'thick' | 'straight';
export type Beard = 'none' | 'stubble' | 'beard' | 'moustache' | 'goatee';
export type Age = 'child' | 'young' | 'adult' | 'middle' | 'senior';
export type Build = 'slim' | 'average' | 'athletic' | 'plus';
export type Frame = 'woman' | 'man' | 'person';

export type TopKind =
  | 't-shirt'
  | 'shirt'
  | 'blouse'
  | 'sweater'
  | 'turtleneck'
  | 'hoodie'
  | 'tank'
  | 'dress'
  | 'uniform';
export type LayerKind =
  | 'none'
  | 'apron'
  | 'blazer'
  | 'suit'
  | 'jacket'
  | 'coat'
  | 'cardigan'
  | 'vest'
  | 'lab-coat'
  | 'bib'
  | 'quilted'
  | 'hi-vis'
  | 'hi-vis-vest';
export type BottomKind = 'trousers' | 'jeans' | 'skirt' | 'shorts' | 'leggings';
export type Headwear =
  | 'none'
  | 'cap'
  | 'hat'
  | 'beanie'
  | 'hijab'
  | 'chef-hat'
  | 'hard-hat'
  | 'headband'
  | 'flat-cap'
  | 'hair-net';

export type Garment<Kind extends string> = { kind: Kind; color: string };
export type Wardrobe = {
  top: Garment<TopKind>;
  layer: Garment<LayerKind>;
  /** Worn over the layer: an apron over a coat. */
  over?: Garment<LayerKind> | undefined;
  bottom: Garment<BottomKind>;
  headwear: Garment<Headwear>;
  shoes: string;
  /** The shoes reach up the shin. */
  boots?: boolean;
  /** Colour of a tie or a scarf where one is worn. */
  tie?: string;
  scarf?: string;
  /** Colour of gloves where they are worn. */
  gloves?: string;
  glasses: boolean;
  sunglasses: boolean;
  earrings: boolean;
};

export type Person = {
  frame: Frame;
  age: Age;
  build: Build;
  skin: string;
  eyes: string;
  hair: { style: HairStyle; color: string };
  beard: Beard;
  face: { shape: FaceShape; nose: Nose; brows: Brows };
  wardrobe: Wardrobe;
};

export type Emotion =
  | 'neutral'
  | 'happy'
  | 'tired'
  | 'asleep'
  | 'worried'
  | 'determined'
  | 'surprised';
