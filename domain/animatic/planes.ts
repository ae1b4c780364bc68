// A drawn picture in planes, which a moving camera parts.

/** From the farthest to the nearest. Lettering and the camera's marks stand on the screen, not in the place. */
export const farToNear = ['ground', 'people', 'product', 'lettering'] as const;
export type Plane = (typeof farToNear)[number];
