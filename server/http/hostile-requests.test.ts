// Malformed, odd and prying requests to what takes the most of them: each is answered, none with a
// fault, and none with what is somebody else's. Each field meets every second of the odd values, and the
// next field the others; in `npm run security` each meets all of them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '#tests/builders/open-test-site.ts';
import { projectBody, saveProject } from '#tests/builders/project-body.ts';
import { askAs, signUpMember } from '#tests/builders/sign-up.ts';
import { projectTakes, userRoles } from '../db/schema.ts';
import { detailsOf } from '../off-loop/testing/odd-fields.ts';

const secret = 'Marmalade Observatory';
const uuid = '0b7e8c1e-6c5f-4b7e-9a55-0d7e3f1c2b3a';
const again = (piece: string, times: number) => JSON.stringify(piece.repeat(times));
const list = (piece: string, times: number) => `[${Array(times).fill(piece).join(',')}]`;
const shot = '{"row":1,"seconds":1,"composition":"face","size":"wide"}';

// JSON as text: some of it no program would write.
const odd = [
  ...[
    'null',
    'true',
    '-1',
    '0.5',
    '1e999',
    '-1e999',
    '9007199254740993',
    'NaN',
    '',
    '{',
    '[]',
    '{}',
  ],
  ...['[[]]', '[null]', '{"__proto__":{"isAdmin":true}}', '{"constructor":{"prototype":{"a":1}}}'],
  ...['"__proto__"', '"constructor"', '"../../etc/passwd"', '"\\ud800"', '"a\\udc00\\u0000"'],
  ...[
    '"\\u0000"',
    '"\\u202e\\u2066"',
    '"\\u200b\\u200d"',
    '"<script>"',
    '"none:\\ud83d"',
    `"${uuid}"`,
  ],
  ...[again('ﷺ', 20_000), again('a\u0308\u0323\u0308', 9_000), again('\u0323\u0308', 20_000)],
  ...[again('İıŞş', 30), again('広告', 50), again('שלום', 20), again('x', 200_000)],
  ...[list('{}', 10_000), list(shot, 3_000), list('null', 60_000), list('"\\u0000"', 9_000)],
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `{"shots":${list(shot, 81)}}`,
  `{"shots":[${shot.replace('"face"', '"__proto__"')}]}`,
  '{"shots":[{"row":-1,"cut":1e9,"seconds":-1,"frame":-1,"people":[{"who":"other:\\ud800"}]}]}',
  '{"subject":"\\ud800","facts":[{"text":"a","rank":-1}],"of":{"__proto__":"a"}}',
];

const details = detailsOf('A bakery. ');
const form = { ...details, description: 'Bread, baked at night.', productName: 'Rye' };
const functions: [name: string, base: object, fields: string[]][] = [
  ['read-product', form, ['understood', 'productForm', 'platform', 'tongue', 'description']],
  [
    'generate-storyboard',
    { ...form, script: 7 },
    ['shots', 'understood', 'productForm', 'platform'],
  ],
  ['generate-script', { ...form, userType: 7 }, ['existingShots', 'operation', 'understood']],
  [
    'recompose-cut',
    { ...form, existingScript: 7, cut: 'youtube' },
    ['cut', 'existingShots', 'platform', 'understood'],
  ],
  [
    'direct-frame',
    { ...form, script: 'CU. A loaf.', frame: 1 },
    ['frame', 'choices', 'note', 'shots', 'pictures'],
  ],
  [
    'redraw-frame',
    { ...form, script: 'CU. A loaf.', frame: 1 },
    ['frame', 'choices', 'note', 'shots', 'pictures', 'cast'],
  ],
  ['draw-cast', { ...form, script: 'CU. A loaf.' }, ['script', 'shots', 'cast', 'pictures']],
  ['speak-lines', { lines: 7 }, ['lines']],
  [
    'send-concept',
    { ...form, email: 7 },
    ['shots', 'submissionId', 'storyboardFrames', 'understood'],
  ],
  ['request-production', form, ['submissionId', 'selectedDirector']],
  ['create-payment', { amount: 7, productName: 'Rye' }, ['projectId', 'submissionId', 'amount']],
  ['chat-agent', { conversationHistory: [{}] }, ['message']],
  ['chat-agent', { message: 'How?' }, ['conversationHistory']],
];

