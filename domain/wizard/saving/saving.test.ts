import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Draft, emptyDraft } from '../draft/draft.ts';
import { reduce } from '../draft/reducer.ts';
import { draftAt } from '../testing/draft-at.ts';
import { projectServer } from '../testing/project-server.ts';
import { type Page, page, saveAll } from '../testing/saving-page.ts';
import { isSaved } from './content-key.ts';
import { openProject } from './open-project.ts';
import { isWorthSaving, saveStatus } from './project-save.ts';
import { retryWaitMs } from './saving.ts';

const lost = { kind: 'failed', arrived: true, retryAfterSeconds: null } as const;

const named = (productName: string): Draft =>
  reduce(draftAt(3), { type: 'answered', answers: { productName } });

test('WIZ-21 nothing is saved for guests, nor before the product has a name', () => {
  expect(page(draftAt(8), null).begin()).toBeNull();
  expect(isWorthSaving(emptyDraft)).toBe(false);
  expect(page(named(' ')).begin()).toBeNull();
  expect(page(named('N')).begin()?.request).toMatchObject({
    kind: 'create',
    project: { product_name: 'N', draft_key: 'key-1', project_name: 'N' },
  });
});

test('WIZ-21 one request at a time; what was typed meanwhile is saved next, over the answer', () => {
  const server = projectServer();
  const wizard = page(named('Night'));
  const first = wizard.begin();
  wizard.type('Nightjar');
  expect(wizard.begin()).toBeNull();
  if (first) wizard.receive(first.run, server.answer(first.request));
  expect(saveStatus(wizard.read(), 'june')).toBe('saving');
  const [row] = server.rows.values();
  expect(wizard.begin()?.request).toMatchObject({
    kind: 'change',
    id: row?.id,
    changes: { product_name: 'Nightjar', updated_at: row?.updated_at },
  });
});

test('WIZ-21 an answer for a draft that was started over changes nothing', () => {
  const server = projectServer();
  const wizard = page(named('Night'));
  const save = wizard.begin();
  wizard.dispatch({ type: 'started-over' });
  if (save) wizard.receive(save.run, server.answer(save.request));
  expect(wizard.read()).toEqual(emptyDraft);
});

test('WIZ-21 a lost answer is recognised as one’s own, after a reload too', () => {
  const server = projectServer();
  const wizard = page(named('Night'));
  for (const productName of ['Night', 'Nightj']) {
    wizard.type(productName);
    const save = wizard.begin();
    if (save) server.answer(save.request);
    wizard.reload();
  }
  wizard.type('Nightjar');
  saveAll(wizard, server);
  expect([...server.rows.values()]).toMatchObject([{ product_name: 'Nightjar' }]);
  expect(saveStatus(wizard.read(), 'june')).toBe('saved');
});

test.each([
  [{ kind: 'signed-out' }, 'signed-out'],
  [{ kind: 'gone' }, 'gone'],
  [{ kind: 'refused' }, 'failed'],
  [lost, 'failed'],
] as const)('WIZ-21 after %o it says %s, and the text is still there', (failure, status) => {
  const wizard = page(named('Night'));
  const save = wizard.begin();
  if (save) wizard.receive(save.run, { ok: false, failure });
  expect(saveStatus(wizard.read(), 'june')).toBe(status);
  expect(wizard.read().answers.productName).toBe('Night');
});

test('WIZ-21 a project that was deleted is saved as a new one, under a new key', () => {
  const server = projectServer();
  const wizard = page(named('Night'));
  saveAll(wizard, server);
  server.rows.clear();
  wizard.type('Nightjar');
  saveAll(wizard, server);
  expect(saveStatus(wizard.read(), 'june')).toBe('gone');
  expect(wizard.begin()).toBeNull();
  wizard.dispatch({ type: 'save-renewed' });
  saveAll(wizard, server);
  expect([...server.rows.values()]).toMatchObject([{ product_name: 'Nightjar' }]);
});

test('WIZ-21 another member’s draft is neither saved nor spoken of', () => {
  const server = projectServer();
  const wizard = page(named('Night'));
  saveAll(wizard, server);
  wizard.type('Nightjar');
  expect(wizard.begin('ann')).toBeNull();
  expect(saveStatus(wizard.read(), 'ann')).toBe('quiet');
  expect(saveStatus(wizard.read(), null)).toBe('signed-out');
});

test('WIZ-21 tries again after 2 s, doubling to a minute, and not before a limit says', () => {
  const failed = (tries: number, retryAfterSeconds: number | null = null) =>
    retryWaitMs({ kind: 'failed', tries, retryAfterSeconds });
  expect([1, 2, 3, 9].map((tries) => failed(tries))).toEqual([2_000, 4_000, 8_000, 60_000]);
  expect(failed(1, 90)).toBe(90_000);
});

