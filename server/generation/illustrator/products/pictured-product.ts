// The product as its client photographed it, in the place of the form it would be drawn as.
import type { TracedPicture, Way } from '#domain/pictures/traced.ts';
import type { Point, Sketch } from '#server/drawing/brush.ts';
import { Hand } from '../hand.ts';
import type { ProductPlan } from '../plan/product-for.ts';

const short = (value: number) => String(Math.round(value * 10) / 10);

const pointsOf = (way: Way): Point[] => {
  const points: Point[] = [];
  for (let at = 0; at + 1 < way.length; at += 2) points.push([way[at] ?? 0, way[at + 1] ?? 0]);
  return points;
};

/** Paints a traced picture in the units it has; what a client photographed is never seen in a mirror. */
export const paintTraced = (sketch: Sketch, traced: TracedPicture): void =>
  void sketch.unmirrored(() => paintTones(sketch, traced));

function paintTones(sketch: Sketch, traced: TracedPicture): void {
  for (const { color, ways } of traced.tones) {
    const path = ways
      .map((way) => {
        const placed = pointsOf(way).map((point) => sketch.place(point).map(short).join(' '));
        return `M${placed.join('L')}Z`;
      })
      .join('');
    if (path) sketch.mark(`<path d="${path}" fill="${color}" fill-rule="evenodd"/>`);
  }
  const size = 2.1 * Math.sqrt(Math.min(sketch.scale * 10, 1.6));
  for (const way of traced.lines)
    sketch.pen(thinned(pointsOf(way)), { size: size * 0.42, tremble: 0.12, taper: 3 });
  for (const way of traced.outline) {
    const points = thinned(pointsOf(way));
    const first = points[0];
    if (first) sketch.pen([...points, first], { size, tremble: 0.2, taper: 3 });
  }
}

// A brush does not turn at every pixel.
const thinned = (points: Point[]): Point[] => {
  const most = 140;
  const step = Math.ceil(points.length / most);
  return points.filter((_, at) => at % step === 0 || at === points.length - 1);
};

/** Of what is smaller nothing could be read beside somebody. */
const leastCm = 12;

/**
 * The product as in its picture: as large as what it would otherwise be drawn as, and handled as that
 * is, and never too small to read. Two things of the same size take the same area, whatever the shape of the picture.
 */
export function pictured(product: ProductPlan, traced: TracedPicture | undefined): ProductPlan {
  if (!traced) return product;
  const { drawing, look } = product;
  const { width, height, colours } = traced;
  const wideCm = (drawing.size.width / drawing.size.height) * drawing.tallCm;
  const scale = 100 / Math.max(width, height);
  const [color = look.color, accent = look.accent] = colours;
  return {
    look: { ...look, color, accent },
    formName: drawing.name,
    drawing: {
      ...drawing,
      // What nobody could read has no drawing of ours, and is there all the same.
      ...(/^(?:none|title-card)$/.test(drawing.id) ? { id: 'pictured', note: undefined } : {}),
      name: 'in its picture',
      size: { width: width * scale, height: height * scale },
      tallCm: Math.max(leastCm, Math.sqrt((drawing.tallCm * wideCm * height) / width)),
      paint: (sketch) => {
        new Hand(sketch).ground((width * scale) / 2);
        sketch.at(0, 0, scale, () => paintTraced(sketch, traced));
      },
    },
  };
}