let site: TestSite;
let asIntruder: ReturnType<typeof askAs>;
let asAdmin: ReturnType<typeof askAs>;
const owned = { project: '', take: '', submission: '', email: '' };
let own: Awaited<ReturnType<typeof saveProject>>;
let asked = 0;
const fresh = () => {
  asked += 1;
  return `198.19.${asked >> 8}.${asked & 255}`;
};

beforeAll(async () => {
  site = await openTestSite();
  const [owner, intruder, admin] = [
    await signUpMember(site, { verified: true }),
    await signUpMember(site, { verified: true }),
    await signUpMember(site, { verified: true }),
  ];
  const role = { role: 'admin', source: 'granted', created_at: new Date() } as const;
  await site.services.db.insert(userRoles).values({ user_id: admin.id, ...role });
  [asIntruder, asAdmin] = [askAs(site, intruder), askAs(site, admin)];
  const asOwner = askAs(site, owner);
  const made = await saveProject(asOwner, { project_name: secret, script: secret });
  const body = JSON.stringify({ updated_at: made.updated_at, script: 'Another.' });
  await asOwner(`/api/projects/${made.id}`, { method: 'PATCH', body });
  const [take] = await site.services.db.select().from(projectTakes);
  const sent = await asOwner('/api/functions/send-concept', {
    method: 'POST',
    body: JSON.stringify({ ...form, productName: secret, email: owner.email }),
  });
  const { submissionId } = (await sent.json()) as { submissionId: string };
  Object.assign(owned, { project: made.id, take: take?.id, submission: submissionId });
  owned.email = owner.email;
  own = await saveProject(asIntruder);
});
afterAll(() => site.close());

/** What is wrong with an answer; empty where nothing is. */
async function faultOf(answer: Response): Promise<string> {
  const text = await answer.text();
  if (text.includes(secret) || text.includes(owned.email)) return 'tells what is another’s';
  if (answer.status >= 500) return `${answer.status} ${text.slice(0, 200)}`;
  if (text.length > 40_000) return `${text.length} characters`;
  if (answer.status < 400) return '';
  const { error } = JSON.parse(text) as { error?: { code?: string; message?: string } };
  return error?.code && error.message ? '' : `no clear refusal: ${text.slice(0, 200)}`;
}

const withOdd = (base: object, path: string[], json: string): string => {
  const nested = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), '@odd@');
  return JSON.stringify({ ...base, ...(nested as object) }).replace('"@odd@"', () => json);
};

let met = 0;
function oddForNext(): string[] {
  // What is sent twice, to make and to change a thing, begins in turn with either half.
  const half = (met + (met >> 1)) % 2;
  met += 1;
  return process.env.ODD_VALUES === 'all' ? odd : odd.filter((_, at) => at % 2 === half);
}

async function faultsOf(base: object, path: string[], post: (body: string) => Promise<Response>) {
  const faults: string[] = [];
  for (const json of oddForNext()) {
    const fault = await faultOf(await post(withOdd(base, path, json)));
    if (fault) faults.push(`${path.join('.')} ${json.slice(0, 60)}: ${fault}`);
  }
  return faults;
}

for (const [name, base, fields] of functions) {
  test.each(fields)(
    `AUTH-14 ${name} refuses or answers whatever comes as its %s`,
    async (field) => {
      const post = (body: string) =>
        asIntruder(`/api/functions/${name}`, { method: 'POST', body }, fresh());
      expect(await faultsOf(base, [field], post)).toEqual([]);
    },
  );
}

const parts = [
  ...['shots', 'form_data', 'storyboard_frames', 'wizard_state', 'draft_key', 'script'],
  ...['form_data.understood', 'form_data.productForm', 'form_data.platform'],
];
test.each(parts)('PROJ-14 a project refuses or keeps whatever comes as its %s', async (part) => {
  const post = (body: string) => asIntruder('/api/projects', { method: 'POST', body }, fresh());
  const patch = (body: string) =>
    asIntruder(`/api/projects/${own.id}`, { method: 'PATCH', body }, fresh());
  const small = { ...projectBody(), wizard_state: null };
  expect(await faultsOf(small, part.split('.'), post)).toEqual([]);
  expect(await faultsOf({ updated_at: own.updated_at }, part.split('.'), patch)).toEqual([]);
});

