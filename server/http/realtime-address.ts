// /api/realtime to whoever asks for it without a socket; with one, server/realtime answers.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { realtimePath } from '#domain/live/messages.ts';
import { named, whoMay } from './description/named-operation.ts';
import type { HttpEnv } from './edge/http-env.ts';

export function serveRealtimeAddress(app: OpenAPIHono<HttpEnv>): void {
  app.all(realtimePath, (c) =>
    c.json(
      { error: { code: 'upgrade-required', message: 'This address takes a WebSocket.' } },
      426,
      {
        Upgrade: 'websocket',
      },
    ),
  );
}

/** The address in the API description. */
export function describeRealtime(app: OpenAPIHono<HttpEnv>): void {
  const said = (description: string) => ({ description });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: realtimePath,
    ...named('get', realtimePath),
    ...whoMay('members', undefined),
    summary: 'A WebSocket that names what may have changed, for who is signed in by cookie.',
    responses: {
      101: said(
        'Send {"type":"subscribe","channel":"projects"}, hear {"type":"changed","channel":"projects","topic":"payments"}; each way {"type":"heartbeat"} every 25 s.',
      ),
      401: said('Nobody is signed in.'),
      403: said('The request comes from a page of another site.'),
      426: said('The request asks for no WebSocket.'),
      429: said('Too many sockets of this session or network are open.'),
    },
  });
}
