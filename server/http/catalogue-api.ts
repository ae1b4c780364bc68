// GET /api/catalogue/:kind/:id: what the illustrator can draw, in small, for anybody.
import * as routes from '#domain/contract/catalogue-routes.ts';
import { type CatalogueKind, catalogueKinds } from '#domain/storyboard/catalogue/kinds.ts';
import { AppError } from '../app-error.ts';
import type { Services } from '../services.ts';
import { etagOf, isKnown } from './cache/cached-asset.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

const nothing = 'There is nothing of this name.';
// Drawn once while the server runs; there are as many as the catalogue has entries, of about 3 kB each.
const drawn = new Map<string, Promise<Uint8Array | null>>();

export const catalogueFamily: Family = {
  wrongMethod: 'The catalogue can only be read.',
  routes: [
    defineRoute(routes.viewEntry, {
      may: 'everybody',
      summary: 'A small picture of something that can be drawn: a place, a thing, a pose, clothes.',
      gives: 'The picture.',
      also: { 404: nothing },
      async run({ params: { kind, id } }, { c, services }) {
        const bytes = isKind(kind) ? await pictureOf(services, kind, id) : null;
        if (!bytes) throw new AppError('not-found', nothing);
        const headers = {
          'Content-Type': 'image/webp',
          'Cache-Control': 'public, max-age=86400',
          ETag: etagOf(bytes),
        };
        if (isKnown(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers);
        return c.body(new Uint8Array(bytes), 200, headers);
      },
    }),
  ],
};

const isKind = (kind: string): kind is CatalogueKind =>
  (catalogueKinds as readonly string[]).includes(kind);

async function pictureOf({ engine }: Services, kind: CatalogueKind, id: string) {
  const key = `${kind}/${id}`;
  const known = drawn.get(key);
  if (known) return known;
  const drawing = engine.drawEntry(kind, id);
  drawn.set(key, drawing);
  // What is no entry, and what failed, is not kept.
  const bytes = await drawing.catch((error) => {
    drawn.delete(key);
    throw error;
  });
  if (!bytes) drawn.delete(key);
  return bytes;
}
