// GET /api/directors and /api/directors/:id, for anybody.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Directory } from '#domain/directors/directory.ts';
import { AppError } from '../app-error.ts';
import { readDirectoryQuery } from '../directors/search/read-directory-query.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { parsedInput } from './edge/read-input.ts';
import { refuseMethods } from './edge/refuse-methods.ts';

const list = '/api/directors';
const one = '/api/directors/:id';
const fresh = { 'Cache-Control': 'no-cache' };

export function serveDirectors(app: OpenAPIHono<HttpEnv>, directory: Directory): void {
  app.get(list, async (c) => {
    const query = parsedInput(readDirectoryQuery(new URL(c.req.url).searchParams));
    return c.json(await directory.search(query), 200, fresh);
  });
  app.get(one, async (c) => {
    const director = await directory.find(c.req.param('id'));
    if (!director) throw new AppError('not-found', 'There is no director of this id.');
    return c.json(director, 200, fresh);
  });
  for (const path of [list, one]) {
    refuseMethods(app, path, 'GET, HEAD', 'Directors can only be read.');
  }
}
