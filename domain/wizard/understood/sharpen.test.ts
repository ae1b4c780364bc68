import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startCpuTime } from '#tests/cpu-time.ts';
import { type Answers, emptyAnswers } from '../answers.ts';
import { blanksIn, sharpen } from './sharpen.ts';
import { tightened } from './tighten.ts';

const answersWith = (some: Partial<Answers>): Answers => ({
  ...emptyAnswers,
  userType: 'business',
  evaluation: '40 more customers by June 1',
  ...some,
});
const suggested = (some: Partial<Answers>, id: string) =>
  sharpen(answersWith(some)).find((suggestion) => suggestion.id === id);

test.each([
  ['We bake bread in order to feed the street.', 'We bake bread to feed the street.'],
  [
    'The bread is really good and the crust is very dark!!!',
    'The bread is good and the crust is dark!',
  ],
  ['Open daily. Open daily. Closed on Monday.', 'Open daily. Closed on Monday.'],
  ['We believe that bread is for the morning.', 'Bread is for the morning.'],
])('WIZ-05 filler goes and facts stay: %s', (long, short) => {
  expect(tightened(long)).toBe(short);
});

test('WIZ-05 the stops of an hour end no sentence', () => {
  const hours = 'We bake from 4 a.m. with local flour. The doors open at 6 a.m. Come in.';
  expect(tightened(hours)).toBe(hours);
});

test('WIZ-05 a text in another language is not cut by English rules', () => {
  const german = 'Wir backen super Brot, basically jeden Tag.';
  expect(tightened(german)).toBe(german);
});

test('WIZ-05 a sentence about the audience moves to its field', () => {
  const description = 'Cold brew in a can. It is for nurses on the night shift.';
  expect(suggested({ description }, 'audience')?.changes).toEqual({
    targetAudience: 'Nurses on the night shift',
    description: 'Cold brew in a can.',
  });
  expect(suggested({ description, targetAudience: 'Everyone' }, 'audience')).toBeUndefined();
});

test('WIZ-05 a request or an offer moves to what viewers should do', () => {
  expect(
    suggested({ description: 'Warm buns from six. Stop by before eight.' }, 'request')?.changes,
  ).toEqual({ behavior: 'Stop by before eight', description: 'Warm buns from six.' });
  expect(
    suggested({ description: 'Warm buns. The first week is 20% off.' }, 'request')?.changes
      .behavior,
  ).toBe('The first week is 20% off');
});

test('WIZ-05 of several requests the first is kept', () => {
  expect(
    suggested({ behavior: 'call us, follow us and visit the shop' }, 'one-thing')?.changes,
  ).toEqual({ behavior: 'Call us' });
  expect(suggested({ behavior: 'Come for bread and butter' }, 'one-thing')).toBeUndefined();
});

test('WIZ-05 success becomes a sentence with marked blanks and no invented figure', () => {
  expect(suggested({ evaluation: 'more sales' }, 'measure')?.changes.evaluation).toBe(
    'More sales, from [figure today] to [target figure], by [date]',
  );
  const fromNothing = suggested({ evaluation: '' }, 'measure')?.changes.evaluation ?? '';
  expect(blanksIn(fromNothing)).toEqual([
    '[how many]',
    '[date]',
    '[till, booking system or website]',
  ]);
  expect(suggested({ evaluation: '500 orders by May 3' }, 'measure')).toBeUndefined();
});

test('WIZ-05 clear details get no suggestion', () => {
  expect(
    sharpen(
      answersWith({
        description: 'Sourdough, baked from 3 a.m.',
        targetAudience: 'Commuters',
        behavior: 'Stop in on the way to work',
      }),
    ),
  ).toEqual([]);
});

const phrase = fc.constantFrom(
  'We are really happy.',
  'It is for bakers.',
  'Our customers are mostly nurses.',
  'Call 555-0100 now!!!',
  'Free delivery in May.',
  'Honestly, the best.',
  'für alle',
  'こんにちは。',
);

test('WIZ-05 accepting everything ends, and no word appears that was not typed or is a blank', () => {
  fc.assert(
    fc.property(
      fc.array(phrase, { maxLength: 6 }),
      fc.constantFrom('', 'more sales'),
      (parts, evaluation) => {
        let answers = answersWith({ description: parts.join(' '), evaluation });
        const typed = new Set(words(`${answers.description} ${evaluation}`));
        for (let round = 0; round < 12; round++) {
          const suggestion = sharpen(answers)[0];
          if (!suggestion) break;
          answers = { ...answers, ...suggestion.changes };
        }
        expect(sharpen(answers)).toEqual([]);
        for (const field of [answers.description, answers.targetAudience, answers.behavior]) {
          for (const word of words(field)) expect(typed).toContain(word);
        }
      },
    ),
  );
});

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

test.each([
  '30 Kunden mehr vor 8 Uhr bis 1. März',
  '200 neue Kunden bis Ende Juni',
  '50 Bestellungen pro Woche',
  '15 Anfragen jeden Monat',
  '40 clientes más antes del 1 de junio',
  '200 pedidos cada semana',
  '30 ventas hasta el 5 de mayo',
  '40 clients de plus avant le 1er juin',
  '200 commandes chaque semaine',
  '30 ventes d’ici la fin de l’année',
  '500 orders by May 3',
])('WIZ-05 a figure and a day are found in any of the four languages: %s', (evaluation) => {
  expect(suggested({ evaluation }, 'measure')).toBeUndefined();
});

test.each([
  ['mehr Kunden', 'Mehr Kunden, von [Zahl heute] auf [Zielzahl], bis [Datum]'],
  ['30 Kunden mehr vor 8 Uhr', '30 Kunden mehr vor 8 Uhr, bis [Datum]'],
  ['más ventas', 'Más ventas, de [cifra de hoy] a [cifra objetivo], antes del [fecha]'],
  ['200 nouveaux abonnés', '200 nouveaux abonnés, d’ici le [date]'],
])('WIZ-05 a blank is in the language of its text: %s', (evaluation, text) => {
  expect(suggested({ evaluation }, 'measure')?.changes.evaluation).toBe(text);
});

test('WIZ-05 an empty measure follows the description, and a text of no known language is left alone', () => {
  expect(
    suggested({ evaluation: '', description: 'Wir backen Brot für die Straße.' }, 'measure')
      ?.changes.evaluation,
  ).toMatch(/^\[Anzahl\] Kunden/);
  expect(suggested({ evaluation: 'больше клиентов' }, 'measure')).toBeUndefined();
});

test.each(['à la fin ', 'bis Ende des ', 'para el final de ', 'by the end of the '])(
  'NF-05 WIZ-05 what only ever leads to a day is read once: %s',
  (lead) => {
    const [typed, worked] = [lead.repeat(60).slice(0, 500), startCpuTime()];
    sharpen(answersWith({ description: lead.repeat(8), evaluation: typed }));
    // It took the power of two of the words in it.
    expect(worked()).toBeLessThan(500);
  },
);
