// /api/product-pictures: pictures of a client's product, for whoever sent them.
import type { Context } from 'hono';
import type { ApiScope } from '#domain/api-keys/scopes.ts';
import * as routes from '#domain/contract/picture-routes.ts';
import { type PictureView, pictureViews } from '#domain/pictures/picture.ts';
import type { LimitRule } from '../limits.ts';
import { deletePicture } from '../pictures/drop-pictures.ts';
import {
  noPicture,
  type PictureAsker,
  presentPicture,
  requirePicture,
} from '../pictures/find-picture.ts';
import { keepPicture, recutPicture } from '../pictures/keep-picture.ts';
import type { Services } from '../services.ts';
import { etagOf, isKnown } from './cache/cached-asset.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { pictureKey } from './picture-key.ts';
import { defineRoute, type Family } from './routes/define-route.ts';

const hour = 3600;
const uploadsAnHour = 60;
const cutsAnHour = 400;
const limit = (c: Context<HttpEnv>, name: string, count: number): LimitRule[] => [
  { name, subject: c.get('network'), count, windowSeconds: hour, isBrief: true },
];

const missing = { 404: 'There is no picture of this id for you.' };
const limited = { 429: 'Too many; Retry-After says when to come back.' };
const refused = { 422: 'It is no picture we can use; the message says why.' };

export const pictureFamily: Family = {
  routes: [
    defineRoute(routes.keepPicture, {
      may: 'everybody',
      summary: 'Takes in a picture of the product, or its logo, and draws it.',
      gives: 'The picture.',
      also: { 413: 'It is over 8 MB.', ...refused, ...limited },
      limits: ({ c }) => limit(c, 'picture-uploads', uploadsAnHour),
      async run({ query: { kind }, body: bytes }, { c, services }) {
        const viewer = await viewerOf(c, 'projects:write');
        const guest = viewer ? null : pictureKey(c, services).give();
        const type = (c.req.header('content-type') ?? '').toLowerCase().split(';')[0]?.trim() ?? '';
        c.header('Cache-Control', 'private, no-store');
        return keepPicture(services, { viewer, guest }, { kind, bytes, type });
      },
    }),
    defineRoute(routes.readPicture, {
      may: 'everybody',
      summary: 'A picture you sent.',
      gives: 'The picture.',
      also: missing,
      async run({ params }, { c, services }) {
        c.header('Cache-Control', 'private, no-store');
        return presentPicture(
          await requirePicture(services.db, await askerOf(c, services, 'projects:read'), params.id),
        );
      },
    }),
    defineRoute(routes.cutPicture, {
      may: 'everybody',
      summary: 'Cuts a picture anew: whole, or as strokes of a brush say.',
      gives: 'The picture.',
      also: { ...missing, ...refused, ...limited },
      limits: ({ c }) => limit(c, 'picture-cuts', cutsAnHour),
      run: async ({ params, body }, { c, services }) =>
        recutPicture(services, await askerOf(c, services, 'projects:write'), params.id, body),
    }),
    defineRoute(routes.deletePicture, {
      may: 'everybody',
      summary: 'Deletes a picture.',
      gives: 'Gone.',
      also: missing,
      run: async ({ params }, { c, services }) =>
        deletePicture(services, await askerOf(c, services, 'projects:write'), params.id),
    }),
    defineRoute(routes.viewPicture, {
      may: 'everybody',
      summary: 'A picture as it came, the product alone, or how it will be drawn.',
      gives: 'The picture.',
      also: missing,
      async run({ params: { id, view } }, { c, services }) {
        const { files } = await requirePicture(
          services.db,
          await askerOf(c, services, 'projects:read'),
          id,
        );
        const found = isView(view) ? await services.storage.get(files[view]) : null;
        if (!found) throw noPicture();
        const headers = {
          'Content-Type': found.contentType,
          'Cache-Control': 'private, no-cache',
          ETag: etagOf(found.bytes),
        };
        if (isKnown(c.req.header('if-none-match'), headers.ETag)) return c.body(null, 304, headers);
        return c.body(new Uint8Array(found.bytes), 200, headers);
      },
    }),
  ],
};

const isView = (view: string): view is PictureView =>
  (pictureViews as readonly string[]).includes(view);

const viewerOf = async (c: Context<HttpEnv>, scope: ApiScope) =>
  (await c.get('signedIn')(scope))?.viewer ?? null;

/** Who asks, as far as pictures go. */
export const askerOf = async (
  c: Context<HttpEnv>,
  services: Services,
  scope: ApiScope,
): Promise<PictureAsker> => ({
  viewer: await viewerOf(c, scope),
  guest: pictureKey(c, services).hash(),
});
