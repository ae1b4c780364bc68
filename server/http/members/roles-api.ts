// POST /api/rpc/has_role: the database's function, for what its caller may know.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { isAdmin } from '#domain/accounts/viewer.ts';
import { hasRole } from '../../accounts/member/roles.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { parseInput, readJson } from '../edge/read-input.ts';

export const hasRoleRequest = z.object({ _user_id: z.uuid(), _role: z.string().max(60) });

export function serveRoles(app: OpenAPIHono<HttpEnv>, { db }: Pick<Services, 'db'>): void {
  app.post('/api/rpc/has_role', async (c) => {
    const { _user_id, _role } = parseInput(hasRoleRequest, await readJson(c));
    const viewer = (await c.get('signedIn')())?.viewer;
    const mayAsk = viewer && (viewer.id === _user_id.toLowerCase() || isAdmin(viewer));
    return c.json(mayAsk ? await hasRole(db, _user_id, _role) : false);
  });
}
