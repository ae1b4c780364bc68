// /api/account/sessions: what a member is signed in with, and signing out of it.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { endAllSessions, endSession, listSessions } from '../../accounts/sessions.ts';
import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { requireViewer } from '../edge/require-viewer.ts';
import { clearSignIn } from './clear-sign-in.ts';

const all = '/api/account/sessions';

export function serveSessions(app: OpenAPIHono<HttpEnv>, services: Services): void {
  const { db, now } = services;
  app.get(all, async (c) =>
    c.json({ sessions: await listSessions(db, await requireViewer(c), now()) }),
  );
  app.delete(all, async (c) => {
    const { viewer } = await requireViewer(c);
    await endAllSessions(db, viewer);
    await clearSignIn(c, services);
    return c.body(null, 204);
  });
  app.delete(`${all}/:id`, async (c) => {
    const { viewer, sessionId } = await requireViewer(c);
    const id = c.req.param('id');
    if (!(await endSession(db, viewer, id))) {
      throw new AppError('not-found', 'There is no session of this id.');
    }
    if (id === sessionId) await clearSignIn(c, services);
    return c.body(null, 204);
  });
}
