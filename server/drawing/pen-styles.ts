// How a stroke or an area is laid down.

export type PenStyle = {
  /** Line weight in drawing units. */
  size?: number;
  color?: string;
  /** How far the hand trembles, in drawing units. */
  tremble?: number;
  closed?: boolean;
  opacity?: number;
  /** Length over which the line thins at its ends. */
  taper?: number;
};
export type FillStyle = {
  opacity?: number;
  smooth?: boolean;
  tremble?: number;
  multiply?: boolean;
};
export type MarkerStyle = { gap?: number; angle?: number; size?: number; opacity?: number };
