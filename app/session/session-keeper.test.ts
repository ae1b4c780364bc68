// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';

const june: Viewer = {
  id: 'u-june',
  email: 'june@nightjar.example',
  email_verified: false,
  full_name: 'June',
  two_factor_enabled: false,
  roles: [],
};
type Answer = { user: Viewer; seconds?: number } | 'nobody' | 'network' | number;

// What the server answers to each GET /api/session; the last one stays.
let answers: Answer[] = [];
let asked: string[] = [];
const other = new Map<string, Answer>();
const sessionCalls = () => asked.filter((call) => call === 'GET /api/session').length;

async function answer(url: string, init: RequestInit = {}): Promise<Response> {
  const call = `${init.method ?? 'GET'} ${url}`;
  asked.push(call);
  const now = call === 'GET /api/session' ? answers.shift() : (other.get(call) ?? 404);
  if (answers.length === 0 && now !== undefined && call === 'GET /api/session') answers = [now];
  if (now === 'network' || now === undefined) throw new TypeError('Failed to fetch');
  if (typeof now === 'number') return new Response('{}', { status: now });
  if (now === 'nobody') return Response.json({ session: null });
  const expires_in = now.seconds ?? 600;
  const expires_at = Math.round(Date.now() / 1000) + expires_in;
  const token = { access_token: `token ${asked.length}`, token_type: 'bearer' };
  return Response.json({ session: { ...token, expires_at, expires_in, user: now.user } });
}

/** A tab of the browser: its own copy of every module. */
async function openTab() {
  vi.resetModules();
  const { startSession } = await import('./start-session.ts');
  const { readSession, onSessionEvent } = await import('./session-store.ts');
  const keeper = await import('./session-keeper.ts');
  const { signOut } = await import('./sign-out.ts');
  const { readProfile } = await import('./profile-store.ts');
  const events: string[] = [];
  onSessionEvent((event) => events.push(event));
  return { startSession, readSession, events, ...keeper, signOut, readProfile };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const stops: (() => void)[] = [];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const start = async (tab: Tab, viewer: Viewer | null) => {
  stops.push(tab.startSession(viewer));
  await settle();
};
// Modules are loaded when they are needed, which takes real time.
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await pass(0);
  await vi.dynamicImportSettled();
  for (let turn = 0; turn < 20; turn++) await pass(0);
};
const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

