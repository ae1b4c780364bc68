import { afterAll, expect, test } from 'vitest';
import type { RecomposeCutRequest } from '#domain/functions/recompose-cut.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { shotPlan } from '#domain/storyboard/shot-plan.ts';
import { openTestSite } from '#tests/builders/open-test-site.ts';
import { insertSubscription } from '#tests/builders/payments/insert-payments.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { sampleRequest } from '../generation/testing/sample-request.ts';
import { writeScript } from '../generation/write/write-script.ts';

const site = await openTestSite({ LIMIT_GENERATIONS: '500' });
afterAll(() => site.close());

const film = (changes: Partial<RecomposeCutRequest> = {}) => {
  const request = sampleRequest({ platform: ['tiktok', 'youtube', 'instagram'] });
  const { script, shots } = writeScript(request, { date: new Date('2026-03-01T10:00:00Z') });
  return { ...request, existingScript: script, existingShots: shots, cut: 'youtube', ...changes };
};
type Answer = { script: string; shots: unknown; source: string };
const read = async (answer: Response) => (await answer.json()) as Answer;
const post = (body: object) => ({ method: 'POST', body: JSON.stringify(body) });
const path = '/api/functions/recompose-cut';

test('CUT-02 a guest has the second platform’s cut: its length, its form, the plan of its rows', async () => {
  const answer = await site.call('recompose-cut', film());
  expect(answer.status).toBe(200);
  const { script, shots, source } = await read(answer);
  expect(source).toBe('built-in');
  const parsed = parseAvScript(script);
  expect(parsed?.rows.at(-1)?.endSeconds).toBe(30);
  expect(script).toContain('Format: YouTube 16:9, 30 s');
  expect(script).toContain('Also cut for: TikTok 9:16, Instagram 1:1');
  expect(shotPlan.parse(shots).rows).toEqual(parsed?.rows.map(({ video }) => video));
});

test('KEPT-05 CUT-02 a line that is locked in the primary is said in the cut as it is', async () => {
  const request = sampleRequest({ platform: ['youtube', 'tiktok'] });
  const { script, shots } = writeScript(request, { date: new Date('2026-03-01T10:00:00Z') });
  const primary = { ...request, existingScript: script, existingShots: shots, cut: 'tiktok' };
  const said = script.match(/^VO: .*$/gm) ?? [];
  const lostOf = async (lockedLines: string[]) => {
    const cut = await read(await site.call('recompose-cut', { ...primary, lockedLines }));
    return said.filter((line) => !cut.script.includes(line));
  };
  const [lost = ''] = await lostOf([]);
  expect(lost).not.toBe('');
  expect(await lostOf([lost])).not.toContain(lost);
});

test('CUT-10 Instagram’s cut in 4:5 is told for it, in its length and with the same plan as in 1:1', async () => {
  const asked = film({ cut: 'instagram', platform: ['tiktok', 'instagram'] });
  const square = await read(await site.call('recompose-cut', asked));
  const upright = await read(
    await site.call('recompose-cut', { ...asked, instagramPortrait: true }),
  );
  expect(upright.script).toContain('Format: Instagram 4:5, 15 s');
  expect(upright.script).toBe(square.script.replaceAll('Instagram 1:1', 'Instagram 4:5'));
  expect(upright.shots).toEqual(square.shots);
});

test('CUT-08 the third is the starter package’s: a trial has it, guests and other members do not', async () => {
  const third = film({ cut: 'instagram' });
  const refused = await site.call('recompose-cut', third);
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain('belong to the starter package');
  const free = askAs(site, await signUpMember(site));
  expect((await free(path, post(third))).status).toBe(403);
  expect((await free(path, post(film()))).status).toBe(200);
  const member = await signUpMember(site);
  await insertSubscription(site.services.db, { user_id: member.id, state: 'trialing' });
  const given = await askAs(site, member)(path, post(third));
  expect(parseAvScript((await read(given)).script)?.rows.at(-1)?.endSeconds).toBe(15);
});

test('CUT-08 what somebody pays for is theirs alone', async () => {
  const payer = await signUpMember(site);
  await insertSubscription(site.services.db, { user_id: payer.id, state: 'active' });
  const other = askAs(site, await signUpMember(site));
  const body = { ...film({ cut: 'instagram' }), user_id: payer.id, entitlement: 'starter' };
  expect((await other(path, post(body))).status).toBe(403);
});

test.each<[string, object, string]>([
  ['the primary itself', { cut: 'tiktok' }, 'cut'],
  ['a platform nobody chose', { platform: ['tiktok', 'youtube'], cut: 'instagram' }, 'cut'],
  ['no platform at all', { cut: 'cinema' }, 'cut'],
  ['no script', { existingScript: ' ' }, 'existingScript'],
  ['a script without an end', { existingScript: 'x'.repeat(20_001) }, 'existingScript'],
  ['a plan that is none', { existingShots: { shots: [{ row: -1 }] } }, 'existingShots'],
])('CUT-02 %s is refused by its field', async (_, changes, field) => {
  const answer = await site.call('recompose-cut', film(changes));
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(`"${field}`);
});

test.each([
  ['prose', 'We open on a bakery. Somebody laughs.'],
  ['one row of no seconds', 'X\n\n1. A | 0-0 s\nVIDEO: x'],
  [
    'forty rows',
    `X\n\n${Array.from({ length: 40 }, (_, at) => `${at + 1}. B | ${at}-${at + 1} s\nVIDEO: ${at}.\nVO: ${at} words.`).join('\n\n')}`,
  ],
  [
    'another alphabet',
    'パン\n\n1. 冒頭 | 0-5 s\nVIDEO: CU. パン。\nVO: 毎朝四時。\n\n2. 終 | 5-15 s\nVIDEO: 店。',
  ],
])('CUT-02 a script of %s is answered, and keeps what it says', async (_, existingScript) => {
  const answer = await site.call(
    'recompose-cut',
    film({ existingScript, existingShots: undefined }),
  );
  expect(answer.status).toBe(200);
  const { script } = await read(answer);
  const [first] = parseAvScript(existingScript)?.rows ?? [];
  expect(script).toContain(first?.video ?? existingScript);
});

test('CUT-02 the same request gives the same cut', async () => {
  const once = await read(await site.call('recompose-cut', film()));
  expect(await read(await site.call('recompose-cut', film()))).toEqual(once);
});
