// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { FoundProject } from '#domain/projects/member-projects.ts';
import type { Take } from '#domain/projects/project.ts';
import { DetailScreen } from './detail-screen.tsx';
import { asked, find, hidePage, key, press, serve, showPage, text } from './testing/show-page.tsx';
import { someProject } from './testing/some-project.ts';

vi.mock('../live/use-live.ts', () => ({ useLive: () => 'live' }));
afterEach(hidePage);

const project = someProject();
const path = `/projects/${project.id}`;
const empty = someProject({
  creative_brief: '',
  script: ' ',
  storyboard_frames: [],
  product_name: '',
  form_data: {},
});
const take: Take = {
  id: '0199a0de-0000-7000-8000-00000000000a',
  creative_brief: project.creative_brief,
  script: 'As it was',
  storyboard_frames: [],
  created_at: '2026-11-20T12:00:00.000Z',
};
type Director = FoundProject['director'];
const reread = vi.fn();
const detail = (shown = project, takes: Take[] = [], tab = '', director: Director = null) =>
  showPage(
    <DetailScreen
      project={shown}
      takes={takes}
      director={director}
      onContinue={() => {}}
      busy={false}
    />,
    path + tab,
    reread,
  );
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((e) => [
      e.querySelector('dt')?.textContent,
      e.querySelector('dd')?.textContent,
    ]),
  );
const tabNamed = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((e) => e.textContent === name);

test('PROJ-06 the name, the date, and the overview first', async () => {
  await detail();
  expect(find('h1').textContent).toBe('Wake the night shift');
  expect(text()).toContain('Created Nov 20, 2026');
  expect(tabNamed('Overview')?.getAttribute('aria-selected')).toBe('true');
  const links = [...document.querySelectorAll('a')].map((a) => [
    a.textContent?.trim(),
    a.getAttribute('href'),
  ]);
  expect(links).toContainEqual(['Back to Projects', '/projects']);
  expect(links).toContainEqual(['Edit Project', `${path}/edit`]);
  expect(links).toContainEqual(['Creative Brief', `${path}?tab=brief`]);
});

test('PROJ-06 arrow keys, Home and End move between the tabs', async () => {
  await detail();
  const after = async (name: string) => {
    await key(name);
    return [document.activeElement?.textContent, find('[aria-selected=true]').textContent];
  };
  tabNamed('Overview')?.focus();
  expect(await after('ArrowRight')).toEqual(['Creative Brief', 'Creative Brief']);
  expect(await after('End')).toEqual(['Storyboard', 'Storyboard']);
  expect(await after('ArrowRight')).toEqual(['Overview', 'Overview']);
  expect(await after('ArrowLeft')).toEqual(['Storyboard', 'Storyboard']);
  expect(await after('Home')).toEqual(['Overview', 'Overview']);
});

test('PROJ-07 what the overview says of a project', async () => {
  await detail();
  expect(facts()).toEqual({
    'Product Name': 'Nightjar Cold Brew',
    'Creative Approach': 'Bold',
    'Video Style': 'Character in Narrative',
    Platforms: 'TikTok, YouTube',
    Budget: 'Under $25k ($12,000)',
    Schedule: '3–4 weeks',
    'Target Audience': 'Night-shift workers',
    'Storyboard Frames': '1',
    'Creative Director': 'Not specified',
  });
  expect(text()).toContain('Product DescriptionCanned nitro cold brew.');
});

test('PROJ-07 the chosen director is there, with the way to their profile', async () => {
  await detail(project, [], '', { id: 'rasmus featherleigh', name: 'Rasmus Featherleigh' });
  expect(facts()['Creative Director']).toBe('Rasmus Featherleigh');
  expect(find('dd a').getAttribute('href')).toBe('/director/rasmus%20featherleigh');
});

test('PROJ-07 what was never said is not specified, and there is no empty description', async () => {
  await detail(empty);
  expect(facts()).toMatchObject({
    'Creative Approach': 'Standard',
    'Video Style': 'Not specified',
    Platforms: 'Not specified',
    Budget: 'Not specified',
    Schedule: 'Not specified',
    'Target Audience': 'Not specified',
    'Storyboard Frames': '0',
  });
  expect(text()).not.toContain('Product Description');
});

