// The parts of what was understood, as people read them.
import type { SubjectKind, Understood, UnderstoodPart } from './understood.ts';

export const partLabels = {
  subject: 'What it is',
  kind: 'What kind',
  facts: 'Strongest facts',
  call: 'What people are to do',
  dates: 'When',
  venue: 'Where',
  price: 'Price',
  sponsor: 'Who pays for it',
  contacts: 'Contact',
  grave: 'No jokes',
  place: 'Set in',
  pictures: 'What is to be seen',
} as const satisfies Record<UnderstoodPart, string>;

export const kindLabels = {
  thing: 'A thing',
  service: 'A service',
  venue: 'A place to go to',
  app: 'An app or a program',
  event: 'An event',
  story: 'A film, series, game or book',
  cause: 'A public matter',
  candidate: 'A candidate for office',
  channel: 'A channel, podcast or newsletter',
} as const satisfies Record<SubjectKind, string>;

/** What was put right, a line for each part: `What it is: yard broom`. */
export function understoodWords(put: Understood): string {
  const { facts = [] } = put;
  const first = facts.filter(({ keep }) => keep).toSorted((a, b) => a.rank - b.rank)[0];
  const lines: [UnderstoodPart, string | undefined][] = [
    ['subject', put.subject],
    ['kind', put.kind && kindLabels[put.kind]],
    ['facts', first?.text],
    ['call', put.call],
    ['dates', put.dates && said(put.dates.join('; '))],
    ['venue', put.venue === undefined ? undefined : said(put.venue)],
    ['price', put.price === undefined ? undefined : said(put.price)],
    ['sponsor', put.sponsor === undefined ? undefined : said(put.sponsor)],
    ['contacts', put.contacts && said(put.contacts.join('; '))],
    ['grave', put.grave === undefined ? undefined : put.grave ? 'Yes' : 'No'],
    ['place', put.place === undefined ? undefined : put.place || 'A plain ground'],
    ['pictures', put.pictures && (put.pictures.join('; ') || 'Ours to choose')],
  ];
  return [
    ...lines.flatMap(([part, value]) => (value ? [`${partLabels[part]}: ${value}`] : [])),
    ...facts.filter(({ keep }) => !keep).map(({ text }) => `Left out: ${text}`),
  ].join('\n');
}

const said = (value: string) => value || 'None';
