// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import {
  answerWith,
  asked,
  clearPage,
  find,
  json,
  press,
  showPage,
  texts,
  type as typeInto,
  untilShown,
} from '../testing/show-page.tsx';
import { ApiKeysSection } from './api-keys-section.tsx';

const list = 'GET /api/account/api-keys';
const make = 'POST /api/account/api-keys';
const revoke = 'DELETE /api/account/api-keys/k-1';
const key = {
  id: 'k-1',
  name: 'Nightly',
  hint: 'w9Zk',
  scopes: ['projects:read'],
  created_at: '2026-11-02T12:00:00.000Z',
  expires_at: null,
  last_used_at: null,
};
const secret = 'adb_0123456789';
afterEach(clearPage);

test('API-01 keys are listed by name, end, scopes and use', async () => {
  answerWith({ [list]: () => json({ keys: [key] }) });
  await showPage(<ApiKeysSection isAdmin={false} />);
  expect(texts('.session-row .api-key')).toEqual([
    'Nightly …w9Zkprojects:readMade Nov 2, 2026 · never used · until you revoke it',
  ]);
  await press('New API key');
  expect(document.activeElement?.getAttribute('name')).toBe('name');
  expect(texts('.api-key-choices .font-bold')).not.toContain('admin:read');
});

test('API-01 a key that was made is shown once, with the focus on it', async () => {
  let keys: object[] = [];
  answerWith({
    [list]: () => json({ keys }),
    [make]: () => {
      keys = [key];
      return json({ ...key, secret }, 201);
    },
  });
  await showPage(<ApiKeysSection isAdmin={true} />);
  await press('New API key');
  expect(texts('.api-key-choices .font-bold')).toContain('admin:read');
  await press('Make a key');
  expect(texts('.field-error')).toEqual(['Please fill this in.', 'Choose what the key may do.']);
  await typeInto('name', 'Nightly');
  await act(async () => find<HTMLInputElement>('[name="projects:read"]')?.click());
  await press('Make a key');
  expect(asked.find(({ request }) => request === make)?.body).toEqual({
    name: 'Nightly',
    scopes: ['projects:read'],
  });
  expect(texts('.api-key-made code')).toEqual([secret]);
  expect(document.activeElement?.textContent).toBe('Your new key');
  expect(texts('.session-row b')).toEqual(['Nightly']);
  await press('I have copied it');
  expect(document.body.textContent).not.toContain(secret);
  expect(document.activeElement?.textContent).toBe('API keys');
});

test.each([204, 404])('API-01 a key is revoked after a question (%d)', async (status) => {
  let keys: object[] = [key];
  answerWith({
    [list]: () => json({ keys }),
    [revoke]: () => {
      keys = [];
      return json({}, status);
    },
  });
  await showPage(<ApiKeysSection isAdmin={false} />);
  await press('Revoke Nightly');
  expect(texts('dialog h2')).toEqual(['Revoke Nightly?']);
  await press('Revoke Nightly', 'dialog');
  await untilShown('You have no keys.');
  expect(texts('.toast p')).toEqual(['Nightly opens nothing any more.']);
  expect(texts('.session-row')).toEqual([]);
  expect(document.activeElement?.textContent).toBe('API keys');
});
