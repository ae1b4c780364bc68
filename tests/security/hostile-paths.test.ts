// OWASP ASVS 5: V5.2 uploads, V5.3 names of files. Nothing of the machine is read, and nothing runs.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PictureFacts } from '#domain/pictures/picture.ts';
import { openTestSite } from '../builders/open-test-site.ts';
import { askAs, signUpMember } from '../builders/sign-up.ts';
import { signUpAdmin } from '../builders/sign-up-admin.ts';
import { onPlainGround } from '../builders/test-photographs.ts';

const canary = 'root:x:0:0: a file of the machine';
const site = await openTestSite({ LIMIT_PICTURES: '1000' });
const asMember = askAs(site, await signUpMember(site, { verified: true }));
const { ask: asAdmin } = await signUpAdmin(site);
writeFileSync(join(site.services.config.dataDir, 'passwd'), canary);
afterAll(() => site.close());

const climbs = [
  '../passwd',
  '..%2fpasswd',
  '%2e%2e/passwd',
  '%2e%2e%2fpasswd',
  '..%252fpasswd',
  '....//passwd',
  '..\\passwd',
  '..%5cpasswd',
  '%c0%ae%c0%ae/passwd',
  './../passwd',
  '/passwd',
  '%2fpasswd',
  'frames/../../passwd',
  'frames/%2e%2e/%2e%2e/passwd',
  '../passwd%00.jpg',
  'file:///etc/passwd',
  '~/passwd',
];
const folders = [
  '/api/storage/',
  '/api/storage/frames/',
  '/mailbox/',
  '/assets/',
  '/',
  '/api/catalogue/thing/',
  '/api/product-pictures/',
  '/mail/files/x/',
];

test.each(folders)('PROOF-02 no name leads out of %s', async (folder) => {
  for (const climb of climbs) {
    for (const ask of [asMember, asAdmin]) {
      const answer = await ask(`${folder}${climb}`);
      const said = await answer.text();
      expect([climb, answer.status < 500, said.includes('root:x')]).toEqual([climb, true, false]);
    }
  }
});

/** One that would be taken, but for what is in it. */
const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"${attributes}>${inner}<rect x="60" y="60" width="280" height="280" fill="#a33"/></svg>`;
const types = [
  ['text/html', '<!doctype html><script>alert(1)</script>'],
  ['image/png', '<!doctype html><script>alert(1)</script>'],
  ['image/jpeg', '%PDF-1.7 not a picture'],
  ['image/webp', 'MZ\u0090 a program'],
  ['image/gif', 'GIF89a'],
  ['application/x-php', '<?php system($_GET[0]); ?>'],
  ['image/svg+xml', drawing('<script>alert(1)</script>')],
  ['image/svg+xml', drawing('', ' onload="alert(1)"')],
  ['image/svg+xml', drawing('<image href="https://evil.example/x.png"/>')],
  ['image/svg+xml', drawing('<style>rect{stroke:url(   https://evil.example/x)}</style>')],
  [
    'image/svg+xml',
    '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
  ],
  ['image/svg+xml', '<html><body><svg/></body></html>'],
] as const;

test.each(types)('PROOF-02 what says %s and is %s is taken by nobody', async (type, body) => {
  const answer = await asMember('/api/product-pictures?kind=product', {
    method: 'POST',
    body: Buffer.from(body, 'latin1'),
    headers: { 'Content-Type': type },
  });
  expect([400, 415, 422]).toContain(answer.status);
});

test('PROOF-02 the same drawing without any of that is taken', async () => {
  const answer = await asMember('/api/product-pictures?kind=logo', {
    method: 'POST',
    body: drawing(''),
    headers: { 'Content-Type': 'image/svg+xml' },
  });
  expect(answer.status).toBe(201);
});

test('PROOF-02 a picture that is taken is answered as a picture, whatever its name ends in', async () => {
  const sent = await asMember('/api/product-pictures?kind=product', {
    method: 'POST',
    body: Buffer.from(await onPlainGround()),
    headers: { 'Content-Type': 'image/jpeg' },
  });
  const { id } = (await sent.json()) as PictureFacts;
  const shown = await asMember(`/api/product-pictures/${id}/source`);
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await asMember(`/api/product-pictures/${id}/source.html`)).status).toBe(404);
});

test('PROOF-02 a project file names no file of the machine, and no key of somebody else', async () => {
  const file = {
    kind: 'ad-builder-project',
    version: 1,
    saved_at: new Date().toISOString(),
    project: { project_name: 'A', product_name: 'B' },
  };
  for (const name of [
    '../passwd',
    'frames/../../passwd',
    '/etc/passwd',
    'product-pictures/x.webp',
  ]) {
    const body = JSON.stringify({ ...file, pictures: { [name]: 'AAAA' } });
    const answer = await asMember('/api/project-files', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect([name, answer.status >= 400 && answer.status < 500]).toEqual([name, true]);
  }
});
