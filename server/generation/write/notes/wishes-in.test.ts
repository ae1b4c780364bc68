import { expect, test } from 'vitest';
import { treatmentIn } from './treatment.ts';
import { wishesIn } from './wishes-in.ts';

test('GEN-09 what the notes open and end on is seen first and last', () => {
  const { opened, ended, shown } = wishesIn(
    'Open on the stack. End on the pencil. Show the roots, every year someone says we sent sticks.',
    'en',
  );
  expect([opened, ended, shown]).toEqual([['the stack'], ['the pencil'], ['the roots']]);
});

test('GEN-09 what is said of the film, or points to what was said before, is no picture', () => {
  const { opened, shown } = wishesIn(
    'Show it going through the gate. The line must be on the last frame.',
    'en',
  );
  expect([opened, shown]).toEqual([[], []]);
});

test('GEN-09 what names nothing to be seen, or says how, is no picture, and a label goes', () => {
  const heard = wishesIn('No witch jokes, we have heard them. Show the sole.', 'en');
  expect(heard.shown).toEqual(['the sole']);
  const scale = wishesIn('Scale = a platform scale with a big dial, in a coal yard.', 'en');
  expect(scale.opened).toEqual(['a platform scale with a big dial, in a coal yard']);
  const credit = wishesIn('El nombre de la fundación al final tal cual está escrito.', 'es');
  expect([...credit.shown, ...credit.opened, ...credit.ended]).toEqual([]);
});

test('GEN-09 a wish is shown without its please', () => {
  expect(wishesIn('Montrez le tunnel svp.', 'fr').shown).toEqual(['le tunnel']);
});

test.each([
  ['Never show fingers near the holes', 'en', true],
  ['No faces. Hands are ok', 'en', false],
  ['Bitte keine Hände', 'de', true],
  ['sin manos', 'es', true],
  ['pas de mains', 'fr', true],
  ['mains seulement', 'fr', false],
] as const)('GEN-09 %j in %s keeps hands out of the picture: %s', (notes, language, isRefused) => {
  expect(treatmentIn(notes, '', language).handless).toBe(isRefused);
});

test.each([
  ['Führerstand, früher Morgen, die zwei Becher.', 'de', ['mug']],
  ['Red walking shoes with yellow laces.', 'en', ['shoe']],
  ['We would like to see an ordinary nice kitchen.', 'en', ['kitchen']],
  ['Real stairwell, concrete, not a posh staircase.', 'en', ['staircase']],
  ['Bar de barrio, noche, azulejo.', 'es', ['bar']],
  ['nada de bañeras, piedras, toallas ni orquídeas.', 'es', []],
  ['The music is a piano.', 'en', []],
  ['My mother in the window ok, but far away.', 'en', []],
] as const)('GEN-09 %j in %s asks to see what can be drawn of it', (notes, language, refs) => {
  expect(wishesIn(notes, language).named.map(({ ref }) => ref)).toEqual(refs);
});

test.each([
  ['Last image: the pen over the ledger.', 'en', 'the pen over the ledger'],
  ['Schluss auf der Bank, leer.', 'de', 'der Bank, leer'],
  ['La última imagen, una silla vacía.', 'es', 'una silla vacía'],
  ['Dernière image : la porte fermée.', 'fr', 'la porte fermée'],
] as const)('GEN-09 %j in %s says what is seen last', (notes, language, last) => {
  expect(wishesIn(notes, language).ended).toEqual([last]);
});

test.each([
  ['Has to be dark outside, it is half six in the morning.', 'en', { time: 'before-dawn' }],
  ['Il fait encore nuit.', 'fr', { time: 'night' }],
  ['Bar de barrio, noche.', 'es', { time: 'night' }],
  ['No night, drizzle is fine.', 'en', { time: 'day', weather: 'wet' }],
] as const)('GEN-09 %j in %s says when it is', (notes, language, moment) => {
  expect(wishesIn(notes, language).moment).toEqual(moment);
});

test.each([
  [
    'THE SHOT: crank, turn, cut, drop. All without a cut.',
    'en',
    { shown: ['crank, turn, cut, drop'] },
  ],
  ['I want to see the hooks flip', 'en', { shown: ['the hooks flip'] }],
  ['Show it going through the gate.', 'en', { shown: ['Clearway going through the gate'] }],
  ['The fretsaw should be heard.', 'en', { heard: ['The fretsaw'] }],
  ['Le bruit de la goutte, PAS de musique par dessus.', 'fr', { heard: ['Le bruit de la goutte'] }],
  ['Que se sienta el ruido de la reja', 'es', { heard: ['el ruido de la reja'] }],
  [
    'Großaufnahme vom letzten Tropfen, dramatische Musik!',
    'de',
    { shown: ['letzten Tropfen'], heard: ['dramatische Musik'] },
  ],
  [
    'Sale la frase tal cual: Nunca use una boquilla lisa',
    'es',
    { said: ['Nunca use una boquilla lisa'] },
  ],
  [
    'Mention obligatoire : Avec le soutien de la Région',
    'fr',
    { read: ['Avec le soutien de la Région'] },
  ],
  [
    'La plaza vacía y al final se abre una ventana',
    'es',
    { shown: ['La plaza vacía'], ended: ['se abre una ventana'] },
  ],
  ['The horn must NOT be heard in the film', 'en', { heard: [] }],
  ['No crying kids please, everyone uses a crying kid', 'en', { shown: [] }],
] as const)('GEN-09 %j in %s is an order', (notes, language, wanted) => {
  expect(wishesIn(notes, language, { it: 'Clearway' })).toMatchObject(wanted);
});

test.each([
  ['So start there. Keep it short.', 'en'],
  ['My nephew films on Saturday. The logo is being redrawn.', 'en'],
  ['We shot something like this last year and it did not work', 'en'],
  ['Das Logo wird gerade neu gezeichnet. Nicht zu werblich bitte.', 'de'],
  ['Así que empezad por ahí. Mi sobrino graba el sábado.', 'es'],
  ['Faites court. Mon neveu filme samedi.', 'fr'],
] as const)('PLAN-09 %j in %s is for the makers, and orders no picture', (notes, language) => {
  const { opened, shown, ended, said, read } = wishesIn(notes, language);
  expect([opened, shown, ended, said, read].flat()).toEqual([]);
});
