// /api/realtime to whoever asks for it without a socket; with one, server/realtime answers.
import type { OpenAPIHono } from '@hono/zod-openapi';
import { realtimePath } from '#domain/live/messages.ts';
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
