import { expect, test } from 'vitest';
import { english } from '../en.ts';

const worlds = [...english.worlds, ...Object.values(english.plainWorlds)];

test.each(worlds.map((world) => [world.id, world.stand ?? world.at]))(
  'GEN-07 %s: a person stands at furniture, not on it',
  (_, place) => {
    expect(place).not.toMatch(
      /^(?:on|under|across) (?:an? |the )?(?:[\w-]+ )*(?:counter|table|desk|bench|sink|shelf)\b/,
    );
  },
);
