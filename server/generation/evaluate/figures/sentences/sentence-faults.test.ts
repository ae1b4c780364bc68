import { expect, test } from 'vitest';
import { faultOf, letteringFaultOf, pictureFaultOf } from './sentence-faults.ts';

test.each([
  ['en', 'Ask for the one that turns round.'],
  ['en', 'A new head is £11.'],
  ['en', 'No poison, no nonsense.'],
  ['en', 'Now.'],
  ['en', 'Hobday.'],
  ['en', 'The tray catches the clippings.'],
  ['de', 'Sie setzt sich, wo der Schimmel sitzt.'],
  ['de', 'Schicken Sie den Grundriss, dann kommt Frieda.'],
  ['de', 'Müffelt es trotzdem?'],
  ['de', 'Zähl noch mal.'],
  ['es', 'Mi padre salió una noche y no volvió.'],
  ['es', 'Pide tu cita en el ayuntamiento.'],
  ['fr', 'Le chien sent la moisissure.'],
  ['fr', 'Réservez votre place.'],
] as const)('%s: %s', (tongue, text) => {
  expect(faultOf(text, tongue, 'Hobday')).toBeUndefined();
});

test.each([
  ['en', '1.5 m ash handle.', 'no verb'],
  ['en', 'which holds the head.', 'begins small'],
  ['en', 'Which holds the head.', 'half a relative clause'],
  ['en', 'You turn the the head.', 'the twice'],
  ['en', 'You turn the head', 'no stop'],
  ['en', 'You turn it and.', 'ends open'],
  ['en', 'You have a open head.', 'disagrees'],
  ['en', 'The {name} turns round.', 'markup'],
  ['en', 'He said “turn it.', 'open quotation'],
  ['de', 'Fester Stiel aus Esche.', 'no verb'],
  ['es', 'Un mango de fresno.', 'no verb'],
  ['fr', 'Un manche en frêne.', 'no verb'],
  ['fr', 'Il vient de le arbre.', 'disagrees'],
] as const)('%s: %s %s', (tongue, text, fault) => {
  expect(faultOf(text, tongue, 'Hobday')).toBe(fault);
});

test('hands do not look, and a lettering is finished', () => {
  expect(pictureFaultOf('Hands look at the cake.', 'en')).toBe('hands do it');
  expect(pictureFaultOf('A hand turns the head.', 'en')).toBeUndefined();
  expect(letteringFaultOf('LEFT ON THE', 'en')).toBe('ends open');
  expect(letteringFaultOf('LEFT ON THE 38', 'en')).toBeUndefined();
});
