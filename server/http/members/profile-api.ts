// GET and PATCH /api/profile: the profile of who is signed in, and nobody else's.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { eq } from 'drizzle-orm';
import { profileChanges } from '#domain/accounts/profile.ts';
import { findProfile, presentProfile } from '../../accounts/member/account-facts.ts';
import { profiles } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { parseInput, readJson } from '../edge/read-input.ts';
import { requireViewer } from '../edge/require-viewer.ts';

const nobody = 'No user logged in';

export function serveProfile(
  app: OpenAPIHono<HttpEnv>,
  { db, now }: Pick<Services, 'db' | 'now'>,
): void {
  app.get('/api/profile', async (c) => {
    const { viewer } = await requireViewer(c, nobody);
    return c.json(await findProfile(db, viewer.id));
  });
  app.patch('/api/profile', async (c) => {
    const { viewer } = await requireViewer(c, nobody);
    const changes = parseInput(profileChanges, await readJson(c));
    const [row] = await db
      .update(profiles)
      .set({ ...changes, updated_at: now() })
      .where(eq(profiles.id, viewer.id))
      .returning();
    return c.json(row ? presentProfile(row) : await findProfile(db, viewer.id));
  });
}
