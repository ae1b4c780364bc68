// /api/product-pictures: pictures of a client's product, and the logo.
import { z } from 'zod';
import { pictureCut, pictureFacts, pictureKinds, pictureTypes } from '../pictures/picture.ts';
import { route } from './route.ts';

const path = '/api/product-pictures';
const one = `${path}/:id`;
const params = z.object({ id: z.uuid() });

/** Takes a picture in: decoded, cut out and drawn; of the file nothing else is kept. */
export const keepPicture = route({
  method: 'POST',
  path,
  query: z.object({ kind: z.enum(pictureKinds).default('product') }),
  upload: pictureTypes.join(', '),
  answer: pictureFacts,
  status: 201,
});

export const readPicture = route({ method: 'GET', path: one, params, answer: pictureFacts });

/** Cuts it anew, from the picture as it came. */
export const cutPicture = route({
  method: 'PATCH',
  path: one,
  params,
  body: pictureCut,
  answer: pictureFacts,
});

export const deletePicture = route({ method: 'DELETE', path: one, params });

/** `view` is 'source', 'cut-out' or 'drawn'. */
export const viewPicture = route({
  method: 'GET',
  path: `${one}/:view`,
  params: z.object({ id: z.uuid(), view: z.string().meta({ example: 'drawn' }) }),
  file: 'image/webp, image/jpeg',
});
