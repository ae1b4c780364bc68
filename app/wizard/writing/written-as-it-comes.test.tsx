// @vitest-environment happy-dom
// What the wizard shows while something is written, from a server that sends line by line.
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider } from '#app/ui/overlays/toast.tsx';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { defaultConcepts } from '#domain/concepts/default-concepts.ts';
import type { StreamLine } from '#domain/functions/progress.ts';
import type { Draft } from '#domain/wizard/draft/draft.ts';
import { reduce } from '#domain/wizard/draft/reducer.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import { keepDraft } from '../saving/saved-state.ts';
import Wizard from '../wizard.tsx';

let root: Root;
let send: (...lines: StreamLine[]) => Promise<void>;
const asked = vi.fn();
const concepts = defaultConcepts('Nightjar');

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  asked.mockClear();
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    // What was understood is read beside what is written.
    if (address.endsWith('/read-product')) return new Promise(() => {});
    asked(address.split('/').at(-1), signal);
    const pipe = new TransformStream<Uint8Array, Uint8Array>();
    const writer = pipe.writable.getWriter();
    send = async (...lines) => {
      await act(async () => {
        for (const line of lines) {
          await writer.write(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
        }
        // Reading takes no time, but some turns.
        for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
      });
    };
    return new Response(pipe.readable, { headers: { 'content-type': 'application/x-ndjson' } });
  });
  root = emptyPage();
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

async function open(draft: Draft, hasModel = true) {
  keepDraft(draft, true);
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <ToastProvider>
          <Wizard open onClose={() => {}} />
        </ToastProvider>
      ),
    },
  ]);
  const hydrationData = { loaderData: { root: { hasModel } } };
  await act(async () => root.render(<Page hydrationData={hydrationData} />));
}
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const heading = () => find('dialog.wizard h1')?.textContent;
const stage = () => find('.stage-line')?.textContent;
const said = () => find('dialog.wizard > [aria-live]')?.textContent;
const shown = () => find('.wizard-view')?.textContent ?? '';
const signal = () => asked.mock.lastCall?.[1] as AbortSignal;
const press = (label: string) =>
  act(async () => {
    [...document.querySelectorAll('button')]
      .find((one) => one.textContent?.trim() === label)
      ?.click();
  });
const concept = (index: number): StreamLine => ({
  type: 'concept',
  index,
  concept: concepts[index] ?? { title: '', subtitle: '', features: [], tone: '' },
});

test('WIZ-07 the sheets fill one by one, and each is announced once', async () => {
  await open(draftAt(5));
  await press('Three more');
  expect(heading()).toBe('Writing three concepts');
  await send({ type: 'stage', stage: 'asking' }, concept(0));
  expect(document.querySelectorAll('.concept-sheet')).toHaveLength(3);
  expect(shown()).toContain('Concept 1 of 3');
  expect(shown()).not.toContain('Concept 2 of 3');
  expect(stage()).toBe(`1 of 3 concepts written: “${concepts[0]?.title}”`);
  expect(find('.wizard-view input')).toBeNull();
  await send(concept(1), concept(2));
  await send({ type: 'answer', answer: { concepts, source: 'fallback', setback: 'busy' } });
  expect(document.querySelectorAll('.wizard-view input')).toHaveLength(3);
  expect(find('.concept-pager')?.textContent).toContain('Set 2 of 2');
  expect(find('.wizard-remark')?.textContent).toContain('The model is busy just now');
});

test('WIZ-07 Cancel ends the call, and the earlier set is there with the focus on its heading', async () => {
  await open(draftAt(5));
  await press('Three more');
  await send(concept(0));
  await press('Cancel');
  expect(signal().aborted).toBe(true);
  expect(heading()).toBe('Three ways in. Pick one.');
  expect(document.activeElement).toBe(find('dialog.wizard h1'));
  expect(find('.concept-pager')).toBeNull();
});

