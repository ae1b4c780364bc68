// A house with an admin: every `page` of these tests is theirs, `visitor` is somebody else's.
import { type BrowserContext, type Page, request } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { type SmtpPeer, startSmtpPeer } from '../../peers/smtp.ts';
import { test as base, expect, roomyLimits } from './site.ts';
import { startHouse } from './start-house.ts';

export const adminEmail = 'ada@house.example';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
type Admin = {
  /** Takes the house's mails, and refuses those it is told to. */
  mails: SmtpPeer;
  adminState: StorageState;
};
type Visitor = { visitor: Page };

export const test = base.extend<Visitor, Admin>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a test wants from this pattern
    async ({}, use) => {
      const peer = await startSmtpPeer({ startTls: false });
      await use(peer);
      await peer.close();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mails }, use) => {
      const server = await startHouse({
        ADMIN_EMAILS: adminEmail,
        MAIL: 'smtp',
        SMTP_URL: mails.url(),
        MAIL_FROM: 'AD BUILDER <packages@house.example>',
        ...roomyLimits,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  adminState: [
    async ({ site, mails }, use) => use(await signUpAdmin(site.url, mails)),
    { scope: 'worker' },
  ],
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
async function signUpAdmin(url: string, mails: SmtpPeer): Promise<StorageState> {
  const caller = await request.newContext({ baseURL: url, extraHTTPHeaders: { origin: url } });
  const post = async (path: string, data: object) => {
    const answer = await caller.post(`/api/auth/${path}`, { data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  const person = { name: 'Ada Hausen', email: adminEmail, password: 'three quiet lanterns' };
  await post('sign-up/email', person);
  await post('verify-email', { token: await mailedToken(mails) });
  const state = await caller.storageState();
  await caller.dispose();
  return state;
}

async function mailedToken({ accepted }: SmtpPeer): Promise<string> {
  await expect.poll(() => accepted.length, { timeout: 120_000 }).toBeGreaterThan(0);
  const { text = '' } = await simpleParser(accepted[0] ?? '');
  const link = /https?:\/\/\S+\/auth\/link\?\S+/.exec(text)?.[0] ?? '';
  return URL.parse(link)?.searchParams.get('token') ?? '';
}

export { expect };
