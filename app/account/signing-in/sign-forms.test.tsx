// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { setSession } from '../../session/session-store.ts';
import { ToastProvider } from '../../ui/overlays/toast.tsx';
import Auth from './auth.tsx';

let root: Root;
const answers = new Map<string, () => Response | Promise<Response>>();

const text = (selector = 'body') => document.querySelector(selector)?.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
const errors = () => [...document.querySelectorAll('.field-error')].map((one) => one.textContent);
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((done) => setTimeout(done, 20));
  });
const type = (name: string, value: string) => {
  const input = field(name);
  if (!input) throw new Error(`There is no field ${name}`);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
async function send() {
  await act(async () => document.querySelector<HTMLFormElement>('.auth-form')?.requestSubmit());
  await settle();
}
const refuse = (status: number, body: object, headers = {}) =>
  Response.json(body, { status, headers });

async function open(address: string, googleSignIn = false) {
  const Stub = createRoutesStub([
    {
      path: '/auth',
      loader: () => ({ googleSignIn }),
      HydrateFallback: () => null,
      Component: ({ loaderData }) => (
        <ToastProvider>
          <Auth {...({ loaderData } as Parameters<typeof Auth>[0])} />
        </ToastProvider>
      ),
    },
  ]);
  await act(async () => root.render(<Stub initialEntries={[address]} />));
  await settle();
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  answers.clear();
  sessionStorage.clear();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      const answer = answers.get(url);
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    }),
  );
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.getElementById('root') as HTMLElement);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('signing in', () => {
  test('AUTH-02 without both fields asks nobody', async () => {
    await open('/auth');
    await send();
    expect(errors()).toEqual(['Please fill in all fields', 'Please fill in all fields']);
    expect(fetch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field('email'));
  });

  test.each([
    [
      'AUTH-03 the server’s message',
      () => refuse(401, { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Wrong, says the server' }),
      'Wrong, says the server',
    ],
    [
      'a limit, with the time to wait',
      () => refuse(429, { error: {} }, { 'Retry-After': '300' }),
      'in 5 minutes. A sign-in link by email lets you in at once.',
    ],
    ['no connection', undefined, 'The server could not be reached'],
  ])('%s is told, and what was typed stays', async (_, answer, words) => {
    if (answer) answers.set('/api/auth/sign-in/email', answer);
    await open('/auth');
    type('email', 'june@nightjar.example');
    type('password', 'three quiet lanterns');
    await send();
    expect(text('.toaster')).toContain('Sign In Failed');
    expect(text('.toaster')).toContain(words);
    expect(errors().join()).toContain(words);
    expect(field('email')?.value).toBe('june@nightjar.example');
    expect(field('password')?.value).toBe('three quiet lanterns');
  });

  test('AUTH-03 what failed is told no more once another way in is chosen', async () => {
    answers.set('/api/auth/sign-in/email', () => refuse(401, { message: 'Wrong' }));
    await open('/auth');
    type('email', 'june@nightjar.example');
    type('password', 'three quiet lanterns');
    await send();
    expect(text('.toaster')).toContain('Sign In Failed');
    const ways = [...document.querySelectorAll<HTMLElement>('.auth-ways a')];
    await act(async () => ways.find((way) => way.textContent?.includes('sign-in link'))?.click());
    expect(text('main')).toContain('Sign in by email');
    expect(text('.toaster')).not.toContain('Sign In Failed');
  });

  test('AUTH-08 is welcomed once the session was asked for, which tells the other tabs', async () => {
    vi.spyOn(location, 'reload').mockImplementation(() => {});
    const session = Promise.withResolvers<Response>();
    answers.set('/api/auth/sign-in/email', () => Response.json({ user: {} }));
    answers.set('/api/session', () => session.promise);
    await open('/auth');
    type('email', 'june@nightjar.example');
    type('password', 'three quiet lanterns');
    await send();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2), 60_000);
    expect(text('.toaster')).toBe('');
    session.resolve(Response.json({ session: null }));
    await vi.waitFor(async () => {
      await settle();
      expect(text('.toaster')).toContain('Welcome back!');
    }, 60_000);
  });

  test('AUTH-12 goes on to the second factor', async () => {
    answers.set('/api/auth/sign-in/email', () => Response.json({ twoFactorRedirect: true }));
    await open('/auth?next=/projects');
    type('email', 'june@nightjar.example');
    type('password', 'three quiet lanterns');
    await send();
    expect(text('h1')).toBe('One more step');
    expect(field('code')?.autocomplete).toBe('one-time-code');
  });
});

