// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-store.ts';
import {
  answerWith,
  asked,
  clearPage,
  field,
  find,
  json,
  press,
  showPage,
  texts,
  type,
} from '../testing/show-page.tsx';
import { ProfileSection } from './profile-section.tsx';

const profile = {
  id: 'member-1',
  full_name: 'June',
  email: 'june@nightjar.example',
  company_name: '',
  phone: '',
};
const onChanged = vi.fn();
const show = (owner = profile) =>
  showPage(<ProfileSection profile={owner} onChanged={onChanged} />);
const save = 'PATCH /api/profile';
afterEach(() => {
  clearPage();
  onChanged.mockClear();
});

test('AUTH-14 a name is needed, and nothing is sent without one', async () => {
  await show();
  await type('full_name', '  ');
  await press('Save profile');
  expect(texts('.field-error')).toEqual(['Please fill this in.']);
  expect(document.activeElement).toBe(field('full_name'));
  expect(asked).toEqual([]);
});

test('AUTH-14 what the server finds wrong stands beside its field, and what was typed stays', async () => {
  const fields = [{ path: 'phone', message: 'Please keep this to 40 characters.' }];
  answerWith({ [save]: () => json({ error: { code: 'invalid-input', fields } }, 422) });
  await show();
  await type('phone', '1'.repeat(41));
  await press('Save profile');
  expect(field('phone').getAttribute('aria-invalid')).toBe('true');
  expect(texts('.field-error')).toEqual(['Please keep this to 40 characters.']);
  expect(document.activeElement).toBe(field('phone'));
  expect(field('phone').value).toBe('1'.repeat(41));
});

test('AUTH-14 a saved profile shows what is stored and says so', async () => {
  answerWith({ [save]: () => json({ ...profile, full_name: 'June N.' }) });
  await show();
  await type('full_name', ' June N. ');
  expect(find('form')?.textContent).toContain('Not saved yet');
  await press('Save profile');
  expect(find('form')?.textContent).not.toContain('Not saved yet');
  expect(asked).toEqual([
    { request: save, body: { full_name: ' June N. ', company_name: '', phone: '' } },
  ]);
  expect(field('full_name').value).toBe('June N.');
  expect(texts('.toast b')).toEqual(['Profile saved']);
  expect(onChanged).toHaveBeenCalledOnce();
});

test('AUTH-14 while it is saved the button says so, and a second press sends nothing', async () => {
  let finish = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    finish = resolve;
  });
  answerWith({ [save]: () => slow });
  await show();
  await press('Save profile');
  expect(find('button[type=submit]')?.getAttribute('aria-busy')).toBe('true');
  await press('Saving...');
  await act(async () => find<HTMLFormElement>('form')?.requestSubmit());
  expect(asked).toHaveLength(1);
  await act(async () => finish(json(profile)));
  expect(texts('button[type=submit]')).toEqual(['Save profile']);
});

test.each([
  [
    'no connection',
    () => Promise.reject(new TypeError('Failed to fetch')),
    'The server could not be reached. Please try again; what you typed stays here.',
  ],
  [
    'too many requests',
    () => json({}, 429, { 'retry-after': '180' }),
    'That was too often in a short time. Please try again in 3 minutes.',
  ],
  [
    'a failing server',
    () => json({}, 500, { 'x-request-id': 'r-7' }),
    'Something failed on our side (request r-7). Please try again; what you typed stays here.',
  ],
])('AUTH-14 %s is said in words and keeps what was typed', async (_, answer, words) => {
  answerWith({ [save]: answer });
  await show();
  await type('full_name', 'June Marlowe');
  await press('Save profile');
  expect(find('[role=alert] .field-error')?.textContent?.trim()).toBe(words);
  expect(field('full_name').value).toBe('June Marlowe');
});

test('AUTH-12 who was signed out comes back to what they had typed, and nobody else does', async () => {
  answerWith({ [save]: () => json({ error: { code: 'unauthorized' } }, 401) });
  await show();
  await type('full_name', 'June Marlowe');
  await press('Save profile');
  expect(find('[role=alert]')?.textContent).toContain(
    'You were signed out. Sign in to go on; what you typed stays here.',
  );
  expect(find('[role=alert] a')?.getAttribute('href')).toBe('/auth?next=/account');
  await show();
  expect(field('full_name').value).toBe('June Marlowe');

  await type('full_name', 'June Marlowe');
  await press('Save profile');
  await show({ ...profile, id: 'member-2', full_name: 'Ada' });
  expect(field('full_name').value).toBe('Ada');
});

test('AUTH-12 a session that ends by itself takes nothing typed along', async () => {
  await show();
  await type('phone', '555 0134');
  await act(async () =>
    setSession({ status: 'signed-out', user: null, expired: true }, 'signed-out'),
  );
  await show();
  expect(field('phone').value).toBe('555 0134');
});

test('AUTH-14 what was typed and not saved outlives a reload, and is let go of once it is saved', async () => {
  answerWith({ [save]: () => json({ ...profile, phone: '555 0134' }) });
  await show();
  await type('phone', '555 0134');
  await show();
  expect(field('phone').value).toBe('555 0134');
  await press('Save profile');
  expect(asked).toHaveLength(1);
  await show();
  expect(field('phone').value).toBe('');
  await type('phone', '5');
  await type('phone', '');
  expect(sessionStorage).toHaveLength(0);
});
