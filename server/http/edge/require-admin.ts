import type { Context } from 'hono';
import { isAdmin, type Viewer } from '#domain/accounts/viewer.ts';
import { AppError } from '../../app-error.ts';
import type { HttpEnv } from './http-env.ts';
import { requireViewer } from './require-viewer.ts';

/** The admin who is signed in. Throws 401 when nobody is, 403 when somebody else is. */
export async function requireAdmin(c: Context<HttpEnv>): Promise<Viewer> {
  const { viewer } = await requireViewer(c);
  if (!isAdmin(viewer)) throw new AppError('forbidden', "You don't have admin permissions");
  return viewer;
}
