// On both databases: saves at once meet at one row.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WholeProject } from '#domain/projects/project.ts';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { patchProject, projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember, type TestMember } from '#tests/builders/sign-up.ts';
import { projects, userRoles } from '../db/schema.ts';

let site: TestSite;
let june: TestMember;
let ask: ReturnType<typeof askAs>;
let stranger: ReturnType<typeof askAs>;
let admin: ReturnType<typeof askAs>;
beforeAll(async () => {
  site = await openTestSite({ LIMIT_SIGN_UPS: '100' });
  june = await signUpMember(site);
  ask = askAs(site, june);
  stranger = askAs(site, await signUpMember(site));
  const chief = await signUpMember(site);
  await site.services.db
    .insert(userRoles)
    .values({ user_id: chief.id, role: 'admin', source: 'granted', created_at: new Date() });
  admin = askAs(site, chief);
});
afterAll(() => site.close());

const post = (body: unknown) =>
  ask('/api/projects', { method: 'POST', body: JSON.stringify(body) });
const read = async (id: string) =>
  (await (await ask(`/api/projects/${id}`)).json()) as WholeProject;
const rows = () => site.services.db.select().from(projects).where(eq(projects.user_id, june.id));

describe('saving for the first time', () => {
  test('WIZ-21 a saved project is answered whole, and read back the same', async () => {
    const body = projectBody();
    const answer = await post(body);
    expect(answer.status).toBe(201);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    const saved = (await answer.json()) as WholeProject;
    const { draft_key: _, ...content } = body;
    expect(saved).toMatchObject(JSON.parse(JSON.stringify({ ...content, user_id: june.id })));
    expect(saved).toMatchObject({ status: 'pipeline', created_at: saved.updated_at });
    expect(saved).not.toHaveProperty('draft_key');
    expect(await read(saved.id)).toEqual(saved);
  });

  test('WIZ-21 twenty saves of one draft at once make one project, and all are answered with it', async () => {
    const before = (await rows()).length;
    const body = projectBody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
  });

  test('PROJ-14 the draft key of somebody else is no way to their project', async () => {
    const mine = await saveProject(ask);
    const [row] = await site.services.db.select().from(projects).where(eq(projects.id, mine.id));
    const theirs = await saveProject(stranger, { draft_key: row?.draft_key ?? '' });
    expect(theirs.id).not.toBe(mine.id);
  });

  test('PROJ-14 owner, state and times are the server’s, unknown fields nobody’s', async () => {
    const wanted = {
      id: randomUUID(),
      user_id: randomUUID(),
      status: 'greenlit',
      created_at: '2001-01-01T00:00:00.000Z',
      submission_id: randomUUID(),
      role: 'admin',
    };
    const answer = await post({ ...projectBody(), ...wanted, updated_at: wanted.created_at });
    const saved = (await answer.json()) as WholeProject;
    expect(saved).toMatchObject({ user_id: june.id, status: 'pipeline' });
    expect(saved.id).not.toBe(wanted.id);
    expect(saved.created_at > '2020').toBe(true);
    const changed = await patchProject(ask, saved, { ...wanted, project_name: 'Renamed' });
    expect(await changed.json()).toMatchObject({
      id: saved.id,
      user_id: june.id,
      status: 'pipeline',
      created_at: saved.created_at,
      project_name: 'Renamed',
    });
  });

  test.each([
    ['no name', { project_name: '  ' }, 'project_name', 'Project name is required.'],
    [
      'NUL in a text',
      { script: 'a\0b' },
      'script',
      'This contains a character that cannot be used.',
    ],
    ['half a pair', { creative_brief: '\ud800' }, 'creative_brief', 'cannot be used'],
    ['NUL in an answer', { form_data: { notes: '\0' } }, 'form_data.notes', 'cannot be used'],
    ['NUL in the wizard', stateWith({ notes: 'a\0' }), 'wizard_state', 'cannot be used'],
    ['half a pair in the wizard', stateWith({ notes: '\udc00' }), 'wizard_state', 'cannot be used'],
    [
      'too large a wizard',
      stateWith(hugeAnswers()),
      'wizard_state',
      'more than a project can keep',
    ],
    ['five frames', { storyboard_frames: Array(5).fill({ title: 'x' }) }, 'storyboard_frames', ''],
    [
      'a picture from elsewhere',
      { storyboard_frames: [{ title: 'x', imageUrl: 'https://evil.example/a.jpg' }] },
      'storyboard_frames.0.imageUrl',
      'This picture is not one of ours.',
    ],
    ['a long text', { script: 'x'.repeat(20_001) }, 'script', 'keep this to 20,000 characters'],
    ['no draft key', { draft_key: 'mine' }, 'draft_key', ''],
  ])(
    'PROJ-10 %s: 422 with the field, and nothing written',
    async (_what, changes, field, words) => {
      const before = (await rows()).length;
      const answer = await post({ ...projectBody(), ...changes });
      expect(answer.status).toBe(422);
      const { error } = (await answer.json()) as Problem;
      expect(error.fields?.[0]?.path).toBe(field);
      expect(error.fields?.[0]?.message).toContain(words);
      expect(await rows()).toHaveLength(before);
    },
  );

  test('PROJ-10 bodies up to a megabyte are taken here, and nowhere else', async () => {
    const large = { ...projectBody(), more: 'x'.repeat(400_000) };
    expect((await post(large)).status).toBe(201);
    const refused = await post({ ...large, more: 'x'.repeat(1_100_000) });
    expect(refused.status).toBe(413);
    expect(((await refused.json()) as Problem).error.message).toContain('1 MB');
    const elsewhere = await site.call('send-concept', large);
    expect(elsewhere.status).toBe(413);
  });

  test('what is no JSON is said to be none', async () => {
    const answer = await ask('/api/projects', { method: 'POST', body: '{' });
    expect(answer.status).toBe(400);
    const form = await ask('/api/projects', { method: 'POST', body: new URLSearchParams('a=b') });
    expect(form.status).toBe(415);
  });
});

