/** What a stroke belongs to; the camera's are the arrows and what they say. */
export type Layer = 'ground' | 'place' | 'people' | 'props' | 'product' | 'lettering' | 'camera';
/** `layer` is null where a part of the sheet begins or ends, which holds strokes of several. */
export type Mark = { svg: string; layer: Layer | null; text?: string };
/** Where a part of the drawing has its origin, how large it is, turned by radians, mirrored when `flip` is -1. */
export type Placed = { x: number; y: number; scale: number; turn: number; flip: 1 | -1 };
