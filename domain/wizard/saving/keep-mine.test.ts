import { expect, test } from 'vitest';
import type { Draft } from '../draft/draft.ts';
import type { WizardEvent } from '../draft/events.ts';
import { reduce } from '../draft/reducer.ts';
import { draftAt } from '../testing/draft-at.ts';
import { projectServer } from '../testing/project-server.ts';
import { ranked } from '../testing/ranked.ts';
import { page, saveAll } from '../testing/saving-page.ts';
import { openProject } from './open-project.ts';
import { saveStatus } from './project-save.ts';

const ranking = (run: string): WizardEvent[] => [
  { type: 'matching-started', run },
  { type: 'matches-arrived', run, directors: ranked(30), common: [] },
];
const named = (productName: string): Draft =>
  reduce(draftAt(3), { type: 'answered', answers: { productName } });

test('PROJ-15 nothing is asked where both versions read the same: what was sent and chosen there stands here too', () => {
  const server = projectServer();
  const first = page(draftAt(9));
  saveAll(first, server);
  const [row] = server.rows.values();
  if (!row) throw new Error('not saved');
  const second = page(openProject(row));
  const receipt = { email: 'june@example.com', submissionId: 's-1', frames: 4, key: 'k' };
  first.dispatch({ type: 'send-started', run: 'r' });
  first.dispatch({ type: 'send-succeeded', run: 'r', receipt });
  first.dispatch({ type: 'answered', answers: { targetAudience: 'Bakers' } });
  saveAll(first, server);
  expect(server.rows.get(row.id)?.updated_at).not.toBe(row.updated_at);

  second.dispatch({ type: 'went-back' });
  saveAll(second, server);
  expect(saveStatus(second.read(), 'june')).toBe('saved');
  expect(second.read()).toMatchObject({ step: 8, receipt, answers: { targetAudience: 'Bakers' } });
  expect(server.rows.size).toBe(1);

  first.dispatch({ type: 'answered', answers: { targetAudience: 'Millers' } });
  saveAll(first, server);
  second.dispatch({ type: 'answered', answers: { targetAudience: 'Painters' } });
  saveAll(second, server);
  expect([first, second].map((one) => saveStatus(one.read(), 'june'))).toContain('conflict');
});

test('PROJ-15 keeping mine keeps what only they answered, over a reload too', () => {
  const server = projectServer();
  const first = page(named('Nightjar'));
  saveAll(first, server);
  const [row] = server.rows.values();
  if (!row) throw new Error('not saved');
  const second = page(openProject(row));
  first.dispatch({ type: 'answered', answers: { targetAudience: 'Bakers', behavior: 'ring' } });
  saveAll(first, server);

  second.reload();
  second.dispatch({ type: 'answered', answers: { evaluation: 'calls', behavior: 'call' } });
  saveAll(second, server);
  expect(saveStatus(second.read(), 'june')).toBe('conflict');
  second.dispatch({ type: 'mine-kept' });
  saveAll(second, server);
  const saved = server.rows.get(row.id);
  expect(saved && openProject(saved).answers).toMatchObject({
    targetAudience: 'Bakers',
    evaluation: 'calls',
    behavior: 'call',
  });
  // What only they took out stays out.
  first.dispatch({ type: 'theirs-used' });
  const third = page(openProject(saved ?? row));
  third.dispatch({ type: 'answered', answers: { targetAudience: '' } });
  saveAll(third, server);
  second.dispatch({ type: 'answered', answers: { evaluation: 'calls a week' } });
  saveAll(second, server);
  second.dispatch({ type: 'mine-kept' });
  saveAll(second, server);
  expect(second.read().answers).toMatchObject({ targetAudience: '', evaluation: 'calls a week' });
});

test('PROJ-15 nothing is asked where the other side has nothing of what differs, unless it was taken out there', () => {
  const server = projectServer();
  const first = page(named('Nightjar'));
  saveAll(first, server);
  const [row] = server.rows.values();
  if (!row) throw new Error('not saved');
  const second = page(openProject(row));
  first.dispatch({ type: 'answered', answers: { evaluation: 'calls' } });
  saveAll(first, server);
  const money = { budget: 'under-25k', specificBudget: '$12,000' } as const;
  second.dispatch({ type: 'answered', answers: money });
  saveAll(second, server);
  expect(saveStatus(second.read(), 'june')).toBe('saved');
  const saved = server.rows.get(row.id);
  expect(saved && openProject(saved).answers).toMatchObject({ evaluation: 'calls', ...money });

  const third = page(openProject(saved ?? row));
  third.dispatch({ type: 'answered', answers: { evaluation: '' } });
  saveAll(third, server);
  second.dispatch({ type: 'answered', answers: { evaluation: 'calls a week' } });
  saveAll(second, server);
  expect(saveStatus(second.read(), 'june')).toBe('conflict');
});

test('PROJ-15 keeping mine keeps a director that only they chose, over a reload too', () => {
  const choose = (id: string): WizardEvent => ({ type: 'director-chosen', id });
  const directorOf = ({ answers, director, selectedDirectors }: Draft) => [
    answers.selectedDirector,
    director?.id,
    selectedDirectors,
  ];
  const keptBeside = (before: WizardEvent[], mine: WizardEvent[]) => {
    const server = projectServer();
    const theirs = page([...ranking('m'), ...before].reduce<Draft>(reduce, draftAt(12)));
    saveAll(theirs, server);
    const [row] = server.rows.values();
    if (!row) throw new Error('not saved');
    const tab = page(openProject(row));
    tab.reload();
    theirs.dispatch(choose('director-2'));
    theirs.dispatch({ type: 'answered', answers: { phone: '444' } });
    saveAll(theirs, server);
    const phone: WizardEvent = { type: 'answered', answers: { phone: '555' } };
    for (const event of [...ranking('n'), ...mine, phone]) tab.dispatch(event);
    saveAll(tab, server);
    expect(saveStatus(tab.read(), 'june')).toBe('conflict');
    tab.dispatch({ type: 'mine-kept' });
    saveAll(tab, server);
    const saved = server.rows.get(row.id);
    return saved && directorOf(openProject(saved));
  };
  const second = ['director-2', 'director-2', ['director-2']];
  const third = ['director-3', 'director-3', ['director-3']];
  expect(keptBeside([], [])).toEqual(second);
  expect(keptBeside([choose('director-1')], [])).toEqual(second);
  expect(keptBeside([choose('director-1')], [choose('director-3')])).toEqual(third);
  expect(keptBeside([], [choose('director-3')])).toEqual(third);
});
