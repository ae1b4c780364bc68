// @vitest-environment happy-dom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type SessionState, setSession } from '#app/session/session-store.ts';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { projectServer } from '#domain/wizard/testing/project-server.ts';
import { keepDraft, keepForSignIn, type WizardStart } from './saving/saved-state.ts';
import Wizard from './wizard.tsx';

const june = {
  id: 'june',
  email: 'june@nightjar.example',
  email_verified: true,
  full_name: 'June Park',
  two_factor_enabled: false,
  roles: [],
};
const signedIn: SessionState = { status: 'signed-in', user: june };

let root: Root;
let closed: number;
let server: ReturnType<typeof projectServer>;
let answerWith: ((path: string) => Response | Promise<Response> | null) | null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  root = emptyPage();
  closed = 0;
  server = projectServer();
  answerWith = null;
  vi.stubGlobal('fetch', vi.fn(serve));
  setSession(signedIn, 'initial-session');
});
afterEach(async () => {
  await act(async () => root.unmount());
  setSession({ status: 'signed-out', user: null }, 'signed-out');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function serve(path: string, { method, body }: RequestInit = {}): Promise<Response> {
  const special = answerWith?.(path);
  if (special) return special;
  const sent = JSON.parse(String(body));
  const result = server.result(
    method === 'POST'
      ? { kind: 'create', project: sent }
      : { kind: 'change', id: path.split('/').at(-1) ?? '', changes: sent },
  );
  if (result.ok) return Response.json(result.answer);
  const { failure } = result;
  if (failure.reason === 'missing') return Response.json({}, { status: 404 });
  return Response.json(failure.body, { status: 409 });
}

async function open(draft?: Draft, start?: WizardStart) {
  if (draft) keepDraft(draft, true);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <ToastProvider>
          <Wizard open onClose={() => closed++} start={start} />
          <Place />
        </ToastProvider>
      </MemoryRouter>,
    ),
  );
  await wait(0);
}
const Place = () => <p id="place">{useLocation().pathname}</p>;
const find = <T extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<T>(selector) as T;
const note = () => find('.save-note')?.textContent ?? '';
const heading = () => find('dialog.wizard h1').textContent;
const button = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === label);
const click = (element: HTMLElement | undefined) => act(async () => element?.click());
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const saved = () => [...server.rows.values()];

