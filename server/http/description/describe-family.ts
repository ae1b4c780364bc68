// Routes in the API description, from their declarations.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { scopeOf } from '../../api-keys/scope-of.ts';
import type { Audience } from '../../policies.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import type { DefinedRoute, Family } from '../routes/define-route.ts';
import { named, whoMay } from './named-operation.ts';
import { problem } from './problem-form.ts';

export function describeFamily(app: OpenAPIHono<HttpEnv>, { routes }: Family): void {
  for (const defined of routes) {
    const { route, summary, description } = defined;
    if (summary === undefined) continue;
    app.openAPIRegistry.registerPath({
      method: route.method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete',
      path: route.path.replace(/:(\w+)/g, '{$1}').replace('*', '{key}'),
      ...named(route.method.toLowerCase(), route.path),
      ...whoMay(defined.may, scopeOf(route.method, route.path)),
      summary,
      ...(description ? { description } : {}),
      request: requestOf(defined) as never,
      responses: responsesOf(defined) as never,
    });
  }
}

function requestOf({ route, described }: DefinedRoute) {
  const { body, params = paramsOf(route.path), query, upload } = route;
  const form = described?.body ?? body;
  const sent = upload ? file(upload) : form && json(form);
  return {
    ...(described?.headers ? { headers: described.headers } : {}),
    ...(params ? { params } : {}),
    ...(query ? { query } : {}),
    ...(sent ? { body: { required: true, ...sent } } : {}),
  };
}

function paramsOf(path: string): z.ZodObject | undefined {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, z.string()] as const);
  return names.length > 0 ? z.object(Object.fromEntries(names)) : undefined;
}

const json = (schema: z.ZodType) => ({ content: { 'application/json': { schema } } });
const file = (types: string) => ({
  content: Object.fromEntries(
    types.split(', ').map((type) => {
      const schema = type === 'application/json' ? z.object({}) : z.string();
      return [type, { schema }];
    }),
  ),
});

function responsesOf({ route, may, described, gives = 'Done.', also = {} }: DefinedRoute) {
  const { answer, file: type, status = answer || type ? 200 : 204 } = route;
  const whole = type ? file(type) : answer && json(described?.answer ?? answer);
  const others = { ...(route.body || route.query ? unfit : {}), ...refusals[may], ...also };
  const said = Object.entries(others).map(([code, words]) => [code, otherAnswer(+code, words)]);
  return { [status]: { description: gives, ...whole }, ...Object.fromEntries(said) };
}

type Said = NonNullable<DefinedRoute['also']>[number];

function otherAnswer(status: number, said: Said) {
  const [description, form] = typeof said === 'string' ? [said] : said;
  if (status < 400) return { description, ...(form ? json(form) : {}) };
  return { description, ...json(form ? problem.extend((form as z.ZodObject).shape) : problem) };
}

const unfit = { 422: 'Some fields need a change; `fields` says which.' };
const signedOut = { 401: 'Nobody is signed in.' };
const refusals: Record<Audience, object> = {
  everybody: {},
  members: signedOut,
  owner: signedOut,
  'owner and admins': signedOut,
  admins: { ...signedOut, 403: 'Only admins may.' },
};
