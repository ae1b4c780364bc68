// Whose documents carry a logo is decided where they are made.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { PictureFacts } from '#domain/pictures/picture.ts';
import type { ProjectShare } from '#domain/sharing/share.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { logoDrawing, logoPicture } from '#tests/builders/test-photographs.ts';
import { mails, subscriptions, userRoles } from '../../db/schema.ts';
import { ownLookOf, readOwnLook } from '../../documents/read-own-look.ts';
import { writeProjectMail } from '../../documents/write-project-mail.ts';
import { worldProject } from '../../exports/testing/scripts-of-the-world.ts';

const site = await openTestSite();
const { db } = site.services;
const logo = await logoPicture();
afterAll(() => site.close());

async function memberWith(state?: 'trialing' | 'active' | 'canceled', { verified = false } = {}) {
  const member = await signUpMember(site, { verified });
  if (state)
    await db.insert(subscriptions).values({
      id: randomUUID(),
      user_id: member.id,
      email: 'june@example.com',
      state,
      cents: 999,
      trial_days: 7,
      provider: 'sandbox',
      terms_version: '2026-11',
      created_at: new Date(),
      updated_at: new Date(),
    });
  return { member, ask: askAs(site, member) };
}
type Ask = ReturnType<typeof askAs>;
async function sendLogo(ask: Ask, body: Uint8Array = logo) {
  const answer = await ask('/api/product-pictures?kind=logo', {
    method: 'POST',
    body: Buffer.from(body),
    headers: { 'Content-Type': 'image/png' },
  });
  expect(answer.status).toBe(201);
  const { id, mark, width, height } = (await answer.json()) as PictureFacts;
  return { product: [], logo: { id, mark, width, height } };
}
type Pictures = Awaited<ReturnType<typeof sendLogo>>;

/** The draft with a logo, or without one. */
const draftWith = (pictures?: Pictures) => {
  const draft = worldProject('english');
  return pictures ? { ...draft, form_data: { ...draft.form_data, pictures } } : draft;
};
/** A PDF is everybody's: whether it has a figure, of a draft without frames' pictures, is the logo's. */
async function hasLogo(answer: Response): Promise<boolean> {
  expect(answer.status).toBe(200);
  return isFigured(Buffer.from(await answer.arrayBuffer()));
}
function isFigured(bytes: Buffer): boolean {
  const pdf = bytes.toString('latin1');
  expect(pdf.startsWith('%PDF')).toBe(true);
  return pdf.includes('/S /Figure');
}
const pdfOf = (ask: Ask, pictures?: Pictures) =>
  ask('/api/files/pdf', { method: 'POST', body: JSON.stringify(draftWith(pictures)) });

test('OWN-01 a trial and a paid month carry the logo, whoever is not entitled has the same as before', async () => {
  const had = async (state?: 'trialing' | 'active' | 'canceled') => {
    const { ask } = await memberWith(state);
    return hasLogo(await pdfOf(ask, await sendLogo(ask)));
  };
  expect(await had('trialing')).toBe(true);
  expect(await had('active')).toBe(true);
  expect(await had('canceled')).toBe(false);
  expect(await had()).toBe(false);
});

test('OWN-01 without a logo, and with another’s, documents stay as they are', async () => {
  const { ask } = await memberWith('active');
  expect(await hasLogo(await pdfOf(ask))).toBe(false);
  const { ask: other } = await memberWith('active');
  expect(await hasLogo(await pdfOf(ask, await sendLogo(other)))).toBe(false);
  const gone = { ...(await sendLogo(ask)).logo, id: randomUUID() };
  expect(await hasLogo(await pdfOf(ask, { product: [], logo: gone }))).toBe(false);
});

test('OWN-01 Word and PowerPoint of a project carry it', async () => {
  const { ask } = await memberWith('trialing');
  const pictures = await sendLogo(ask);
  const { project_name, script, storyboard_frames, form_data } = draftWith(pictures);
  const project = await saveProject(ask, { project_name, script, storyboard_frames, form_data });
  for (const format of ['word', 'powerpoint']) {
    const answer = await ask(`/api/projects/${project.id}/files/${format}`);
    expect(answer.status).toBe(200);
    const parts = Object.keys(unzipSync(new Uint8Array(await answer.arrayBuffer())));
    expect(parts.some((path) => path.endsWith('.png'))).toBe(true);
  }
});