function type(name: string, text: string) {
  const field = find<HTMLInputElement>(`[name=${name}]`);
  const prototype = field.tagName === 'TEXTAREA' ? HTMLTextAreaElement : HTMLInputElement;
  return act(async () => {
    Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('WIZ-21 a member sees that the project is saved from step 3 on', async () => {
  await open(draftAt(3));
  expect(note()).toBe('');
  await type('productName', 'Nightjar');
  expect(note()).toBe('Saving…');
  expect(saved()).toHaveLength(0);
  await wait(1_200);
  expect(note()).toBe('Saved');
  expect(saved()).toMatchObject([{ product_name: 'Nightjar', project_name: 'Nightjar' }]);
  expect(find('dialog.wizard > [aria-live]').textContent).toContain('Saved to your projects.');
});

test('WIZ-21 a guest is told nothing, and nothing is sent', async () => {
  setSession({ status: 'signed-out', user: null }, 'signed-out');
  await open(draftAt(6));
  await click(button('Continue'));
  await wait(60_000);
  expect(note()).toBe('');
  expect(fetch).not.toHaveBeenCalled();
});

test('WIZ-13 WIZ-22 whoever signs in while the board is drawn comes back to it being drawn', async () => {
  answerWith = (path) =>
    path.endsWith('/generate-storyboard') ? new Promise<Response>(() => {}) : null;
  keepForSignIn(reduce(draftAt(9), { type: 'board-started', run: 'd' }), window.location);
  await open();
  expect(find('.wizard').textContent).toContain(
    'Being drawn; it is sent when the frames are there',
  );
  expect(vi.mocked(fetch).mock.calls.map(([path]) => String(path))).toContainEqual(
    expect.stringMatching(/generate-storyboard$/),
  );
});

test('WIZ-21 a save that fails says so; Retry saves, and nothing is lost', async () => {
  answerWith = () => Promise.reject(new TypeError('Failed to fetch'));
  await open(draftAt(6));
  expect(note()).toContain('Not saved.');
  answerWith = null;
  await click(button('Retry'));
  expect(note()).toBe('Saved');
  expect(saved()).toHaveLength(1);
});

test('WIZ-21 what the server refuses can be tried again by hand alone', async () => {
  answerWith = () => Response.json({ error: { fields: [] } }, { status: 422 });
  await open(draftAt(6));
  await wait(60_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  answerWith = null;
  await click(button('Retry'));
  expect(note()).toBe('Saved');
});

test('WIZ-21 a session that ended keeps the work and leads to sign-in', async () => {
  answerWith = () => Response.json({}, { status: 401 });
  await open(draftAt(6));
  await click(button('Sign in to keep saving'));
  expect(find('#place').textContent).toBe('/auth');
  expect(JSON.parse(sessionStorage.getItem('wizardState') ?? '')).toMatchObject({
    returnToWizard: true,
    currentStep: 6,
    formData: { productName: 'Nightjar' },
  });
});

test('WIZ-22 back from sign-in it says Welcome back, and the project is saved at once', async () => {
  keepDraft(draftAt(9), true);
  const state = JSON.parse(sessionStorage.getItem('wizardState') ?? '');
  sessionStorage.setItem('wizardState', JSON.stringify({ ...state, returnToWizard: true }));
  await open();
  expect(find('.toast').textContent).toContain('Welcome back');
  expect(note()).toBe('Saved');
  expect(saved()).toMatchObject([{ script: expect.stringContaining('HOOK') }]);
});

test('WIZ-13 a member sends to a recipient of their choice, their own address to begin with', async () => {
  const alone = reduce(draftAt(9), { type: 'answered', answers: { name: '', email: '' } });
  await open(alone);
  expect(heading()).toBe('Send your package');
  expect(find<HTMLInputElement>('[name=name]').value).toBe('June Park');
  expect(find<HTMLInputElement>('[name=email]').value).toBe('june@nightjar.example');
  expect(button('Sign In for Full Access')).toBeUndefined();
  await type('name', 'Ann');
  const { mock } = vi.mocked(fetch);
  answerWith = (path) =>
    path.includes('send-concept')
      ? Response.json({ success: true, submissionId: 's', message: '' })
      : null;
  await click(button('Send'));
  const sent = () =>
    mock.calls
      .filter(([path]) => String(path).includes('send-concept'))
      .map(([, request]) => JSON.parse(String(request?.body)));
  await vi.waitFor(() =>
    expect(sent()).toMatchObject([{ name: 'Ann', email: 'june@nightjar.example' }]),
  );
});

async function openChangedElsewhere() {
  await open(draftAt(7));
  const [row] = saved();
  if (!row) throw new Error('not saved');
  server.change(row.id, { updated_at: '', creative_brief: 'Theirs.' });
  await type('notes', 'Mine.');
  await wait(1_200);
  return row.id;
}

test('PROJ-15 a change made elsewhere shows both versions; Keep mine saves over it', async () => {
  const id = await openChangedElsewhere();
  expect(find('.dialog h2').textContent).toBe('This project was changed elsewhere');
  const shown = find('.versions').textContent;
  for (const text of ['Objective: sell.', 'Theirs.', 'Mine.']) expect(shown).toContain(text);
  await click(button('Keep mine'));
  expect(note()).toBe('Saved');
  expect(server.rows.get(id)).toMatchObject({ creative_brief: 'Objective: sell.' });
  expect(server.takes).toContain('Theirs.');
});

test('PROJ-15 Use theirs shows what stands there, and mine is offered with the next project', async () => {
  await openChangedElsewhere();
  await click(button('Use theirs'));
  expect(note()).toBe('Saved');
  expect(find('.toast').textContent).toContain('Their version is open');
  expect(find<HTMLTextAreaElement>('[name=notes]').value).toBe('');
  await act(async () => root.render(null));
  await open(undefined, 'fresh');
  expect(find('.wizard-resume').textContent).toContain('unfinished project in this tab: Nightjar');
  await click(button('Continue it'));
  expect(find<HTMLTextAreaElement>('[name=notes]').value).toBe('Mine.');
  await wait(1_200);
  expect(saved()).toHaveLength(2);
});

test('PROJ-15 the question can wait; nothing is saved meanwhile', async () => {
  const id = await openChangedElsewhere();
  await click(find('.dialog [aria-label=Close]'));
  await type('notes', 'Mine too.');
  await wait(60_000);
  expect(note()).toContain('Changed elsewhere.');
  expect(server.rows.get(id)?.creative_brief).toBe('Theirs.');
  await click(button('Compare'));
  expect(find('.versions').textContent).toContain('Mine too.');
});

test('PROJ-15 where both have come to say the same, there is one way on', async () => {
  await open(draftAt(7));
  const [row] = saved();
  if (!row) throw new Error('not saved');
  server.change(row.id, { updated_at: '', form_data: { ...row.form_data, notes: 'Same.' } });
  await type('notes', 'Mine.');
  await wait(1_200);
  await click(find('.dialog [aria-label=Close]'));
  await type('notes', 'Same.');
  await click(button('Compare'));
  expect(find('.versions-same').textContent).toContain('Both say the same by now');
  expect(button('Use theirs')).toBeUndefined();
  await click(button('Go on'));
  expect(note()).toBe('Saved');
});

test('WIZ-21 a project that was deleted elsewhere can be saved as a new one', async () => {
  await open(draftAt(6));
  server.rows.clear();
  await click(button('Continue'));
  await wait(0);
  expect(find('.dialog h2').textContent).toBe('This project was deleted');
  await click(button('Save as a new project'));
  expect(note()).toBe('Saved');
  expect(saved()).toHaveLength(1);
});

test('WIZ-21 closing saves first; what cannot be saved stays in the tab', async () => {
  await open(draftAt(3));
  await type('productName', 'Nightjar');
  await click(find('[aria-label="Close and keep for later"]'));
  expect(saved()).toMatchObject([{ product_name: 'Nightjar' }]);
  expect(closed).toBe(1);
  answerWith = () => new Promise(() => {});
  await act(async () => root.render(null));
  await open();
  await type('productName', 'Nightjar 2');
  await click(find('[aria-label="Close and keep for later"]'));
  expect(closed).toBe(1);
  await wait(5_000);
  expect(closed).toBe(2);
  expect(sessionStorage.getItem('wizardState')).toContain('Nightjar 2');
});

test('WIZ-21 Start over begins a new project and leaves the old one as it is', async () => {
  await open(draftAt(6));
  await click(button('Start over'));
  expect(find('.dialog').textContent).toContain('stays in your projects');
  await click(button('Start a new project'));
  expect(heading()).toBe('Who is this ad for?');
  await wait(5_000);
  expect(saved()).toMatchObject([{ product_name: 'Nightjar' }]);
  const kept = JSON.parse(sessionStorage.getItem('wizardState') ?? '');
  expect(kept).toMatchObject({ project: null, formData: { productName: '', name: 'June Park' } });
});

test('PROJ-02 New Project begins at step 1; work of a guest in this tab is offered, not lost', async () => {
  keepDraft(draftAt(6), false);
  await open(undefined, 'fresh');
  expect(heading()).toBe('Who is this ad for?');
  await click(button('Continue it'));
  expect(heading()).toBe('Your creative brief');
  await wait(1_200);
  expect(saved()).toMatchObject([{ creative_brief: 'Objective: sell.' }]);
});

test('WIZ-21 a project opens in the wizard and goes on being saved into itself', async () => {
  await open(draftAt(3));
  await type('productName', 'Nightjar');
  await wait(1_200);
  await act(async () => root.render(null));
  sessionStorage.clear();
  const [project] = saved();
  if (!project) throw new Error('not saved');
  await open(undefined, { project });
  expect(heading()).toBe('What is it about?');
  expect(note()).toBe('Saved');
  await type('productName', 'Nightjar 2');
  await wait(1_200);
  expect(saved()).toMatchObject([{ id: project.id, product_name: 'Nightjar 2' }]);
});

test('WIZ-21 another member never sees what lies in the tab', async () => {
  await open(draftAt(6));
  await act(async () =>
    setSession({ status: 'signed-in', user: { ...june, id: 'ann' } }, 'signed-in'),
  );
  expect(heading()).toBe('Who is this ad for?');
  await act(async () => root.render(null));
  setSession(signedIn, 'signed-in');
  answerWith = () => Promise.reject(new TypeError('Failed to fetch'));
  await open(draftAt(6));
  expect(note()).toContain('Not saved.');
  await act(async () => root.render(null));
  setSession({ status: 'signed-in', user: { ...june, id: 'ann' } }, 'signed-in');
  await open(undefined, 'fresh');
  expect(find('.wizard-resume')).toBeNull();
  expect(heading()).toBe('Who is this ad for?');
  await act(async () => root.render(null));
  answerWith = null;
  setSession(signedIn, 'signed-in');
  await open(undefined, 'fresh');
  expect(saved()).toHaveLength(2); // June's own were saved once she was back
});

test('WIZ-21 who signs out elsewhere takes the saved work along; an ended session leaves it', async () => {
  await open(draftAt(6));
  await act(async () =>
    setSession({ status: 'signed-out', user: null, expired: true }, 'signed-out'),
  );
  expect(closed).toBe(0);
  await act(async () => setSession(signedIn, 'signed-in'));
  await act(async () => setSession({ status: 'signed-out', user: null }, 'signed-out'));
  expect(closed).toBe(1);
  expect(sessionStorage.getItem('wizardState')).toBeNull();
});
