// Five lamps on the truss, their beams, and the dust that hangs in them.
import { wave } from './motion.ts';
import { black, shape } from './silhouette.ts';

type Lamp = { x: number; y: number; scale: number; angle: number; beam: boolean };

const lamps: Lamp[] = [
  { x: 330, y: 126, scale: 0.8, angle: 14, beam: false },
  { x: 560, y: 130, scale: 1, angle: 8, beam: true },
  { x: 800, y: 128, scale: 1.1, angle: 0, beam: true },
  { x: 1040, y: 130, scale: 1, angle: -8, beam: true },
  { x: 1270, y: 126, scale: 0.8, angle: -14, beam: false },
];

/** How bright a lamp burns: it hardly ever stands still, and never by much. */
export function brightness(index: number, moment: number): number {
  return (
    1 + 0.055 * wave(moment, 5 + index * 2, index * 0.17) + 0.035 * wave(moment, 13 + index * 3)
  );
}

export function beams(moment: number): string {
  const cones = lamps.map((lamp, index) => {
    if (!lamp.beam) return '';
    const swing = lamp.angle + swingOf(index, moment);
    return `<g transform="translate(${lamp.x} ${lamp.y}) rotate(${(-swing * 0.35).toFixed(2)})" opacity="${(0.5 * brightness(index, moment)).toFixed(3)}"><path d="M-26 20h52L170 520H-170z" fill="url(#beam)"/></g>`;
  });
  return `<defs><linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff1b8" stop-opacity=".55"/><stop offset="1" stop-color="#fff1b8" stop-opacity="0"/></linearGradient><filter id="soft8" x="-20%" y="-10%" width="140%" height="120%"><feGaussianBlur stdDeviation="10"/></filter></defs><g filter="url(#soft8)">${cones.join('')}</g>`;
}

export function lampHeads(moment: number): string {
  return lamps
    .map((lamp, index) => {
      const angle = (lamp.angle + swingOf(index, moment)).toFixed(2);
      const glow = Math.min(1, 0.88 * brightness(index, moment)).toFixed(3);
      return `<g transform="translate(${lamp.x} ${lamp.y}) scale(${lamp.scale}) rotate(${angle})"><path d="M0-60V-16" stroke="${black}" stroke-width="7"/>${shape('M-30-18h60l10 44h-80z')}<path d="M-40 26l-22 26M40 26l22 26M-40 26l-6 30h92l-6-30" fill="${black}" stroke="${black}" stroke-width="3"/><ellipse cy="28" rx="36" ry="7" fill="#fff3c0" opacity="${glow}"/></g>`;
    })
    .join('');
}

// The second lamp is on a slow pan; the others hang still.
function swingOf(index: number, moment: number): number {
  return index === 1 ? 3.5 * wave(moment, 1, 0.1) : index === 3 ? 2 * wave(moment, 1, 0.6) : 0;
}

/** Motes in the light, each on its own slow closed path. */
export function dust(moment: number, count = 46): string {
  const motes = Array.from({ length: count }, (_, index) => {
    const spread = (index * 0.618_034) % 1;
    const level = (index * 0.754_877) % 1;
    const x = 400 + spread * 800 + 26 * wave(moment, 1, spread);
    const y = 170 + level * 400 + 34 * wave(moment, 1, level + 0.3) + 6 * wave(moment, 2, spread);
    const shine = 0.16 + 0.14 * wave(moment, 1 + (index % 3), level);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1 + (index % 4) * 0.45).toFixed(1)}" opacity="${Math.max(0, shine).toFixed(2)}"/>`;
  });
  return `<g fill="#fff4cf">${motes.join('')}</g>`;
}
