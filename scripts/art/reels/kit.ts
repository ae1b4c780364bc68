// The few strokes every still is made of: flat shapes and one strong light, 640 by 360.

type Stop = readonly [offset: number, color: string, opacity?: number];

const stops = (all: readonly Stop[]) =>
  all
    .map(([at, color, opacity]) => {
      const clear = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${color}"${clear}/>`;
    })
    .join('');

/** A vertical fade; fill with `url(#id)`. */
export const fade = (id: string, ...all: Stop[]) =>
  `<linearGradient id="${id}" x2="0" y2="1">${stops(all)}</linearGradient>`;

/** A round fade from the middle out; fill with `url(#id)`. */
export const glow = (id: string, ...all: Stop[]) =>
  `<radialGradient id="${id}">${stops(all)}</radialGradient>`;

export const shape = (d: string, fill: string, opacity?: number) =>
  `<path d="${d}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

export const disc = (x: number, y: number, r: number, fill: string, opacity?: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;

export const ground = (fill: string) => `<path fill="${fill}" d="M0 0h640v360H0z"/>`;

/** Somebody walking to the right, seen from far; the feet stand on (x, y). */
export const walker = (x: number, y: number, size: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${x} ${y})scale(${size})">` +
  '<circle cy="-92" r="8"/><path d="M-9-82q9-5 18 0l6 32-5 2-4-13v17l12 44h-9l-10-34-9 34h-9l7-44-1-17-4 14-5-2z"/></g>';

/** Somebody standing, seen from behind; the feet stand on (x, y). */
export const stander = (x: number, y: number, size: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${x} ${y})scale(${size})">` +
  '<circle cy="-93" r="8"/><path d="M-4-86h8v4q10 1 12 8l4 34-5 2-5-22 1 24-2 36h-7L0-36l-2 36h-7l-2-36 1-24-5 22-5-2 4-34q2-7 12-8z"/></g>';

/** A row of heads and shoulders seen from behind, level with `y`. */
export const audience = (from: number, to: number, y: number, size: number, fill: string) => {
  const row = (dy: number, width: number) =>
    `<path d="M${from} ${y + dy}H${to}" stroke-width="${width}" stroke-dasharray="0 ${size * 1.9}"/>`;
  return `<g stroke="${fill}" stroke-linecap="round">${row(0, size)}${row(size * 1.05, size * 1.75)}</g>`;
};

export const still = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360" preserveAspectRatio="xMidYMid slice">${body}</svg>\n`;
