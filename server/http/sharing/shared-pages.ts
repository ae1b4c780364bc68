// The pages behind links: what they ask the server, and the headers all that is below /s has.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { SharedPages } from '#domain/sharing/shared-page.ts';
import type { Services } from '../../services.ts';
import { actOnShared } from '../../sharing/act-on-shared.ts';
import { openShared } from '../../sharing/open-shared.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { sharedAsker } from './shared-asker.ts';

/** What the page of a link asks on behalf of one request. */
export const sharedPages = (c: Context<HttpEnv>, services: Services): SharedPages => ({
  open: async (token, approval) =>
    openShared(services, token, await sharedAsker(c, services), approval),
  async act(token, form) {
    const asker = await sharedAsker(c, services);
    const outcome = await actOnShared(services, token, asker, form);
    return { ...outcome, cookies: asker.cookies };
  },
});

/** Whoever has the address reads it; nobody finds it, keeps a copy, or learns it from a page it links to. */
export function guardSharedPages(app: OpenAPIHono<HttpEnv>): void {
  app.on('ALL', ['/s/*', '/bid/*'], async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('X-Robots-Tag', 'noindex, nofollow, noarchive');
    headers.set('Cache-Control', 'private, no-store');
    // Forms need to say where they come from, other sites need not know.
    headers.set('Referrer-Policy', 'same-origin');
  });
}
