import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PictureFacts, PictureStroke } from '#domain/pictures/picture.ts';
import { pictureAddress } from './picture-address.ts';

type Point = [x: number, y: number];
type BrushFieldProps = {
  facts: PictureFacts;
  does: PictureStroke['does'];
  size: number;
  strokes: readonly PictureStroke[];
  describedBy: string;
  onStroke: (points: Point[]) => void;
};

const mostPoints = 300;
const step = { near: 0.02, far: 0.1 };
const moves: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number) => Math.max(0, Math.min(1, value));

/** The picture under a brush that pointer, finger and keys lead. */
export function BrushField({ facts, does, size, strokes, describedBy, onStroke }: BrushFieldProps) {
  const { width, height } = facts;
  const field = useRef<HTMLDivElement>(null);
  const [path, setPath] = useState<Point[] | null>(null);
  /** Where the keys have led the brush; null while a pointer does. */
  const [at, setAt] = useState<Point | null>(null);
  const [said, setSaid] = useState('');
  const radius = size * Math.max(width, height);

  const placeOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = field.current?.getBoundingClientRect();
    if (!box) return [0.5, 0.5];
    return [within((clientX - box.left) / box.width), within((clientY - box.top) / box.height)];
  };
  const finish = (points: Point[] | null) => {
    setPath(null);
    if (!points || points.length === 0) return;
    const every = Math.ceil(points.length / mostPoints);
    onStroke(points.filter((_, index) => index % every === 0 || index === points.length - 1));
  };
  const down = (event: PointerEvent<HTMLDivElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setAt(null);
    setPath([placeOf(event)]);
  };
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (path && !at) setPath([...path, placeOf(event)]);
  };
  const press = (event: KeyboardEvent) => {
    const way = moves[event.key];
    const from = at ?? [0.5, 0.5];
    if (way) {
      event.preventDefault();
      const far = event.shiftKey ? step.far : step.near;
      const to: Point = [within(from[0] + way[0] * far), within(from[1] + way[1] * far)];
      setAt(to);
      if (path) setPath([...path, to]);
      setSaid(`${Math.round(to[0] * 100)} % across, ${Math.round(to[1] * 100)} % down`);
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setAt(from);
      if (path) finish(path);
      else setPath([from]);
      setSaid(path ? 'Brush lifted.' : 'Brush down.');
    } else if (event.key === 'Escape' && path) {
      event.preventDefault();
      event.stopPropagation();
      setPath(null);
      setSaid('Stroke dropped.');
    }
  };
  return (
    <>
      <div
        ref={field}
        className={`brush-field brush-${does}`}
        role="application"
        aria-label={`Brush that ${does}s`}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it is led by keys as well
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={() => finish(path)}
        onPointerCancel={() => setPath(null)}
        onKeyDown={press}
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
