// The product, turning on its plinth: the label goes round and comes back.
import { shape } from './silhouette.ts';

const middle = 884;
const radius = 24;

export function product(moment: number): string {
  const plinth = shape('M838 540h92l8 100h-108z');
  const bottle = shape('M860 450q0-8 6-12v-5q18-7 36 0v5q6 4 6 12v84q0 6-6 7h-36q-6-1-6-7z');
  const band = `<rect x="860" y="474" width="48" height="36" fill="#ffd21f"/>`;
  return `${plinth}${bottle}${band}${marks(moment)}`;
}

// Two round marks on the front of the label, a bar on its back.
function marks(moment: number): string {
  const spin = 2 * Math.PI * 2 * moment;
  const spots = [-0.4, 0.4].map((offset) => ({ angle: spin + offset, width: 6, height: 6 }));
  const bar = { angle: spin + Math.PI, width: 15, height: 4 };
  return [...spots, bar]
    .map(({ angle, width, height }) => {
      const front = Math.cos(angle);
      if (front <= 0.08) return '';
      const x = middle + radius * 0.94 * Math.sin(angle);
      const half = Math.min(width * front, radius - Math.abs(x - middle));
      if (half <= 0.4) return '';
      return `<ellipse cx="${x.toFixed(2)}" cy="492" rx="${half.toFixed(2)}" ry="${height}" fill="#0e0b09"/>`;
    })
    .join('');
}
