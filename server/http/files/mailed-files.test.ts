import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { mails, projects, submissionLogs } from '../../db/schema.ts';
import { writePackageMail } from '../../documents/write-package-mail.ts';
import { writeProjectMail } from '../../documents/write-project-mail.ts';
import { worldProject } from '../../exports/testing/scripts-of-the-world.ts';

let now = new Date('2026-11-20T12:00:00Z');
const site = await openTestSite({}, { now: () => now });
afterAll(() => site.close());

const linkIn = (text = ''): string =>
  new URL(/https?:\/\/\S+\/mail\/files\/\S+/.exec(text)?.[0] ?? 'none:').pathname;

/** A guest's package as it was mailed; gives the page its link leads to. */
async function mailedPackage(): Promise<{ path: string; text: string; html: string }> {
  const { script, creative_brief, shots } = worldProject('french');
  const body = {
    email: 'rosa@example.com',
    phone: '213 555 0100',
    userType: 'business',
    platform: ['youtube'],
    productName: 'Hobday',
    description: 'Brooms.',
    creativeApproach: 'bold',
    selectedConcept: { title: 'Un demi-balai', subtitle: 'S', features: ['F'], tone: 'T' },
    creativeBrief: creative_brief,
    script,
    shots,
  };
  const answer = await site.call('send-concept', body);
  expect(answer.status).toBe(200);
  const { submissionId } = (await answer.json()) as { submissionId: string };
  const [mail] = await site.services.db
    .select()
    .from(mails)
    .where(eq(mails.submission_id, submissionId));
  const message = mail && (await writePackageMail(site.services, mail));
  return { path: linkIn(message?.text), text: message?.text ?? '', html: message?.html ?? '' };
}

test('FILE-09 a mailed package leads to its files for thirty days', async () => {
  const { path, text, html } = await mailedPackage();
  expect(html).toContain(path);
  expect(text).toContain('until Dec 20, 2026');
  const page = await site.ask(path);
  expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  const listed = await page.text();
  expect(listed).toContain('Download Fountain, .fountain');
  expect(listed).not.toContain('Download Word');
  // Nothing makes one here.
  expect(listed).not.toContain('Download Film');
  const fountain = await site.ask(`${path}/fountain`);
  expect(await fountain.text()).toContain('Title: Un demi-balai');

  const before = now;
  now = new Date('2026-12-21T12:00:00Z');
  expect((await site.ask(path)).status).toBe(410);
  expect((await site.ask(`${path}/fountain`)).status).toBe(410);
  now = before;
});

test('FILE-09 the link gives what the mail showed, and no answers behind it', async () => {
  const { path } = await mailedPackage();
  expect((await site.ask(`${path}/project-file`)).status).toBe(404);
  const zip = unzipSync(new Uint8Array(await (await site.ask(`${path}/archive`)).arrayBuffer()));
  expect(Object.keys(zip).filter((name) => name.endsWith('.json'))).toEqual([]);
  expect((await site.ask(`${path}/word`)).status).toBe(403);
  expect((await site.ask(`${path}/papyrus`)).status).toBe(404);
});

test('FILE-09 a link of another’s making opens nothing, and one whose package is gone neither', async () => {
  const { path } = await mailedPackage();
  const [, mailId = '', ends = '', sign = ''] = /files\/([^.]+)\.(\d+)\.(.+)$/.exec(path) ?? [];
  const later = `/mail/files/${mailId}.${Number(ends) + 86_400}.${sign}`;
  const other = `/mail/files/${crypto.randomUUID()}.${ends}.${sign}`;
  for (const one of [later, other, `${path}x`, '/mail/files/..', '/mail/files/a.b.c']) {
    expect((await site.ask(one)).status, one).toBe(404);
  }
  await site.services.db.delete(submissionLogs);
  expect((await site.ask(path)).status).toBe(404);
});

test('FILE-09 a mailed project is made into files as it stands now', async () => {
  const member = await signUpMember(site, { verified: true });
  const ask = askAs(site, member);
  const { id } = await saveProject(ask, worldProject('german'));
  expect((await ask(`/api/projects/${id}/email`, { method: 'POST', body: '{}' })).status).toBe(200);
  const [mail] = await site.services.db.select().from(mails).where(eq(mails.project_id, id));
  const message = mail && (await writeProjectMail(site.services, mail));
  const path = linkIn(message?.text);
  expect(await (await site.ask(path)).text()).toContain('Ein halber Besen');
  await site.services.db.update(projects).set({ project_name: 'Neu' }).where(eq(projects.id, id));
  expect(await (await site.ask(`${path}/fountain`)).text()).toContain('Title: Neu');
});
