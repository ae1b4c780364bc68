// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const markup = `
  <link rel="later" href="/assets/a.js">
  <a id="plain" href="/auth">Sign In</a>
  <form action="/"><button id="start" name="begin" data-intent>Get started</button></form>
  <a id="policy" href="/terms" data-intent>Terms of Service</a>
  <button id="other" data-intent>More</button>
  <button id="chat" data-intent="type">Open chat</button>
  <p id="text">Words</p>
  <script type="later" nonce="n1">import("/assets/a.js")</script>`;

const get = (id: string) => document.getElementById(id) as HTMLElement;
const fire = (id: string, kind: string) =>
  get(id).dispatchEvent(new Event(kind, { bubbles: true }));
const press = (id: string, more: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  get(id).dispatchEvent(event);
  return event;
};
const go = (clientX: number) =>
  dispatchEvent(new MouseEvent('pointermove', { clientX, clientY: 0 }));
const scrollTo = (y: number) => {
  vi.stubGlobal('scrollY', y);
  document.dispatchEvent(new Event('scroll'));
};
const link = () => document.querySelector('link') as HTMLLinkElement;
const script = () => document.querySelector('script') as HTMLScriptElement;
const hasStarted = () => script().type === 'module';

async function load(prepare = () => {}) {
  vi.resetModules();
  delete document.documentElement.dataset.app;
  document.body.innerHTML = markup;
  prepare();
  await import('./start-on-intent.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
afterEach(() => {
  dispatchEvent(new Event('hydrated')); // takes the listeners of this page away
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('nothing runs and nothing is fetched before the visitor acts', async () => {
  await load();
  expect(link().rel).toBe('later');
  expect(script().type).toBe('later');
});

test.each(['pointerdown', 'keydown', 'focusin'])('%s starts the application', async (kind) => {
  await load(() => Object.assign(script(), { nonce: 'n1' }));
  fire('text', kind);
  expect(hasStarted()).toBe(true);
  expect(link().rel).toBe('modulepreload');
  expect(script().text).toBe('import("/assets/a.js")');
  expect(script().nonce).toBe('n1');
});

test('DIR-03 scrolling starts it where a list grows by that, and only fetches it elsewhere', async () => {
  await load();
  scrollTo(80);
  vi.runAllTimers();
  expect(hasStarted()).toBe(false);
  expect(link().rel).toBe('modulepreload');
  dispatchEvent(new Event('hydrated'));
  vi.unstubAllGlobals();
  await load(() => get('text').setAttribute('data-intent-scroll', ''));
  scrollTo(80);
  expect(hasStarted()).toBe(true);
});

test.each([0, 500])('DIR-05 a scroll to where the page stands, at %i px, is none', async (y) => {
  vi.stubGlobal('scrollY', y);
  await load();
  get('text').setAttribute('data-intent-scroll', '');
  for (const _ of ['one', 'another']) scrollTo(y);
  vi.runAllTimers();
  expect(hasStarted()).toBe(false);
  expect(link().rel).toBe('later');
  scrollTo(y + 1);
  expect(hasStarted()).toBe(true);
});

test('DIR-05 a pointer that rests where the page appears has not moved', async () => {
  await load();
  for (const _ of ['one', 'another']) go(0);
  vi.runAllTimers();
  expect(link().rel).toBe('later');
  go(1);
  vi.runAllTimers();
  expect(link().rel).toBe('modulepreload');
});

test.each([0, 500])('DIR-03 a growing list that is found scrolled to %i px', async (y) => {
  vi.stubGlobal('scrollY', y);
  await load(() => get('text').setAttribute('data-intent-scroll', ''));
  expect(hasStarted()).toBe(y > 0);
});

test('a plain link needs no application', async () => {
  await load();
  for (const kind of ['pointerdown', 'focusin', 'pointerover']) fire('plain', kind);
  expect(press('plain').defaultPrevented).toBe(false);
  expect(hasStarted()).toBe(false);
});

test('going over a marked element starts it, going over words does not', async () => {
  await load();
  fire('text', 'pointerover');
  expect(hasStarted()).toBe(false);
  fire('start', 'pointerover');
  expect(hasStarted()).toBe(true);
});

describe('a first movement', () => {
  test('fetches the modules without running them', async () => {
    await load();
    go(1);
    go(2);
    vi.advanceTimersByTime(100);
    expect(link().rel).toBe('modulepreload');
    expect(script().type).toBe('later');
  });

  test('fetches nothing for a visitor who saves data', async () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    await load();
    scrollTo(80);
    vi.advanceTimersByTime(100);
    expect(link().rel).toBe('later');
    Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
  });
});

describe('the click that started it', () => {
  test('waits busy and is made again when the application listens', async () => {
    await load();
    const event = press('start');
    expect(event.defaultPrevented).toBe(true);
    expect(get('start').getAttribute('aria-busy')).toBe('true');
    const heard = vi.fn((again: Event) => again.preventDefault());
    get('start').addEventListener('click', heard);
    dispatchEvent(new Event('hydrated'));
    expect(heard).toHaveBeenCalledOnce();
    expect(get('start').hasAttribute('aria-busy')).toBe(false);
  });

  test('is the last one when there were several', async () => {
    await load();
    const heard: string[] = [];
    press('other');
    press('start');
    for (const id of ['other', 'start']) {
      get(id).addEventListener('click', (event) => {
        event.preventDefault();
        heard.push(id);
      });
    }
    expect(get('other').hasAttribute('aria-busy')).toBe(false);
    dispatchEvent(new Event('hydrated'));
    expect(heard).toEqual(['start']);
  });

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { button: 1 }])(
    'is left to the browser with %o',
    async (more) => {
      await load();
      expect(press('start', more).defaultPrevented).toBe(false);
    },
  );

  test('follows the link when the application does not come within 8 s', async () => {
    await load();
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    press('policy');
    vi.advanceTimersByTime(7_900);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(assign).toHaveBeenCalledWith(expect.stringContaining('/terms'));
    expect(get('policy').hasAttribute('aria-busy')).toBe(false);
  });

  test('LAND-04 sends the form of a button when the application does not come within 8 s', async () => {
    await load();
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    expect(press('start').defaultPrevented).toBe(true);
    vi.advanceTimersByTime(7_900);
    expect(sent).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(sent).toHaveBeenCalledOnce();
    expect(sent.mock.calls[0]?.[0]).toMatchObject({ submitter: get('start') });
    expect(get('start').hasAttribute('aria-busy')).toBe(false);
  });
});

describe('AUTH-01 a key that leads from one marked control to the next', () => {
  const pressKey = (id: string, key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    get(id).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const heardAt = (id: string) => {
    const heard: string[] = [];
    get(id).addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key));
    return heard;
  };

  test('is pressed again when the application listens, the last of several', async () => {
    await load();
    expect(pressKey('other', 'Home')).toBe(true);
    expect(pressKey('other', 'ArrowRight')).toBe(true);
    const heard = heardAt('other');
    dispatchEvent(new Event('hydrated'));
    expect(heard).toEqual(['ArrowRight']);
  });

  test.each([
    ['text', 'ArrowDown'],
    ['other', 'Tab'],
  ])('is left to the browser at %s with %s', async (id, key) => {
    await load();
    expect(pressKey(id, key)).toBe(false);
    const heard = heardAt(id);
    dispatchEvent(new Event('hydrated'));
    expect(heard).toEqual([]);
  });
});

describe('CHAT-04 what is typed after the press of a button that opens a field', () => {
  const type = (key: string) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  const kept = () => sessionStorage.getItem('typedAhead');

  test('is kept until the application listens, which keeps it from there', async () => {
    await load();
    type('a');
    press('chat');
    type('b');
    dispatchEvent(new Event('hydrated'));
    type('c');
    expect(kept()).toBe('b');
  });

  test('is kept for a later press when the application does not come', async () => {
    await load();
    press('chat');
    type('b');
    vi.advanceTimersByTime(8_100);
    type('c');
    expect(kept()).toBe('b');
  });

  test('is nobody’s after the press of another', async () => {
    await load();
    press('chat');
    press('other');
    type('b');
    expect(kept()).toBeNull();
  });
});

describe('what starts it at once', () => {
  test.each(['{"open":true}', '{"returnToWizard":true,"x":1}'])(
    'a wizard left with %s',
    async (kept) => {
      await load(() => sessionStorage.setItem('wizardState', kept));
      expect(hasStarted()).toBe(true);
    },
  );

  test('an address that asks for the wizard', async () => {
    await load(() => history.replaceState(null, '', '/?begin'));
    expect(hasStarted()).toBe(true);
  });

  test("NAV-03 a page that says so, as a member's does", async () => {
    await load(() => get('start').setAttribute('data-intent-now', ''));
    expect(hasStarted()).toBe(true);
  });

  test('but not a wizard that was closed', async () => {
    await load(() =>
      sessionStorage.setItem('wizardState', '{"open":false,"returnToWizard":false}'),
    );
    expect(hasStarted()).toBe(false);
  });
});
