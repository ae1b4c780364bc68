// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { WholeProject } from '#domain/projects/project.ts';
import {
  type Answer,
  asked,
  click,
  find,
  hidePage,
  press,
  serve,
  showPage,
  text,
  type,
} from '../testing/show-page.tsx';
import { someProject } from '../testing/some-project.ts';
import { EditScreen } from './edit-screen.tsx';

vi.mock('../../live/use-live.ts', () => ({ useLive: () => 'live' }));
afterEach(hidePage);

const project = someProject();
const path = `/projects/${project.id}`;
const edit = async (shown: WholeProject = project, ...answers: Answer[]) => {
  serve(...answers);
  await showPage(<EditScreen project={shown} />, `${path}/edit`);
};
const value = (name: string) => find<HTMLInputElement>(`[name="${name}"]`).value;
const changed = (change: Partial<WholeProject>): WholeProject => ({
  ...project,
  updated_at: '2026-11-20T13:00:00.000Z',
  ...change,
});

// An answer that comes line by line.
function streamFrom(type: string) {
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  return {
    response: new Response(pipe.readable, { headers: { 'content-type': type } }),
    send: (line: unknown) =>
      act(async () => {
        await writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        // Reading takes no time, but some turns.
        for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
      }),
  };
}

test('PROJ-10 what is saved goes back to the view', async () => {
  await edit(project, { status: 200, body: project });
  await type('project_name', 'Stay up');
  await press('Save Changes');
  expect(asked).toEqual([
    {
      path: `/api${path}`,
      method: 'PATCH',
      body: { updated_at: project.updated_at, project_name: 'Stay up' },
    },
  ]);
  expect(find('#elsewhere').textContent).toBe(path);
});

test('PROJ-10 without a name nothing is sent, and the field says why', async () => {
  await edit();
  await type('project_name', '  ');
  await press('Save Changes');
  expect(asked).toEqual([]);
  expect(text()).toContain('ErrorProject name is required.');
  expect(find('[name=project_name]').getAttribute('aria-invalid')).toBe('true');
});

test('PROJ-10 a failed save keeps the form', async () => {
  await edit(project, { status: 500 });
  await type('script', 'Typed');
  await press('Save Changes');
  expect(text()).toContain('ErrorFailed to update project. Please try again.');
  expect(value('script')).toBe('Typed');
});

test('PROJ-10 what the server refuses stands at its field', async () => {
  const fields = [{ path: 'script', message: 'This is too much.' }];
  await edit(project, { status: 422, body: { error: { fields } } });
  await type('script', 'Typed');
  await press('Save Changes');
  expect(find('[name=script]').closest('.field')?.textContent).toContain('This is too much.');
});

test('PROJ-10 an older free text is one of the choices', async () => {
  await edit(someProject({ form_data: { ...project.form_data, schedule: '2-3 weeks' } }));
  expect(value('schedule')).toBe('2-3 weeks');
  const options = [...document.querySelectorAll('[name=schedule] option')].map(
    (e) => e.textContent,
  );
  expect(options).toContain('3–4 weeks');
  expect(options.at(-1)).toBe('2-3 weeks');
});

test('PROJ-10 leaving asks when something was typed; discarding forgets it', async () => {
  await edit();
  await press('Cancel');
  expect(find('#elsewhere').textContent).toBe(path);
  hidePage();
  await edit();
  await type('script', 'Typed');
  await press('Cancel');
  expect(find('dialog h2').textContent).toBe('Discard your changes?');
  await press('Keep editing');
  expect(value('script')).toBe('Typed');
  await press('Cancel');
  await press('Discard changes');
  expect(find('#elsewhere').textContent).toBe(path);
  expect(sessionStorage).toHaveLength(0);
});

test('PROJ-10 what was typed comes back after a reload', async () => {
  await edit();
  await type('script', 'Typed');
  const kept = { ...sessionStorage };
  hidePage();
  Object.assign(sessionStorage, kept);
  await edit();
  expect(value('script')).toBe('Typed');
  expect(text()).toContain('Your unsaved changes are back.');
});

test('AUTH-06 PROJ-10 a session that ended keeps the text and leads to sign-in and back', async () => {
  await edit(project, { status: 401 });
  await type('script', 'Typed');
  await press('Save Changes');
  expect(text()).toContain('You are signed out.');
  const notice = find('.edit-notice');
  expect(find('.edit-end').previousElementSibling?.contains(notice)).toBe(true);
  await press('Sign In');
  expect(find('#elsewhere').textContent).toBe(`/auth?next=${encodeURIComponent(`${path}/edit`)}`);
  expect(Object.values({ ...sessionStorage }).join()).toContain('Typed');
});

