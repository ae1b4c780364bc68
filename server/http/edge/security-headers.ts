import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { embedOrigins } from '#domain/video-embed.ts';
import type { Config } from '../../settings/config.ts';
import type { HttpEnv } from './http-env.ts';

type Site = Pick<Config, 'isHttps' | 'isDevelopment'>;

/** Headers of every answer, whatever it is; pages add their Content-Security-Policy. */
export const commonHeaders = ({ isHttps }: Site): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * `scripts` are the sources of inline scripts that may run: `'nonce-…'` or `'sha256-…'`. `frames`
 * may be framed: the players of reels, after a press.
 */
export function contentPolicy(
  site: Site,
  scripts: readonly string[],
  frames: readonly string[] = embedOrigins,
): string {
  // Vite's client in development brings its styles as elements and reloads over a socket.
  const dev = site.isDevelopment;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    "style-src-attr 'unsafe-inline'", // sizes and positions that only the moment knows
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "worker-src 'self'", // the film's file is made off the page
    `frame-src ${frames.join(' ')}`,
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(site.isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

const nothing = "default-src 'none'; frame-ancestors 'none'";

/**
 * Of a file. A worker obeys the policy of its own file: the one that makes films fetches an encoder of AAC where
 * the browser has none, which is WebAssembly in a worker made of its text. Pages may neither.
 */
export const filePolicy = (path: string): string =>
  /^\/assets\/film-worker-[\w-]+\.js$/.test(path)
    ? `${nothing}; script-src 'self' 'wasm-unsafe-eval'; worker-src blob:`
    : nothing;

/** Sources for the inline scripts of a page that is rendered once and kept. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi);
  const hashes = [...scripts]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}

/** Sets the headers on every answer; what a handler set itself stays as it is. */
export function securityHeaders(site: Site): MiddlewareHandler<HttpEnv> {
  const common = Object.entries(commonHeaders(site));
  return async (c, next) => {
    const nonce = randomBytes(16).toString('base64');
    c.set('nonce', nonce);
    await next();
    const { headers } = c.res;
    for (const [name, value] of common) if (!headers.has(name)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) {
      const isPage = headers.get('Content-Type')?.startsWith('text/html');
      headers.set(
        'Content-Security-Policy',
        isPage ? contentPolicy(site, [`'nonce-${nonce}'`]) : filePolicy(c.req.path),
      );
    }
  };
}