describe('changing', () => {
  test('PROJ-15 of twenty changes from one state one wins, and the others are told what stands', async () => {
    const project = await saveProject(ask);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => patchProject(ask, project, { script: `Script ${at}` })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const now = (await won[0]?.json()) as WholeProject;
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer.status).toBe(409);
      const told = (await answer.json()) as Problem & { project: WholeProject };
      expect(told.error.code).toBe('conflict');
      expect(told.project).toEqual(now);
    }
    expect(await read(project.id)).toEqual(now);
  });

  test('PROJ-15 updated_at grows with every change, however fast', async () => {
    let project = await saveProject(ask);
    for (let turn = 0; turn < 5; turn++) {
      const answer = await patchProject(ask, project, { project_name: `Name ${turn}` });
      const next = (await answer.json()) as WholeProject;
      expect(Date.parse(next.updated_at)).toBeGreaterThan(Date.parse(project.updated_at));
      project = next;
    }
  });

  test('PROJ-15 a change whose answer was lost is no conflict when it is sent again', async () => {
    const project = await saveProject(ask);
    const change = { script: 'New.', form_data: { notes: 'b', behavior: 'a' }, wizard_state: null };
    const first = await (await patchProject(ask, project, change)).json();
    const again = await patchProject(ask, project, change);
    expect(again.status).toBe(200);
    expect(await again.json()).toEqual(first);
  });

  test('PROJ-15 a change that changes nothing leaves the time alone', async () => {
    const project = await saveProject(ask);
    const { project_name, wizard_state, form_data } = project;
    const answer = await patchProject(ask, project, { project_name, wizard_state, form_data });
    expect(await answer.json()).toEqual(project);
  });

  test('PROJ-15 only what is sent changes', async () => {
    const project = await saveProject(ask);
    const answer = await patchProject(ask, project, { product_name: 'Owl' });
    const { updated_at, ...changed } = (await answer.json()) as WholeProject;
    expect({ ...changed, updated_at: project.updated_at }).toEqual({
      ...project,
      product_name: 'Owl',
    });
  });

  test.each([
    [{ project_name: '' }, 'project_name', 'Project name is required.'],
    [{ updated_at: undefined }, 'updated_at', 'Please send updated_at as it was read.'],
    [{ updated_at: 'yesterday' }, 'updated_at', 'Please send updated_at as it was read.'],
  ])('PROJ-10 a bad change %j is refused by its field', async (change, field, words) => {
    const project = await saveProject(ask);
    const answer = await patchProject(ask, project, change);
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as Problem;
    expect(error.fields).toEqual([{ path: field, message: words }]);
    expect(await read(project.id)).toEqual(project);
  });
});

