// A house with a member, a project and a picture in it, and whether another one is that house.
import { expect } from 'vitest';
import { framesOf, projectBody } from '../builders/project-body.ts';
import { cookiesOf } from '../builders/sign-up.ts';
import type { Spawned } from './spawn-server.ts';

const member = { name: 'June', email: 'june@example.com', password: 'violet-harbor-74-kites' };

const asking =
  ({ url }: Spawned, cookie = '') =>
  (path: string, body?: object) =>
    fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Origin: url, Cookie: cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

export type KeptHouse = {
  /** Saves another project, after the moment that is to be kept. */
  saveLater(): Promise<void>;
  /** Expects of a restored house members, sessions, projects and pictures as they were. */
  isAsItWas(again: Spawned): Promise<void>;
};

/** Signs a member up, draws a frame and saves a project with it. */
export async function fillHouse(server: Spawned): Promise<KeptHouse> {
  const cookie = cookiesOf(await asking(server)('/api/auth/sign-up/email', member));
  const ask = asking(server, cookie);
  const drawn = await ask('/api/functions/direct-frame', {
    script: 'CU. A loaf of bread. MS. She speaks in the kitchen.',
    platform: ['tiktok'],
    productName: 'Rye at Nine',
    frame: 1,
  });
  const { storyboardFrame } = (await drawn.json()) as { storyboardFrame: { imageUrl: string } };
  const frames = [{ ...framesOf('a')[0], ...storyboardFrame }];
  const body = projectBody({
    project_name: 'The light at five',
    storyboard_frames: frames as never,
  });
  const saved = (await (await ask('/api/projects', body)).json()) as { id: string };
  return {
    async saveLater() {
      const late = await ask('/api/projects', projectBody({ project_name: 'Saved afterwards' }));
      expect(late.status).toBe(201);
    },
    async isAsItWas(again) {
      const askAgain = asking(again, cookie);
      const { projects } = (await (await askAgain('/api/projects')).json()) as {
        projects: { id: string; project_name: string }[];
      };
      expect(projects.map(({ project_name }) => project_name)).toEqual(['The light at five']);
      expect((await askAgain(`/api/projects/${saved.id}`)).status).toBe(200);
      const picture = await askAgain(storyboardFrame.imageUrl);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      const { email, password } = member;
      const signedIn = await asking(again)('/api/auth/sign-in/email', { email, password });
      expect(signedIn.status).toBe(200);
    },
  };
}
