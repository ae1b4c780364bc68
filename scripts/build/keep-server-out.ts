import type { Plugin } from 'vite';

/**
 * Fails the browser build when a module under `/server/` is resolved for it. Route modules may
 * import server code for their loader, action, middleware and headers alone: those are removed
 * from the browser's copy before this check sees the imports.
 */
export function keepServerOut(root = process.cwd()): Plugin {
  return {
    name: 'keep-server-out',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      if (id.startsWith(`${root}/server/`)) {
        this.error(`${id.slice(root.length + 1)} is server code and may not reach a browser.`);
      }
      return null;
    },
  };
}
