import { expect, test } from 'vitest';
import type { productionRequests, submissionLogs } from '../../db/schema.ts';
import { renderProductionText } from '../mail/render-production-text.ts';
import { makeProductionNotice } from './production-notice.ts';

const at = new Date('2026-11-20T12:00:00Z');
const asked: typeof productionRequests.$inferSelect = {
  submission_id: 'b3cc4c53-f6d6-45a1-84b9-033f493a5c33',
  budget: '50k-100k',
  specific_budget: '',
  schedule: 'asap',
  ad_spend_budget: null,
  media_buying_services: false,
  director_id: 'ada',
  director_name: 'Ada Own',
  created_at: at,
  updated_at: at,
};
type Known = Parameters<typeof makeProductionNotice>[2];
const notice = (brief: string, director: Known['director'] = null, known: Partial<Known> = {}) => {
  const submission = {
    id: asked.submission_id,
    email: 'june@example.com',
    product_name: 'Crumb',
    creative_brief: brief,
    package: { name: '', companyName: '', phone: '' },
  } as unknown as typeof submissionLogs.$inferSelect;
  return makeProductionNotice(asked, submission, {
    ...{ director, asker: null, paid: '', appUrl: 'https://house.example' },
    ...known,
  });
};

test('HOUSE-11 the mail leads to the lead', () => {
  const { url } = notice('');
  expect(url).toBe(`https://house.example/admin?project=submission:${asked.submission_id}`);
  expect(renderProductionText(notice(''))).toContain(url);
});

test('MAIL-02 what was not given is not shown, or said to be open', () => {
  expect(notice('').facts).toEqual([
    ['Email', 'june@example.com'],
    ['Product', 'Crumb'],
    ['Budget', '$50k–$100k'],
    ['Timeline', 'ASAP'],
    ['Ad spend', 'Not said'],
    ['Media buying', 'No'],
    ['Director', 'Ada Own'],
  ]);
});

test('HOUSE-01 what is paid is told with its order, and the member who asks before the recipient', () => {
  const paid = '$12,000, order AB-1001';
  const { facts, email } = notice('', null, { asker: 'ana@example.com', paid });
  expect(facts).toContainEqual(['Email', 'ana@example.com']);
  expect(facts).toContainEqual(['Package sent to', 'june@example.com']);
  expect(facts).toContainEqual(['Paid', paid]);
  expect(email).toBe('ana@example.com');
});

test('MAIL-02 a director of the house stands with place, under the name they were chosen by', () => {
  const director = { id: 'ada', name: 'Ada Newname', location: 'Porto', sample: false };
  expect(notice('', director).facts.at(-1)).toEqual(['Director', 'Ada Own, Porto']);
});

test.each([
  [
    'a short brief is whole',
    'A: b',
    [{ heading: 'A', lines: [{ kind: 'text', text: 'b' }] }],
    false,
  ],
  [
    'a long one ends with a section',
    `A: b\n\nC: ${'d '.repeat(500)}`,
    [{ heading: 'A', lines: [{ kind: 'text', text: 'b' }] }],
    true,
  ],
  [
    'a long section ends with a word',
    'abcdef '.repeat(200),
    [{ lines: [{ kind: 'text', text: `${'abcdef '.repeat(100)}…` }] }],
    true,
  ],
  [
    'a word without end is cut',
    '😀'.repeat(600),
    [{ lines: [{ kind: 'text', text: `${'😀'.repeat(350)} …` }] }],
    true,
  ],
])('MAIL-02 %s', (_what, brief, sections, isExcerpt) => {
  expect(notice(brief)).toMatchObject({ brief: sections, isExcerpt });
});
