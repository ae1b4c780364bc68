import { type KeyboardEvent, type PointerEvent, useState } from 'react';

export type Point = [x: number, y: number];

const mostPoints = 300;
const step = { near: 0.02, far: 0.1 };
const moves: Record<string, Point> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const within = (value: number) => Math.max(0, Math.min(1, value));

const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent): Point => {
  const box = currentTarget.getBoundingClientRect();
  return [within((clientX - box.left) / box.width), within((clientY - box.top) / box.height)];
};

/**
 * A brush that pointer, finger and keys lead over a field: the stroke it draws, where the keys have led
 * it, and what is said of that.
 */
export function useBrush(onStroke: (points: Point[]) => void) {
  const [path, setPath] = useState<Point[] | null>(null);
  /** Where the keys have led the brush; null while a pointer does. */
  const [at, setAt] = useState<Point | null>(null);
  const [said, setSaid] = useState('');

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
  const leads = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: () => finish(path),
    onPointerCancel: () => setPath(null),
    onKeyDown: press,
  };
  return { path, at, said, leads };
}
