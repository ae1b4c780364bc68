import { disc, fade, glow, ground, shape, stander, still } from './kit.ts';

const profile =
  'M70 360q6-62 62-80l46-14v-26q-46-24-44-82 8-72 88-74 54 2 66 46 2 18 4 28l17 29q4 7-7 10l2 10-7 5 3 7-6 7q3 17-12 18l-28 2v26l42 16q38 18 46 72z';

export const windowLight = still(
  fade('s', [0, '#24110f'], [0.7, '#8f4b36'], [1, '#4a211a']) +
    ground('url(#s)') +
    shape('M404 34h176v236H404z', '#2b1512') +
    shape(
      'M414 44h72v98h-72zM498 44h72v98h-72zM414 154h72v106h-72zM498 154h72v106h-72z',
      '#f6cfa2',
    ) +
    shape('M414 142V44h72v30zM498 44h72l-72 50z', '#fff0d4') +
    shape('M392 270h200v12H392z', '#1a0b09') +
    shape('M414 282l72 0-180 78H186zM500 282h76l-96 78H340z', '#f6cfa2', 0.35) +
    shape(profile, '#0f0706') +
    shape(
      'M288 130q2 18 4 28l17 29q4 7-7 10l2 10-7 5 3 7-6 7q3 17-12 18l-28 2v-6l20-2q12-2 10-16l4-10-2-10 2-12 4-8-12-22z',
      '#f6cfa2',
    ) +
    shape('M254 266l42 16q38 18 46 72h-10q-8-44-44-60l-34-14z', '#f6cfa2', 0.8) +
    shape('M556 246h22v24h-22zM578 250q14 0 12 8t-12 6z', '#1a0b09'),
);

const slats = Array.from({ length: 9 }, (_, i) => `M0 ${12 + i * 38}h640v20H0z`).join('');
const figure =
  'M236 360q-2-80 36-104l34-16v-22q-16-14-18-38l-2-22h-48q-10-8 12-14l32-6q4-54 58-56 54 2 60 56l34 6q22 6 12 14h-46l-2 22q-2 24-18 38v22l34 16q40 24 38 104z';

export const blinds = still(
  fade('s', [0, '#5a431f'], [1, '#2a1e0e']) +
    ground('url(#s)') +
    shape(slats, '#f1dca4', 0.72) +
    shape('M0 0h120q-40 160-30 360H0zM560 0h80v360h-50q20-180-30-360z', '#1c1408', 0.55) +
    shape(figure, '#0f0a05') +
    `<clipPath id="f"><path d="${figure}"/></clipPath><g clip-path="url(#f)">` +
    shape(
      'M352 70h150v12H340zM344 166h150v14H340zM352 204h150v18H346zM372 242h150v20H362zM378 280h150v20H372zM382 318h150v20H378z',
      '#c9a961',
      0.6,
    ) +
    '</g>',
);

export const doorway = still(
  ground('#10100f') +
    fade('d', [0, '#fff2cf'], [1, '#f0b968']) +
    shape('M0 0h640v270H0z', '#1d1b18') +
    shape('M0 262h640v8H0z', '#0a0a09') +
    shape('M264 40h128v222H264z', 'url(#d)') +
    shape('M392 40l78-24v292l-78-46z', '#3a3024') +
    shape('M404 150h8v14h-8z', '#f0b968') +
    shape('M256 32h144v8H264v222h-8z', '#050504') +
    shape('M264 262h128l150 98H120z', '#f0b968', 0.75) +
    shape('M314 262h30l26 98h-90z', '#10100f') +
    stander(328, 266, 1.62, '#050504') +
    shape('M70 96h92v66H70zM78 104v50h76v-50z', '#0a0a09') +
    shape('M78 154l26-28 18 16 14-12 18 24z', '#3a3024'),
);

export const phoneGlow = still(
  ground('#0a0a14') +
    glow('g', [0, '#9fd8ff', 0.95], [0.4, '#4f7fd0', 0.5], [1, '#1a2050', 0]) +
    disc(392, 214, 270, 'url(#g)') +
    disc(84, 70, 26, '#5a2f6e', 0.7) +
    disc(150, 112, 14, '#5a2f6e', 0.5) +
    disc(560, 60, 20, '#5a2f6e', 0.6) +
    shape(
      'M40 360q8-84 76-104l56-18v-30q-52-30-50-96 8-88 100-90 62 2 78 54 2 20 4 32l20 34q4 8-8 12l2 12-8 6 4 8-8 8q4 20-14 22l-34 2v34l50 18q46 22 54 96z',
      '#05050b',
    ) +
    shape(
      'M300 76q2 20 4 32l20 34q4 8-8 12l2 12-8 6 4 8-8 8q4 20-14 22l-34 2v-8l24-2q14-2 12-18l4-12-2-12 2-14 6-10-14-26z',
      '#bfe6ff',
    ) +
    shape('M258 220v16l50 18q24 12 36 32-16-16-44-26z', '#7fb4ec', 0.7) +
    shape(
      'M396 360q-16-40 8-66l30-56q10-8 16 2l-12 34 44-30q16-6 18 10 8 8 2 18 4 12-8 20l-20 26-6 42z',
      '#05050b',
    ) +
    `<g transform="rotate(18 430 196)"><rect x="404" y="130" width="62" height="118" rx="9" fill="#05050b"/><path d="M400 140h6v98h-6z" fill="#eafaff"/></g>`,
);
