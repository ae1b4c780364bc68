import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { HttpEnv } from '../http/edge/http-env.ts';

const { resolve } = createRequire(import.meta.url);
const font = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2';

/** Serves the style and the font of the plain pages. */
export function servePlainPageFiles(app: OpenAPIHono<HttpEnv>): void {
  const style = readFileSync(new URL('./plain-page.css', import.meta.url), 'utf8');
  const cache = { 'Cache-Control': 'public, max-age=3600' };
  app.get('/plain-page/style.css', (c) =>
    c.body(style, 200, { 'Content-Type': 'text/css; charset=utf-8', ...cache }),
  );
  app.get('/plain-page/archivo.woff2', (c) =>
    c.body(new Uint8Array(readFileSync(resolve(font))), 200, {
      'Content-Type': 'font/woff2',
      ...cache,
    }),
  );
}
