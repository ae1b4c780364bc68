// /api/catalogue: what the illustrator can draw.
import { z } from 'zod';
import { catalogueKinds } from '../storyboard/catalogue/kinds.ts';
import { route } from './route.ts';

/** A small picture of one entry. `kind` is one of those of the catalogue, `id` the entry's. */
export const viewEntry = route({
  method: 'GET',
  path: '/api/catalogue/:kind/:id',
  params: z.object({
    kind: z.string().meta({ example: catalogueKinds[0] }),
    id: z.string().meta({ example: 'harbour' }),
  }),
  file: 'image/webp',
});
