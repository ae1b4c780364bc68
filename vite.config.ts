import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunkFiles } from './scripts/chunk-files.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { keepServerOut } from './scripts/keep-server-out.ts';
import { fontSubsets } from './scripts/subset-fonts.ts';

export default defineConfig({
  plugins: [
    keepServerOut(),
    fontSubsets(),
    inlineScript(),
    chunkFiles(),
    tailwindcss(),
    reactRouter(),
  ],
  // Found before the first page is served: a dependency met later reloads the page under the visitor.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.test.*'] },
  build: { target: 'es2022', assetsInlineLimit: 0 },
});
