// What people stand behind or sit at: a top seen slightly from above and a front.
import { points } from '#server/drawing/points.ts';
import { Hand } from '../hand.ts';
import { mix, shade, tint } from '../palette.ts';
import type { Surface } from '../scene.ts';
import { tonesOf } from './tones.ts';

type Look = { top: string; front: string; boards?: number; rim?: boolean };

/** A surface of a kind whose front has `boards` upright joints. */
export function surface(kind: Surface['kind'], look: Look): Surface {
  return {
    kind,
    paint: (s, { width, height, mood }, top) => {
      const hand = new Hand(s, 2);
      const thick = Math.max(5, Math.min(height * 0.035, 11));
      const { boards = 0 } = look;
      const dark = mood?.time === 'night' ? 0.42 : 0;
      const [front, plate] = [shade(look.front, dark), shade(look.top, dark)];
      hand.tone(`-2 ${top} ${width + 2} ${top} ${width + 2} ${height + 2} -2 ${height + 2}`, front);
      const below = Math.max(0, height - top - thick);
      if (below > 4) {
        const area = [
          [-2, top + thick],
          [width + 2, top + thick],
          [width + 2, height],
          [-2, height],
        ] as const;
        s.marker(area, shade(front, 0.2), { gap: 9, size: 6, opacity: 0.6, angle: -0.9 });
      }
      for (let i = 1; i < boards && below > 4; i++) {
        const x = (width * i) / boards;
        hand.line(`${x} ${top + thick} ${x} ${height + 4}`, { weight: 0.6 });
      }
      hand.tone(
        `-2 ${top} ${width + 2} ${top} ${width + 2} ${top + thick} -2 ${top + thick}`,
        plate,
      );
      hand.tone(
        `-2 ${top} ${width + 2} ${top} ${width + 2} ${top + thick * 0.4} -2 ${top + thick * 0.4}`,
        tint(plate, 0.4),
      );
      hand.line(`-4 ${top} ${width + 4} ${top - 0.6}`);
      hand.line(`-4 ${top + thick} ${width + 4} ${top + thick}`, { weight: 0.8 });
    },
  };
}

/** A table whose top is seen from a little above, in the light of the frame. */
export const plainTable: Surface = {
  kind: 'table',
  paint(s, { width, height, mood }, top) {
    const tones = tonesOf(mood ?? { time: 'day', feeling: 'plain' });
    const hand = new Hand(s, 2);
    const wood = mix('#c7a377', tones.wood, 0.5);
    const deep = Math.max(14, Math.min((height - top) * 0.62, height * 0.2));
    const low = top + deep;
    hand.tone(`-2 ${top} ${width + 2} ${top} ${width + 2} ${low} -2 ${low}`, wood);
    hand.tone(
      `-2 ${top} ${width + 2} ${top} ${width + 2} ${top + deep * 0.34} -2 ${top + deep * 0.2}`,
      tint(wood, 0.24),
    );
    for (const [share, from, to] of [
      [0.3, 0.05, 0.4],
      [0.46, 0.55, 0.95],
      [0.66, 0.1, 0.72],
      [0.84, 0.4, 0.9],
    ] as const)
      hand.line(
        `${width * from} ${top + deep * share} ${width * to} ${top + deep * (share + 0.015)}`,
        { weight: 0.35, color: shade(wood, 0.4) },
      );
    const front = shade(wood, 0.36);
    hand.tone(`-2 ${low} ${width + 2} ${low} ${width + 2} ${height + 2} -2 ${height + 2}`, front);
    const edge = low + Math.min(8, height * 0.03);
    hand.tone(`-2 ${low} ${width + 2} ${low} ${width + 2} ${edge} -2 ${edge}`, shade(wood, 0.14));
    hand.line(`-4 ${top} ${width + 4} ${top - 0.6}`, { weight: 0.8 });
    hand.line(`-4 ${low} ${width + 4} ${low}`, { weight: 0.9 });
    hand.line(`-4 ${edge} ${width + 4} ${edge}`, { weight: 0.6 });
  },
};

export const woodCounter = surface('counter', { top: '#c9a777', front: '#a5845a', boards: 12 });
export const stoneCounter = surface('counter', { top: '#e6dfd2', front: '#8f8779', boards: 4 });
export const table = surface('table', { top: '#cdb08a', front: '#8d7558' });
export const desk = surface('desk', { top: '#d9cbb2', front: '#9b8f7b', boards: 3 });
export const workbench = surface('workbench', { top: '#b8976b', front: '#6f6353', boards: 6 });
export const bar = surface('bar', { top: '#7b5b40', front: '#55412f', boards: 8 });
export const rail = surface('rail', { top: '#857c6d', front: '#a89f8f', boards: 14 });
const board = surface('dashboard', { top: '#6b6459', front: '#4a4439', boards: 2 });

/** The dashboard with the steering wheel before the driver. */
export const dashboard: Surface = {
  kind: 'dashboard',
  paint(s, frame, top) {
    board.paint(s, frame, top);
    const hand = new Hand(s, 2);
    const r = Math.min(frame.width, frame.height) * 0.26;
    const [x, y] = [frame.width * 0.5, top + r * 0.72];
    s.ellipse(x, y, r, r * 0.92, { size: 9 });
    s.ellipse(x, y, r, r * 0.92, { size: 5, color: '#857c6d' });
    hand.soft(
      `${x - r * 0.9} ${y - r * 0.06} ${x - r * 0.3} ${y - r * 0.24} ${x + r * 0.3} ${y - r * 0.24} ${x + r * 0.9} ${y - r * 0.06} ${x + r * 0.3} ${y + r * 0.26} ${x - r * 0.3} ${y + r * 0.26}`,
      '#6b6459',
    );
  },
};

const draped = surface('desk', { top: '#d8d0c0', front: '#6d7c8c', boards: 5 });

/** A draped desk with a bunch of microphones, as speakers stand behind. */
export const pressDesk: Surface = {
  kind: 'desk',
  paint(s, frame, top) {
    draped.paint(s, frame, top);
    const hand = new Hand(s, 2);
    const reach = Math.min(frame.width, frame.height) * 0.15;
    for (const [dx, up] of points('-0.5 0.8 0 1 0.5 0.82')) {
      const [x, y] = [frame.width / 2 + dx * reach, top - reach * up];
      hand.curve(
        `${frame.width / 2 + dx * reach * 1.7} ${top + 2} ${x + dx * 5} ${y + reach * 0.5} ${x} ${y + 3}`,
      );
      hand.oval(x, y, reach * 0.15, reach * 0.19, '#3b3630', { weight: 0.8 });
    }
    hand.soft(
      `${frame.width / 2 - reach} ${top + 3} ${frame.width / 2 - reach * 0.8} ${top - 3} ${frame.width / 2 + reach * 0.8} ${top - 3} ${frame.width / 2 + reach} ${top + 3}`,
      '#565045',
      { weight: 0.8 },
    );
  },
};
