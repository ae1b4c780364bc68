// `npm run grant-admin` while the server holds the embedded database.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { grantFirst } from '../../admin/users/grant-first.ts';
import type { Connection } from '../../db/open.ts';
import { parseInput } from '../../parse-input.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { readJson } from '../edge/read-input.ts';
import { commandToken, requireCommand } from './own-command.ts';

export const grantAdminPath = '/api/internal/grant-admin';
const command = 'grant-admin';

/** Whoever can read the data folder's secret may name an administrator: they could write the files. */
export const grantAdminToken = (secret: string): string => commandToken(secret, command);

export function serveGrantAdmin(
  app: OpenAPIHono<HttpEnv>,
  connection: Connection,
  { db, now, secret }: Pick<Services, 'db' | 'now' | 'secret'>,
): void {
  if (connection.kind !== 'embedded') return;
  app.post(grantAdminPath, async (c) => {
    requireCommand(c, secret, command);
    const { email } = parseInput(z.object({ email: z.email() }), await readJson(c));
    return c.json({ outcome: await grantFirst(db, email, now()) });
  });
}