test('WIZ-08 the sections of a brief stand on the paper as they come, and a reload forgets them', async () => {
  await open(draftAt(5));
  await act(async () => find('.wizard-view input')?.click());
  await send({ type: 'text', text: 'Objective: sell.\n' }, { type: 'text', text: 'Tone: dry.\n' });
  expect([...document.querySelectorAll('h3')].map((one) => one.textContent)).toEqual([
    'Objective',
    'Tone',
  ]);
  expect(find('.paper-sheet')?.getAttribute('aria-busy')).toBe('true');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const kept = sessionStorage.getItem('wizardState') ?? '';
  expect(JSON.parse(kept)).toMatchObject({ currentStep: 5, creativeBrief: '' });
  expect(kept).not.toContain('Tone: dry.');
  await send({ type: 'restarted' });
  expect(document.querySelectorAll('h3')).toHaveLength(0);
});

test('WIZ-11 frames stand in their places as each is drawn; Stop leaves the script and a way to draw', async () => {
  await open(draftAt(8));
  await press('Generate Storyboard');
  const frame = { title: 'The can', description: 'It opens.' };
  await send({ type: 'frame', index: 2, frame });
  const figures = [...document.querySelectorAll('figure')].map((one) => one.textContent);
  expect(figures).toHaveLength(4);
  expect(figures[2]).toContain('Frame 3: The can');
  expect(stage()).toBe('1 of 4 frames drawn');
  expect(find('.wizard-remark')).toBeNull();
  await press('Stop drawing');
  expect(signal().aborted).toBe(true);
  expect(document.activeElement?.textContent).toBe('Generate Storyboard');
  expect(shown()).toContain('No frames yet.');
  expect(said()).toBe('Stopped. No frames were kept.');
});

test('WIZ-11 stopping another drawing says that the frames from before are still there', async () => {
  const frames = [1, 2, 3, 4].map((n) => ({ title: `Can ${n}`, description: 'It opens.' }));
  const drawing = reduce(draftAt(8), { type: 'board-started', run: 'first' });
  await open(reduce(drawing, { type: 'board-arrived', run: 'first', frames }));
  await press('Generate Storyboard');
  await press('Stop drawing');
  expect(said()).toBe('Stopped. The frames from before are still there.');
  expect(document.querySelectorAll('figure')).toHaveLength(4);
});

const revisable = () => reduce(draftAt(8), { type: 'revision-noted', notes: 'Softer' });
const rows = () =>
  [...document.querySelectorAll('.av-script tbody tr')].map(
    (row) => `${row.className === 'script-earlier' ? 'earlier' : 'now'}: ${row.textContent}`,
  );
const softer: StreamLine = {
  type: 'text',
  text: 'REST THE NIGHT SHIFT\n\n1. HOOK | 0-5 s\nVIDEO: WS. Rain.',
};

test('WIZ-12 a revision is shown row by row in the place of the take, which is back on Cancel', async () => {
  await open(revisable());
  const before = find('.wizard-split')?.innerHTML;
  find('textarea')?.focus();
  await press('Revise Script');
  expect(find('.revision-panel')?.textContent).toContain('Revising...');
  await send({ type: 'stage', stage: 'asking' });
  expect(find('.revision-panel')).toBeNull();
  expect(document.activeElement?.textContent).toBe(' AI Revise');
  expect(find('.wizard-foot')?.textContent).toBe('Asking the writerCancel');
  expect(rows().filter((row) => row.startsWith('earlier'))).toEqual([]);
  await send(softer);
  expect(rows()[0]).toMatch(/^now: .*Rain\./);
  expect(rows()[1]).toMatch(/^earlier: .*She drinks\./);
  expect(stage()).toBe('Writing the script');
  expect(find('.paper-sheet')?.getAttribute('aria-busy')).toBe('true');
  expect(find('.paper-sheet .form-header')?.textContent).toContain('Take2');
  expect(find('.paper-sheet [aria-live], .paper-sheet [role=status]')).toBeNull();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem('wizardState')).not.toContain('REST THE NIGHT SHIFT');
  await press('Cancel');
  expect(signal().aborted).toBe(true);
  expect(find('.wizard-split')?.innerHTML).toBe(before);
  expect(find('textarea')?.textContent).toBe('Softer');
  expect(document.activeElement).toBe(find('textarea'));
  await press('Revise Script');
  expect(rows().filter((row) => row.includes('Rain'))).toEqual([]);
});