describe('signing up', () => {
  test('WIZ-22 what was typed in the wizard stands in the fields, and what is typed here stays', async () => {
    const formData = { email: 'june@nightjar.example', name: 'June Park' };
    sessionStorage.setItem('wizardState', JSON.stringify({ returnToWizard: true, formData }));
    await open('/auth?tab=sign-up');
    expect(field('email')?.value).toBe('june@nightjar.example');
    expect(field('full_name')?.value).toBe('June Park');
    type('email', 'other@nightjar.example');
    const [signInTab] = document.querySelectorAll<HTMLElement>('[role=tab]');
    await act(async () => signInTab?.click());
    await settle();
    expect(field('email')?.value).toBe('other@nightjar.example');
  });

  test('PROJ-01 who comes for a package is told when it appears', async () => {
    await open('/auth?tab=sign-up');
    expect(text('main, #root')).not.toContain('appears in My Projects');
    await act(async () => root.unmount());
    root = createRoot(document.getElementById('root') as HTMLElement);
    await open('/auth?tab=sign-up&next=/projects');
    expect(text('main, #root')).toContain('appears in My Projects once you have an account');
  });

  test('AUTH-13 a weak password is refused with reasons at its field', async () => {
    answers.set('/api/auth/sign-up/email', () =>
      refuse(422, {
        code: 'weak_password',
        message: 'weak',
        error: { code: 'weak_password', message: 'weak', reasons: ['common', 'breached'] },
      }),
    );
    await open('/auth?tab=sign-up');
    type('full_name', 'June');
    type('email', 'june@nightjar.example');
    type('password', 'password1');
    await send();
    expect(text('.toaster')).toContain('Sign Up Failed');
    expect(field('password')?.getAttribute('aria-invalid')).toBe('true');
    expect(errors()).toHaveLength(1);
    expect(document.activeElement).toBe(field('password'));
  });

  test('AUTH-01 has the tokens browsers fill in by', async () => {
    await open('/auth?tab=sign-up');
    const tokens = [...document.querySelectorAll('input')].map((input) => input.autocomplete);
    expect(tokens).toEqual(['name', 'email', 'new-password', 'organization', 'tel']);
    expect(field('phone')?.type).toBe('tel');
  });
});

describe('Google', () => {
  const button = () =>
    [...document.querySelectorAll('button')].find((one) => /Google/.test(one.textContent ?? ''));

  test('AUTH-05 not set up, the button says so', async () => {
    await open('/auth');
    expect(button()?.textContent).toBe('Google is not set up here');
    expect(button()?.getAttribute('aria-disabled')).toBe('true');
  });

  test('AUTH-05 AUTH-06 a failure is told, and the place is kept for the way back', async () => {
    await open('/auth?next=/director/7', true);
    await act(async () => button()?.click());
    await settle();
    expect(text('.toaster')).toContain('Google Sign In Failed');
    expect(JSON.parse(sessionStorage.getItem('authRedirectState') ?? '')).toEqual({
      pathname: '/director/7',
      search: '',
      hash: '',
    });
  });

  test.each([
    ['access_denied', 'You did not allow it.'],
    ['<b>made_up</b>', 'Google could not sign you in just now.'],
  ])('AUTH-05 back with %s says why in words', async (code, words) => {
    await open(`/auth?error=${encodeURIComponent(code)}&from=google`, true);
    expect(text('.toaster')).toContain('Google Sign In Failed');
    expect(text('.toaster')).toContain(words);
    expect(text('.toaster')).not.toContain(code);
  });
});

test('AUTH-12 asking for a link says the same for every address', async () => {
  answers.set('/api/auth/request-password-reset', () => Response.json({ status: true }));
  await open('/auth?mail=recover');
  type('email', 'nobody@nightjar.example');
  await send();
  expect(text('[role=status].auth-sent')).toBe(
    'If there is an account for this address, a link is on its way.',
  );
});

describe('AUTH-06 a page that believes in a session which is gone', () => {
  const june = {
    id: 'u-june',
    email: 'june@nightjar.example',
    email_verified: true,
    full_name: 'June',
    two_factor_enabled: false,
    roles: [],
  };
  afterEach(() => setSession({ status: 'signed-out', user: null }, 'signed-out'));

  test('asks the server, and shows the form instead of going back and forth', async () => {
    setSession({ status: 'signed-in', user: june }, 'signed-in');
    answers.set('/api/session', () => Response.json({ session: null }));
    await open('/auth?next=/projects');
    await vi.waitFor(async () => {
      await settle();
      expect(text('h1')).toBe('Sign in');
    }, 60_000);
    expect(field('password')).not.toBeNull();
  });
});
