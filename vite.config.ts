import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkFiles } from './scripts/build/chunk-files.ts';
import { inlineScript } from './scripts/build/inline-script.ts';
import { keepServerOut } from './scripts/build/keep-server-out.ts';
import { mergeChunks } from './scripts/build/merge-chunks.ts';
import { samplePackage } from './scripts/build/sample-package.ts';
import { fontSubsets } from './scripts/build/subset-fonts.ts';

export default defineConfig({
  plugins: [
    keepServerOut(),
    fontSubsets(),
    samplePackage(),
    inlineScript(),
    chunkFiles(),
    mergeChunks(),
    tailwindcss(),
    reactRouter(),
  ],
  // zod would try `new Function` as it loads, which the content security policy refuses and reports.
  // Said here because schemas are made before anything of ours could say z.config({ jitless: true }).
  define: { 'globalThis.__zod_globalConfig': { jitless: true } },
  // Found before the first page is served: a dependency met later reloads the page under the visitor.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  // So that a worker fetches what it needs now and then alone.
  worker: { format: 'es' },
});
