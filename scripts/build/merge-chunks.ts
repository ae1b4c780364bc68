import { statSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { findPieces, type Module, type Piece } from './chunks/find-pieces.ts';
import { mergePieces } from './chunks/merge-pieces.ts';

// In letters of source. Five or so are one byte as sent, and a file costs its page some hundred bytes of headers,
// a small one's worse compression and a tenth of a hundred-file page's loading.
const limits = { file: 12_000, growth: 0.05 };
// A page shows nothing before its styles are there.
const styleWeight = 6;

/**
 * Bundlers give what the same entries share a file of its own: a page then loads a hundred files that are smaller than
 * what is sent around them. This joins those of which a page then has little that it does not need.
 */
export function mergeChunks(): Plugin {
  const names = new Map<string, string>();
  return {
    name: 'merge-chunks',
    applyToEnvironment: ({ name }) => name === 'client',
    configEnvironment(name) {
      if (name !== 'client') return null;
      const group = { debugName: 'merged', name: (id: string) => names.get(id) ?? null };
      // What the pieces import is theirs to say; an entry's file may hold what others ask of it.
      const codeSplitting = { includeDependenciesRecursively: false, groups: [group] };
      const preserveEntrySignatures = 'allow-extension' as const;
      return {
        build: { rolldownOptions: { preserveEntrySignatures, output: { codeSplitting } } },
      };
    },
    buildEnd() {
      const modules = new Map<string, Module>();
      const [always, entries]: [string[], string[]] = [[], []];
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (!info) continue;
        modules.set(id, {
          imports: info.importedIds,
          later: info.dynamicallyImportedIds,
          weight: weigh(id, info.code ?? ''),
        });
        // A part that something imports at once is a module like others.
        const isPart = info.dynamicImporters.length > 0 && info.importers.length === 0;
        if (!info.isEntry && !isPart) continue;
        // The styles of the root stay its own: as another's they would come once more, behind a route's.
        const isAlways = /\/app\/(entry\.client|root)\.tsx/.test(id);
        (isAlways ? always : entries).push(id);
      }
      const pieces = mergePieces(findPieces(modules, always, entries), limits);
      for (const piece of pieces) {
        const name = nameOf(piece, modules, new Set(names.values()));
        for (const id of piece.modules) names.set(id, name);
      }
    },
  };
}

function weigh(id: string, code: string): number {
  const [file = ''] = id.split('?');
  return file.endsWith('.css') ? statSync(file).size * styleWeight : code.length;
}

function nameOf({ modules }: Piece, all: ReadonlyMap<string, Module>, taken: Set<string>): string {
  const weight = (id: string) => all.get(id)?.weight ?? 0;
  const largest = modules.reduce((one, other) => (weight(other) > weight(one) ? other : one));
  const [name = ''] = basename(largest.split('?')[0] ?? '').split('.');
  return taken.has(name) ? `${name}-${taken.size}` : name;
}
