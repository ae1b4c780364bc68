// Routes in the API description, from their declarations.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { scopeOf } from '../../api-keys/scope-of.ts';
import type { AppError } from '../../app-error.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import type { DefinedRoute, Family } from '../routes/define-route.ts';
import { named, whoMay } from './named-operation.ts';
import { problem } from './problem-form.ts';

export function describeFamily(
  app: OpenAPIHono<HttpEnv>,
  { routes, signedOut, refuseForged }: Family,
): void {
  const out = (signedOut?.() as Partial<AppError> | undefined)?.status ?? 401;
  const unknown = { [out]: 'Nobody is signed in.' };
  const forged: Words = refuseForged ? { 401: 'The token or session cookie is none of ours.' } : {};
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
      responses: responsesOf(defined, together(unknown, forged)) as never,
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

function responsesOf(
  { route, may, limits, described, gives = 'Done.', also = {} }: DefinedRoute,
  signedOut: Words,
) {
  const { answer, file: type, status = answer || type ? 200 : 204 } = route;
  const whole = type ? file(type) : answer && json(described?.answer ?? answer);
  const others = {
    ...together(
      route.method === 'GET' ? {} : fromElsewhere,
      route.body ? unreadable : {},
      route.body || route.query ? unfit : {},
      may === 'everybody' ? {} : signedOut,
      may === 'admins' ? { 403: 'Only admins may.' } : {},
      limits ? often : {},
    ),
    ...also,
  };
  const said = Object.entries(others).map(([code, words]) => [code, otherAnswer(+code, words)]);
  return { [status]: { description: gives, ...whole }, ...Object.fromEntries(said) };
}

type Said = NonNullable<DefinedRoute['also']>[number];

function otherAnswer(status: number, said: Said) {
  const [description, form] = typeof said === 'string' ? [said] : said;
  if (status < 400) return { description, ...(form ? json(form) : {}) };
  return { description, ...json(form ? problem.extend((form as z.ZodObject).shape) : problem) };
}

type Words = Record<number, string>;

/** What several reasons for one status say, one after the other. */
function together(...all: Words[]): Words {
  const said: Words = {};
  for (const [code, words] of all.flatMap(Object.entries) as [string, string][]) {
    said[+code] = [said[+code], words].filter(Boolean).join(' ');
  }
  return said;
}

const fromElsewhere = { 403: 'The request comes from a page of another site.' };
const unreadable = {
  400: 'The body is not JSON.',
  413: 'The body is too large.',
  415: 'The body has another type than JSON.',
};
const often = { 429: 'Too many requests; Retry-After says when to come back, in seconds.' };
const unfit = { 422: 'Some fields need a change; `fields` says which.' };
