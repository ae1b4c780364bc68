// POST /api/functions/<name>: find, parse, limit, run.
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiScope } from '#domain/api-keys/scopes.ts';
import { streamType } from '#domain/functions/progress.ts';
import { bearerToken } from '../accounts/find-viewer-by-token.ts';
import { watchGeneration } from '../analytics/watch-generation.ts';
import { isKeySecret } from '../api-keys/key-secret.ts';
import { scopeOf } from '../api-keys/scope-of.ts';
import { AppError } from '../app-error.ts';
import type { FunctionContext, FunctionDefinition } from '../functions/serving/define-function.ts';
import { fitAnswer } from '../functions/serving/fit-answer.ts';
import { openMeter } from '../generation/meter.ts';
import { parseInput } from '../parse-input.ts';
import type { Services } from '../services.ts';
import { callerGone } from './edge/caller-gone.ts';
import type { HttpEnv } from './edge/http-env.ts';
import { noteLimit } from './edge/limit-headers.ts';
import { isOwnMachine } from './edge/own-machine.ts';
import { readJson } from './edge/read-input.ts';
import { type OnProgress, streamAnswer } from './edge/stream-answer.ts';
import { pictureKey } from './picture-key.ts';
import { sentPackages } from './sent-packages.ts';

const path = '/api/functions/:name';
/** What a browser waits at most; work that nobody gets is ended. */
const longestWorkMs = 45_000;

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
    const scope = scopeOf('POST', `/api/functions/${definition.name}`);
    const context = await contextOf(c, services, scope);
    noteLimit(c, await services.limits.take(definition.limits?.(context) ?? [], context.now));
    const work = async (onProgress: OnProgress) => {
      const told = { ...context, generation: { ...context.generation, onProgress } };
      const answer = await run(definition, input, told, visitorOf(c, told));
      return fitted(definition, answer, context);
    };
    if (definition.generates && wantsStream(c)) return streamAnswer(c, work);
    return c.json(await work(() => {}), 200, { 'Cache-Control': 'no-store' });
  });
  app.all(path, (c) => {
    find(c);
    c.header('Allow', 'POST');
    throw new AppError('method-not-allowed', 'Call functions with POST.');
  });
}

function fitted(definition: FunctionDefinition, made: unknown, context: FunctionContext): object {
  const { answer, cut } = fitAnswer(definition.answer, made);
  if (cut.length > 0) {
    context.generation.log.warn(
      { function: definition.name, cut },
      'an answer was too long and was cut',
    );
  }
  return answer as object;
}

function run(
  definition: FunctionDefinition,
  input: unknown,
  context: FunctionContext,
  visitor: string,
) {
  const { generates: kind } = definition;
  if (!kind) return definition.run(input, context);
  const { services, generation } = context;
  const work = () =>
    watchGeneration(services, kind, generation, () => definition.run(input, context));
  // A reply of the assistant is short, and waits for nothing.
  const slots = kind === 'chat' ? undefined : services.slots;
  return (slots ? slots.hold(visitor, generation.signal, work) : work()).catch((error) => {
    if (!generation.signal.aborted) throw error;
    throw new AppError('unavailable', 'This takes longer than expected. Please try again.', {
      cause: error,
    });
  });
}

// People behind one address are told apart by what they browse with, as far as that goes.
const visitorOf = (c: Context<HttpEnv>, { network, viewer }: FunctionContext): string =>
  JSON.stringify([network, c.req.header('user-agent') ?? '', viewer?.id ?? '']);

const wantsStream = (c: Context<HttpEnv>) =>
  c.req.header('accept')?.toLowerCase().includes(streamType) === true;

// Aborted when the caller is gone, or after the longest wait.
const signalOf = (c: Context<HttpEnv>): AbortSignal =>
  AbortSignal.any([callerGone(c), AbortSignal.timeout(longestWorkMs)]);

async function contextOf(
  c: Context<HttpEnv>,
  services: Services,
  scope: ApiScope | undefined,
): Promise<FunctionContext> {
  const log = c.get('log');
  const now = services.now();
  return {
    services: { ...services, log },
    ipAddress: c.get('ipAddress'),
    network: c.get('network'),
    isOwnMachine: isOwnMachine(c),
    packages: sentPackages(c, services),
    guest: pictureKey(c, services).hash(),
    viewer: (await c.get('signedIn')(scope))?.viewer ?? null,
    isProgram: isKeySecret(bearerToken(c.req.raw.headers) ?? ''),
    now,
    requestId: c.get('requestId'),
    generation: { date: now, signal: signalOf(c), onProgress: () => {}, meter: openMeter(), log },
  };
}
