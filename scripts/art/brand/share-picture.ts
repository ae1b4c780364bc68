// The picture that stands for the site where its address is shared: 1200 × 630.
import { greys, type Sketch, yellow } from '#server/drawing/brush.ts';
import { blob, block, edge } from '#server/drawing/shapes.ts';
import { can } from '../props.ts';
import { render } from '../render.ts';
import { wall } from '../sheet.ts';
import { direct } from '../styles/direct.ts';
import { narrative } from '../styles/narrative.ts';
import { business } from '../user-types/business.ts';
import { openArchivo, outline } from './archivo.ts';
import { stage, stageLight, tapeA } from './tape-a.ts';

const name = 'D BUILDER';
const promise = 'Big ideas for bold brands—yours, in minutes not months.';
const board = [narrative, direct, pack, business];

/** The share picture as SVG without any reference to a font. */
export async function sharePicture(): Promise<string> {
  const wordmark = await openArchivo(name, 880, 125);
  const body = await openArchivo(promise, 500, 100);
  const size = 948 / outline(wordmark, name, [0, 0], 1).end;
  const headline = outline(wordmark, name, [194, 190], size);
  const line = outline(body, promise, [58, 262], 38);
  const glow = `<radialGradient id="glow" cx=".5" cy="1" r=".9"><stop stop-color="#6b4c0a"/><stop offset=".75" stop-color="${stage}"/></radialGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" width="1200" height="630">
<defs>${glow}</defs><rect width="1200" height="630" fill="${stage}"/><rect y="120" width="1200" height="510" fill="url(#glow)"/>
<g transform="translate(54 88) scale(1.12 1.02)">${tapeA}</g>
<path d="${headline.d}" fill="${stageLight}"/><path d="${line.d}" fill="#cfc9bf"/>
<g transform="translate(46 338) rotate(-1.200)">${strip()}</g></svg>`;
}

// Four frames on one sheet of paper, held by two strips of tape.
function strip(): string {
  const frames = board.map((paint, i) => {
    const svg = render({ name: `${i}`, size: [200, 112], seed: 67 + i, paint });
    const place = `x="${20 + i * 272}" y="24" `;
    const scaled = svg.replace('width="200" height="112"', 'width="256" height="143"');
    const framed = scaled.replace('<svg ', `<svg ${place}`);
    const rim = `<rect ${place}width="256" height="143" fill="none" stroke="#1d1812" stroke-width="4"/>`;
    const lines = `<path d="M${22 + i * 272} 190h190M${22 + i * 272} 210h${110 + i * 18}" stroke="#1d1812" stroke-width="5"/>`;
    return framed + rim + lines;
  });
  const sheet = '<path d="M0 0l1112-3 2 240-1114 3z" fill="#f5f0e5"/>';
  const tape = `<path d="M-26 34L50-26 70 0-8 60zM1066-28l76 60-20 26-76-60z" fill="${yellow}"/>`;
  return sheet + frames.join('') + tape;
}

/** The product in its light. */
function pack(s: Sketch): void {
  wall(s, 3, -0.9);
  blob(s, 100, 50, 46, 44, yellow, { bare: true });
  block(s, 0, 88, 200, 24, greys[0], { bare: true });
  edge(s, '0 88 200 86', { size: 2.2 });
  s.at(100, 56, 1.02, () => can(s));
}
