import { expect, test } from 'vitest';
import { sampleBoard } from '../sample-board.ts';
import { findCast } from './find-cast.ts';
import { otherPerson } from './other-person.ts';

const roles = {
  man: [
    ...[
      'her brother',
      'her brother, a courier',
      'her husband',
      'Ana’s father',
      'her sister’s husband',
    ],
    ...['su hermano', 'ihr Bruder', 'Ihr Vater', 'son frère', 'son mari'],
  ],
  woman: [
    ...['his sister', 'his wife', 'Rui’s mother', 'his brother’s wife'],
    ...['su hermana', 'seine Schwester', 'sein Tante', 'sa sœur', 'son amie, une femme'],
  ],
};

test.each(Object.entries(roles).flatMap(([noun, all]) => all.map((role) => [role, noun] as const)))(
  'CAST-02 of %j the noun decides, whoever it belongs to: a %s',
  (role, noun) => {
    const board = sampleBoard({ gender: undefined, characterName: '', notes: role });
    const cast = findCast(board, null, true, { role });
    expect(cast.noun).toBe(noun);
    for (const seed of ['1', '2', '3'])
      expect(otherPerson(cast.person, seed, role).frame).toBe(noun);
  },
);