test('PROJ-08 the brief with its headings, bullets and lines', async () => {
  await detail(project, [], '?tab=brief');
  expect(find('.brief-sections h3').textContent).toBe('Objective');
  expect([...document.querySelectorAll('.brief-sections li')].map((e) => e.textContent)).toEqual([
    'Night shift',
    'Early shift',
  ]);
  expect(text()).toContain('A plain line.');
});

test.each([
  [
    'PROJ-08',
    'brief',
    'No Creative Brief YetGenerate a creative brief to see formatted content here',
  ],
  ['PROJ-09', 'script', 'No script generated yet'],
  ['PROJ-09', 'storyboard', 'No storyboard frames generated yet'],
])('%s the empty %s says so', async (_, tab, words) => {
  await detail(empty, [], `?tab=${tab}`);
  expect(find('[role=tabpanel]').textContent).toBe(words);
});

test('PROJ-09 a script in no known form stands as it was typed, the frames with number and timing', async () => {
  await detail(project, [], '?tab=script');
  expect(find('.script-plain').textContent).toBe('WAKE\n\nA plain script.');
  hidePage();
  await detail(project, [], '?tab=storyboard');
  expect(find('figure h3').textContent).toBe('Frame 1: Dark');
  expect(find('figure').textContent).toContain('0–5 s');
  expect(find<HTMLImageElement>('figure img').alt).toBe('A dark street');
});

test('PROJ-12 the project is mailed, and a local mailbox is linked', async () => {
  await detail();
  serve({ status: 200, body: { mailbox: '/mailbox' } });
  await press('Email Project');
  expect(asked).toEqual([{ path: `/api${path}/email`, method: 'POST', body: {} }]);
  expect(text()).toContain(
    'Email SentProject details including all storyboard frames have been sent to your email.',
  );
  expect(find('.project-note a').getAttribute('href')).toBe('/mailbox');
});

test.each([
  [401, 'You must be logged in to email projects.'],
  [500, 'Failed to send email. Please try again.'],
])('PROJ-12 a mail refused with %i says so', async (status, words) => {
  await detail();
  serve({ status });
  await press('Email Project');
  expect(text()).toContain(words);
});

test('TAKE-02 older takes are read when they are asked for, and the first of them has the focus', async () => {
  const takeOf = (at: number): Take => ({
    ...take,
    id: `0199a0de-0000-7000-8000-0000000000${at}`,
    script: `Take ${at}`,
  });
  await showPage(
    <DetailScreen
      project={project}
      takes={[takeOf(30)]}
      director={null}
      hasOlderTakes
      onContinue={() => {}}
      busy={false}
    />,
    path,
    reread,
  );
  const rows = () => [...document.querySelectorAll('.take-row')];
  serve({ status: 500, body: {} });
  await press('Show older takes');
  expect(text()).toContain('Older takes could not be read. Please try again.');
  serve({ status: 200, body: { takes: [takeOf(20), takeOf(19)], more: true } });
  await press('Show older takes');
  expect(asked.at(-1)?.path).toBe(`/api${path}/takes?before=${takeOf(30).id}`);
  expect(rows()).toHaveLength(3);
  expect(document.activeElement).toBe(rows()[1]);
  serve({ status: 200, body: { takes: [takeOf(10)], more: false } });
  await press('Show older takes');
  expect(asked.at(-1)?.path).toBe(`/api${path}/takes?before=${takeOf(19).id}`);
  expect(document.activeElement).toBe(rows()[3]);
  expect(text()).not.toContain('Show older takes');
});

test('PROJ-15 an earlier take says in what it differs, can be read, and comes back', async () => {
  await detail(project, [take]);
  expect(find('.take-row').textContent).toContain('Differs in script and frames');
  await press('Look at it');
  expect(find('dialog[open]').textContent).toContain('As it was');
  await press('Close');
  serve({ status: 200, body: { ...project, script: 'As it was' } });
  reread.mockClear();
  await press('Restore this take');
  expect(asked[0]).toEqual({
    path: `/api${path}/takes/${take.id}/restore`,
    method: 'POST',
    body: {},
  });
  expect(reread).toHaveBeenCalled();
  expect(text()).toContain('Take restored');
});
