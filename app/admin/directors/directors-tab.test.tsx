// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import {
  address,
  asked,
  choose,
  hideAdmin,
  ok,
  pass,
  played,
  press,
  showAdmin,
  text,
} from '../testing/play-admin.tsx';
import './directors-tab.tsx'; // there when the dashboard asks for it

const open = async () => {
  await showAdmin('/admin?tab=directors', {
    'GET /api/admin/stats': ok({
      total: 0,
      pipeline: 0,
      greenlit: 0,
      directors: 0,
      tracksPayments: false,
      failures: 0,
    }),
    'GET /api/admin/directors': ok({ directors: [], total: 0 }),
    'GET /api/admin/directors/syncs': ok({ syncs: [], isReading: false }),
  });
  await pass(0);
};
const forbidden = { status: 403, body: { error: { code: 'forbidden', message: 'No.' } } };
const signedOut = { status: 401, body: { error: { code: 'unauthorized' } } };

afterEach(hideAdmin);

test.each([
  ['without the role', forbidden],
  ['signed out', signedOut],
])('ADM-01 %s, having the feed read shuts the panel', async (_, answer) => {
  await open();
  expect(text()).toContain('No directors yet');
  played['POST /api/admin/directors/sync'] = answer;
  await press('Sync now');
  expect(text()).toContain('Access Denied');
});

test('ADM-01 a director is refused to who has no role any more; typed text waits for a sign-in', async () => {
  await open();
  await press('New director');
  await choose('[name="name"]', 'Noor');
  played['POST /api/admin/directors'] = signedOut;
  await press('Create');
  expect(text()).toContain('You are signed out.');
  played['POST /api/admin/directors'] = forbidden;
  await press('Create');
  expect(text()).toContain('Access Denied');
});

test('ADM-07 a turned page is read from its beginning', async () => {
  await open();
  const director = { id: 'ann', name: 'Ann Lee', location: 'Oslo', rating: null, review_count: 0 };
  const empty = { bio: '', skills: [], tools: [], categories: [], house_fields: [] };
  const pictures = {
    profile_image: null,
    portrait: null,
    video_reel_poster: null,
    reel_poster: null,
  };
  const unknown = { ...pictures, video_reel_url: null, website_url: null };
  const money = { hourly_rate: null, project_minimum: null, video_reel_duration: null };
  const contact = { contact_email: null, contact_phone: null, availability_status: 'available' };
  const state = { sample: true, active: true, suspended: false, origin: 'feed' };
  const at = '2026-11-20T10:00:00.000Z';
  const times = { last_synced_at: at, updated_at: at };
  const ann = { ...director, ...empty, ...unknown, ...money, ...contact, ...state, ...times };
  played['GET /api/admin/directors'] = ok({ directors: [ann], total: 60 });
  await choose('input[type="search"]', 'a');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await press('Next');
  expect(address()).toBe('/admin?q=a&page=2&tab=directors');
  expect(asked.at(-1)).toBe('GET /api/admin/directors?q=a&page=1');
  expect(scrolled).toHaveBeenCalledOnce();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Creative directors table');
});
