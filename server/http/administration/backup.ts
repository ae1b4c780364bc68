// A copy of the embedded database while it runs, for `npm run backup` and `npm run export`.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Connection } from '../../db/open.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { commandToken, requireCommand } from './own-command.ts';

export const backupPath = '/api/internal/backup';

/** Whoever can read the data folder's secret may copy the data: they could copy the files. */
export const backupToken = (secret: string): string => commandToken(secret, 'backup');

export function serveBackup(
  app: OpenAPIHono<HttpEnv>,
  connection: Connection,
  secret: string,
): void {
  if (connection.kind !== 'embedded') return;
  const { lite } = connection;
  app.post(backupPath, async (c) => {
    requireCommand(c, secret, 'backup');
    const archive = await lite.dumpDataDir('gzip');
    return c.body(archive.stream(), 200, { 'Content-Type': 'application/gzip' });
  });
}
