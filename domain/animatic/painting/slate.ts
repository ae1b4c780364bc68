import type { Brush } from './brush.ts';

/** The small slate at the end, over the whole canvas: black stage, two lines in the middle. */
export function paintSlate<Source>(context: Brush<Source>): void {
  const { width, height } = context.canvas;
  const size = Math.min(width, height) * 0.055;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = '#0d0a07';
  context.fillRect(0, 0, width, height);
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#c6beb2';
  context.font = `500 ${size * 0.5}px "Archivo Variable", Arial, sans-serif`;
  context.fillText('made with', width / 2, height / 2 - size * 0.75);
  context.fillStyle = '#f7f3ea';
  context.font = `850 ${size}px "Archivo Variable", Arial, sans-serif`;
  context.fillText('AD BUILDER', width / 2, height / 2 + size * 0.25);
}
