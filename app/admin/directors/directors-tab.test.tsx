// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import {
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
])('ADM-01 %s, having the feed read shuts the door', async (_, answer) => {
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
