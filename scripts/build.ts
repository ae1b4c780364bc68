// `npm run build`: builds the application and makes the compressed copies that the server sends.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { markBuilt, unmarkBuilt } from './build/build-state.ts';
import { compileServer, makeBlankDatabase } from './build/server-process.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const compressible = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest', '.html']);
const smallest = 512; // below, a compressed copy saves nothing

process.env.NODE_ENV = 'production';
unmarkBuilt(root);
rmSync(join(root, 'build'), { recursive: true, force: true });
const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
const built = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
  cwd: root,
  stdio: 'inherit',
});
if (built.status !== 0) process.exit(built.status ?? 1);
await compressFolder(join(root, 'build/client'));
await checkLanding();
compileServer(root);
makeBlankDatabase(root);
markBuilt(root);

async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= smallest);
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

// The landing page loads the application on the visitor's first intent, and not a byte before.
async function checkLanding(): Promise<void> {
  const { openPages } = await import('#server/http/cache/pages.ts');
  const build = await import(new URL('../build/server/index.js', import.meta.url).href);
  const { noDirectors } = await import('#domain/directors/no-directors.ts');
  const site = {
    appUrl: 'http://localhost',
    brand: { phone: '', address: '', callUrl: '', demoVideos: [], samplesPayable: false },
    directory: noDirectors,
    isDevelopment: false,
  };
  const render = openPages(site, build);
  const html = await (await render(new Request(site.appUrl))).text();
  const live = html.match(/<link[^>]*rel="modulepreload"|<script[^>]*type="module"/g);
  if (!live) return;
  console.error(`The landing page loads scripts before the visitor acts:\n${live.join('\n')}`);
  process.exit(1);
}
