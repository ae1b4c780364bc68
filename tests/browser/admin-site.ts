// A house with an admin: every `page` of these tests is theirs, `visitor` is somebody else's.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, type Page, request } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { type RunningServer, startServer } from '../serve.ts';
import { test as base, expect } from './site.ts';

export const adminEmail = 'ada@house.example';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Admin = { adminState: StorageState };
type Visitor = { visitor: Page };

export const test = base.extend<Visitor, Admin>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test wants from this pattern
    async ({}, use) => {
      const server = await startServer({
        ADMIN_EMAILS: adminEmail,
        LIMIT_PACKAGES: '1000',
        LIMIT_GENERATIONS: '5000',
        LIMIT_SIGN_UPS: '1000',
        LIMIT_SIGN_INS: '1000',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  adminState: [async ({ site }, use) => use(await signUpAdmin(site)), { scope: 'worker' }],
  storageState: async ({ adminState }, use) => use(adminState),
  visitor: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      storageState: { cookies: [], origins: [] },
    });
    await use(await context.newPage());
    await context.close();
  },
});

// An address of ADMIN_EMAILS is an admin's from the moment it is verified.
async function signUpAdmin({ url, dataDir }: RunningServer): Promise<StorageState> {
  const caller = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const post = async (path: string, data: object) => {
    const answer = await caller.post(`/api/auth/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const person = { name: 'Ada Hausen', email: adminEmail, password: 'three quiet lanterns' };
  await post('sign-up/email', person);
  await post('verify-email', { token: await mailedToken(join(dataDir, 'outbox')) });
  const state = await caller.storageState();
  await caller.dispose();
  return state;
}

async function mailedToken(outbox: string): Promise<string> {
  let token = '';
  await expect(async () => {
    for (const name of await readdir(outbox)) {
      const { text = '' } = await simpleParser(await readFile(join(outbox, name)));
      const link = /https?:\/\/\S+\/auth\/link\?\S+/.exec(text)?.[0];
      if (link) token = new URL(link).searchParams.get('token') ?? '';
    }
    expect(token).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return token;
}

export { expect };