test('WIZ-12 the take is back when a revision begins anew, fails or changes nothing', async () => {
  await open(revisable());
  const before = find('.wizard-split')?.innerHTML;
  await press('Revise Script');
  await send({ type: 'stage', stage: 'asking' });
  await send(softer, { type: 'restarted' }, { type: 'stage', stage: 'falling-back' });
  expect(rows().filter((row) => row.includes('Rain') || row.startsWith('earlier'))).toEqual([]);
  await send(softer, { type: 'problem', status: 500, body: {} });
  expect(find('.wizard-split')?.innerHTML).toBe(before);
  await press('Revise Script');
  const script = draftAt(8).takes[0]?.script;
  await send(softer, { type: 'answer', answer: { script, source: 'provider' } });
  expect(find('.wizard-split')?.innerHTML).toBe(before);
});

test('WIZ-12 a revision that has come is the next take', async () => {
  await open(revisable());
  find('textarea')?.focus();
  await press('Revise Script');
  await send({ type: 'stage', stage: 'asking' }, softer);
  const script = softer.type === 'text' ? softer.text : '';
  await send({ type: 'answer', answer: { script, source: 'provider' } });
  expect(rows()).toHaveLength(1);
  expect(rows()[0]).toMatch(/^now: .*Rain\./);
  expect(find('.concept-pager')?.textContent).toContain('Take 2 of 2');
  expect(find('.revision-panel')).toBeNull();
  expect(document.activeElement?.textContent).toBe(' AI Revise');
  await act(async () => find('[aria-label="Earlier take"]')?.click());
  expect(rows()).toHaveLength(2);
});

const opened = () => reduce({ ...draftAt(4), step: 3 }, { type: 'sharpening-opened' });
const suggestions = [
  { id: 'tighten', title: 'A tighter description', why: 'W', changes: { description: 'Brew.' } },
];

test('WIZ-05 with a model the details are read by it, once', async () => {
  await open(opened());
  expect(asked).toHaveBeenCalledTimes(1);
  expect(shown()).toContain('Looking for what could be clearer');
  await send({ type: 'answer', answer: { suggestions, source: 'provider' } });
  expect(shown()).toContain('A tighter description');
  await press('Back');
  await press('Sharpen my details');
  expect(shown()).toContain('A tighter description');
  const times = asked.mock.calls.filter(([name]) => name === 'sharpen-details');
  expect(times).toHaveLength(1);
});

test('WIZ-05 Stop has our own suggestions at once, and says so', async () => {
  await open(opened());
  await press('Stop');
  expect(signal().aborted).toBe(true);
  expect(shown()).toContain('Success you can count');
  expect(find('.wizard-remark')?.textContent).toContain('Stopped.');
});

test('WIZ-05 what was typed without blanks is not asked for again once its suggestion is dismissed', async () => {
  const answers = { evaluation: 'More people in the shop' };
  await open(reduce(opened(), { type: 'answered', answers }), false);
  for (let dismiss = find('.suggestion button'); dismiss; dismiss = find('.suggestion button')) {
    const button = dismiss;
    await act(async () => button.click());
  }
  expect(shown()).toContain('That was all.');
  expect(find('textarea')).toBeNull();
});

test('WIZ-05 when nothing but blanks is left, it says so', async () => {
  await open(opened(), false);
  await act(async () => find('.suggestion [class*=button]:last-child')?.click());
  for (let dismiss = find('.suggestion button'); dismiss; dismiss = find('.suggestion button')) {
    const button = dismiss;
    await act(async () => button.click());
  }
  expect(shown()).toContain('Only the blanks are left.');
  expect(shown()).toContain('Still to fill in');
});

test('WIZ-05 without a model our own suggestions are there, and nobody is asked', async () => {
  await open(opened(), false);
  expect(shown()).toContain('Success you can count');
  expect(asked).not.toHaveBeenCalled();
});
