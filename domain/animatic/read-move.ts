import type { Move } from './film.ts';

// As the built-in writer writes moves in its four languages, and as people call them besides. The first
// that is found counts: a tilt down is a tilt, too.
const written: readonly [move: Move, pattern: RegExp][] = [
  ['hand-held', /hand.?held|handkamera|cámara en mano|caméra (?:à l.épaule|portée)/u],
  ['push-in', /push|(?:zoom|dolly|move)s? in|ranfahrt|zufahrt|acercamiento|travelling avant/u],
  ['pull-out', /pulls? (?:out|back)|(?:zoom|dolly) out|rückfahrt|alejamiento|travelling arrière/u],
  ['tilt-up', /tilts? up|schwenk nach oben|paneo hacia arriba|panoramique vers le haut/u],
  ['tilt-down', /tilts? down|schwenk nach unten|paneo hacia abajo|panoramique vers le bas/u],
  ['pan-left', /pans? left|schwenk nach links|paneo a la izquierda|panoramique gauche/u],
  ['pan-right', /pans? right|schwenk nach rechts|paneo a la derecha|panoramique droite/u],
  ['orbit', /orbit|umfahrt|(?:travelling )circula(?:r|ire)/u],
  ['track', /track|parallelfahrt|travelling lat[eé]ral/u],
];

/** The move that a row's VIDEO text begins with, as in `MCU, push in. Hands …`; static where it says none. */
export function readMove(video: string): Move {
  const [camera = ''] = video.normalize('NFC').toLowerCase().slice(0, 120).split(/[.:;]/u);
  return written.find(([, pattern]) => pattern.test(camera))?.[0] ?? 'static';
}
