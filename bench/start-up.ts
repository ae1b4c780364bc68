// How long a start takes until the server says it is ready: on an empty data folder and again on
// the same one, against the start of a bare node:http server in the same run.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '#tests/serve.ts';

async function bareStart(): Promise<number> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, [
    '-e',
    `require('node:http').createServer((q,s)=>s.end('ok')).listen(${port},'127.0.0.1')`,
  ]);
  while (
    !(await fetch(`http://127.0.0.1:${port}`).then(
      () => true,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill();
  return performance.now() - started;
}

const dataDir = mkdtempSync(join(tmpdir(), 'ad-builder-start-'));
async function appStart(): Promise<number> {
  const started = performance.now();
  const server = await startServer({}, dataDir);
  const took = performance.now() - started;
  await server.stop();
  return took;
}

const bare = await bareStart();
const first = await appStart();
const second = await appStart();
const ratio = (took: number) => `${took.toFixed(0)} ms, ${(took / bare).toFixed(1)} times bare`;
console.log(`bare node:http  ${bare.toFixed(0)} ms`);
console.log(`first start     ${ratio(first)}`);
console.log(`second start    ${ratio(second)}`);
rmSync(dataDir, { recursive: true, force: true });
