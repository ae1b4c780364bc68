// @vitest-environment happy-dom
import { act, createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { setSession } from '#app/session/session-store.ts';
import type { Project } from '#domain/projects/project.ts';
import {
  aside,
  asked,
  find,
  hidePage,
  press,
  serve,
  settled,
  showPage,
  text,
} from '../testing/show-page.tsx';
import { someProject } from '../testing/some-project.ts';
import { ListScreen } from './list-screen.tsx';

const live = vi.hoisted(() => {
  const listeners = new Set<(topic: string) => void>();
  const tell = (topic: string) => {
    for (const hear of listeners) hear(topic);
  };
  return { listeners, tell };
});
vi.mock('../../live/use-live.ts', async () => {
  const { useEffect } = await import('react');
  const useLive = (_channel: string, onChange: (topic: string) => void) => {
    useEffect(() => {
      live.listeners.add(onChange);
      return () => void live.listeners.delete(onChange);
    });
    return 'live';
  };
  return { useLive };
});

const hear = (topic: string) => act(async () => live.tell(topic));

afterEach(() => {
  vi.useRealTimers();
  hidePage();
  setSession({ status: 'loading', user: null }, 'initial-session');
});

const second = someProject({
  id: '0199a0de-0000-7000-8000-000000000002',
  project_name: 'The 4:58 club',
  form_data: { platform: 'Instagram' },
  storyboard_frames: [],
});
const onNew = vi.fn();
const list = (
  projects: Project[],
  rest: { nextCursor?: string } | null = null,
  path = '/projects',
) => {
  const listed = { projects, nextCursor: rest === null ? null : rest.nextCursor };
  return showPage(
    <ListScreen listed={listed} onNew={onNew} busy={false} newButton={createRef()} />,
    path,
  );
};
const names = () => [...document.querySelectorAll('article h2')].map((e) => e.textContent);
const facts = (article: Element | undefined) =>
  [...(article?.querySelectorAll('dt, dd') ?? [])].map((e) => e.textContent);
const cards = () => [...document.querySelectorAll('article')];

test('PROJ-01 PROJ-03 each card says name, date, platforms, product, approach and frames', async () => {
  await list([someProject(), second]);
  expect(find('h1').textContent).toBe('My Projects');
  expect(text()).toContain('Manage your saved creative projects');
  expect(names()).toEqual(['Wake the night shift', 'The 4:58 club']);
  expect(find('article time').textContent).toBe('Nov 20, 2026');
  const [one, other] = cards();
  const badges = [...(one?.querySelectorAll('.badge') ?? [])].map((e) => e.textContent);
  expect(badges).toEqual(['TikTok', 'YouTube']);
  expect(facts(one)).toEqual(['Product', 'Nightjar Cold Brew', 'Approach', 'Bold', 'Frames', '1']);
  expect(other?.querySelector('.badge')?.textContent).toBe('Instagram');
  expect(facts(other)).toEqual([
    'Product',
    'Nightjar Cold Brew',
    'Approach',
    'Standard',
    'Frames',
    '0',
  ]);
  expect(other?.textContent).toContain('No frames yet');
  expect(find('article a').getAttribute('href')).toBe(`/projects/${someProject().id}`);
});

test('PROJ-02 without projects it says how to make one, and begins one', async () => {
  await list([]);
  expect(text()).toContain('No Projects Yet');
  expect(text()).toContain('Complete the creative wizard to save your first project');
  await press('Create Your First Project');
  expect(onNew).toHaveBeenCalled();
});

const signIn = (email_verified: boolean) =>
  setSession(
    {
      status: 'signed-in',
      user: {
        id: 'm',
        email: 'june@example.com',
        email_verified,
        full_name: 'June',
        two_factor_enabled: false,
        roles: [],
      },
    },
    'signed-in',
  );

test('PROJ-01 an unverified address is why packages are not here yet, and is sent the link', async () => {
  signIn(false);
  await list([]);
  expect(text()).toContain('Complete the creative wizard to save your first project');
  expect(text()).toContain('Verify june@example.com, and packages sent to it appear here');
  serve({ status: 429 }, { status: 200, body: { status: true } });
  await press('Send the link again');
  expect(text()).toContain('Please wait a little');
  await press('Send the link again');
  expect(asked[1]).toMatchObject({ path: '/api/auth/send-verification-email', method: 'POST' });
  expect(text()).toContain('Open it in the inbox of june@example.com.');
  act(() => signIn(true));
  expect(text()).not.toContain('Verify june@example.com');
});

test('PROJ-04 deleting asks first, then takes the project off the list', async () => {
  await list([someProject(), second]);
  serve({ status: 204 });
  await press('Delete Wake the night shift');
  expect(find('dialog h2').textContent).toBe('Delete “Wake the night shift”?');
  await press('Keep project');
  expect(asked).toEqual([]);
  await press('Delete Wake the night shift');
  await press('Delete project');
  expect(asked[0]).toMatchObject({ path: `/api/projects/${someProject().id}`, method: 'DELETE' });
  expect(names()).toEqual(['The 4:58 club']);
  expect(text()).toContain('Project DeletedThe project has been successfully deleted.');
  expect(document.activeElement?.textContent).toBe('My Projects');
});

test('PROJ-04 a project that could not be deleted stays', async () => {
  await list([someProject()]);
  serve({ status: 500 });
  await press('Delete Wake the night shift');
  await press('Delete project');
  expect(names()).toEqual(['Wake the night shift']);
  expect(text()).toContain('ErrorFailed to delete project. Please try again.');
});

test('PROJ-03 more than a page: the rest comes when it is asked for', async () => {
  await list([someProject()], {});
  serve(
    { status: 200, body: { projects: [someProject()], nextCursor: 'next' } },
    { status: 200, body: { projects: [second], nextCursor: null } },
  );
  await press('Load more');
  expect(asked.map(({ path }) => path)).toEqual(['/api/projects', '/api/projects?cursor=next']);
  expect(names()).toEqual(['Wake the night shift', 'The 4:58 club']);
  expect(text()).not.toContain('Load more');
});

test('PROJ-05 when the rest does not come, it says so, and it can be asked for again', async () => {
  await list([someProject()], { nextCursor: 'next' });
  serve({ status: 500 });
  await press('Load more');
  expect(text()).toContain('ErrorFailed to load projects. Please try again.');
  expect(text()).toContain('Load more');
});

test('FN-02 what happens elsewhere shows by itself, and leaves focus and further pages alone', async () => {
  vi.useFakeTimers();
  await list([someProject()], { nextCursor: 'next' });
  const link = find('article a') as HTMLElement;
  link.focus();
  serve({ status: 200, body: { projects: [second, someProject()], nextCursor: 'next' } });
  for (const topic of ['projects', 'submissions', 'payments']) await hear(topic);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(asked.map(({ path }) => path)).toEqual(['/api/projects']);
  expect(names()).toEqual(['The 4:58 club', 'Wake the night shift']);
  expect(document.activeElement).toBe(link);
  expect(text()).toContain('Load more');
});

test('FN-02 a list that cannot be read again stays as it is, until the next news', async () => {
  vi.useFakeTimers();
  await list([someProject()]);
  serve({ status: 500 }, { status: 200, body: { projects: [second], nextCursor: null } });
  await hear('projects');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(names()).toEqual(['Wake the night shift']);
  expect(text()).not.toContain('Error');
  await hear('projects');
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(names()).toEqual(['The 4:58 club']);
  expect(asked).toHaveLength(2);
});

const archived = (projects: object[]) => {
  aside['/api/archived-projects'] = { projects };
};
const waiting = {
  id: someProject().id,
  project_name: 'Wake the night shift',
  product_name: 'Nightjar Cold Brew',
  status: 'greenlit',
  paid: true,
  archived_at: '2026-11-22T12:00:00.000Z',
  ends_at: '2026-12-22T12:00:00.000Z',
};

test('HOUSE-02 before a paid project goes it is said what was paid and what becomes of it', async () => {
  aside['/deletion'] = {
    payments: [
      { id: 'o1', number: 1001, cents: 1_200_000, refunded_cents: 0, state: 'paid' },
      {
        id: 'o3',
        number: 1003,
        cents: 1_500_000,
        is_deposit: true,
        refunded_cents: 0,
        state: 'paid',
      },
      { id: 'o2', number: 1002, cents: 900_000, refunded_cents: 900_000, state: 'refunded' },
      { id: 'o4', number: 1004, cents: 800_000, refunded_cents: 0, state: 'open' },
    ],
  };
  await list([someProject(), second]);
  serve({ status: 204 });
  await press('Delete Wake the night shift');
  for (const words of [
    '$12,000, order AB-1001. That stands, and deleting gives none of it back. Until the director is confirmed with you, it is a reservation.',
    '$15,000 deposit, order AB-1003. That stands, and deleting gives none of it back. This is a deposit, credited in full',
    'A consultation comes before anything is shot.',
    '$9,000, order AB-1002. It was given back the way you paid. Banks take 5 to 10 days. Deleting does not stop that.',
    '$8,000, order AB-1004. It is not paid. Its payment page is closed, and nothing is charged.',
    'you can restore it for 30 days',
    'Order and receipt stay on your account page',
  ]) {
    expect(find('dialog[open]').textContent).toContain(words);
  }
  archived([waiting]);
  await press('Delete project');
  await settled();
  expect(names()).toEqual(['The 4:58 club']);
  expect(text()).toContain('Project Deleted');
  expect(find('.archived li').textContent).toContain('goes for good on Dec 22, 2026');
});

test('HOUSE-02 where nothing is paid yet, the dialog speaks of neither a receipt nor money to be given back', async () => {
  aside['/deletion'] = {
    payments: [{ id: 'o4', number: 1004, cents: 800_000, refunded_cents: 0, state: 'open' }],
  };
  await list([someProject(), second]);
  await press('Delete Wake the night shift');
  const said = find('dialog[open]').textContent;
  expect(said).toContain('It is not paid. Its payment page is closed, and nothing is charged.');
  expect(said).toContain('The order stays on your account page, as one that was not completed.');
  expect(said).not.toMatch(/receipt|money/i);
});

const until = '2026-11-30T12:00:00.000Z';
test.each([
  [until, 'on your account page, also once the project is deleted.'],
  [null, 'No guarantee gives it back on request: settle with us first'],
])(
  'HOUSE-02 of a payment refundable until %s the dialog says what can be done before: %s',
  async (refundable_until, words) => {
    const paid = {
      id: 'o1',
      number: 1001,
      cents: 3_500_000,
      is_deposit: true,
      refunded_cents: 0,
      state: 'paid',
    };
    aside['/deletion'] = { payments: [{ ...paid, refundable_until }] };
    await list([someProject()]);
    await press('Delete Wake the night shift');
    const said = find('dialog[open]').textContent ?? '';
    expect(said).toContain(words);
    expect(said.includes('settle with us first')).toBe(refundable_until === null);
    expect(
      /Under the guarantee all of it is given back on request until Nov 30, 2026, /.test(said),
    ).toBe(refundable_until !== null);
  },
);

test('HOUSE-02 who comes for what was deleted is led to it once it is read', async () => {
  archived([waiting]);
  await list([second], null, '/projects#recently-deleted');
  await settled();
  expect(document.activeElement?.textContent).toBe('Recently deleted');
});

test('HOUSE-02 a restored project is in the list, and out of the archive, before that is said', async () => {
  archived([waiting]);
  let answerList = (_: Response) => {};
  serve({ status: 204 });
  const answered = window.fetch;
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path === '/api/projects'
      ? new Promise<Response>((resolve) => {
          answerList = resolve;
        })
      : answered(path, init),
  );
  await list([]);
  await settled();
  expect(text()).toContain('No Projects Yet');
  archived([]);
  await press('Restore Wake the night shift');
  expect(asked).toEqual([
    { path: `/api/archived-projects/${waiting.id}/restore`, method: 'POST', body: {} },
  ]);
  expect(text()).not.toContain('Project Restored');
  expect(text()).toContain('Restoring…');
  await act(async () => answerList(Response.json({ projects: [someProject()], nextCursor: null })));
  await settled();
  expect(names()).toEqual(['Wake the night shift']);
  expect(find('.archived')).toBeNull();
  expect(text()).toContain('Project Restored');
  expect(document.activeElement?.textContent).toBe('My Projects');
});

