import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { seedMember } from '#tests/builders/seed-member.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { accounts, projects, sessions } from '../db/schema.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

test('AUTH-12 the export is one file with everything stored, and no secret', async () => {
  const other = await seedMember(site, { picture: 'loaf-2' });
  const member = await seedMember(site, { picture: 'loaf-1' });
  const answer = await askAs(site, member)('/api/account/export');
  expect(answer.headers.get('Content-Disposition')).toMatch(
    /^attachment; filename="[\w-]+\.json"$/,
  );
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({
    profile: { id: member.id, email: member.email, email_verified: true },
    sign_in: [{ kind: 'credential' }],
    sessions: [{ ip_address: expect.any(String) }],
    roles: [],
    no_more_mail_since: null,
    projects: [
      {
        script: 'Two.',
        storyboard_frames: [{ imageUrl: '/api/storage/frames/loaf-1.jpg' }],
        takes: [{ script: 'One.' }],
      },
    ],
    packages: [{ email: member.email, package: { targetAudience: expect.any(String) } }],
    mails: expect.arrayContaining([
      expect.objectContaining({ kind: 'package', to_address: member.email, status: 'sent' }),
    ]),
  });
  const { db } = site.services;
  const [way] = await db.select().from(accounts).where(eq(accounts.user_id, member.id));
  const [session] = await db.select().from(sessions).where(eq(sessions.user_id, member.id));
  for (const secret of [way?.password, session?.token]) {
    expect(secret).toBeTruthy();
    expect(text).not.toContain(secret);
  }
  expect(text).not.toContain(other.email);
  expect(text).not.toContain(other.id);
});

test('AUTH-12 however much it is, it is written some rows at a time', async () => {
  const member = await signUpMember(site);
  const row = (number: number) => ({
    id: randomUUID(),
    user_id: member.id,
    draft_key: randomUUID(),
    project_name: `Project ${number}`,
    product_name: 'Bread',
    script: 'x'.repeat(20_000),
    created_at: new Date(Date.UTC(2026, 0, 1, 0, number)),
    updated_at: new Date(),
  });
  await site.services.db.insert(projects).values(Array.from({ length: 105 }, (_, n) => row(n)));
  const answer = await askAs(site, member)('/api/account/export');
  const sizes: number[] = [];
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body as ReadableStream<Uint8Array>) {
    sizes.push(piece.length);
    text += decoder.decode(piece, { stream: true });
  }
  const exported = JSON.parse(text) as { projects: { project_name: string }[] };
  expect(exported.projects.map(({ project_name }) => project_name)).toEqual(
    Array.from({ length: 105 }, (_, number) => `Project ${number}`),
  );
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});
