// @vitest-environment happy-dom
// When the server does not answer as hoped: something usable is there and it says what it is.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';
import {
  all,
  answers,
  asked,
  button,
  click,
  closeDesk,
  find,
  heading,
  json,
  openDesk,
  openWizard,
  toasts,
  typeInto,
  wait,
} from '../testing/play-wizard.tsx';

beforeEach(() => openDesk());
afterEach(() => closeDesk());

const broken = () => json({ error: { code: 'internal', message: 'Broken.' } }, { status: 500 });
const labelled = (label: string) =>
  all('dialog.wizard label').find((one) => one.textContent?.trim().startsWith(label));
const field = (label: string) => {
  const id = labelled(label)?.getAttribute('for');
  return document.getElementById(id ?? '') as HTMLInputElement;
};
const choose = (label: string) => click(labelled(label)?.querySelector('input') ?? undefined);
const press = (label: string) => click(button(label));
const generate = async () => {
  await press('Generate');
  await wait(1_000);
};
const titles = () => all('.concept-title').map((one) => one.textContent);
const question = 'Who do we see?';

test('GEN-02 when concepts cannot be written, the three defaults are there and say so', async () => {
  answers['generate-concepts'] = broken;
  await openWizard(draftAt(4));
  await choose('Bold');
  expect(toasts().join()).toContain('Using Default Concepts');
  expect(all('.toast-destructive')).toHaveLength(1);
  expect(titles()).toEqual(['Bold & Direct', 'Story-Driven', 'Problem-Solution']);
});

test('GEN-02 fallback concepts from the function are shown and announced as generated', async () => {
  const concepts = ['One', 'Two', 'Three'].map((title) => ({
    title,
    subtitle: `${title} subtitle`,
    features: ['a', 'b'],
    tone: 'plain',
  }));
  answers['generate-concepts'] = () => json({ fallbackConcepts: { concepts }, source: 'fallback' });
  await openWizard(draftAt(4));
  await choose('Bold');
  expect(toasts().join()).toContain('Concepts Generated');
  expect(titles()).toEqual(['One', 'Two', 'Three']);
});

test('GEN-03 when the brief cannot be written, a template brief from the answers is there', async () => {
  answers['generate-creative-brief'] = broken;
  await openWizard(draftAt(5));
  await click(find('.concept-sheet input'));
  expect(toasts().join()).toContain('Creative Brief Created');
  expect(find('article[aria-label="Creative brief"]').textContent).toContain('Nightjar');
});

test('GEN-05 a script that cannot be used is told apart from one that failed', async () => {
  answers['generate-script'] = () => json({ nonsense: true });
  await openWizard(draftAt(7));
  await choose('Voice-over only');
  await generate();
  expect(toasts().join()).toContain(
    'Script Generation ErrorThere was an issue generating your script. Please try again.',
  );
});

test('GEN-05 WIZ-10 when the script fails, step 7 is back with the answers and the toast', async () => {
  answers['generate-script'] = broken;
  await openWizard(draftAt(7));
  await click(find('[name=videoStyle][value=narrative]'));
  await typeInto(field('Character name'), 'Rosa');
  await generate();
  expect(toasts().join()).toContain(
    'Generation failedThere was an error generating your script. Please try again.',
  );
  expect(heading()).toBe(question);
  expect(field('Character name').value).toBe('Rosa');
});

test('GEN-05 WIZ-10 the script starts after 1 s and is given up after 45 s with the time-out toast', async () => {
  // The machine's own AbortSignal.timeout does not follow a played clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
    return controller.signal;
  });
  await openWizard(draftAt(7));
  const waiting = vi.fn();
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    if (address.endsWith('/generate-script')) waiting();
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  await choose('Voice-over only');
  await press('Generate');
  await wait(900);
  expect(heading()).not.toBe(question);
  expect(waiting).not.toHaveBeenCalled();
  await wait(200);
  expect(waiting).toHaveBeenCalledTimes(1);
  await wait(43_000);
  expect(toasts()).toEqual([]);
  await wait(3_000);
  expect(toasts().join()).toContain(
    'Generation timeoutScript generation is taking longer than expected. Please try again.',
  );
  expect(heading()).toBe(question);
});

test('WIZ-10 a cancelled script does not come back when its answer is late', async () => {
  const held = Promise.withResolvers<Response>();
  answers['generate-script'] = () => held.promise;
  await openWizard(draftAt(7));
  await choose('Voice-over only');
  await generate();
  expect(asked).toHaveBeenCalledWith('generate-script', expect.anything());
  await press('Cancel');
  expect(heading()).toBe(question);
  held.resolve(json({ script: 'Late.', source: 'built-in' }));
  await wait(700);
  expect(heading()).toBe(question);
  expect(toasts()).toEqual([]);
});

test('GEN-06 when the frames cannot be drawn, four standard frames are there and say so', async () => {
  answers['generate-storyboard'] = broken;
  await openWizard(draftAt(8));
  await press('Generate Storyboard');
  expect(toasts().join()).toContain('Storyboard Created');
  expect(all('.storyboard figure')).toHaveLength(4);
});

test('GEN-10 too many requests say how long to wait and lose nothing', async () => {
  const limited = { error: { code: 'limited', message: 'Too many requests.' } };
  answers['generate-concepts'] = () =>
    json(limited, { status: 429, headers: { 'Retry-After': '120' } });
  await openWizard(draftAt(4));
  await choose('Bold');
  expect(toasts().join()).toMatch(/Please wait a little.*2 minutes/);
  await press('Back');
  expect(field('Description').value).toBe('Cold brew.');
});

test('GEN-10 a refused field is shown where it is typed', async () => {
  const fields = [{ path: 'wardrobe', message: 'Please shorten the wardrobe.' }];
  answers['generate-script'] = () =>
    json({ error: { code: 'validation', message: 'Check.', fields } }, { status: 422 });
  await openWizard(draftAt(7));
  await choose('Direct to Camera');
  await typeInto(field('Wardrobe'), 'A coat');
  await generate();
  const said = field('Wardrobe').getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = said.map((id) => document.getElementById(id)?.textContent).join(' ');
  expect(words).toContain('shorten the wardrobe');
});
