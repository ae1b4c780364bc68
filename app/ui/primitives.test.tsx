// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyPage } from '#app/ui/testing/empty-page.ts';
import { Button } from './controls/button.tsx';
import { Checkbox } from './controls/checkbox.tsx';
import { ChoiceCard } from './controls/choice-card.tsx';
import { Field } from './controls/field.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { Leader } from './page/leader.tsx';
import { ScriptText } from './paper/av-script.tsx';
import { BriefSections } from './paper/brief-sections.tsx';
import { FilmStrip } from './paper/film-strip.tsx';
import { Slate } from './paper/slate.tsx';
import { StoryboardFrames } from './paper/storyboard-frames.tsx';

let root: Root;
beforeEach(() => {
  root = emptyPage();
});
afterEach(() => act(() => root.unmount()));

const show = (node: ReactNode) => act(() => root.render(node));
const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const text = (selector: string) =>
  [...document.querySelectorAll(selector)].map((e) => e.textContent);

describe('a button', () => {
  test.each([
    ['loading', { loading: true }, 'aria-busy'],
    ['unavailable', { unavailable: true }, 'aria-disabled'],
  ])('that is %s ignores presses but keeps the focus', (_, state, attribute) => {
    const press = vi.fn();
    show(
      <Button {...state} onClick={press}>
        Sending...
      </Button>,
    );
    find('button').click();
    find('button').focus();
    expect(press).not.toHaveBeenCalled();
    expect(find('button').getAttribute(attribute)).toBe('true');
    expect(document.activeElement).toBe(find('button'));
  });

  test('that is unavailable does not submit its form', () => {
    const submit = vi.fn((event) => event.preventDefault());
    show(
      <form onSubmit={submit}>
        <Button type="submit" unavailable>
          Send
        </Button>
      </form>,
    );
    find('button').click();
    expect(submit).not.toHaveBeenCalled();
  });
});

test('choice cards and checkboxes are real inputs with a name of their own', () => {
  const change = vi.fn();
  show(
    <>
      <ChoiceCard
        type="radio"
        name="type"
        value="brand"
        title="Brand"
        hint="A name"
        onChange={change}
      />
      <Checkbox label="Voice-over only" checked readOnly />
    </>,
  );
  find('input[type=radio]').click();
  expect(change).toHaveBeenCalledOnce();
  expect(find('.choice-card').textContent).toBe('BrandA name');
  expect((find('input[type=checkbox]') as HTMLInputElement).checked).toBe(true);
});

test('a field ties label, hint and error to its control', () => {
  show(
    <Field label="Email" type="email" hint="We send it there." error="Write a whole address." />,
  );
  const input = find('input');
  expect(find('label').getAttribute('for')).toBe(input.id);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'We send it there.',
    'Write a whole address.',
  ]);
  show(<Field label="Notes" multiline />);
  expect(find('textarea').hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  [1, 'Step 1 of 13', 0],
  [3.5, 'Step 3 of 13', 2],
  [13, 'Step 13 of 13', 12],
])('the film strip at step %d reads %s', (step, words, done) => {
  show(<FilmStrip step={step} />);
  expect(text('.film-strip-text')).toEqual([words]);
  expect(find('[role=progressbar]').getAttribute('aria-valuetext')).toBe(words);
  expect(document.querySelectorAll('.is-done')).toHaveLength(done);
  expect(document.querySelectorAll('.is-current')).toHaveLength(1);
});

test('the slate leaves out what has no answer yet', () => {
  show(
    <Slate
      entries={[
        { label: 'Product', text: 'Bread' },
        { label: 'Concept', text: ' ' },
      ]}
    />,
  );
  expect(text('dt')).toEqual(['Product']);
  show(<Slate entries={[{ label: 'Concept', text: '' }]} />);
  expect(document.querySelector('dl')).toBeNull();
});

describe('the leader', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  test('counts 3, 2, 1 and starts again; what is awaited is said once', () => {
    show(<Leader label="Writing your brief" />);
    const seen = [find('b').textContent];
    for (let second = 0; second < 3; second += 1) {
      wait(1_000);
      seen.push(find('b').textContent);
    }
    expect(seen).toEqual(['3', '2', '1', '3']);
    expect(find('[role=status]').textContent).toContain('Writing your brief');
    expect(find('.leader').getAttribute('aria-hidden')).toBe('true');
  });

  test('counts 4 to 1 once when it does not loop', () => {
    show(<Leader from={4} loop={false} />);
    wait(9_000);
    expect(find('b').textContent).toBe('1');
  });
});

const script = `NIGHT SHIFT
Client: Nightjar

1. HOOK | 0-5 s
VIDEO: CU, push in. A baker yawns.
SFX: Fridge hum.
MAYA: Finally.
SUPER: STAY UP

- Claim: [proof needed]`;

