import { place } from '../stage.ts';
import { stoneCounter } from '../surfaces.ts';

export const spaceship = place({
  id: 'spaceship',
  name: 'a spaceship window',
  indoors: true,
  surface: stoneCounter,
  paint(g) {
    const { width, height, tones } = g;
    g.band(-2, height + 2, tones.dark, tones.deep, -0.2);
    const r = Math.min(width * 0.46, height * (g.tall ? 0.3 : 0.42));
    const [x, y] = [width / 2, height * (g.tall ? 0.34 : 0.44)];
    const wide = g.tall ? r : r * 1.45;
    g.oval(x, y, wide * 1.12, r * 1.12, tones.middle, { weight: 1.6 }).oval(
      x,
      y,
      wide,
      r,
      '#262a33',
    );
    for (let i = 0; i < 26; i++) {
      const [angle, far] = [g.s.chance() * 6.28, Math.sqrt(g.s.chance()) * 0.92];
      g.dot(
        x + Math.cos(angle) * wide * far,
        y + Math.sin(angle) * r * far,
        i % 5 ? 0.9 : 1.8,
        '#f5f0e4',
      );
    }
    g.soft(
      `${x - wide * 0.86} ${y + r * 0.46} ${x - wide * 0.3} ${y + r * 0.2} ${x + wide * 0.36} ${y + r * 0.22} ${x + wide * 0.86} ${y + r * 0.46} ${x + wide * 0.45} ${y + r * 0.86} ${x} ${y + r * 0.97} ${x - wide * 0.45} ${y + r * 0.86}`,
      g.night ? '#6b5a4c' : '#a4866a',
    );
    for (let i = 0; i < 10; i++) {
      const angle = (i / 10) * Math.PI * 2;
      g.dot(x + Math.cos(angle) * wide * 1.06, y + Math.sin(angle) * r * 1.06, 2.2);
    }
    for (const side of [-1, 1])
      for (const up of [0.2, 0.42, 0.64]) {
        const at = x + side * width * 0.455;
        g.box(at - 9, height * up, 18, 13, tones.deep, { weight: 0.8 }).dot(
          at,
          height * up + 6,
          2.4,
          up > 0.5 ? '#c2523d' : '#ffd21f',
        );
      }
  },
});
