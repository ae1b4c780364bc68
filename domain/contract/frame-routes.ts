// A picture of a board in its planes.
import { z } from 'zod';
import { farToNear } from '../animatic/planes.ts';
import { route } from './route.ts';

const pixels = z.int().min(0).max(4096);

/** What lies on a plane, as a WebP in base64, and where that lies in the picture. */
export const framePlane = z.object({
  plane: z.enum(farToNear),
  x: pixels,
  y: pixels,
  width: pixels,
  height: pixels,
  webp: z.string(),
});

/** The farthest first; none of a picture that there is in one piece alone. */
export const framePlanes = z.object({ planes: z.array(framePlane).max(farToNear.length) });
export type FramePlanes = z.infer<typeof framePlanes>;

/** `picture` is the name of the frame's picture without its ending. */
export const readPlanes = route({
  method: 'GET',
  path: '/api/frames/:picture/planes',
  params: z.object({
    picture: z
      .string()
      .regex(/^[0-9a-f]{32}$/)
      .meta({ example: '0a1b2c3d0a1b2c3d0a1b2c3d0a1b2c3d' }),
  }),
  answer: framePlanes,
});