test('PROJ-15 a change made elsewhere asks; keeping mine saves over it, theirs takes its place', () => {
  const server = projectServer();
  const wizard = page(reduce(draftAt(7), { type: 'answered', answers: { notes: 'mine' } }));
  saveAll(wizard, server);
  const [row] = server.rows.values();
  if (!row) throw new Error('not saved');
  server.change(row.id, { updated_at: '', creative_brief: 'Theirs.' });
  wizard.type('Nightjar 2');
  saveAll(wizard, server);
  expect(saveStatus(wizard.read(), 'june')).toBe('conflict');
  expect(server.rows.get(row.id)?.creative_brief).toBe('Theirs.');
  const other = page(wizard.read());
  other.dispatch({ type: 'theirs-used' });
  expect(other.read()).toMatchObject({ creativeBrief: 'Theirs.', saveTrouble: null });
  expect(isSaved(other.read())).toBe(true);
  wizard.dispatch({ type: 'mine-kept' });
  saveAll(wizard, server);
  expect(server.rows.get(row.id)).toMatchObject({ product_name: 'Nightjar 2' });
  expect(server.takes).toContain('Theirs.');
  expect(saveStatus(wizard.read(), 'june')).toBe('saved');
});

test('HOUSE-09 a guest’s draft that two tabs save is one project, and asks nothing where both say the same', () => {
  const server = projectServer();
  const draft = draftAt(9);
  const first = page(draft, 'june', 'kept');
  const second = page({ ...draft, step: 8 }, 'june', 'kept');
  first.dispatch({ type: 'answered', answers: { companyName: 'Nightjar' } });
  second.dispatch({ type: 'answered', answers: { phone: '555' } });
  for (const tab of [first, second]) saveAll(tab, server);
  expect(server.rows.size).toBe(1);
  expect(saveStatus(second.read(), 'june')).toBe('saved');
  expect(second.read()).toMatchObject({
    step: 8,
    answers: { companyName: 'Nightjar', phone: '555' },
  });
  const third = page(draft, 'june', 'kept');
  third.type('Another name');
  saveAll(third, server);
  expect(saveStatus(third.read(), 'june')).toBe('conflict');
});

test('WIZ-21 the name follows the concept until the member has named the project', () => {
  const server = projectServer();
  const wizard = page(named('Night'));
  saveAll(wizard, server);
  const [id = ''] = server.rows.keys();
  wizard.type('Nightjar');
  saveAll(wizard, server);
  expect(server.rows.get(id)?.project_name).toBe('Nightjar');
  server.change(id, { updated_at: '', project_name: 'Spring' });
  wizard.type('Nightjar 3');
  saveAll(wizard, server);
  wizard.dispatch({ type: 'mine-kept' });
  saveAll(wizard, server);
  expect(server.rows.get(id)).toMatchObject({ project_name: 'Spring', product_name: 'Nightjar 3' });
});

test('WIZ-21 free text of an older project stays until a choice is made', () => {
  const server = projectServer();
  const made = page(named('Night')).begin()?.request;
  if (made?.kind !== 'create') throw new Error('not begun');
  const project = { ...made.project, form_data: { schedule: 'by June' }, wizard_state: null };
  server.answer({ kind: 'create', project });
  const [row] = server.rows.values();
  if (!row) throw new Error('not saved');
  const wizard = page(openProject(row));
  expect(isSaved(wizard.read())).toBe(true);
  wizard.type('Nightjar');
  saveAll(wizard, server);
  expect(server.rows.get(row.id)?.form_data.schedule).toBe('by June');
  wizard.dispatch({ type: 'answered', answers: { schedule: 'asap' } });
  saveAll(wizard, server);
  expect(server.rows.get(row.id)?.form_data.schedule).toBe('asap');
});

const paymentEvent = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('type' as const),
      text: fc.string({ minLength: 1, maxLength: 8 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constantFrom('begin' as const, 'arrive' as const) }),
  },
  fc.record({
    what: fc.constantFrom('lose' as const, 'refuse' as const, 'reload' as const, 'late' as const),
  }),
);

test('WIZ-21 however edits, answers, losses and reloads interleave: one project, the latest text', () => {
  fc.assert(
    fc.property(fc.array(paymentEvent, { maxLength: 40 }), (events) => {
      const server = projectServer();
      const wizard = page(named('Start'));
      let open: ReturnType<Page['begin']> = null;
      let delayed: ReturnType<Page['begin']> = null;
      for (const one of events) {
        if (one.what === 'type') wizard.type(one.text);
        else if (one.what === 'begin') open = wizard.begin() ?? open;
        else if (one.what === 'arrive' && open) {
          wizard.receive(open.run, server.answer(open.request));
          open = null;
        } else if (one.what === 'lose' && open) {
          server.answer(open.request); // it arrived, its answer did not
          wizard.receive(open.run, { ok: false, failure: lost });
          open = null;
        } else if (one.what === 'refuse' && open) {
          wizard.receive(open.run, { ok: false, failure: { ...lost, arrived: false } });
          open = null;
        } else if (one.what === 'reload') {
          if (open) server.answer(open.request);
          wizard.reload();
          open = null;
        } else if (one.what === 'late' && open) {
          // Given up as lost, and taken by the server only later.
          delayed = open;
          wizard.receive(open.run, { ok: false, failure: lost });
          open = null;
        }
        if (one.what === 'begin' && delayed) {
          server.answer(delayed.request);
          delayed = null;
        }
      }
      if (open) wizard.receive(open.run, server.answer(open.request));
      saveAll(wizard, server);
      expect(saveStatus(wizard.read(), 'june')).toBe(
        wizard.read().answers.productName.trim() ? 'saved' : 'quiet',
      );
      expect(server.rows.size).toBeLessThanOrEqual(1);
      if (!isWorthSaving(wizard.read())) return;
      const [row] = server.rows.values();
      expect(row?.wizard_state?.formData.productName).toBe(wizard.read().answers.productName);
    }),
  );
});
