// The rules of a linter's recommended set that a client, or its reader, has something of.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';

type Operation = {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: { in: string; name: string; required?: boolean }[];
  requestBody?: object;
  responses: Record<string, { description?: string }>;
};
type Document = {
  info: { title?: string; license?: object };
  servers: { url: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object>; schemas: Record<string, object> };
};

let site: TestSite;
let document: Document;
let operations: (Operation & { at: string; method: string; path: string })[];
beforeAll(async () => {
  site = await openTestSite();
  document = (await (await site.ask('/api/openapi.json')).json()) as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      at: `${method} ${path}`,
      method,
      path,
    })),
  );
});
afterAll(() => site.close());

/** Where something is amiss. */
const wrong = (isWrong: (operation: (typeof operations)[number]) => boolean) =>
  operations.filter(isWrong).map(({ at }) => at);
const doubled = (names: readonly unknown[]) =>
  names.filter((name, at) => names.indexOf(name) !== at);

test('FN-10 each operation has a name of its own that can stand in a program, and a summary', () => {
  expect(operations.length).toBeGreaterThan(150);
  expect(doubled(operations.map(({ operationId }) => operationId))).toEqual([]);
  expect(wrong(({ operationId }) => !/^[a-z][A-Za-z0-9_]*$/.test(operationId ?? ''))).toEqual([]);
  expect(wrong(({ summary }) => !summary)).toEqual([]);
});

test('FN-10 each group of operations is listed once, with what it is about', () => {
  const names = document.tags.map(({ name }) => name);
  expect(doubled(names)).toEqual([]);
  for (const { name, description } of document.tags) expect(description, name).toMatch(/\.$/);
  expect(wrong(({ tags = [] }) => tags.length !== 1 || !names.includes(tags[0] ?? ''))).toEqual([]);
  const used = new Set(operations.flatMap(({ tags = [] }) => tags));
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

test('FN-10 who may is said of each operation, in ways that are described, and where the API is', () => {
  const schemes = Object.keys(document.components.securitySchemes);
  expect(wrong(({ security }) => !security?.length)).toEqual([]);
  const asked = operations.flatMap(({ security = [] }) => security.flatMap(Object.keys));
  expect(asked.filter((name) => !schemes.includes(name))).toEqual([]);
  expect(document.servers).toEqual([{ url: site.services.config.appUrl }]);
  expect(document.info).toMatchObject({ title: 'AD BUILDER', license: { name: 'MIT' } });
});

test('FN-10 what can be asked wrongly, or by the wrong one, says how that is answered', () => {
  const says = ({ responses }: Operation, begins: string) =>
    Object.keys(responses).some((status) => status.startsWith(begins));
  const canBeWrong = ({ method, security, requestBody }: (typeof operations)[number]) =>
    method !== 'get' || requestBody || !security?.some((way) => Object.keys(way).length === 0);
  expect(wrong((it) => Boolean(canBeWrong(it)) && !says(it, '4'))).toEqual([]);
  expect(wrong(({ method, responses }) => method !== 'get' && !responses[403])).toEqual([]);
  // A socket is none of HTTP's successes.
  expect(wrong((it) => !says(it, '2') && !says(it, '3'))).toEqual(['get /api/realtime']);
  expect(
    wrong(({ responses }) => Object.values(responses).some(({ description }) => !description)),
  ).toEqual([]);
});

test('FN-10 what an address names is a parameter of it, and no address stands twice', () => {
  for (const { at, path, parameters = [] } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const told = parameters.filter((one) => one.in === 'path').map(({ name }) => name);
    expect([at, told.sort()]).toEqual([at, named.sort()]);
  }
  const alike = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '{}'));
  expect(doubled(alike)).toEqual([]);
});
