import { expect, test } from 'vitest';
import { isForTheMakers } from '../statements/for-the-makers.ts';
import { withoutGreeting } from '../text/clean-text.ts';
import { understand } from '../understand.ts';

const callOf = (behavior: string, description: string) =>
  understand({
    userType: 'business',
    productName: 'Ornella',
    description,
    targetAudience: '',
    behavior,
    evaluation: '',
    characterName: '',
    notes: '',
  }).call.lettered;

test.each([
  ['Sunday, 7am. Subscribe.', 'I turn bowls on a lathe.', 'Sunday, 7am. Subscribe'],
  [
    'Vota el 28 de mayo; si estás fuera pide ya el voto por correo',
    'El pueblo tiene una escuela y dos médicos.',
    'Vota el 28 de mayo; si estás fuera pide ya el voto por correo',
  ],
  [
    'Llame al 900 555 036 y diga un nombre',
    'Los médicos vienen a casa de los mayores.',
    'Llame al 900 555 036 y diga un nombre',
  ],
])('PLAN-08 %j is asked as it was typed', (behavior, description, wanted) => {
  expect(callOf(behavior, description)).toBe(wanted);
});

test.each([
  ['I want a short trailer for folk who dont know it exists', 'en', true],
  ['(esto lo manda mi nieta)', 'es', true],
  ['Every trailer is washed.', 'en', false],
  ['So start there.', 'en', true],
  ['Keep it short', 'en', true],
  ['Keep it dry', 'en', false],
  ['My nephew films on Saturday', 'en', true],
  ['We film birds', 'en', false],
  ['Please don’t ring 999', 'en', false],
  ['Please no stock music', 'en', true],
  ['Das Logo wird gerade neu gezeichnet', 'de', true],
  ['Nicht zu werblich bitte', 'de', true],
  ['Wir haben letztes Jahr sowas gedreht, es hat nicht funktioniert', 'de', true],
  ['Así que empezad por ahí', 'es', true],
  ['Que sea corto', 'es', true],
  ['Donc commencez par là', 'fr', true],
  ['On a tourné un truc comme ça l’an dernier', 'fr', true],
  ['Les bols sont tournés à Vallauris', 'fr', false],
] as const)('PLAN-08 %j in %s is said to the makers: %s', (text, language, wanted) => {
  const { kind, head, name } = understand({
    ...{ userType: 'business', productName: 'Ria', description: 'A boat of larch.' },
    ...{ behavior: '', evaluation: '', targetAudience: '' },
  });
  expect(isForTheMakers({ text }, { language, kind, head, name })).toBe(wanted);
});

test('PLAN-08 a formal greeting is no part of what is told', () => {
  expect(withoutGreeting('Sehr geehrte Damen und Herren, bei uns lernen Erwachsene.')).toBe(
    'bei uns lernen Erwachsene.',
  );
});
