// The cast as the illustrator knows them: one object, drawn the same in every frame.

import type { hairStyles, headwear, Look, layers, tops } from '#domain/cast/look.ts';

export type HairStyle = (typeof hairStyles)[number];
export type FaceShape = Look['face']['shape'];
export type Brows = Look['face']['brows'];
export type Beard = Look['beard'];
export type Age = Look['age'];
export type Build = Look['build'];
export type Frame = Look['frame'];

export type TopKind = (typeof tops)[number];
export type LayerKind = (typeof layers)[number];
export type BottomKind = Wardrobe['bottom']['kind'];
export type Headwear = (typeof headwear)[number];

export type Garment<Kind extends string> = { kind: Kind; color: string };
export type Wardrobe = Look['wardrobe'];

export type Person = Look;

export type Emotion =
  | 'neutral'
  | 'happy'
  | 'tired'
  | 'asleep'
  | 'worried'
  | 'determined'
  | 'surprised';
