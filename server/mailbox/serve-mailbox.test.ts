import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { userRoles } from '../db/schema.ts';
import { sampleMessage } from '../gateways/mail/contract.ts';

const site = await openTestSite();
await site.services.mail.send(sampleMessage());
const name = (await site.services.outbox?.list())?.[0] ?? '';
afterAll(() => site.close());

const paths = () => ['', `/${name}`, `/${name}/body`, `/${name}/raw`, `/${name}/files/0`];

test('MAIL-06 the machine itself lists its mail, newest first', async () => {
  const later = { messageId: '<later@example.com>', date: new Date('2026-11-21T08:00:00Z') };
  await site.services.mail.send(
    sampleMessage({ ...later, to: { name: '', address: 'later@example.com' } }),
  );
  const page = await (await site.askHere('/mailbox')).text();
  expect(page.indexOf('later@example.com')).toBeLessThan(page.indexOf('june@example.com'));
  expect(page.indexOf('later@example.com')).toBeGreaterThan(0);
  expect(page).toContain('Your creative package from AD BUILDER');
});

test('MAIL-06 a mail shows its looks, its text, its files and itself', async () => {
  const page = await (await site.askHere(`/mailbox/${name}`)).text();
  expect(page).toMatch(/<iframe title="[^"]+" src="[^"]+\/body" sandbox="allow-popups/);
  expect(page).toContain('a line that begins with a dot');
  expect(page).toContain('package.pdf');
  const file = await site.askHere(`/mailbox/${name}/files/0`);
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="package.pdf"');
  expect(await file.text()).toBe('%PDF-1.3');
  const raw = await site.askHere(`/mailbox/${name}/raw`);
  expect(raw.headers.get('Content-Type')).toContain('message/rfc822');
  expect(await raw.text()).toContain('\r\nSubject: Your creative package from AD BUILDER\r\n');
});

test('MAIL-06 the page of a mail may frame the mail: a policy counts the first rule of a name', async () => {
  const page = await site.askHere(`/mailbox/${name}`);
  const rules = page.headers.get('Content-Security-Policy')?.split('; ') ?? [];
  expect(rules.filter((rule) => rule.startsWith('frame-src'))).toEqual(["frame-src 'self'"]);
});

test('MAIL-06 the mail as it looks runs nothing and reaches nothing', async () => {
  const body = await site.askHere(`/mailbox/${name}/body`);
  expect(await body.text()).toContain('<img src="data:image/jpeg;base64,');
  const policy = body.headers.get('Content-Security-Policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('img-src data:');
  expect(policy).toMatch(/sandbox (?!.*allow-(scripts|same-origin|forms))/);
  expect(body.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
});

test.each([
  ['another machine', {}, '203.0.113.7'],
  ['a name that points here', { Host: 'evil.example' }, '127.0.0.1'],
  ['a proxy on this machine', { Host: 'localhost', 'X-Forwarded-For': '203.0.113.7' }, '127.0.0.1'],
  ['a proxy of another kind', { Host: 'localhost', Forwarded: 'for=203.0.113.7' }, '127.0.0.1'],
])('MAIL-06 for %s there is no mailbox', async (_who, headers, address) => {
  for (const path of paths()) {
    const answer = await site.ask(`/mailbox${path}`, { headers }, address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('june@example.com');
  }
});

test('MAIL-06 an admin reads the mailbox from anywhere, another member does not', async () => {
  const [admin, member] = [await signUpMember(site), await signUpMember(site)];
  await site.services.db
    .insert(userRoles)
    .values({ user_id: admin.id, role: 'admin', source: 'granted', created_at: new Date() });
  for (const path of paths()) {
    const answer = await askAs(site, admin)(`/mailbox${path}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
    expect((await askAs(site, member)(`/mailbox${path}`)).status).toBe(404);
  }
});

test('the mailbox has no other files, and none where mail is really sent', async () => {
  for (const path of ['/none.eml', '/..%2Fsecret', `/${name}/files/7`, `/${name}/files/x`]) {
    expect((await site.askHere(`/mailbox${path}`)).status).toBe(404);
  }
  const sending = await openTestSite({
    MAIL: 'smtp',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'ads@example.com',
  });
  expect((await sending.askHere('/mailbox')).status).toBe(404);
  await sending.close();
});

test('many mails are shown by the page', async () => {
  const kept = (await site.services.outbox?.list())?.length ?? 0;
  for (let minute = 0; minute < 60; minute++) {
    const date = new Date(Date.UTC(2026, 10, 22, 10, minute));
    await site.services.mail.send(sampleMessage({ messageId: `<m${minute}@example.com>`, date }));
  }
  const first = await (await site.askHere('/mailbox')).text();
  expect(first.match(/<li>/g)).toHaveLength(50);
  expect(first).toContain('href="/mailbox?page=2"');
  const second = await (await site.askHere('/mailbox?page=2')).text();
  expect(second.match(/<li>/g)).toHaveLength(10 + kept);
  expect(second).not.toContain('Older');
});
