import type { ExportFormat } from './formats.ts';

const longest = 80;
/** Of other words between project and ending, so that two ZIPs are told apart. */
const middles: Partial<Record<ExportFormat['id'], string>> = {
  'shot-list-excel': 'shot list',
  'shot-list-csv': 'shot list',
  frames: 'frames',
  layers: 'layers',
};

/**
 * `Wake the night shift (shot list).xlsx`: the project's name in any script, without what no file
 * system takes.
 */
export function fileName(projectName: string, format: ExportFormat): string {
  const middle = middles[format.id];
  return `${plainFileName(projectName)}${middle ? ` (${middle})` : ''}.${format.extension}`;
}

/** A name that every file system takes, without an ending. */
export function plainFileName(name: string): string {
  const kept = name
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
  const short = [...kept]
    .slice(0, longest)
    .join('')
    .replace(/[ .]+$/, '');
  // Windows has devices of these names.
  return /^(?:con|prn|aux|nul|com\d|lpt\d)?$/i.test(short) ? `project ${short}`.trim() : short;
}
