// Composes the picture: what stands still once, what moves for a given moment of the loop.
import { boomOperator } from './boom-operator.ts';
import { cameraAndOperator, dollyShift } from './camera-crew.ts';
import { director } from './director.ts';
import { crossingGrip } from './grip.ts';
import { beams, brightness, dust, lampHeads } from './lamps.ts';
import { product } from './product.ts';
import { litStage, rigging, shade } from './stage.ts';

export const width = 1600;
export const height = 900;

// The scene is drawn with its floor at 640; this lifts the floor to 60 % of the picture, so that
// the lower 40 % stays dark under the headline.
const view = '<g transform="translate(80 -36) scale(.9)">';
const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`;

/** The lit stage without anybody on it. */
export function stillPlate(): string {
  return `${open}<rect width="${width}" height="${height}" fill="#0e0b09"/>${view}${litStage()}</g></svg>`;
}

/** Everything that moves, to be laid over the still plate; `moment` runs from 0 to 1. */
export function movingLayer(moment: number): string {
  const dim = (0.05 - 0.05 * (brightness(2, moment) - 1) * 8).toFixed(3);
  return `${open}${view}<rect x="250" y="96" width="1100" height="546" fill="#1a0e04" opacity="${dim}"/>
${beams(moment)}${crossingGrip(moment)}${dust(moment)}${shadows(moment)}${rigging()}${lampHeads(moment)}
${product(moment)}${cameraAndOperator(moment)}${boomOperator(moment)}${director(moment)}</g>
${shade(width, height)}</svg>`;
}

// The backlight throws the crew towards the lens.
function shadows(moment: number): string {
  const shift = dollyShift(moment);
  return `<defs><filter id="soft7"><feGaussianBlur stdDeviation="8"/></filter></defs><g fill="#0e0b09" opacity=".72" filter="url(#soft7)"><path transform="translate(${shift.toFixed(2)} 0)" d="M450 644h280l-120 190h-460z"/><path d="M834 642h100l60 200h-150z"/><path d="M1062 642h96l160 200h-190z"/><path d="M1186 642h130l240 200h-250z"/></g>`;
}
