// POST /api/functions/<name>: find, parse, limit, run.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { watchGeneration } from '../analytics/watch-generation.ts';
import { AppError } from '../app-error.ts';
import type { FunctionContext, FunctionDefinition } from '../functions/define-function.ts';
import type { Services } from '../services.ts';
import type { HttpEnv } from './http-env.ts';
import { isOwnMachine } from './own-machine.ts';
import { parseInput, readJson } from './read-input.ts';

const path = '/api/functions/:name';

export function serveFunctions(
  app: OpenAPIHono<HttpEnv>,
  services: Services,
  definitions: readonly FunctionDefinition[],
): void {
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const find = (c: Context<HttpEnv>) => {
    const definition = byName.get(c.req.param('name') ?? '');
    if (!definition) throw new AppError('not-found', 'There is no function of this name.');
    c.set('route', `/api/functions/${definition.name}`);
    return definition;
  };
  app.post(path, async (c) => {
    const definition = find(c);
    const input = parseInput(definition.request, await readJson(c));
    const context = await contextOf(c, services);
    await services.limits.take(definition.limits?.(context) ?? [], context.now);
    const answer = await watchGeneration(services, definition.name, hasLeft(c), () =>
      definition.run(input, context),
    );
    return c.json(definition.answer.parse(answer) as object, 200, {
      'Cache-Control': 'no-store',
    });
  });
  app.all(path, (c) => {
    find(c);
    c.header('Allow', 'POST');
    throw new AppError('method-not-allowed', 'Call functions with POST.');
  });
}

const hasLeft = (c: Context<HttpEnv>) => () => c.env?.outgoing?.destroyed === true;

const contextOf = async (c: Context<HttpEnv>, services: Services): Promise<FunctionContext> => ({
  services: { ...services, log: c.get('log') },
  ipAddress: c.get('ipAddress'),
  network: c.get('network'),
  isOwnMachine: isOwnMachine(c),
  viewer: (await c.get('signedIn')())?.viewer ?? null,
  now: services.now(),
  requestId: c.get('requestId'),
});
