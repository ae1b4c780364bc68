// From the declaration of routes: who may, what is read, what is answered, and 405 to all else.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { SignedIn } from '../../accounts/find-viewer.ts';
import type { AskedScope } from '../../api-keys/find-key-holder.ts';
import { scopeOf } from '../../api-keys/scope-of.ts';
import { AppError } from '../../app-error.ts';
import { parseInput } from '../../parse-input.ts';
import { type Audience, mayEnter } from '../../policies.ts';
import type { Services } from '../../services.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { noteLimit } from '../edge/limit-headers.ts';
import { readJson } from '../edge/read-input.ts';
import { refuseMethods } from '../edge/refuse-methods.ts';
import type { Call, DefinedRoute, Family } from './define-route.ts';

export function serveFamily(app: OpenAPIHono<HttpEnv>, services: Services, family: Family): void {
  const { below, isServed, routes, wrongMethod } = family;
  if (isServed && !isServed(services)) return;
  if (below) {
    app.use(`${below.path}/*`, async (c, next) => {
      c.header('Cache-Control', 'private, no-store');
      await letIn(c, below.may, services, family, 'any');
      await next();
    });
  }
  for (const defined of routes) {
    const { method, path } = defined.route;
    const answering = async (c: Context<HttpEnv>) => answer(c, services, { family, defined });
    const { refuse, note } = family;
    app.on(method, path, async (c) => {
      const given = answering(c);
      const made = await (refuse ? given.catch((thrown) => refuse(thrown, services)) : given);
      await note?.(c, services, made);
      return made;
    });
  }
  for (const [path, methods] of methodsByPath(routes)) {
    refuseMethods(app, path, methods, wrongMethod);
  }
}

/** The methods each path takes, as in 'GET, HEAD, POST'. */
function methodsByPath(routes: readonly DefinedRoute[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const { route } of routes) {
    const method = route.method === 'GET' ? 'GET, HEAD' : route.method;
    const before = found.get(route.path);
    found.set(route.path, before ? `${before}, ${method}` : method);
  }
  return found;
}

const pleaseSignIn = () => new AppError('unauthorized', 'Please sign in first.');

/** Who is signed in; null where nobody has to be. Throws 401 and 403. */
async function letIn(
  c: Context<HttpEnv>,
  audience: Audience,
  services: Services,
  { signedOut = pleaseSignIn, refuseForged }: Family,
  scope: AskedScope | undefined,
): Promise<SignedIn | null> {
  if (audience === 'everybody') return null;
  const signedIn = await c.get('signedIn')(scope);
  switch (mayEnter(signedIn?.viewer ?? null, audience)) {
    case 'yes':
      return signedIn;
    case 'sign-in':
      await refuseForged?.(c, services);
      throw signedOut();
    case 'no':
      throw new AppError('forbidden', "You don't have admin permissions");
  }
}

async function answer(
  c: Context<HttpEnv>,
  services: Services,
  { family, defined }: { family: Family; defined: DefinedRoute },
): Promise<Response> {
  const { route, limits, may, run } = defined;
  const signedIn = await letIn(c, may, services, family, scopeOf(route.method, route.path));
  const input = await inputOf(c, defined, family);
  const now = services.now();
  const call: Call = { c, services, now, signedIn, viewer: (signedIn?.viewer ?? null) as never };
  if (limits) noteLimit(c, await services.limits.take(limits(call), now));
  const made = await run(input, call);
  if (made instanceof Response) return made;
  return route.answer ? c.json(made as object, route.status ?? 200) : c.body(null, 204);
}

async function inputOf(
  c: Context<HttpEnv>,
  { route, readBody, readQuery }: DefinedRoute,
  { ignoresEmpty }: Family,
) {
  const { body, query, upload } = route;
  if (upload) requireType(c, upload);
  const asked = readQuery
    ? readQuery(c)
    : query && parseInput(query, ignoresEmpty ? saidIn(c) : c.req.query());
  if (upload) {
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    return { params: c.req.param(), query: asked, body: bytes };
  }
  const sent = body && (readBody ?? ((it) => parseInput(body, it)))(await readJson(c));
  return { params: c.req.param(), query: asked, body: sent };
}

const saidIn = (c: Context): Record<string, string> =>
  Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''));

function requireType(c: Context, type: string): void {
  const [sent = ''] = (c.req.header('content-type') ?? '').toLowerCase().split(';');
  const types = type.split(', ');
  if (types.includes(sent.trim())) return;
  const names = types.map((one) => one.split(/[/+]/)[1]?.toUpperCase());
  throw new AppError(
    'unsupported-type',
    `Send ${names.join(' or ')}, with Content-Type: ${types.join(' or ')}.`,
  );
}
