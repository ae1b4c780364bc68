import { expect, test } from 'vitest';
import { parseAvScript } from './av-script.ts';
import { castFact, takeFact } from './form-facts.ts';

const read = (line: string) => {
  const script = parseAvScript(`T\nFormat: 9:16\n${line}\n\n1. HOOK | 0-3 s\nVIDEO: A door.`);
  return script && castFact(script);
};

test.each([
  'Cast',
  'CAST',
  'Casting',
  'Talent',
  'Besetzung',
  'Darsteller',
  'DarstellerInnen',
  'Reparto',
  'Elenco',
  'Distribution',
  'Personnage',
  'Personnages',
])('WIZ-11 “%s” heads the line about the cast', (label) => {
  expect(read(`${label}: MAYA, 34`)).toEqual({ label, text: 'MAYA, 34' });
});

test.each(['Client', 'Kunde', 'Fassung', 'Toma', 'Prise', 'Broadcast', 'Forecast'])(
  'WIZ-11 “%s” is no line about the cast',
  (label) => {
    expect(read(`${label}: MAYA, 34`)).toBeUndefined();
  },
);

test.each(['Take', 'Fassung', 'Toma', 'Prise'])(
  'WIZ-11 “%s” heads the number of the take',
  (label) => {
    const script = parseAvScript(`T\nCast: A\n${label}: 3\n\n1. HOOK | 0-3 s\nVIDEO: A door.`);
    expect(script && takeFact(script)?.text).toBe('3');
  },
);
