import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepServerOut } from '../build/keep-server-out.ts';
import { checkBoundaries } from './check.ts';

let root: string;
const write = (file: string, code: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), code);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  write('app/routes.ts', "export default [index('landing/home.tsx')];");
  write('server/mail.ts', 'export const mail = 1;');
  write('server/gateways/leads/csv.ts', 'export const csv = 1;');
  write('server/http/edge/problem.ts', 'export const problem = 1;');
  write('app/wizard/wizard.tsx', 'export const wizard = 1;');
  write('app/ui/button.tsx', 'export const button = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a deliberate violation is found', () => {
  const violations: [file: string, code: string, reason: string][] = [
    ['domain/price.ts', "import 'react';", 'domain imports zod and itself'],
    ['domain/price.ts', "import '../server/mail.ts';", 'domain imports zod and itself'],
    ['server/page.ts', "import '#app/ui/button.tsx';", 'server imports nothing from app'],
    ['app/wizard/step.tsx', "import '#server/mail.ts';", 'only route modules import server'],
    ['app/ui/card.tsx', "import '../wizard/wizard.tsx';", 'app/ui knows no feature'],
    [
      'app/chat/panel.tsx',
      "export * from '../wizard/wizard.tsx';",
      'never imports another feature',
    ],
    [
      'app/chat/panel.tsx',
      "const w = import('../wizard/wizard.tsx');",
      'never imports another feature',
    ],
    ['app/chat/panel.tsx', "import { readFileSync } from 'node:fs';", 'has no node: modules'],
    [
      'server/accounts.ts',
      "import nodemailer from 'nodemailer';",
      'nodemailer belongs to server/gateways/mail/',
    ],
    ['server/a.ts', "import './b.ts';", 'import each other'],
    ['server/a.ts', "import type { b } from './b.ts';", 'import each other'],
    ['server/leads.ts', "import './gateways/leads/csv.ts';", 'knows the port, not an adapter'],
    ['server/leads.ts', "import './http/edge/problem.ts';", 'imports nothing from server/http'],
  ];
  test.each(violations)('%s with %s', (file, code, reason) => {
    write('server/b.ts', "import './a.ts';");
    write(file, code);
    expect(checkBoundaries(root).join('\n')).toContain(reason);
  });
});

test('what the rules allow is not reported', () => {
  write(
    'app/landing/home.tsx',
    "import '#server/mail.ts'; import('../wizard/wizard.tsx'); import '../ui/button.tsx';",
  );
  write('domain/price.ts', "import 'zod';");
  write('app/wizard/step.tsx', "import type { mail } from '#server/mail.ts';");
  write('server/mail.test.ts', "import '#app/ui/button.tsx';");
  expect(checkBoundaries(root)).toEqual([]);
});

test('the browser build fails when server code would reach it', async () => {
  write('app/entry.ts', "import { mail } from '../server/mail.ts'; console.log(mail);");
  const bundle = build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [keepServerOut(root)],
    build: { rolldownOptions: { input: join(root, 'app/entry.ts') }, write: false },
  });
  await expect(bundle).rejects.toThrow('server/mail.ts is server code');
});
