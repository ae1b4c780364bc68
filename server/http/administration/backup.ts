// A copy of the embedded database while it runs, for `npm run backup` and `npm run export`.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { AppError } from '../../app-error.ts';
import type { Connection } from '../../db/open.ts';
import type { HttpEnv } from '../edge/http-env.ts';

export const backupPath = '/api/internal/backup';

/** Whoever can read the data folder's secret may copy the data: they could copy the files. */
export const backupToken = (secret: string): string =>
  createHmac('sha256', secret).update('backup').digest('hex');

export function serveBackup(
  app: OpenAPIHono<HttpEnv>,
  connection: Connection,
  secret: string,
): void {
  if (connection.kind !== 'embedded') return;
  const { lite } = connection;
  const expected = Buffer.from(`Bearer ${backupToken(secret)}`);
  app.post(backupPath, async (c) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new AppError('not-found', 'There is nothing at this address.');
    }
    const archive = await lite.dumpDataDir('gzip');
    return c.body(archive.stream(), 200, { 'Content-Type': 'application/gzip' });
  });
}
