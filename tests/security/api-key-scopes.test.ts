// OWASP ASVS 5: V8.3. Every route of the API against a key for each scope alone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiScope, apiScopes } from '#domain/api-keys/scopes.ts';
import { scopeOf } from '#server/api-keys/scope-of.ts';
import { functionDefinitions } from '#server/functions/serving/registry.ts';
import { families } from '#server/http/routes/families.ts';
import { openTestSite, type TestSite } from '../builders/open-test-site.ts';
import { signUpAdmin } from '../builders/sign-up-admin.ts';

let site: TestSite;
const keys = new Map<ApiScope, string>();
beforeAll(async () => {
  site = await openTestSite();
  const { ask } = await signUpAdmin(site);
  for (const scope of apiScopes) {
    const body = JSON.stringify({ name: scope, scopes: [scope] });
    const made = await ask('/api/account/api-keys', { method: 'POST', body });
    keys.set(scope, ((await made.json()) as { secret: string }).secret);
  }
});
afterAll(() => site.close());

// Open to everybody: a key opens nothing more there, and is told so where it is not meant for one.
const isOpen = new Set<string>(
  families.flatMap(({ routes }) =>
    routes.flatMap(({ route, may }) =>
      may === 'everybody' ? [`${route.method} ${route.path}`] : [],
    ),
  ),
);
const routes = [
  ...families.flatMap(({ routes }) =>
    routes.map(({ route }) => [route.method, route.path] as const),
  ),
  ...functionDefinitions.map(({ name }) => ['POST', `/api/functions/${name}`] as const),
].filter(([, path]) => path.startsWith('/api/'));

test.each(routes)(
  'PROOF-02 API-01 %s %s is opened by its own scope alone',
  async (method, path) => {
    const wanted = scopeOf(method, path);
    const at = path
      .replace(/:\w+/g, '0b7e8c1e-6c5f-4b7e-9a55-0d7e3f1c2b3a')
      .replace('*', 'none.jpg');
    for (const [scope, secret] of keys) {
      if (scope === wanted || (!wanted && isOpen.has(`${method} ${path}`))) continue;
      const answer = await site.ask(at, {
        method,
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      // 422 and 415: what was sent is looked at first, and says nothing of anybody.
      expect([scope, answer.status]).toEqual([scope, expect.toBeOneOf([401, 403, 404, 415, 422])]);
      const said = await answer.text();
      if (answer.status === 404) expect(wanted).toBeUndefined();
      expect(said).not.toContain('@example.com');
    }
  },
);
