// Files for containers speak of settings, addresses and times that are written down elsewhere.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readConfig, settingNames } from '#server/settings/config.ts';

const files = ['compose.yaml', ...globSync('deploy/**/*.yaml')];

/** Every mapping in a file, however deep. */
function mappings(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(mappings);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(mappings)];
}

function read(file: string): Record<string, unknown>[] {
  const documents = parseAllDocuments(readFileSync(file, 'utf8'), { merge: true });
  expect(documents.flatMap((document) => document.errors)).toEqual([]);
  return documents.flatMap((document) => mappings(document.toJS()));
}
const inKubernetes = () => globSync('deploy/kubernetes/*.yaml').flatMap(read);
const find = (all: Record<string, unknown>[], name: string): unknown[] =>
  all.flatMap((one) => (name in one ? [one[name]] : []));

type Values = Record<string, string>;
type Service = { image: string; environment: Values; healthcheck?: { test: string[] } };
/** The services of the product in compose.yaml. */
function composeServices(): Record<string, Service> {
  const [whole] = read('compose.yaml');
  const all = Object.entries(whole?.services as Record<string, Service>);
  const ours = all.filter(([, { image }]) => image.startsWith('ad-builder:'));
  expect(ours).toHaveLength(4);
  return Object.fromEntries(ours);
}
/** Their settings, as they would be filled in. */
const composeSettings = (): Values[] =>
  Object.values(composeServices()).map(({ environment }) => fill(environment));
const fill = (settings: Values): Values =>
  Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::-(.*?)|:\?.*?)?\}/g, (_, asked, usual) => usual ?? given(asked)),
    ]),
  );
const given = (name: string): string =>
  ({ SMTP_URL: 'smtp://mail', MAIL_FROM: 'ads@example.com', SITE_HOST: 'ads.example.com' })[name] ??
  's'.repeat(32);

function kubernetesSettings(): Values[] {
  const all = inKubernetes();
  const shared = Object.assign({}, ...find(all, 'data'), ...find(all, 'stringData')) as Values;
  const containers = find(all, 'env') as { name: string; value: string }[][];
  expect(containers).toHaveLength(3);
  const filled = Object.fromEntries(
    Object.entries(shared).map(([name, value]) => [
      name,
      value || (name in secrets ? given(name) : ''),
    ]),
  );
  return containers.map((env) => ({
    ...filled,
    ...Object.fromEntries(env.map(({ name, value }) => [name, value])),
  }));
}
const secrets = { APP_SECRET: 1, S3_ACCESS_KEY_ID: 1, S3_SECRET_ACCESS_KEY: 1, METRICS_TOKEN: 1 };

test.each(files)('FN-08 %s can be read', (file) => {
  expect(read(file).length).toBeGreaterThan(0);
});

test.each([
  ['compose.yaml', composeSettings],
  ['deploy/kubernetes', kubernetesSettings],
])('FN-08 %s gives settings that exist, and with which each process starts', (_, settings) => {
  for (const environment of settings()) {
    expect(settingNames).toEqual(expect.arrayContaining(Object.keys(environment)));
    expect(() => readConfig(environment, '/nowhere')).not.toThrow();
  }
});

test('FN-08 what compose.yaml asks for is listed where it is filled in', () => {
  const asked = readFileSync('compose.yaml', 'utf8').matchAll(/\$\{(\w+):\?/g);
  const listed = readFileSync('deploy/compose.env.example', 'utf8');
  for (const [, name] of asked) expect(listed).toMatch(new RegExp(`^${name}=`, 'm'));
});

test('FN-08 the image names settings that exist, and neither runs as root nor builds as what it ships', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  const [, environment = ''] = /^ENV (.+)$/m.exec(last) ?? [];
  expect(settingNames).toEqual(expect.arrayContaining(environment.match(/\w+(?==)/g) ?? ['none']));
  expect(last).toMatch(/^USER [1-9]\d*:/m);
  expect(last).toMatch(/^HEALTHCHECK [\s\S]*\/healthz/m);
  expect(last).not.toMatch(/npm|COPY \. /);
  // What is compiled is used by the user it was compiled for.
  const [, user] = /^USER (\d+):/m.exec(last) ?? [];
  expect(dockerfile).toContain(`copy-runtime -- /app ${user} `);
  // Otherwise it runs without the flags, the allocator's limits and what is compiled.
  expect(last).toContain('\nCMD ["node", "scripts/serve.ts"]\n');
});

// What a stop takes at most, as server/start/listen.ts and server/jobs/queue.ts have it.
const finishSeconds = 50 + 25;

test('FN-08 nobody is killed before it has answered, nor stops before that is noticed', () => {
  const all = inKubernetes();
  const [delay] = find(all, 'STOP_DELAY').map(Number);
  if (delay === undefined) throw new Error('STOP_DELAY is set for Kubernetes.');
  for (const grace of find(all, 'terminationGracePeriodSeconds')) {
    expect(grace).toBeGreaterThanOrEqual(delay + finishSeconds);
  }
  for (const probe of find(all, 'readinessProbe') as Record<string, number>[]) {
    expect(delay).toBeGreaterThan((probe.periodSeconds ?? 0) * (probe.failureThreshold ?? 0));
  }
  for (const environment of composeSettings()) {
    expect(Number(environment.STOP_DELAY)).toBeGreaterThanOrEqual(2 + 5); // deploy/Caddyfile
    const stop = find(read('compose.yaml'), 'stop_grace_period').map((text) =>
      Number.parseInt(`${text}`, 10),
    );
    for (const grace of stop) {
      expect(grace).toBeGreaterThanOrEqual(Number(environment.STOP_DELAY) + finishSeconds);
    }
  }
});

test('FN-08 a release by compose stops no process before the one it replaced serves, and the proxy knows', () => {
  const [, names = '', pause] =
    /for one in (.+); do\n.+ --wait "\$one" && sleep (\d+) \|\| break\ndone/.exec(
      readFileSync('docs/containers.md', 'utf8'),
    ) ?? [];
  const services = composeServices();
  const replaced = names.split(' ');
  expect(replaced).toEqual(Object.keys(services).filter((name) => name !== 'migrate'));
  for (const name of replaced) {
    expect(services[name]?.healthcheck?.test.join(' ')).toContain(':3000/readyz"');
  }
  const caddy = readFileSync('deploy/Caddyfile', 'utf8');
  const [every, longest] = ['health_interval', 'health_timeout'].map((name) =>
    Number(new RegExp(`${name} (\\d+)s`).exec(caddy)?.[1]),
  );
  expect(Number(pause)).toBeGreaterThan((every ?? Number.NaN) + (longest ?? Number.NaN));
});

test('FN-08 each container is without root, rights and a file system it may write', () => {
  const containers = find(inKubernetes(), 'containers').flat() as Record<string, unknown>[];
  expect(containers).toHaveLength(3);
  for (const { securityContext } of containers) {
    expect(securityContext).toEqual({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
      capabilities: { drop: ['ALL'] },
    });
  }
  for (const paths of [find(inKubernetes(), 'httpGet')].flat() as { path: string }[]) {
    expect(['/healthz', '/readyz']).toContain(paths.path);
  }
});