test('PROJ-11 a storyboard needs a script', async () => {
  await edit(someProject({ script: ' ', storyboard_frames: [] }));
  await press('Generate');
  expect(text()).toContain('ErrorScript is required to generate storyboard.');
  expect(asked).toEqual([]);
});

test('PROJ-11 new frames are drawn from the form, and saved with it', async () => {
  const frames = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, description: '' }));
  const body = { storyboardFrames: frames, fallback: false, source: 'built-in' };
  await edit(project, { status: 200, body }, { status: 200, body: project });
  await type('script', 'New script');
  await press('Regenerate');
  expect(asked[0]?.path).toBe('/api/functions/generate-storyboard');
  expect(asked[0]?.body).toMatchObject({
    script: 'New script',
    platform: ['narrative', 'tiktok', 'youtube'],
    voiceOverOnly: false,
  });
  expect(text()).toContain('Storyboard generated successfully!');
  await press('Save Changes');
  expect(asked[1]?.body).toMatchObject({ script: 'New script', storyboard_frames: frames });
});

test('PROJ-11 GEN-08 frames stand in their places as they are drawn, and a setback is said', async () => {
  const frames = ['One', 'Two', 'Three', 'Four'].map((title) => ({ title, description: '' }));
  const answer = { storyboardFrames: frames, fallback: false, source: 'provider', standIns: 3 };
  const lines = streamFrom('application/x-ndjson');
  await edit();
  vi.stubGlobal('fetch', async () => lines.response);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  await press('Regenerate');
  await lines.send({ type: 'frame', index: 1, frame: frames[1] });
  expect(document.querySelectorAll('figure')[1]?.textContent).toContain('Frame 2: Two');
  expect(text()).toContain('1 of 4 frames drawn');
  await lines.send({ type: 'answer', answer });
  expect(text()).toContain('Frame 4: Four');
  expect(text()).toContain('3 of the 4 frames were drawn by our own illustrator');
});

test('PROJ-11 drawing can be stopped: the call ends and the frames that stood are there', async () => {
  let signal: AbortSignal | null | undefined;
  await edit();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise((_, reject) => signal?.addEventListener('abort', reject));
  });
  await press('Regenerate');
  await press('Stop drawing');
  expect(signal?.aborted).toBe(true);
  expect(text()).toContain('Frame 1: Dark');
  expect(document.activeElement?.textContent).toBe('Regenerate');
});

test('PROJ-11 frames that could not be drawn leave those that stand', async () => {
  await edit(project, { status: 500 });
  await press('Regenerate');
  expect(text()).toContain('ErrorFailed to generate storyboard. Please try again.');
  expect(text()).toContain('Frame 1: Dark');
});

test('PROJ-15 a later version is shown beside this one; the choice is saved against it', async () => {
  const theirs = changed({ script: 'Theirs', project_name: 'Theirs too' });
  await edit(project, { status: 409, body: { project: theirs } }, { status: 200, body: theirs });
  await type('script', 'Mine');
  await type('product_name', 'Decaf');
  await press('Save Changes');
  expect(text()).toContain('This project changed while you were editing');
  const shown = [...document.querySelectorAll('.versions fieldset')].map((e) => e.textContent);
  expect(shown).toEqual([
    'Project NameYoursWake the night shiftKeep mineTheirsTheirs tooUse theirs',
    'Product NameYoursDecafKeep mineTheirsNightjar Cold BrewUse theirs',
    'ScriptYoursMineKeep mineTheirsTheirsUse theirs',
  ]);
  const scriptChoices = document.querySelectorAll<HTMLInputElement>('[name="side-script"]');
  expect([...scriptChoices].map((one) => one.checked)).toEqual([true, false]);
  await click(scriptChoices[1]);
  await press('Save');
  expect(asked.at(-1)?.body).toEqual({
    updated_at: theirs.updated_at,
    product_name: 'Decaf',
    form_data: { ...theirs.form_data, productName: 'Decaf' },
  });
});

test('PROJ-15 a version whose changes this page does not show is saved upon without asking', async () => {
  const theirs = changed({});
  await edit(project, { status: 409, body: { project: theirs } }, { status: 200, body: theirs });
  await type('script', 'Mine');
  await press('Save Changes');
  expect(asked.at(-1)?.body).toEqual({ updated_at: theirs.updated_at, script: 'Mine' });
  expect(find('#elsewhere').textContent).toBe(path);
});

test('PROJ-15 text kept from before a later version is asked about, not saved over it', async () => {
  await edit();
  await type('script', 'Mine');
  const kept = { ...sessionStorage };
  for (const _ of ['the first time', 'after one more reload']) {
    hidePage();
    Object.assign(sessionStorage, kept);
    await edit(changed({ script: 'Theirs' }));
    expect(find('.versions fieldset').textContent).toContain('YoursMine');
    expect(Object.values({ ...sessionStorage })).toEqual(Object.values(kept));
  }
});
