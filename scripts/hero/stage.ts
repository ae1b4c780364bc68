// What does not move: the cyclorama, its floor, the black around it. Drawn once per clip.
import { black, shape } from './silhouette.ts';

/** The wall meets the floor here, in scene units. */
export const floorY = 640;

const definitions = `
<radialGradient id="wall" cx=".5" cy=".66" r=".74"><stop offset="0" stop-color="#ffec96"/><stop offset=".2" stop-color="#ffd62e"/><stop offset=".48" stop-color="#e59c0c"/><stop offset=".78" stop-color="#7e4907"/><stop offset="1" stop-color="#2a1706"/></radialGradient>
<linearGradient id="floor" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e0a012"/><stop offset=".1" stop-color="#8a560a"/><stop offset=".3" stop-color="#33200a"/><stop offset=".62" stop-color="#0e0b09"/></linearGradient>
<radialGradient id="pool" cx=".5" cy="0" r=".62"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#8a8a8a"/><stop offset="1" stop-color="#000"/></radialGradient>
<mask id="poolmask"><rect x="-200" y="636" width="2000" height="300" fill="url(#pool)"/></mask>
<filter id="soft2"><feGaussianBlur stdDeviation="2.2"/></filter>
<filter id="soft9"><feGaussianBlur stdDeviation="9"/></filter>
<filter id="soft36" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="36"/></filter>`;

/** Wall and floor, lit. */
export function litStage(): string {
  return `<defs>${definitions}</defs>
<rect x="250" y="96" width="1100" height="546" fill="url(#wall)" filter="url(#soft2)"/>
<ellipse cx="800" cy="640" rx="760" ry="70" fill="#f2a80e" opacity=".26" filter="url(#soft36)"/>
<g mask="url(#poolmask)"><rect x="-100" y="638" width="1800" height="300" fill="url(#floor)"/></g>
<rect x="250" y="630" width="1100" height="12" fill="#ffe28a" opacity=".5" filter="url(#soft9)"/>
<g stroke="#5a3406" stroke-opacity=".26" stroke-width="2"><path d="M525 96V632M800 96V632M1075 96V632"/></g>`;
}

/** Truss, flags and the stand at the right: in front of the wall, behind the crew. */
export function rigging(): string {
  const braces = Array.from({ length: 37 }, (_, index) => 80 + index * 40)
    .map((x) => `<path d="M${x} 62l20 24l20-24"/>`)
    .join('');
  return `${shape('M-120 -60h1840v124h-1840z')}${shape('M-120 60h1840v10h-1840zM60 84h1480v5h-1480z')}
<g stroke="${black}" stroke-width="4" fill="none">${braces}</g>
${shape('M-120 0h382v642h-382z')}${shape('M1338 0h382v642h-382z')}
<path d="M1322 640V250M1290 642l32-40l32 40" stroke="${black}" stroke-width="6" fill="none"/>
${shape('M1180 232l146 24l-2 10l-146-24z')}${shape('M1120 190l84 14l-12 78l-84-14z')}
${shape('M986 618h66v24h-66z')}`;
}

/** Darkens the edges of the picture and, below the crew, everything. In picture units. */
export function shade(width: number, height: number): string {
  return `<defs><radialGradient id="edge" cx=".5" cy=".42" r=".72"><stop offset=".45" stop-color="#0e0b09" stop-opacity="0"/><stop offset="1" stop-color="#0e0b09" stop-opacity=".94"/></radialGradient>
<linearGradient id="low" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0e0b09" stop-opacity="0"/><stop offset=".5" stop-color="#0e0b09" stop-opacity=".85"/><stop offset="1" stop-color="#0e0b09"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#edge)"/>
<rect y="${height * 0.61}" width="${width}" height="${height * 0.39}" fill="url(#low)"/>`;
}
