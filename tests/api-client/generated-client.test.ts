// The description of the API is good for what it is there for: a client made of it, and a program that
// uses that. What the description says wrongly is an error of types, or of the program, here.
import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { generateApi } from 'swagger-typescript-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { listen } from '#tests/peers/listen.ts';

const run = promisify(execFile);
const compiler = resolve('node_modules/typescript/bin/tsc');
const program = new URL('nightly-import.ts', import.meta.url);

let site: TestSite;
let folder: string;
beforeAll(async () => {
  site = await openTestSite();
  folder = mkdtempSync(join(tmpdir(), 'ad-builder-client-'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const spec = (await (await site.ask('/api/openapi.json')).json()) as never;
  await generateApi({
    spec,
    output: folder,
    fileName: 'generated-client.ts',
    silent: true,
    generateUnionEnums: true,
  });
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

/** Compiles a program beside the client; gives what the compiler complains of. */
async function compile(name: string, source?: string): Promise<string> {
  if (source === undefined) copyFileSync(program, join(folder, name));
  else writeFileSync(join(folder, name), source);
  const into = join(folder, 'built');
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'package.json'), '{"type":"module"}');
  const options = ['--strict', '--target', 'es2024', '--module', 'nodenext', '--types', 'node'];
  const more = ['--skipLibCheck', '--rewriteRelativeImportExtensions', '--rootDir', '.'];
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  const asked = [compiler, ...options, ...more, '--outDir', 'built', name];
  return run(process.execPath, asked, { cwd: folder }).then(
    () => '',
    ({ stdout }) => String(stdout),
  );
}

/** The site behind a socket, for a process of its own. */
const serve = () =>
  listen(
    createServer(async (request, response) => {
      const { method = 'GET', url = '/', headers } = request;
      const body = method === 'GET' ? null : new Uint8Array(await buffer(request));
      const asked = new Headers(headers as Record<string, string>);
      const answer = await site.ask(url, { method, headers: asked, body });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(new Uint8Array(await answer.arrayBuffer()));
    }),
  );

test('API-04 a client made of the description writes, saves and reads with a key', async () => {
  expect(await compile('nightly-import.ts')).toBe('');
  const ask = askAs(site, await signUpMember(site, { verified: true }));
  const scopes = ['generate', 'projects:read', 'projects:write'];
  const body = JSON.stringify({ name: 'Nightly import', scopes });
  const made = await ask('/api/account/api-keys', { method: 'POST', body });
  const { secret } = (await made.json()) as { secret: string };
  const { url, close } = await serve();
  try {
    const script = join(folder, 'built', 'nightly-import.js');
    const { stdout } = await run(process.execPath, [script, url, secret]);
    const told = JSON.parse(stdout) as Record<string, string>;
    expect(told).toMatchObject({ source: 'built-in', status: 'pipeline', problem: 'forbidden' });
    expect(told.newest).toBe(told.saved);
    expect(Number(told.left)).toBeGreaterThan(3_000);
  } finally {
    await close();
  }
});

test('API-04 what the API does not take is an error of types in such a program', async () => {
  const wrong = `import { Api } from './generated-client.ts';
    const { api } = new Api();
    await api.postFunctionsGenerateConcepts({ productName: 7, platform: ['radio'] });
    await api.getProjectsId();`;
  const problems = await compile('wrong.ts', wrong);
  expect(problems).toContain("Type 'number' is not assignable to type 'string'");
  expect(problems).toContain('"radio"');
  expect(problems).toContain('Expected 1-2 arguments');
});
