// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdminDirector } from '#domain/admin/directors.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import { DirectorDialog } from './director-dialog.tsx';

const ann: AdminDirector = {
  id: 'ann',
  name: 'Ann Lee',
  location: 'Oslo',
  rating: 4.5,
  review_count: 3,
  bio: '',
  skills: ['VFX'],
  tools: [],
  categories: [],
  profile_image: null,
  portrait: null,
  reel_poster: null,
  video_reel_url: null,
  video_reel_duration: null,
  video_reel_poster: null,
  website_url: null,
  availability_status: 'available',
  contact_email: null,
  contact_phone: null,
  hourly_rate: 85,
  project_minimum: null,
  sample: false,
  active: true,
  suspended: false,
  origin: 'feed',
  house_fields: ['location'],
  last_synced_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
};
let root: Root;
let sent: Record<string, unknown>[];
let answers: Response[];
const onClose = vi.fn();

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  [sent, answers] = [[], []];
  onClose.mockClear();
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError('no connection');
    return answer;
  });
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ToastProvider>
          <DirectorDialog director={ann} onClose={onClose} onChanged={() => {}} />
        </ToastProvider>
      ),
    },
  ]);
  await act(async () => root.render(<Stub initialEntries={['/']} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const type = (name: string, text: string) =>
  act(async () => {
    const input = field(name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (words: string) =>
  act(async () => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')];
    const button = buttons.find(({ textContent }) => textContent === words);
    if (words === 'Save') document.querySelector('form')?.requestSubmit();
    else button?.click();
  });
const text = () => document.querySelector('dialog')?.textContent ?? '';

test('ADM-07 what was typed survives a lost connection and refused fields', async () => {
  await type('name', 'Anna Lee');
  await press('Save');
  expect(text()).toContain('The server could not be reached.');
  const fields = [{ path: 'name', message: 'Name is no name.' }];
  answers.push(Response.json({ error: { code: 'invalid-input', fields } }, { status: 422 }));
  await press('Save');
  expect(text()).toContain('Name is no name.');
  expect(field('name').value).toBe('Anna Lee');
  expect(field('name').getAttribute('aria-invalid')).toBe('true');
  answers.push(Response.json({ error: { code: 'unauthorized' } }, { status: 401 }));
  await press('Save');
  expect(text()).toContain('You are signed out.');
  expect(field('name').value).toBe('Anna Lee');
});

test('ADM-07 where somebody was quicker, one chooses whose words stay', async () => {
  const theirs = { ...ann, name: 'Anne', bio: 'New.', updated_at: '2026-11-21T10:00:00.000Z' };
  answers.push(Response.json({ error: {}, director: theirs }, { status: 409 }));
  await type('name', 'Anna Lee');
  await press('Save');
  expect(text()).toContain('Name is now: Anne');
  expect(text()).toContain('About is now: New.');
  answers.push(Response.json({ ...theirs, name: 'Anna Lee' }));
  await press('Save mine over it');
  expect(sent.at(-1)).toEqual({
    updated_at: theirs.updated_at,
    changes: { name: 'Anna Lee' },
    release: [],
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test('ADM-07 a field of the house is given back to the feed', async () => {
  await press('Give back to the feed (Location)');
  expect(text()).toContain('The feed decides again once this is saved.');
  answers.push(Response.json(ann));
  await press('Save');
  expect(sent).toEqual([{ updated_at: ann.updated_at, changes: {}, release: ['location'] }]);
});

test('ADM-07 what was typed is not left behind without asking', async () => {
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  await type('name', 'Anna Lee');
  await press('Cancel');
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain('Discard your changes?');
  await press('Discard changes');
  expect(onClose).toHaveBeenCalledTimes(2);
});
