// `npm start`: builds what is missing, then starts the server. Plain JavaScript, so that an older
// Node can at least say what is wrong.
const [major] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `AD BUILDER needs Node.js 24 or newer, and this is ${process.version}.\n` +
      'npm ci installs a fitting one for npm start to use, except on systems it has none for:\n' +
      'there, install Node.js 24 yourself (https://nodejs.org).',
  );
  process.exit(1);
}

const { spawnSync } = await import('node:child_process');
const { fileURLToPath } = await import('node:url');
const { isBuilt } = await import('./build/build-state.ts');
const { becomeServer } = await import('./build/server-process.ts');

const root = fileURLToPath(new URL('../', import.meta.url));
if (!isBuilt(root)) {
  console.log('Building the application, once for this version …');
  const build = fileURLToPath(new URL('./build.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

await becomeServer(root);
