// The outermost layer: names the request, answers files from memory, hands the rest to Hono, and
// writes down what was answered.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Logger } from 'pino';
import type { Config } from '../../settings/config.ts';
import { type CachedAsset, sendFile } from '../cache/cached-asset.ts';
import type { OtherBuilds } from '../cache/other-builds.ts';
import type { PageCache } from '../cache/page-cache.ts';
import type { Answered, HttpEnv } from './http-env.ts';
import { newRequestId } from './identify-request.ts';
import type { Metrics } from './monitoring/metrics.ts';
import { commonHeaders, filePolicy } from './security-headers.ts';

export type ListenerParts = {
  config: Config;
  log: Logger;
  metrics: Metrics;
  fetch(request: Request, env: HttpEnv['Bindings']): Response | Promise<Response>;
  files: ReadonlyMap<string, CachedAsset>;
  pages: PageCache | undefined;
  /** Files of builds before and after this one. */
  otherBuilds?: OtherBuilds | undefined;
  isStopping(): boolean;
  /** Somebody did something in a page: its scripts are asked for, or it sends something. */
  onIntent?: () => void;
};

export function createListener(parts: ListenerParts): RequestListener {
  const { config, log, files, pages } = parts;
  const common = Object.entries(commonHeaders(config));
  const known = new WeakMap<IncomingMessage, Answered>();
  const answerByHono = getRequestListener((request, bindings) => {
    const { incoming, outgoing } = bindings as HttpBindings;
    return parts.fetch(request, { incoming, outgoing, answered: known.get(incoming) });
  });
  const fromMemory = (request: IncomingMessage, response: ServerResponse, file: CachedAsset) => {
    for (const [name, value] of common) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', filePolicy(pathOf(request)));
    sendFile(request, response, file);
  };
  return (request, response) => {
    const answered: Answered = { requestId: newRequestId(), route: 'unknown' };
    known.set(request, answered);
    response.setHeader('X-Request-Id', answered.requestId);
    if (parts.isStopping()) response.setHeader('Connection', 'close');
    noteAnswer(request, response, answered, log, parts.metrics);
    const path = pathOf(request);
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (isReading ? isScript.test(path) : isDeed(path)) parts.onIntent?.();
    const built = isReading ? files.get(path) : undefined;
    const kept = isReading && !built ? pages?.find(request) : undefined;
    const others = parts.otherBuilds;
    const file =
      built ?? kept?.file ?? (isReading && others?.takes(path) ? others.find(path) : null);
    if (!file) return void answerByHono(request, response);
    answered.route = kept?.route ?? 'file';
    if (!(file instanceof Promise)) return fromMemory(request, response, file);
    file.then(
      (rendered) => fromMemory(request, response, rendered),
      () => {
        answered.route = kept?.route ?? 'unknown';
        void answerByHono(request, response); // shows the error page
      },
    );
  };
}

// Pages that are only read fetch no script, and report no more than that they are read.
const isScript = /^\/assets\/[^/]+\.js$/;
const isDeed = (path: string) => path.startsWith('/api/') && path !== '/api/page-views';

const pathOf = (request: IncomingMessage) => {
  const url = request.url ?? '/';
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
};

// The route stands for the path, which may hold what a person typed.
function noteAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answered: Answered,
  log: Logger,
  metrics: Metrics,
): void {
  const start = performance.now();
  response.once('close', () => {
    const milliseconds = Math.round((performance.now() - start) * 10) / 10;
    const { requestId, route } = answered;
    const method = request.method ?? '';
    const status = response.statusCode;
    metrics.observe(method, route, status, milliseconds / 1000);
    const level =
      route === 'file' || route === '/healthz' || route === '/readyz' ? 'debug' : 'info';
    log[level]({ requestId, method, route, status, milliseconds }, 'answered');
  });
}
