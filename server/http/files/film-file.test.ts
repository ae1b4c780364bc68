// The film as a file of the server's, made by the ffmpeg of this machine.
import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { saveProject } from '#tests/builders/project-body.ts';
import { askAs, postJson, signUpMember } from '#tests/builders/sign-up.ts';
import { startModelPeer } from '#tests/peers/models/start-model-peer.ts';
import { mails, subscriptions } from '../../db/schema.ts';
import { writeProjectMail } from '../../documents/write-project-mail.ts';
import { worldProject } from '../../exports/testing/scripts-of-the-world.ts';
import { keepFrame } from '../../functions/serving/keep-frame.ts';
import { drawStoryboard } from '../../generation/illustrator/draw-storyboard.ts';
import { sampleBoard } from '../../generation/illustrator/sample-board.ts';
import { findProgram } from '../../settings/find-program.ts';

const ffmpeg = findProgram('ffmpeg', process.env.PATH ?? '');
const site = await openTestSite(ffmpeg ? { FFMPEG_PATH: ffmpeg } : {});
const folder = await mkdtemp(join(tmpdir(), 'film-'));
afterAll(async () => {
  await site.services.filmRoom.close();
  await site.close();
  await rm(folder, { recursive: true });
});

const script = `A

1. HOOK | 0-1 s
VIDEO: CU, push in. A loaf.
SFX: A bell.

2. END | 1-2 s
VIDEO: Pack shot.
VO: Come in.`;

const drawn = await drawStoryboard(sampleBoard({ platform: ['youtube'] }));

// What is not about how a film looks or sounds is asked of one that is half as long.
const oneSecond = script.replace(/\n\n2\..*/s, '');

async function draft({ services } = site): Promise<DraftContent> {
  const frames = await Promise.all(drawn.map((frame) => keepFrame(services, frame)));
  const { form_data, ...rest } = worldProject('english');
  const wide = { ...form_data, platform: 'youtube' };
  return { ...rest, form_data: wide, script, shots: null, storyboard_frames: frames };
}

type Probed = {
  streams: {
    codec_name: string;
    width?: number;
    height?: number;
    nb_read_frames?: string;
    duration?: string;
  }[];
};
async function probe(bytes: Uint8Array): Promise<{ path: string; streams: Probed['streams'] }> {
  const path = join(folder, `${randomUUID()}.mp4`);
  await writeFile(path, bytes);
  const args = ['-v', 'error', '-count_frames', '-show_streams', '-of', 'json', path];
  const { stdout } = await promisify(execFile)('ffprobe', args);
  return { path, streams: (JSON.parse(stdout) as Probed).streams };
}
async function pictureAt(path: string, seconds: number) {
  const out = join(folder, `${randomUUID()}.png`);
  const args = ['-v', 'error', '-i', path, '-ss', String(seconds), '-frames:v', '1', out];
  expect(spawnSync('ffmpeg', args).status).toBe(0);
  return readFile(out);
}
function loudnessOf(path: string, begin: number, seconds: number): number {
  const args = ['-v', 'error', '-ss', String(begin), '-t', String(seconds), '-i', path];
  const { stdout } = spawnSync('ffmpeg', [...args, '-f', 'f32le', '-ac', '1', '-']);
  const samples = new Float32Array(stdout.buffer, stdout.byteOffset, Math.floor(stdout.length / 4));
  return samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0);
}
const meanOf = async (picture: Buffer) => (await sharp(picture).stats()).channels[0]?.mean ?? 0;

test('FILM-11 a server without the program offers no film, and says why', async () => {
  const plain = await openTestSite({ FFMPEG_PATH: 'off' });
  const { formats } = (await (await plain.ask('/api/files')).json()) as {
    formats: { id: string; why?: string }[];
  };
  expect(formats.find(({ id }) => id === 'film')?.why).toContain('no ffmpeg');
  const refused = await postJson(plain, '/api/files/film', await draft());
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain('no ffmpeg');
  await plain.close();
});

if (!ffmpeg)
  console.warn(
    'There is no ffmpeg on this machine: the tests of FILM-11 that need one are left out.',
  );