test('AUTH-14 the names every object has are words like any other', async () => {
  const names = 'constructor valueOf toString hasOwnProperty __proto__';
  const [word] = names.split(' ');
  const one = {
    ...JSON.parse(shot),
    ...{ place: word, light: word, product: { shown: 'hero', form: word, state: word } },
    people: [{ who: word, pose: word, action: word, holds: word, wears: [word] }],
    props: [{ id: word, colour: word, state: word, where: word }],
  };
  const shots = { cast: [{ id: word, wears: [word] }], shots: [one] };
  const words = { description: names, productName: word, targetAudience: names };
  const script = `1. HOOK | 0-5 s\nVIDEO: CU. A ${names}.\nVO: ${names}.\n`;
  const bodies: [name: string, more: object][] = [
    ['read-product', { productForm: word }],
    ['generate-concepts', {}],
    ['generate-script', { wardrobe: names }],
    ['generate-storyboard', { script, shots, wardrobe: names }],
    ['generate-storyboard', { script, wardrobe: names }],
    ['direct-frame', { script, shots, wardrobe: names, frame: 1, note: names }],
    ['chat-agent', { message: names }],
  ];
  for (const [name, more] of bodies) {
    const body = JSON.stringify({ ...form, ...words, ...more });
    const answer = await asIntruder(`/api/functions/${name}`, { method: 'POST', body }, fresh());
    expect([name, answer.status]).toEqual([name, 200]);
  }
});

test('AUTH-14 ids of others, and what is no id, open nothing', async () => {
  const stale = JSON.stringify({ updated_at: own.updated_at });
  const faults: string[] = [];
  const ids = [owned.project, owned.submission, '-1', '__proto__', '%00', '%ff', '..%2f..', uuid];
  for (const id of ids) {
    const asks: [method: string, path: string, body?: string][] = [
      ['GET', `/api/projects/${id}`],
      ['GET', `/api/projects/${id}/takes`],
      ['GET', `/api/projects/${id}/deletion`],
      ['POST', `/api/archived-projects/${id}/restore`, '{}'],
      ['POST', `/api/account/payments/${id}/refund`, '{}'],
      ['GET', `/api/account/payments/${id}/receipt.pdf`],
      ['GET', `/api/account/invoices/${id}/receipt.pdf`],
      ['GET', `/api/product-pictures/${id}`],
      ['GET', `/api/product-pictures/${id}/source`],
      ['GET', `/api/catalogue/place/${id}`],
      ['DELETE', `/api/account/api-keys/${id}`],
      ['PATCH', `/api/projects/${id}`, stale],
      ['DELETE', `/api/projects/${id}`],
      ['POST', `/api/projects/${id}/email`, '{}'],
      ['POST', `/api/projects/${id}/takes/${owned.take}/restore`, '{}'],
      ['POST', `/api/projects/${own.id}/takes/${id}/restore`, '{}'],
      ['GET', `/api/admin/projects/submission/${id}`],
      ['POST', `/api/admin/failures/mail/${id}/retry`],
    ];
    for (const [method, path, body] of asks) {
      const answer = await asIntruder(path, body ? { method, body } : { method }, fresh());
      if (answer.status < 400) faults.push(`${method} ${path}: ${answer.status}`);
      const fault = await faultOf(answer);
      if (fault) faults.push(`${method} ${path}: ${fault}`);
    }
  }
  const foreign = `/api/projects/${own.id}/takes/${owned.take}/restore`;
  const answer = await asIntruder(foreign, { method: 'POST', body: stale });
  expect([answer.status, faults]).toEqual([404, []]);
});

