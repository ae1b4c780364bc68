import type { Plugin, Rolldown } from 'vite';

const suffix = '?chunk-files';
// The browser's build knows the names, the server's build tells them: two builds, one process.
const shared = globalThis as { chunkFiles?: Map<string, string[]> };
shared.chunkFiles ??= new Map();
const known = shared.chunkFiles;

/**
 * `import files from './part.tsx?chunk-files'` gives the server the addresses of the scripts and
 * styles that `import('./part.tsx')` will ask for, so that a page can fetch them ahead of time.
 * Empty in the browser and in development.
 */
export function chunkFiles(): Plugin {
  return {
    name: 'chunk-files',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null;
      const found = await this.resolve(source.slice(0, -suffix.length), importer);
      return found && `\0${found.id}${suffix}`;
    },
    load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null;
      const files = known.get(id.slice(1, -suffix.length)) ?? [];
      const told = this.environment.name === 'client' ? [] : files;
      return `export default ${JSON.stringify(told)};`;
    },
    generateBundle: {
      // A chunk that was nothing but styles is taken out by then, and its styles are its importers'.
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return;
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
          known.set(
            chunk.facadeModuleId,
            [...collect(chunk.fileName, bundle)].map((file) => `/${file}`),
          );
        }
      },
    },
  };
}

function collect(
  name: string,
  bundle: Rolldown.OutputBundle,
  files = new Set<string>(),
): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || files.has(name)) return files;
  files.add(name);
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
  for (const imported of chunk.imports) collect(imported, bundle, files);
  return files;
}