describe('who may', () => {
  test('PROJ-14 another’s project, an unknown and a malformed id are the same answer', async () => {
    const { id, updated_at } = await saveProject(ask);
    const body = JSON.stringify({ updated_at, project_name: 'Mine now' });
    const take = randomUUID();
    const ways: [string, RequestInit][] = [
      ['', {}],
      ['', { method: 'PATCH', body }],
      ['', { method: 'DELETE' }],
      ['/takes', {}],
      [`/takes/${take}/restore`, { method: 'POST', body }],
      ['/email', { method: 'POST', body: '{}' }],
    ];
    const bodies = new Set<string>();
    for (const [way, init] of ways) {
      for (const other of [id, randomUUID(), 'x', `${id}'`, '%00', 'a'.repeat(500)]) {
        const answer = await stranger(`/api/projects/${other}${way}`, init);
        expect([answer.status, way, other]).toEqual([404, way, other]);
        bodies.add(await answer.text());
      }
    }
    expect([...bodies]).toEqual([
      JSON.stringify({ error: { code: 'not-found', message: 'There is no project of this id.' } }),
    ]);
    expect((await read(id)).project_name).not.toBe('Mine now');
  });

  test('PROJ-14 an admin reads it without the wizard’s state, and changes nothing', async () => {
    const project = await saveProject(ask);
    await patchProject(ask, project, { script: 'Another.' });
    const seen = (await (await admin(`/api/projects/${project.id}`)).json()) as WholeProject;
    expect(seen).toMatchObject({ id: project.id, script: 'Another.', wizard_state: null });
    expect((await read(project.id)).wizard_state).not.toBeNull();
    const { takes } = await (await admin(`/api/projects/${project.id}/takes`)).json();
    expect(takes).toHaveLength(1);
    for (const answer of [
      await patchProject(admin, seen, { script: 'Mine.' }),
      await admin(`/api/projects/${project.id}`, { method: 'DELETE' }),
      await admin(`/api/projects/${project.id}/email`, { method: 'POST', body: '{}' }),
      await admin(`/api/projects/${project.id}/takes/${takes[0].id}/restore`, {
        method: 'POST',
        body: JSON.stringify({ updated_at: seen.updated_at }),
      }),
    ]) {
      expect(answer.status).toBe(404);
    }
    expect(await (await admin('/api/projects')).json()).toEqual({ projects: [], nextCursor: null });
  });

  test('PROJ-01 signed out: 401 everywhere', async () => {
    const { id } = await saveProject(ask);
    for (const [method, path] of [
      ['GET', '/api/projects'],
      ['POST', '/api/projects'],
      ['GET', `/api/projects/${id}`],
      ['PATCH', `/api/projects/${id}`],
      ['DELETE', `/api/projects/${id}`],
      ['GET', `/api/projects/${id}/takes`],
      ['POST', `/api/projects/${id}/email`],
    ] as const) {
      const answer = await site.ask(path, { method });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized' } });
    }
  });

  test('PROJ-14 a page of another site changes nothing with the member’s cookie', async () => {
    const { id } = await saveProject(ask);
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    const answer = await ask(`/api/projects/${id}`, { method: 'DELETE', headers });
    expect(answer.status).toBe(403);
    expect((await read(id)).id).toBe(id);
  });
});

test('PROJ-04 deleting takes the project away, once', async () => {
  const { id } = await saveProject(ask);
  const answer = await ask(`/api/projects/${id}`, { method: 'DELETE' });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await ask(`/api/projects/${id}`)).status).toBe(404);
  expect((await ask(`/api/projects/${id}`, { method: 'DELETE' })).status).toBe(404);
});

test('what an address does not take is said', async () => {
  const answer = await ask('/api/projects', { method: 'PUT' });
  expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD, POST']);
});

type Problem = {
  error: { code: string; message: string; fields?: { path: string; message: string }[] };
};
function stateWith(answers: object) {
  return { wizard_state: { currentStep: 3, formData: answers } };
}
function hugeAnswers() {
  const text = 'x'.repeat(50_000);
  const names = ['productName', 'description', 'targetAudience', 'behavior', 'evaluation'];
  const more = ['notes', 'wardrobe', 'characterName', 'phone', 'name', 'companyName', 'email'];
  return Object.fromEntries([...names, ...more, 'specificBudget'].map((name) => [name, text]));
}
