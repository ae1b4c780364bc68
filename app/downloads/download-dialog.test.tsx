// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { exportFormats } from '#domain/exports/formats.ts';
import {
  asked,
  click,
  hidePage,
  press,
  serve,
  showPage,
  text,
} from '../projects/testing/show-page.tsx';
import { DownloadButton } from './download-button.tsx';

afterEach(() => {
  hidePage();
  vi.restoreAllMocks();
});

const row = (label: string) => {
  const found = [...document.querySelectorAll<HTMLElement>('.download')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  if (!found) throw new Error(`No row ${label}`);
  return found;
};
const formats = (mayAll: boolean) => ({
  film: { slate: !mayAll },
  formats: exportFormats.map(({ id, label, says, extension, offer }) => ({
    ...{ id, label, says, extension, offer },
    may: mayAll || offer === 'free',
  })),
});
const whole = { script: true, frames: true };
const source = { kind: 'project', id: 'project-1' } as const;

async function open(has = whole, mayAll = false, ...answers: { status: number; body?: unknown }[]) {
  serve({ status: 200, body: formats(mayAll) }, ...answers);
  await showPage(<DownloadButton source={source} has={has} />, '/here');
  await press('Download');
}

test('FILE-02 every format of the list is there, with what it is for', async () => {
  await open();
  for (const { label, says } of exportFormats) expect(row(label).textContent).toContain(says);
});

test('FILE-08 what is not theirs is no button; with the package all of it is', async () => {
  await open();
  expect(row('Word').tagName).toBe('DIV');
  expect(row('Word').textContent).toContain('Starter package');
  hidePage();
  await open(whole, true);
  expect(row('Word').tagName).toBe('BUTTON');
  expect(text()).toContain('With your starter package');
});

test('FILE-02 what has nothing to write says why, and asks for nothing', async () => {
  await open({ script: true, frames: false });
  expect(row('Frames').getAttribute('aria-disabled')).toBe('true');
  expect(text()).toContain('It needs drawn frames, and there are none yet.');
  await click(row('Frames'));
  expect(asked.map(({ path }) => path)).toEqual(['/api/files']);
});

test('FILE-02 a file is made and saved under the name the server gives it', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }));
  await open(whole, false, { status: 200 });
  await click(row('Fountain'));
  expect(asked.at(-1)?.path).toBe('/api/projects/project-1/files/fountain');
  expect(saved).toEqual(['project']);
  expect(text()).toContain('Downloaded as');
});

test('FILE-02 one that fails says so, and can be asked for again', async () => {
  const error = { code: 'unavailable', message: 'Many are at work here just now.' };
  await open(whole, false, { status: 503, body: { error } });
  await click(row('PDF'));
  expect(text()).toContain('Many are at work here just now.');
  await click(row('PDF'));
  expect(asked.filter(({ path }) => path.endsWith('/pdf'))).toHaveLength(2);
});
