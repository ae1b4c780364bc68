// /api/realtime to whoever asks for it without a socket; with one, server/realtime answers.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { z } from 'zod';
import { clientMessage, realtimePath, serverMessage } from '#domain/live/messages.ts';
import type { HttpEnv } from './http-env.ts';

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

/** The address in the API description; messages are JSON texts. */
export function describeRealtime(app: OpenAPIHono<HttpEnv>): void {
  const said = (description: string) => ({ description });
  app.openAPIRegistry.register('LiveQuestion', clientMessage);
  app.openAPIRegistry.register('LiveAnswer', serverMessage);
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: realtimePath,
    summary: 'A WebSocket that names what may have changed, for who is signed in by cookie.',
    request: { headers: z.object({ upgrade: z.literal('websocket') }) },
    responses: {
      101: said('LiveQuestion goes in, LiveAnswer comes out, a heartbeat each way every 25 s.'),
      401: said('Nobody is signed in.'),
      403: said('The request comes from a page of another site.'),
      426: said('The request asks for no WebSocket.'),
      429: said('Too many sockets of this session or network are open.'),
    },
  });
}
