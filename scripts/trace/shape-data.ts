// The shapes of SVG as path data.

/** Path data of a `path`, `circle`, `ellipse` or `rect`; empty for any other element. */
export function shapeData(kind: string, own: ReadonlyMap<string, string>): string {
  const n = (name: string) => Number(own.get(name) ?? 0);
  if (kind === 'path') return own.get('d') ?? '';
  if (kind === 'circle' || kind === 'ellipse') {
    const [rx, ry] = kind === 'circle' ? [n('r'), n('r')] : [n('rx'), n('ry')];
    return `M${n('cx') - rx} ${n('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
  }
  if (kind !== 'rect') return '';
  const [w, h] = [n('width'), n('height')];
  const r = Math.min(n('rx'), w / 2, h / 2);
  if (r === 0) return `M${n('x')} ${n('y')}h${w}v${h}h${-w}z`;
  return `M${n('x') + r} ${n('y')}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}

/** The attributes of an element. */
export const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