const ownerOf = async (state?: 'active') => {
  const { member, ask } = await memberWith(state);
  return { member, pictures: await sendLogo(ask) };
};

test('OWN-01 mails, links and bids carry what the owner is entitled to', async () => {
  const paying = await ownerOf('active');
  const found = await ownLookOf(site.services, paying.member.id, paying.pictures);
  // The red of the logo, the first of it that is a colour and no grey.
  expect(found?.accent).toMatch(/^#[0-9a-f]{6}$/);
  const { format, width, height } = await sharp(Buffer.from(found?.logo.png ?? [])).metadata();
  expect(format).toBe('png');
  expect({ width, height }).toEqual({ width: found?.logo.width, height: found?.logo.height });
  // The empty ground around is cut off.
  expect((found?.logo.width ?? 0) / (found?.logo.height ?? 1)).toBeCloseTo(350 / 120, 0);
  const free = await ownerOf();
  expect(await ownLookOf(site.services, free.member.id, free.pictures)).toBeUndefined();
  expect(await ownLookOf(site.services, null, paying.pictures)).toBeUndefined();
  // An entitled member with somebody else's picture has none.
  expect(await ownLookOf(site.services, paying.member.id, free.pictures)).toBeUndefined();
});

test('OWN-01 the mailed PDF, the files behind its link, and the PDF of a shared link carry it', async () => {
  const carried = async (state?: 'active') => {
    const { member, ask } = await memberWith(state, { verified: true });
    const pictures = await sendLogo(ask);
    const { project_name, script, form_data } = draftWith(pictures);
    const project = await saveProject(ask, {
      project_name,
      script,
      storyboard_frames: [],
      form_data,
    });
    const press = (path: string) =>
      ask(`/api/projects/${project.id}${path}`, { method: 'POST', body: '{}' });
    expect((await press('/email')).status).toBe(200);
    const [mail] = await db.select().from(mails).where(eq(mails.project_id, project.id));
    const message = mail && (await writeProjectMail(site.services, mail));
    const [attached] = message?.attachments ?? [];
    const link = new URL(/https?:\/\/\S+\/mail\/files\/\S+/.exec(message?.text ?? '')?.[0] ?? '');
    const shared = (await (await press('/share')).json()) as ProjectShare;
    const { pathname } = new URL(shared.link?.address ?? '');
    const printed = await ask(`${pathname}/package.pdf`);
    expect(member.id).toBe(project.user_id);
    return [
      isFigured(Buffer.from(attached?.content ?? '')),
      await hasLogo(await site.ask(`${link.pathname}/pdf`)),
      await hasLogo(printed),
    ];
  };
  expect(await carried('active')).toEqual([true, true, true]);
  expect(await carried()).toEqual([false, false, false]);
});

test('OWN-01 an admin sees no logo that is somebody else’s', async () => {
  const { member, pictures } = await ownerOf('active');
  const admin: TestMember = await signUpMember(site);
  await db
    .insert(userRoles)
    .values({ user_id: admin.id, role: 'admin', source: 'granted', created_at: new Date() });
  expect(await hasLogo(await pdfOf(askAs(site, admin), pictures))).toBe(false);
  expect(member.id).not.toBe(admin.id);
});

test('OWN-01 a pale logo stands on a dark card', async () => {
  const { member, ask } = await memberWith('active');
  const pale = logoDrawing.replace('#c8352b', '#ffffff').replace('#20304f', '#fdfdfd');
  const pictures = await sendLogo(
    ask,
    new Uint8Array(await sharp(Buffer.from(pale)).png().toBuffer()),
  );
  const asker = { viewer: { id: member.id }, guest: null };
  const found = await readOwnLook(site.services, asker, pictures);
  expect(found?.accent).toBeUndefined();
  const { data } = await sharp(Buffer.from(found?.logo.png ?? []))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x0f, 0x0c, 0x09]);
});
