import type { PictureFacts, PictureStroke } from '#domain/pictures/picture.ts';
import { pictureAddress } from './picture-address.ts';
import { type Point, useBrush } from './use-brush.ts';

type BrushFieldProps = {
  facts: PictureFacts;
  does: PictureStroke['does'];
  size: number;
  strokes: readonly PictureStroke[];
  describedBy: string;
  onStroke: (points: Point[]) => void;
};

/** The picture under a brush that pointer, finger and keys lead. */
export function BrushField({ facts, does, size, strokes, describedBy, onStroke }: BrushFieldProps) {
  const { width, height } = facts;
  const { path, at, said, leads } = useBrush(onStroke);
  const radius = size * Math.max(width, height);

  return (
    <>
      <div
        {...leads}
        className={`brush-field brush-${does}`}
        role="application"
        aria-label={`Brush that ${does}s`}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is led by keys as well
        tabIndex={0}
      >
        <img
          className="brush-under"
          src={pictureAddress({ ...facts, mark: 'source' }, 'source')}
          alt=""
          width={width}
          height={height}
          draggable={false}
        />
        <img
          className="brush-kept"
          src={pictureAddress(facts, 'cut-out')}
          alt=""
          width={width}
          height={height}
          draggable={false}
        />
        <svg className="brush-strokes" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {strokes.map((stroke, index) => (
            <Stroke
              // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added at the end and taken from it
              key={index}
              of={facts}
              points={stroke.points}
              radius={stroke.size * Math.max(width, height)}
              className={`stroke-${stroke.does} is-done`}
            />
          ))}
          {path ? (
            <Stroke of={facts} points={path} radius={radius} className={`stroke-${does}`} />
          ) : null}
          {at ? (
            <circle className="brush-ring" cx={at[0] * width} cy={at[1] * height} r={radius} />
          ) : null}
        </svg>
      </div>
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

type StrokeProps = {
  of: Pick<PictureFacts, 'width' | 'height'>;
  points: readonly Point[];
  radius: number;
  className: string;
};

function Stroke({ of: { width, height }, points, radius, className }: StrokeProps) {
  const [first] = points;
  if (!first) return null;
  const line = points.map(([x, y]) => `${x * width} ${y * height}`).join('L');
  // A single dab is a line of no length.
  const d = points.length > 1 ? `M${line}` : `M${line}h0.01`;
  return (
    <path
      className={className}
      d={d}
      fill="none"
      strokeWidth={radius * 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