test('AUTH-14 no cookie but the server’s own says that a package was sent from here', async () => {
  const wanted = { budget: 'under-25k', schedule: 'asap', selectedDirector: '1' };
  const body = JSON.stringify({ submissionId: owned.submission, ...wanted });
  const proofs = [
    '',
    '~',
    '~'.repeat(4_000),
    owned.submission,
    '__proto__',
    '%00',
    'é',
    '='.repeat(22),
  ];
  const statuses = new Set<number>();
  for (const proof of proofs) {
    const headers = {
      Cookie: `ad-builder.packages=${encodeURIComponent(proof)}`,
      'Content-Type': 'application/json',
      Origin: site.services.config.appUrl,
    };
    const path = '/api/functions/request-production';
    const answer = await site.ask(path, { method: 'POST', body, headers }, fresh());
    statuses.add(answer.status);
    expect(await faultOf(answer)).toBe('');
  }
  expect([...statuses].filter((status) => ![403, 404, 422].includes(status))).toEqual([]);
});

test('ADM-07 mail stops are looked for and lifted by whatever words', async () => {
  const lift = (body: string) => asAdmin('/api/admin/mail-stops/lift', { method: 'POST', body });
  expect(await faultsOf({}, ['address'], lift)).toEqual([]);
  const words = ['%00', '%ff', '%25', '_', "'--", '\\', '%F0%9F', '(', '[', 'x'.repeat(5_000)];
  for (const q of words) {
    expect(await faultOf(await asAdmin(`/api/admin/mail-stops?q=${q}`))).toBe('');
  }
  for (const token of ['%00', '%ff', '__proto__', '.', 'a.b.c', 'x'.repeat(4_000), owned.email]) {
    for (const method of ['GET', 'POST']) {
      const answer = await site.ask(`/mail/stop/${token}`, { method }, fresh());
      expect([token.slice(0, 20), answer.status >= 400 && answer.status < 500]).toEqual([
        token.slice(0, 20),
        true,
      ]);
      if (token !== owned.email) expect(await answer.text()).not.toContain(owned.email);
    }
  }
});

test('HOUSE-03 orders and webhooks are looked for, given back and changed by whatever words', async () => {
  const faults: string[] = [];
  const words = ['%00', '%ff', '%25', '_', "'--", '-1', '1e9', 'AB-9e99', 'x'.repeat(5_000)];
  for (const q of words) {
    for (const path of ['orders', 'subscriptions', 'webhook-deliveries']) {
      for (const name of ['q', 'cursor', 'state', 'limit']) {
        const fault = await faultOf(await asAdmin(`/api/admin/${path}?${name}=${q}`));
        if (fault) faults.push(`${path} ${name}=${q}: ${fault}`);
      }
    }
  }
  const post = (path: string, id: string) => (body: string) =>
    asAdmin(`/api/admin/${path.replace(':id', id)}`, { method: 'POST', body });
  for (const path of ['orders/:id/refund', 'webhooks/:id/try', 'webhooks/:id/secret', 'webhooks']) {
    const field = path === 'webhooks' ? 'url' : 'reason';
    faults.push(...(await faultsOf({ events: ['package.sent'] }, [field], post(path, uuid))));
    // Which words come with it does not matter to what is no id.
    for (const id of ['__proto__', '%00']) {
      const fault = await faultOf(await post(path, id)('{"reason":"","events":["package.sent"]}'));
      if (fault) faults.push(`${path} ${id}: ${fault}`);
    }
  }
  expect(faults).toEqual([]);
});

test('API-01 HOUSE-04 keys and billing details refuse or keep whatever comes', async () => {
  const makeKey = (body: string) =>
    asIntruder('/api/account/api-keys', { method: 'POST', body }, fresh());
  for (const field of ['name', 'scopes', 'expires_in_days']) {
    expect(await faultsOf({ name: 'CI', scopes: ['generate'] }, [field], makeKey)).toEqual([]);
  }
  const bill = (body: string) =>
    asIntruder('/api/account/billing', { method: 'PATCH', body }, fresh());
  for (const field of ['name', 'address', 'tax_id']) {
    expect(await faultsOf({ name: '', address: '', tax_id: '' }, [field], bill)).toEqual([]);
  }
});