// Tabs hear each other, and not themselves.
class Channel {
  static all = new Set<Channel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.all.add(this);
  }
  postMessage(data: unknown) {
    for (const one of Channel.all) if (one !== this) one.onmessage?.({ data });
  }
  close() {
    Channel.all.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  answers = [];
  asked = [];
  other.clear();
  other.set('POST /api/auth/sign-out', 200);
  other.set('DELETE /api/account/sessions', 204);
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Channel.all.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('AUTH-08 the first answer', () => {
  test('of a visitor whom nobody signed in costs no request, then or later', async () => {
    const tab = await openTab();
    await start(tab, null);
    expect(tab.readSession()).toEqual({ status: 'signed-out', user: null });
    expect(tab.events).toEqual(['initial-session']);
    await pass(300_000);
    setHidden(true);
    setHidden(false);
    await settle();
    expect(asked).toEqual([]);
  });

  test('of a member ends the loading', async () => {
    answers = [{ user: june }];
    const tab = await openTab();
    stops.push(tab.startSession(june));
    expect(tab.readSession()).toEqual({ status: 'loading', user: june });
    await settle();
    expect(tab.readSession()).toEqual({ status: 'signed-in', user: june });
    expect(tab.events).toEqual(['initial-session']);
  });

  test('finds a member on a page that was made for everybody before they signed in', async () => {
    answers = [{ user: june }];
    localStorage.setItem('signedIn', 'yes');
    const tab = await openTab();
    await start(tab, null);
    expect(tab.readSession().user).toEqual(june);
  });

  test('says that the session has ended meanwhile', async () => {
    answers = ['nobody'];
    const tab = await openTab();
    await start(tab, june);
    expect(tab.readSession()).toEqual({ status: 'signed-out', user: null, expired: true });
    await pass(120_000);
    expect(sessionCalls()).toBe(1);
  });
});

describe('AUTH-09 renewing', () => {
  test('happens at the check that finds 90 s or less, and not before', async () => {
    answers = [{ user: june, seconds: 200 }];
    const tab = await openTab();
    await start(tab, june);
    await pass(90_000);
    expect(sessionCalls()).toBe(1);
    await pass(30_000); // 80 s left
    expect(sessionCalls()).toBe(2);
    expect(tab.events).toEqual(['initial-session', 'token-refreshed']);
    expect(tab.currentSession()?.access_token).toMatch(/^token/);
  });

  test('goes by the time that is left, whatever this clock says', async () => {
    vi.setSystemTime(new Date('2001-01-01'));
    answers = [{ user: june, seconds: 600 }];
    const tab = await openTab();
    await start(tab, june);
    await pass(30_000);
    expect(sessionCalls()).toBe(1);
  });

  test.each(['network', 502, 503, 504] as const)('is tried again after %s', async (failure) => {
    answers = [failure, failure, { user: june }];
    const tab = await openTab();
    await start(tab, june);
    expect(sessionCalls()).toBe(1);
    await pass(199);
    expect(sessionCalls()).toBe(1);
    await pass(1);
    expect(sessionCalls()).toBe(2);
    await pass(400);
    expect(sessionCalls()).toBe(3);
    expect(tab.readSession().status).toBe('signed-in');
  });

  test('ends after 30 s and begins anew at a later check; the member stays', async () => {
    answers = ['network'];
    const tab = await openTab();
    await start(tab, june);
    await pass(29_000);
    expect(sessionCalls()).toBe(8);
    expect(tab.readSession()).toEqual({ status: 'loading', user: june });
    await pass(1_000);
    expect(sessionCalls()).toBe(9);
  });

  test('is not tried again at once after another failure', async () => {
    answers = [500];
    const tab = await openTab();
    await start(tab, june);
    await pass(20_000);
    expect(sessionCalls()).toBe(1);
  });

  test('waits while nobody sees the tab, and happens when it is seen', async () => {
    answers = [{ user: june, seconds: 100 }];
    const tab = await openTab();
    await start(tab, june);
    setHidden(true);
    await pass(600_000);
    expect(sessionCalls()).toBe(1);
    setHidden(false);
    await settle();
    expect(sessionCalls()).toBe(2);
  });

  test('keeps the access token out of every storage', async () => {
    answers = [{ user: june }];
    const tab = await openTab();
    await start(tab, june);
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    expect(tab.currentSession()?.access_token).toBeTruthy();
    expect(kept).not.toContain('token');
    expect(kept).not.toContain(june.id);
  });
});

describe('AUTH-08 after signing in or a change', () => {
  test('the events say which, and the profile comes and goes', async () => {
    const profile = { id: june.id, full_name: 'June', email: june.email };
    vi.mocked(fetch).mockImplementation(async (url, init) =>
      url === '/api/profile'
        ? Response.json({ ...profile, company_name: '', phone: '' })
        : answer(String(url), init),
    );
    const tab = await openTab();
    await start(tab, null);
    answers = [{ user: june }];
    await tab.refreshSession();
    expect(tab.readProfile()).toBeNull(); // deferred
    await settle();
    expect(tab.readProfile()?.full_name).toBe('June');
    answers = [{ user: { ...june, email_verified: true } }];
    await tab.refreshSession();
    await tab.signOut();
    expect(tab.events).toEqual(['initial-session', 'signed-in', 'user-updated', 'signed-out']);
    expect(tab.readProfile()).toBeNull();
  });

  test('an answer from before counts no more', async () => {
    let late: (response: Response) => void = () => {};
    vi.mocked(fetch).mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
    const tab = await openTab();
    await start(tab, june);
    answers = [{ user: june }];
    await tab.signOut();
    late(await answer('/api/session'));
    await settle();
    expect(tab.readSession().status).toBe('signed-out');
  });
});

describe('AUTH-08 other tabs', () => {
  test('follow a sign-in and a sign-out at once', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await start(one, null);
    await start(two, null);
    answers = [{ user: june }];
    await one.refreshSession();
    await settle();
    expect(two.readSession().user).toEqual(june);
    await one.signOut();
    await settle();
    expect(two.readSession()).toEqual({ status: 'signed-out', user: null });
    expect(two.events).toEqual(['initial-session', 'signed-in', 'signed-out']);
    expect(sessionCalls()).toBe(2);
  });

  test('follow another member: the first one leaves', async () => {
    answers = [{ user: june }];
    const [one, two] = [await openTab(), await openTab()];
    await start(one, june);
    await start(two, june);
    answers = [{ user: { ...june, id: 'u-wren' } }];
    await one.refreshSession();
    await settle();
    expect(two.events).toEqual(['initial-session', 'signed-out', 'signed-in']);
    expect(two.readSession().user?.id).toBe('u-wren');
  });

  test('that slept through a sign-out see it when they are seen', async () => {
    answers = [{ user: june }];
    const tab = await openTab();
    await start(tab, june);
    answers = ['nobody'];
    localStorage.clear();
    setHidden(false);
    await settle();
    expect(tab.readSession().status).toBe('signed-out');
  });
});

describe('AUTH-10 signing out', () => {
  test.each([
    ['this session', {}, 'POST /api/auth/sign-out'],
    ['every session', { everywhere: true }, 'DELETE /api/account/sessions'],
  ])('ends %s and forgets what the tab kept', async (_, scope, call) => {
    answers = [{ user: june }];
    const tab = await openTab();
    await start(tab, june);
    sessionStorage.setItem('wizardState', '{}');
    expect(await tab.signOut(scope)).toEqual({ told: true });
    expect(asked).toContain(call);
    expect(tab.readSession()).toEqual({ status: 'signed-out', user: null });
    expect(tab.currentSession()).toBeNull();
    expect(sessionStorage.length + localStorage.length).toBe(0);
    const before = sessionCalls();
    await pass(120_000);
    expect(sessionCalls()).toBe(before);
  });

  test.each([
    [401, true],
    [403, true],
    [404, true],
    [500, false],
    [503, false],
    ['network', false],
  ] as const)('answered by %s forgets the session here too', async (failure, told) => {
    answers = [{ user: june }];
    other.set('POST /api/auth/sign-out', failure);
    const tab = await openTab();
    await start(tab, june);
    expect(await tab.signOut()).toEqual({ told });
    expect(tab.readSession().status).toBe('signed-out');
  });
});
