import { expect, test } from 'vitest';
import type { TracedPicture } from '#domain/pictures/traced.ts';
import { ink, paperWhite } from '#server/drawing/brush.ts';
import { areasOf } from '../areas.ts';
import { composeFrame } from '../compose/compose-frame.ts';
import { contrast, readable } from '../palette.ts';
import { planBoard } from '../plan-board.ts';
import { sampleBoard } from '../sample-board.ts';
import { paperPlate, plateLookFor } from './plate-look.ts';

const id = '00000000-0000-4000-8000-000000000001';
const logoOf = (...colours: string[]): TracedPicture => ({
  width: 1000,
  height: 400,
  tones: [{ color: colours[0] ?? '#000000', ways: [[-400, 0, 400, 0, 400, -300, -400, -300]] }],
  outline: [[-400, 0, 400, 0, 400, -300, -400, -300]],
  lines: [],
  colours,
  isPale: false,
});
const shown = { id, mark: '0123456789abcdef', width: 10, height: 4 };
const pictures = { product: [], logo: shown, plates: 'logo' as const };
const look = (...colours: string[]) => plateLookFor(pictures, { [id]: logoOf(...colours) });

test('BOARD-05 the plates take the colour of the stored logo where that was chosen, and stay readable', () => {
  expect(look('#0b3d91')).toEqual({ ground: '#0b3d91', color: paperWhite });
  expect(look('#ffd400')).toEqual({ ground: '#ffd400', color: ink });
  // Black and white are no colours: what of it is one counts.
  expect(look('#101010', '#fafafa', '#c01818').ground).toBe('#c01818');
  expect(look('#101010', '#fafafa')).toEqual(paperPlate);
  for (let r = 0; r < 256; r += 51)
    for (let g = 0; g < 256; g += 51)
      for (let b = 0; b < 256; b += 51) {
        const hex = `#${[r, g, b].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
        const { ground, color } = look(hex);
        expect(contrast(color, ground), hex).toBeGreaterThanOrEqual(readable);
      }
});

test('BOARD-05 without the choice, the logo, or a right to it, plates are paper', () => {
  const traced = { [id]: logoOf('#0b3d91') };
  expect(plateLookFor({ product: [], logo: shown }, traced)).toEqual(paperPlate);
  expect(plateLookFor({ product: [], plates: 'logo' }, traced)).toEqual(paperPlate);
  expect(plateLookFor(pictures, {})).toEqual(paperPlate);
});

test('BOARD-05 what is lettered on the board stands on that colour', () => {
  const plates = (changed: object) =>
    planBoard({ ...sampleBoard(), ...changed }).frames.flatMap(({ plan }) =>
      areasOf(composeFrame(plan)).flatMap(({ read }) => (read ? [read.ground] : [])),
    );
  expect(plates({})).toContain(paperWhite);
  expect(plates({})).not.toContain('#0b3d91');
  const traced = { [id]: logoOf('#0b3d91') };
  expect(plates({ pictures, traced })).toContain('#0b3d91');
  expect(plates({ pictures, traced })).not.toContain(paperWhite);
});