describe.skipIf(!ffmpeg)('with ffmpeg', () => {
  test('FILM-11 FILM-08 the film of a guest: H.264 and AAC, every frame of it, and the slate at its end', async () => {
    const answer = await postJson(site, '/api/files/film', await draft());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    const { path, streams } = await probe(new Uint8Array(await answer.arrayBuffer()));
    const [picture, sound] = streams;
    expect(picture).toMatchObject({
      codec_name: 'h264',
      width: 1920,
      height: 1080,
      nb_read_frames: '84',
    });
    expect(sound).toMatchObject({ codec_name: 'aac' });
    // The second shot stands, and so does the slate: each comes once and is seen as long as it should be.
    for (const seconds of [0.5, 1.9])
      expect(await meanOf(await pictureAt(path, seconds))).toBeGreaterThan(60);
    for (const seconds of [2.1, 3.4])
      expect(await meanOf(await pictureAt(path, seconds))).toBeLessThan(40);
  });

  test('FILM-12 where the house has a model that speaks the film is spoken, and where it fails the file says so', async () => {
    const peer = await startModelPeer('openai-compatible');
    const spoken = await openTestSite({
      ...(ffmpeg ? { FFMPEG_PATH: ffmpeg } : {}),
      AI_SPEECH_PROVIDER: 'openai-compatible',
      AI_SPEECH_MODEL: peer.speechModel,
      AI_SPEECH_BASE_URL: peer.url,
      AI_SPEECH_API_KEY: peer.key,
    });
    const content = { ...(await draft(spoken)), script: script.replace('SFX: A bell.\n', '') };
    const made = await postJson(spoken, '/api/files/film', content);
    const { path, streams } = await probe(new Uint8Array(await made.arrayBuffer()));
    expect(streams[1]).toMatchObject({ codec_name: 'aac' });
    expect(made.headers.get('content-disposition')).not.toContain('without voice');
    // "Come in." is said in the second second; nothing else is heard.
    expect(loudnessOf(path, 0, 0.9)).toBeLessThan(0.01);
    expect(loudnessOf(path, 1.2, 0.3)).toBeGreaterThan(0.2);
    peer.speaking = { status: 503 };
    const silent = { ...content, script: content.script.replace('Come in.', 'Stay out.') };
    const without = await postJson(spoken, '/api/files/film', silent);
    expect(without.headers.get('content-disposition')).toContain('without voice');
    expect((await probe(new Uint8Array(await without.arrayBuffer()))).streams).toHaveLength(1);
    await spoken.services.filmRoom.close();
    await spoken.close();
    await peer.close();
  });

  test('FILM-08 a member with the starter package has it without the slate', async () => {
    const member = await signUpMember(site);
    await site.services.db.insert(subscriptions).values({
      id: randomUUID(),
      user_id: member.id,
      email: 'june@example.com',
      state: 'trialing',
      cents: 999,
      trial_days: 7,
      provider: 'sandbox',
      terms_version: '2026-11',
      created_at: new Date(),
      updated_at: new Date(),
    });
    const body = JSON.stringify({ ...(await draft()), script: oneSecond });
    const answer = await askAs(site, member)('/api/files/film', { method: 'POST', body });
    const { streams } = await probe(new Uint8Array(await answer.arrayBuffer()));
    expect(streams[0]?.nb_read_frames).toBe('24');
  });

  test('FILM-11 FILE-09 whoever was mailed a project has its film behind the link, with the sender’s slate', async () => {
    const member = await signUpMember(site, { verified: true });
    const ask = askAs(site, member);
    const { id } = await saveProject(ask, { ...(await draft()), script: oneSecond });
    await ask(`/api/projects/${id}/email`, { method: 'POST', body: '{}' });
    const [mail] = await site.services.db.select().from(mails).where(eq(mails.project_id, id));
    const { text = '' } = (mail && (await writeProjectMail(site.services, mail))) ?? {};
    const link = new URL(/https?:\/\/\S+\/mail\/files\/\S+/.exec(text)?.[0] ?? 'none:').pathname;
    expect(await (await site.ask(link)).text()).toContain('Download Film (MP4), .mp4');
    const answer = await site.ask(`${link}/film`);
    const { streams } = await probe(new Uint8Array(await answer.arrayBuffer()));
    expect(streams[0]?.nb_read_frames).toBe('60');
  });

  test('FILM-11 what is too long, or has nothing to show, is refused in words', async () => {
    const content = await draft();
    const long = { ...content, script: script.replace('1-2 s', '1-400 s') };
    const answer = await postJson(site, '/api/files/film', long);
    expect([answer.status, await answer.text()]).toEqual([
      409,
      expect.stringContaining('180 seconds'),
    ]);
    const bare = { ...content, storyboard_frames: [] };
    expect((await postJson(site, '/api/files/film', bare)).status).toBe(409);
  });

  test('FILM-11 who leaves ends it, and the next in the row is made', async () => {
    const content = { ...(await draft()), script: oneSecond };
    const long = { ...content, script: script.replace('1-2 s', '1-120 s') };
    const first = await postJson(site, '/api/files/film', long);
    await first.body?.cancel();
    const second = await postJson(site, '/api/files/film', content);
    expect((await probe(new Uint8Array(await second.arrayBuffer()))).streams).toHaveLength(2);
  });
});
