import { disc, fade, glow, ground, shape, still, walker } from './kit.ts';

export const duskWalker = still(
  fade('s', [0, '#2c1e14'], [0.55, '#b5702c'], [0.8, '#eab45c']) +
    ground('url(#s)') +
    disc(408, 226, 96, '#f8dc9a') +
    shape('M0 262l92-44 74 30 62-20 96 30 120-46 84 28 112-34v154H0z', '#8a5526') +
    shape('M0 300l120-46 100 30 150-70 116 58 154-34v122H0z', '#4a2d18') +
    shape('M0 330q150-40 320-26t320-20v76H0z', '#1c120c') +
    shape('M196 311l14 1-92 48H84z', '#0d0906', 0.7) +
    walker(206, 312, 0.86, '#0d0906'),
);

export const loneTree = still(
  fade('s', [0, '#171c18'], [0.7, '#7f8d62'], [1, '#c3c690']) +
    ground('url(#s)') +
    disc(150, 112, 34, '#eef0c8') +
    shape('M0 236q120-34 250-12t390-24v160H0z', '#66774f') +
    shape('M0 266q160-34 330-10t310-14v118H0z', '#3a4832') +
    shape('M0 306q190-46 380-16t260-12v82H0z', '#151b13') +
    shape(
      'M440 292q14-44 8-92l-34-30 4-5 31 22 1-40 9 1 2 44 34-34 5 5-36 40q-6 50 12 92z',
      '#0c100b',
    ) +
    shape(
      'M376 168q-34-2-32-34 2-26 30-26 4-34 42-34 18-30 54-20 36-8 48 24 34 4 34 36 22 22 2 44-16 18-44 10-22 18-48 4-26 14-46 0-22 10-40-4z',
      '#0c100b',
    ) +
    shape('M404 118q20-22 48-12-26 0-48 12zM470 92q26-12 48 8-24-10-48-8z', '#7f8d62', 0.5),
);

export const lighthouse = still(
  fade('s', [0, '#0c141d'], [0.62, '#3f5f73']) +
    `<linearGradient id="b"><stop stop-color="#fff3c4" stop-opacity="0"/><stop offset="1" stop-color="#fff3c4" stop-opacity=".85"/></linearGradient>` +
    glow('g', [0, '#fff3c4'], [1, '#fff3c4', 0]) +
    ground('url(#s)') +
    shape('M0 40L478 104v14L0 196z', 'url(#b)') +
    shape('M0 228h640v132H0z', '#14222d') +
    shape(
      'M30 246h150v4H30zM90 268h190v5H90zM20 294h120v5H20zM210 312h140v6H210zM60 336h230v6H60z',
      '#8fa9ad',
      0.45,
    ) +
    shape('M152 232l14-42 4 42zM172 232v-56l34 56zM140 236h78l-14 16h-52z', '#080d12') +
    shape('M360 360q30-76 92-92l30-16h60l98 28v80z', '#080d12') +
    shape('M470 256l12-128h44l12 128z', '#d9d4c0') +
    shape('M478 176h52l3 34h-58zM504 128h22l12 128h-34z', '#0c141d', 0.55) +
    shape('M474 122h60v8h-60zM484 96h40v26h-40zM480 96l24-20 24 20z', '#080d12') +
    disc(498, 110, 46, 'url(#g)') +
    disc(498, 110, 8, '#fffbe6'),
);

export const cabin = still(
  fade('s', [0, '#0e1320'], [1, '#4a5a78']) +
    glow('g', [0, '#ffca6b', 0.75], [1, '#ffca6b', 0]) +
    ground('url(#s)') +
    shape('M0 214l96-84 70 58 90-116 118 130 84-74 182 120v112H0z', '#2b3850') +
    shape('M256 72l46 51-26 4-16 18-20-16-28 2z', '#8d9cb6') +
    shape('M0 262q160-40 330-18t310-16v132H0z', '#a9b6c9') +
    shape('M0 312q220-44 640-14v62H0z', '#dbe2ea') +
    shape(
      'M60 286l30-70h-16l26-56h-12l24-60 24 60h-12l26 56h-16l30 70zM520 300l28-64h-14l24-50h-10l20-56 20 56h-10l24 50h-14l28 64zM590 320l28-64h-14l22-50h14v114z',
      '#0b111c',
    ) +
    `<ellipse cx="330" cy="292" rx="150" ry="66" fill="url(#g)"/>` +
    shape('M280 226h124v66H280z', '#131825') +
    shape('M262 232l40-48h82l40 48z', '#eef2f6') +
    shape('M380 158h16v30h-16z', '#131825') +
    shape('M298 244h34v30h-34zM362 246h24v46h-24z', '#ffca6b') +
    shape('M314 244h2v30h-2zM298 258h34v2h-34z', '#131825') +
    shape('M392 152q-12-20 4-34t2-34q22 22 8 38t-2 30z', '#a9b6c9', 0.35) +
    `<path d="M40 60h0M140 30h0M210 96h0M300 40h0M410 74h0M470 28h0M560 80h0M610 30h0M20 140h0M190 150h0M470 150h0M600 140h0M240 200h0M450 210h0M36 220h0" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/>`,
);
