import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../app-error.ts';
import type { HttpEnv } from './http-env.ts';
import { projectsPath } from './projects-api.ts';

const limit = (maxSize: number, inWords: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too-large', `A request may hold ${inWords} at most.`);
    },
  });
const ordinary = limit(256 * 1024, '256 kB');
// The wizard's state comes with a project.
const project = limit(1024 * 1024, '1 MB');

/** Refuses bodies that are larger than their address takes. */
export const limitBodies: MiddlewareHandler<HttpEnv> = (c, next) => {
  const { path } = c.req;
  const isProject = path === projectsPath || path.startsWith(`${projectsPath}/`);
  return (isProject ? project : ordinary)(c, next);
};
