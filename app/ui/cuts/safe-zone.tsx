import { canvasOf, safeZone } from '#domain/cuts/safe-zones.ts';
import type { Aspect } from '#domain/script/cuts.ts';
import './cuts.css';

/** Over a picture: what the platform's own interface covers is shaded, what stays clear is outlined. */
export function SafeZone({ format }: { format: Aspect }) {
  const { width, height } = canvasOf(format);
  const zone = safeZone(format);
  const inner = `M${zone.x} ${zone.y}v${zone.height}h${zone.width}v${-zone.height}z`;
  return (
    <svg className="safe-zone" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="safe-zone-covered" d={`M0 0h${width}v${height}H0z${inner}`} />
      <path className="safe-zone-edge" d={inner} />
    </svg>
  );
}
