// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DetailScreen } from './detail-screen.tsx';
import { EditScreen } from './editing/edit-screen.tsx';
import {
  asked,
  find,
  hidePage,
  press,
  serve,
  settled,
  showPage,
  text,
  type,
} from './testing/show-page.tsx';
import { someProject } from './testing/some-project.ts';

const live = vi.hoisted(() => ({ hear: new Set<(topic: string) => void>() }));
vi.mock('../live/use-live.ts', async () => {
  const { useEffect } = await import('react');
  const useLive = (_channel: string, onChange: (topic: string) => void) => {
    useEffect(() => {
      live.hear.add(onChange);
      return () => void live.hear.delete(onChange);
    });
    return 'live';
  };
  return { useLive };
});

afterEach(hidePage);

const project = someProject();
const path = `/projects/${project.id}`;
const later = someProject({
  updated_at: '2026-11-20T13:00:00.000Z',
  creative_brief: 'Objective\nWake the night shift.\nTone: calm',
});
const reread = vi.fn();
const note = () => find('.news-note')?.textContent ?? '';

async function hear() {
  await act(async () => {
    for (const tell of live.hear) tell('projects');
    await new Promise((resolve) => setTimeout(resolve, 120));
  });
  await settled();
}
async function detail(isCovered = false) {
  reread.mockClear();
  const screen = (
    <DetailScreen
      project={project}
      takes={[]}
      director={null}
      onContinue={() => {}}
      busy={false}
      isCovered={isCovered}
    />
  );
  await showPage(screen, path, reread);
}

test('LIVE-01 a page says that its project was changed elsewhere, and shows it when asked', async () => {
  await detail();
  serve({ status: 200, body: later });
  await hear();
  expect(note()).toContain('changed in another tab or on another device');
  expect(reread).not.toHaveBeenCalled();
  await press('Show');
  expect(reread).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(find('h1'));
});

test('LIVE-01 what was said of another project, or changed nothing here, is no news', async () => {
  await detail();
  serve({ status: 200, body: project });
  await hear();
  expect(note()).toBe('');
  expect(reread).not.toHaveBeenCalled();
});

test('LIVE-01 a payment shows by itself: a badge replaces nothing that is read', async () => {
  await detail();
  serve({ status: 200, body: { ...project, status: 'greenlit' } });
  await hear();
  expect(note()).toBe('');
  expect(reread).toHaveBeenCalledOnce();
});

test('LIVE-01 a project that was deleted elsewhere says so, and where it can be restored', async () => {
  await detail();
  serve({ status: 404 });
  await hear();
  expect(note()).toContain('deleted elsewhere');
  expect(find('.news-note a').getAttribute('href')).toBe('/projects');
});

test('LIVE-01 under the wizard nothing is asked', async () => {
  await detail(true);
  serve({ status: 200, body: later });
  await hear();
  expect(asked).toEqual([]);
});

test('LIVE-01 a form in which nothing is typed takes the later version when asked', async () => {
  await showPage(<EditScreen project={project} />, `${path}/edit`);
  serve({ status: 200, body: later });
  await hear();
  await press('Show');
  expect(find<HTMLTextAreaElement>('[name=creative_brief]').value).toBe(later.creative_brief);
  expect(text()).not.toContain('changed while you were editing');
  await type('script', 'Mine.');
  serve({ status: 200, body: later });
  await press('Save Changes');
  expect(asked.at(-1)?.body).toEqual({ updated_at: later.updated_at, script: 'Mine.' });
});

test('LIVE-02 a form with something typed compares, line by line, and loses nothing', async () => {
  const begun = someProject({ creative_brief: 'Objective\nWake the night shift.\nTone: loud' });
  await showPage(<EditScreen project={begun} />, `${path}/edit`);
  await type('creative_brief', 'Objective\nWake everybody.\nTone: loud');
  serve({ status: 200, body: later });
  await hear();
  await press('Compare');
  expect(text()).toContain('This project changed while you were editing');
  const told = (kind: string) =>
    [...document.querySelectorAll(`.line-changes ${kind}`)].map((line) => line.textContent);
  expect(told('del')).toEqual(['Wake everybody.', 'Tone: loud']);
  expect(told('ins')).toEqual(['Wake the night shift.', 'Tone: calm']);
  expect(text()).toContain('Wake everybody.');
  expect(note()).toBe('');
});
