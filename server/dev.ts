// `npm run dev`: the same server, with the application's source served and reloaded by Vite.
import type { ServerBuild } from 'react-router';
import type { Site } from './site.ts';

process.env.NODE_ENV = 'development';
const { run } = await import('./start/run.ts');
const { createServer } = await import('vite');

async function openSources(): Promise<Site> {
  const vite = await createServer({
    server: { middlewareMode: true },
    appType: 'custom',
  });
  const build = async () =>
    (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
  return {
    build,
    files: new Map(),
    keepsPages: false,
    serveSources: (request, response, next) => vite.middlewares(request, response, next),
  };
}
await run(openSources);
