// The API described for programs (/api/openapi.json) and for people (/api/docs).
import { readFileSync } from 'node:fs';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { z } from 'zod';
import { streamLine, streamType } from '#domain/functions/progress.ts';
import { sessionCookie } from '../../accounts/open-auth.ts';
import { scopeOf } from '../../api-keys/scope-of.ts';
import type { FunctionDefinition } from '../../functions/serving/define-function.ts';
import type { Config } from '../../settings/config.ts';
import type { HttpEnv } from '../edge/http-env.ts';
import { describeRealtime } from '../realtime-address.ts';
import { families } from '../routes/families.ts';
import { apiPage } from './api-page.ts';
import { describeFamily } from './describe-family.ts';
import { tags } from './groups.ts';
import { key, named, session, whoMay } from './named-operation.ts';
import { problem } from './problem-form.ts';

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
});

/** What writes and draws can also be followed. */
const told = (answer: z.ZodType) => {
  const whole = json(
    `Done. With \`Accept: ${streamType}\` a line of JSON for each step of the work, the answer or the problem last.`,
    answer,
  );
  return { ...whole, content: { ...whole.content, [streamType]: { schema: streamLine } } };
};

const callers =
  'Programs call with an API key of the account page, as Authorization: Bearer; each operation that keys may names the scope it takes. Answers that are counted say RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset (seconds); 429 and 503 say Retry-After.';
const versionPolicy =
  'This is version 1. What there is stays while the version does: addresses, fields, scopes, codes of errors, events of webhooks. New addresses, fields of answers, choices and optional parameters come at any time: ignore what you do not know. What is to go is marked deprecated here, and says Deprecation and Sunset with its answers, for six months at least; what would break callers gets a path of its own, /api/v2, beside this one.';

const info = {
  title: 'AD BUILDER',
  version: '1',
  description: [
    'From a product to an advertising concept, brief, timed script and storyboard.',
    callers,
    versionPolicy,
  ].join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
};

export function serveApiDescription(
  app: OpenAPIHono<HttpEnv>,
  config: Config,
  functions: readonly FunctionDefinition[],
): void {
  for (const definition of functions) describeFunction(app, definition);
  for (const family of families) describeFamily(app, family);
  describeRealtime(app);
  app.openAPIRegistry.registerComponent('securitySchemes', session, {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookie(config),
    description: 'Set by signing in under /api/auth.',
  });
  app.openAPIRegistry.registerComponent('securitySchemes', key, {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key of the account page (adb_…), or the access token of a session.',
  });
  // Writing it takes a tenth of a second, which no start has to wait for.
  const description = once(() => {
    const document = app.getOpenAPI31Document({
      openapi: '3.1.0',
      info,
      servers: [{ url: config.appUrl }],
      tags,
    });
    return { document, page: apiPage(document) };
  });
  const styles = readFileSync(new URL('./api-page.css', import.meta.url), 'utf8');
  app.get('/api/openapi.json', (c) => c.json(description().document));
  app.get('/api/docs', (c) => c.html(description().page));
  app.get('/api/docs.css', (c) =>
    c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
}

function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
}

function describeFunction(app: OpenAPIHono<HttpEnv>, definition: FunctionDefinition): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: `/api/functions/${definition.name}`,
    ...named('post', `/api/functions/${definition.name}`),
    ...whoMay('everybody', scopeOf('POST', `/api/functions/${definition.name}`)),
    summary: definition.summary,
    request: {
      body: { required: true, content: { 'application/json': { schema: definition.request } } },
    },
    responses: {
      200: definition.generates ? told(definition.answer) : json('Done.', definition.answer),
      400: json('The body is not JSON.', problem),
      403: json('The request comes from a page of another site.', problem),
      413: json('The body is over 256 kB.', problem),
      415: json('The body has another type than JSON.', problem),
      422: json('Some fields need a change; `fields` says which.', problem),
      429: json('Too many requests; Retry-After says when to come back, in seconds.', problem),
      500: json('Something failed here; quote the request id.', problem),
    },
  });
}
