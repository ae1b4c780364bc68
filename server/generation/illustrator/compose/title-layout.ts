// Where picture, title and request stand on the card at the end: the request has its room first, then the title.
import { type Box, setText } from '#server/drawing/lettering/lettering.ts';
import { logoCard } from '../products/closing-logo.ts';
import { sponsorBox } from './marks/lettering-plates.ts';
import type { ScenePlan } from './scene-plan.ts';

export type TitleLayout = {
  /** The light behind the picture. */
  cx: number;
  middle: number;
  radius: number;
  /** The title's plate; `largest` is the size of its letters at most. */
  plate: Box & { largest: number };
  /** Under the plate: how high it is at most, where it has to end, and the size of its letters at most. */
  bar: { gap: number; most: number; foot: number; largest: number };
};

/** Between a plate and the bar under it. */
const gap = 7;
/** How far below its middle, in radii, the title lies over the light. */
const overlap = 0.92;

/** `rest` is what is lettered beside the title; empty where nothing is. */
export function titleLayout(plan: ScenePlan, rest: string): TitleLayout {
  const { width: w, height: h, safe, aspect } = plan.sheet;
  const isNamed = plan.props.length + plan.people.length > 0;
  const shape = aspect !== '16:9' ? 'stacked' : isNamed ? 'beside' : 'wide';
  const { across, plated, large, usual } = {
    stacked: {
      across: 0.8,
      plated: 0.2,
      large: isNamed ? 0.29 : 0.34,
      usual: isNamed ? 0.31 : 0.36,
    },
    beside: { across: 0.44, plated: 0.36, large: 0.34, usual: 0.46 },
    wide: { across: 0.68, plated: 0.38, large: 0.31, usual: 0.38 },
  }[shape];
  const end = plan.shot.sponsor ? sponsorBox(plan).y - 4 : safe.y + safe.height;
  // In a wide frame the logo stands under the request.
  const foot =
    shape !== 'stacked' && plan.logo ? Math.min(end, logoCard(plan, plan.logo).y - 3) : end;
  const most = h * (shape !== 'stacked' ? 0.27 : aspect === '9:16' ? 0.15 : 0.19);
  const largest = shape === 'stacked' ? 13.5 : 13;
  const asked = rest ? Math.min(most, barHeight(rest, w * across, largest)) + gap : 0;
  const above = foot - asked - h * plated;
  const isOver = shape === 'stacked' && isNamed;
  const full = Math.min(w, h) * large;
  const radius = isOver ? Math.min(full, (above - safe.y) / (1 + overlap)) : full;
  const middle = isOver ? Math.min(h * usual, above - radius * overlap) : h * usual;
  const cx = shape === 'beside' ? w * 0.27 : aspect === '9:16' ? safe.x + safe.width / 2 : w / 2;
  const y = {
    stacked: isNamed ? middle + radius * overlap : middle - h * 0.1,
    beside: h * 0.16,
    wide: middle - h * 0.19,
  }[shape];
  return {
    ...{ cx, middle, radius },
    plate: {
      x: shape === 'beside' ? w * 0.5 : cx - (w * across) / 2,
      y,
      width: w * across,
      height: Math.min(h * plated, foot - asked - y),
      largest: shape === 'stacked' ? 27 : 30,
    },
    bar: { gap, most, foot, largest },
  };
}

// As high as a bar has to be for its text in full size.
const barHeight = (text: string, width: number, largest: number): number =>
  setText(text, { x: 0, y: 0, width: width - 16, height: largest * 20 }, largest).lines.length *
    largest +
  15;