test('an AV script shows supers with the picture and voices with the sound', () => {
  show(<ScriptText text={script} />);
  const [picture, sound] = text('tbody td');
  expect(find('tbody th').textContent).toBe('10–5 shook');
  expect(picture).toContain('Super: STAY UP');
  expect(find('tbody td b').textContent).toBe('CU, push in.');
  expect(sound).toContain('SFXFridge hum.');
  expect(sound).toContain('MAYAFinally.');
  expect(sound).not.toContain('STAY UP');
  expect(text('.script-notes li')).toEqual(['Claim: [proof needed]']);
});

test('a script in no known form is shown as it is', () => {
  show(<ScriptText text={'He walks in.\nHe leaves.'} />);
  expect(find('.script-plain').textContent).toBe('He walks in.\nHe leaves.');
});

test('a brief shows headings, bullets and plain paragraphs', () => {
  show(<BriefSections brief={'Goal: Sell bread.\n- Warm\n- Crusty\n\nNo heading here.'} />);
  expect(text('h3')).toEqual(['Goal']);
  expect(text('li')).toEqual(['Warm', 'Crusty']);
  expect(text('p')).toEqual(['Sell bread.', 'No heading here.']);
});

test('WIZ-08 a brief has its one idea highlighted, not while that is still being written', () => {
  const brief = 'Ziel: Brot verkaufen.\n\nKernbotschaft: Die Kruste singt. Der Rest schweigt.';
  show(<BriefSections brief={brief} unfinished />);
  expect(text('mark')).toEqual([]);
  show(<BriefSections brief={`${brief}\n\nTon: Warm`} unfinished />);
  expect(text('mark')).toEqual(['Die Kruste singt.']);
  show(<BriefSections brief={brief} />);
  expect(text('mark')).toEqual(['Die Kruste singt.']);
  expect(text('p').at(-1)).toBe('Die Kruste singt. Der Rest schweigt.');
});

test('WIZ-11 a script has the line highlighted on which it turns, not while it is being written', () => {
  const rows = ['VO: First. It was always you.', 'VO: The brand.'];
  const script = `T\n\n${rows.map((cue, at) => `${at + 1}. A | ${at}-${at + 1} s\nVIDEO: B.\n${cue}`).join('\n\n')}`;
  show(<ScriptText text={script} unfinished />);
  expect(text('mark')).toEqual([]);
  show(<ScriptText text={script} />);
  expect(text('mark')).toEqual(['It was always you.']);
  expect(text('.av-script-cue')[0]).toBe('VOFirst. It was always you.');
});

describe('storyboard frames', () => {
  // This document fetches no pictures and would call each of them failed.
  beforeEach(() => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  });
  const frames = [
    {
      title: 'Dawn',
      description: 'A counter.',
      timing: '0–5 s',
      imageUrl: '/a.webp',
      imageAlt: 'A counter at dawn',
    },
    { title: 'Can', description: 'It opens.' },
  ];

  test('carry number, title, timing and what is seen', () => {
    show(<StoryboardFrames frames={frames} format="16:9" />);
    expect(text('h3')).toEqual(['Frame 1: Dawn', 'Frame 2: Can']);
    expect(text('.frame-timing')).toEqual(['0–5 s']);
    expect(find('img').getAttribute('alt')).toBe('A counter at dawn');
    expect(text('.frame-blank')).toEqual(['It opens.']);
  });

  test('whose picture does not come show the description on paper', () => {
    show(<StoryboardFrames frames={frames} format="9:16" />);
    act(() => {
      find('img').dispatchEvent(new Event('error'));
    });
    expect(text('.frame-blank')).toEqual(['A counter.', 'It opens.']);
  });

  test('in the making are four empty frames and one announcement', () => {
    show(<StoryboardFrames frames={[]} format="1:1" loading />);
    expect(document.querySelectorAll('figure')).toHaveLength(4);
    expect(text('[role=status] p')).toEqual(['Drawing your storyboard']);
  });
});

test('a dialog is modal, named, and closes by its cross and by Escape', () => {
  const close = vi.fn();
  show(
    <Dialog open onClose={close} title="Delete “Slow Bread”?">
      Gone for good.
    </Dialog>,
  );
  const dialog = find('dialog') as HTMLDialogElement;
  expect(dialog.open).toBe(true);
  const name = document.getElementById(dialog.getAttribute('aria-labelledby') ?? '');
  expect(name?.textContent).toBe('Delete “Slow Bread”?');
  find('[aria-label=Close]').click();
  act(() => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
  expect(close).toHaveBeenCalledTimes(2);
  show(
    <Dialog open={false} onClose={close} title="Delete “Slow Bread”?">
      Gone for good.
    </Dialog>,
  );
  expect(dialog.open).toBe(false);
});
