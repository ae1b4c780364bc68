import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Take, WholeProject } from '#domain/projects/project.ts';
import { cookiesOf, goodPassword } from '#tests/builders/sign-up.ts';
import { makePlace } from '../place.ts';
import { rounds } from '../rounds.ts';
import { spawnServer } from '../spawn-server.ts';

type Ask = (path: string, method?: string, body?: object) => Promise<Response>;
const askAt =
  (url: string, cookie = ''): Ask =>
  (path, method = 'GET', body) =>
    fetch(`${url}${path}`, {
      method,
      headers: {
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/json',
        ...(cookie ? { cookie } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

const saves = 8;

/** Changes the script again and again, has the server killed, and gives the last state it told. */
async function saveUntilKilled(
  ask: Ask,
  project: WholeProject,
  kill: () => void,
): Promise<WholeProject> {
  let told = project;
  for (let turn = 1; ; turn++) {
    const { updated_at } = told;
    const change = { updated_at, script: `${turn}` };
    const asked = ask(`/api/projects/${told.id}`, 'PATCH', change).catch(() => null);
    // While it is at this one: whether it is saved is anybody's guess.
    if (turn > saves) kill();
    const answer = await asked;
    const read = await answer?.json().catch(() => null);
    if (!answer?.ok || !read) return told;
    told = read as WholeProject;
  }
}

test.for(rounds)(
  'WIZ-21 a save that was answered outlives the server being killed between saves',
  {
    timeout: 600_000,
  },
  async () => {
    const { settings } = await makePlace();
    const first = await spawnServer(settings);
    await first.ready();
    const signedUp = await askAt(first.url)('/api/auth/sign-up/email', 'POST', {
      name: 'June',
      email: 'june@example.com',
      password: goodPassword,
    });
    expect(signedUp.status).toBe(200);
    const cookie = cookiesOf(signedUp);
    const ask = askAt(first.url, cookie);
    const body = {
      draft_key: randomUUID(),
      project_name: 'P',
      product_name: 'Bread',
      script: '0',
      wizard_state: null,
    };
    const created = await ask('/api/projects', 'POST', body);
    expect(created.status).toBe(201);
    const project = (await created.json()) as WholeProject;
    const told = await saveUntilKilled(ask, project, () => first.process.kill('SIGKILL'));
    await first.ended();
    expect(Number(told.script)).toBeGreaterThanOrEqual(saves);

    const second = await spawnServer(settings);
    await second.ready();
    const again = askAt(second.url, cookie);
    const kept = (await (await again(`/api/projects/${project.id}`)).json()) as WholeProject;
    // The last save may have been made without its answer coming through: then it is taken up again.
    expect(Number(kept.script) - Number(told.script)).toBeOneOf([0, 1]);
    const { takes } = (await (await again(`/api/projects/${project.id}/takes`)).json()) as {
      takes: Take[];
    };
    const before = Array.from({ length: Number(kept.script) }, (_, at) =>
      String(Number(kept.script) - 1 - at),
    );
    expect(takes.map(({ script }) => script)).toEqual(before);
    const resent = await again(`/api/projects/${project.id}`, 'PATCH', {
      updated_at: told.updated_at,
      script: kept.script,
    });
    expect([resent.status, await resent.json()]).toEqual([200, kept]);
    const repeated = await again('/api/projects', 'POST', body);
    expect([repeated.status, await repeated.json()]).toEqual([200, kept]);
    await second.stop();
  },
);
