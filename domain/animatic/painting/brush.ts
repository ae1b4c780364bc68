// What the film is painted with: the part of a canvas that a page's, a worker's and the server's have alike.

/** `Source` is what it lays pictures from. */
export type Brush<Source> = {
  readonly canvas: { readonly width: number; readonly height: number };
  globalAlpha: number;
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  font: string;
  textAlign: unknown;
  textBaseline: unknown;
  setTransform(a: number, b: number, c: number, d: number, x: number, y: number): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  drawImage(source: Source, x: number, y: number): void;
  drawImage(source: Source, x: number, y: number, width: number, height: number): void;
  measureText(text: string): { width: number };
  fillText(text: string, x: number, y: number, most?: number): void;
};

/** A new canvas of this size with its brush; null where nothing can be drawn. */
export type NewCanvas<Source> = (
  width: number,
  height: number,
) => { source: Source; brush: Brush<Source> } | null;
