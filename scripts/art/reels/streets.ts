import { disc, fade, glow, ground, shape, stander, still, walker } from './kit.ts';

export const nightRoad = still(
  fade('s', [0, '#0d1417'], [0.62, '#5b7a80']) +
    glow('g', [0, '#fff6d8'], [0.25, '#fff1c0', 0.6], [1, '#fff1c0', 0]) +
    ground('url(#s)') +
    shape('M0 226l90-50 70 26 96-72 84 66 70-34 100 44 130-40v66H0z', '#24363b') +
    shape('M0 224h640v136H0z', '#131d20') +
    shape('M318 224h4L560 360H80z', '#06090a') +
    shape('M322 236l3 12h-10l3-12zM326 262l5 22h-22l5-22zM334 302l12 58h-52l12-58z', '#b9cbc7') +
    shape('M90 138h8v92h-8zM60 146h70v4H60zM180 178h5v48h-5zM160 184h44v3h-44z', '#0d1417') +
    shape('M280 222q2-24 14-24l8-22h36l8 22q12 0 14 24v12h-80z', '#06090a') +
    shape('M306 180h28l6 17h-40z', '#48636a') +
    disc(296, 214, 54, 'url(#g)') +
    disc(344, 214, 54, 'url(#g)') +
    disc(296, 214, 7, '#fffdf2') +
    disc(344, 214, 7, '#fffdf2'),
);

export const tunnel = still(
  ground('#0b0b0d') +
    shape('M0 360V40Q20-60 320-60t320 100v320z', '#1c1a1d') +
    shape('M70 360V120Q90 10 320 10t250 110v240z', '#3b3230') +
    shape('M150 340V160q20-86 170-86t170 86v180z', '#75583a') +
    shape('M214 316V192q14-60 106-60t106 60v124z', '#c88c44') +
    shape('M262 292v-76q8-38 58-38t58 38v76z', '#fbe3ab') +
    shape('M262 292h116l262 68H0z', '#15120f') +
    shape('M312 292h16l4 20h-24zM304 326h32l10 34h-52z', '#fbe3ab', 0.8) +
    shape(
      'M40 150l110 52v6L30 166zM600 150l-110 52v6l120-42zM0 60l60 30v8L0 70zM640 60l-60 30v8l60-28z',
      '#ffe9b8',
    ) +
    shape(
      'M392 296q2-22 14-24l14-22h48l14 22q12 2 14 24v18h-14v8h-14v-8h-48v8h-14v-8h-14z',
      '#060506',
    ) +
    shape('M424 256h40l8 14h-56z', '#75583a') +
    shape('M396 290h16v7h-16zM476 290h16v7h-16z', '#ff5a36'),
);

const windows = [
  [52, 214, 3, 4],
  [150, 184, 2, 5],
  [318, 232, 4, 3],
  [436, 170, 2, 6],
  [560, 222, 3, 4],
] as const;
const lit = windows
  .flatMap(([x, y, columns, rows], house) =>
    Array.from({ length: columns * rows }, (_, i) => {
      const [column, row] = [i % columns, Math.floor(i / columns)];
      if ((i * 7 + house * 3) % 5 < 2) return '';
      return `M${x + column * 20} ${y + row * 24}h11v14h-11z`;
    }),
  )
  .join('');

export const rooftops = still(
  fade('s', [0, '#10153a'], [0.36, '#44508f'], [0.62, '#d99a86']) +
    ground('url(#s)') +
    disc(548, 84, 30, '#f6e6d2') +
    shape(
      'M0 220h60v-40h50v60h50v-90h40v70h60v-40h70v60h60V150h20v-24h6v24h24v80h70v-50h50v40h80v160H0z',
      '#3a4070',
    ) +
    shape(
      'M0 250h36v-54h86v64h16v-96h62v80h50v30h56v-60h92v40h26V150h52v100h60v-46h104v176H0z',
      '#0b0e22',
    ) +
    shape('M60 196v-22h-8v-34l24-20 24 20v34h-8v22h-4v-22H64v22zM460 150v-44h3v44z', '#0b0e22') +
    shape(lit, '#ffd37a') +
    stander(346, 218, 0.66, '#0b0e22') +
    shape('M376 216v-16h-4v-22h12v-8h2v8h4v22h-4v16z', '#0b0e22'),
);

export const streetLamp = still(
  fade('s', [0, '#0b1216'], [1, '#23343a']) +
    fade('c', [0, '#ffe2a0', 0.85], [1, '#ffe2a0', 0.12]) +
    ground('url(#s)') +
    shape('M0 80h120v214H0zM520 40h120v254H520z', '#0f191e') +
    shape('M30 120h24v34H30zM552 90h24v40h-24zM596 160h24v40h-24z', '#c99a4a', 0.5) +
    shape('M0 294h640v66H0z', '#0a1013') +
    shape('M356 66l128 232H196z', 'url(#c)') +
    `<ellipse cx="340" cy="300" rx="146" ry="20" fill="#ffe2a0" opacity=".55"/>` +
    shape('M460 300V60q0-24-40-24h-60v10h58q30 0 30 16v238zM330 46h52l10 22h-72z', '#05080a') +
    shape('M330 64h52v6h-52z', '#fff8e0') +
    `<path d="M220 90l-14 40M270 60l-14 40M250 150l-14 40M300 120l-14 40M330 190l-14 40M380 110l-14 40M410 180l-14 40M290 220l-14 40M230 230l-14 40M430 240l-14 40M120 60l-14 40M80 180l-14 40M160 200l-14 40M540 200l-14 40M590 60l-14 40M500 110l-14 40" stroke="#e8f0ee" stroke-width="2" opacity=".5"/>` +
    walker(318, 304, 1.12, '#05080a') +
    shape(
      'M246 196q8-56 76-60 66 4 74 60-18-14-36 0-18-14-38 0-20-14-40 0-18-14-36 0zM320 140h4v104h-4z',
      '#05080a',
    ) +
    shape('M300 308l18-4 20 6 8 42h-14l-8-22-8 22h-16z', '#05080a', 0.6),
);