test('HOUSE-02 where the list cannot be read after a restore, the page asks for it anew', async () => {
  const reread = vi.fn();
  archived([waiting]);
  serve({ status: 204 }, { status: 500 });
  const listed = { projects: [second], nextCursor: null };
  await showPage(
    <ListScreen listed={listed} onNew={onNew} busy={false} newButton={createRef()} />,
    '/projects',
    reread,
  );
  await settled();
  archived([]);
  await press('Restore Wake the night shift');
  await settled();
  expect(reread).toHaveBeenCalled();
  expect(text()).toContain('Project Restored');
});

test('HOUSE-02 a project that cannot be restored any more says so, and leaves the archive', async () => {
  archived([waiting]);
  serve({ status: 404 });
  await list([second]);
  await settled();
  archived([]);
  await press('Restore Wake the night shift');
  await settled();
  expect(text()).toContain('Failed to restore project. Please try again.');
  expect(find('.archived')).toBeNull();
});

test('HOUSE-07 what nothing was paid for can go for good, once that was asked', async () => {
  archived([{ ...waiting, status: 'pipeline', paid: false }]);
  serve({ status: 204 });
  await list([second]);
  await settled();
  await press('Delete for good: Wake the night shift');
  expect(asked).toEqual([]);
  archived([]);
  await press('Delete for good');
  await settled();
  expect(asked).toEqual([
    { path: `/api/archived-projects/${waiting.id}`, method: 'DELETE', body: undefined },
  ]);
  expect(text()).toContain('Deleted for good');
  expect(find('.archived')).toBeNull();
  expect(document.activeElement?.textContent).toBe('My Projects');
});

test('HOUSE-07 what was paid for cannot go before its day', async () => {
  archived([waiting]);
  await list([second]);
  await settled();
  expect(find('.archived').textContent).not.toContain('Delete for good');
});
