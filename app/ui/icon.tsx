const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M15 5l-7 7 7 7',
  up: 'M12 19V5M6 11l6-6 6 6',
  check: 'M4 12.5l5 5L20 6.5',
  close: 'M5 5l14 14M19 5L5 19',
  pencil: 'M4 20l1-5L16 4l4 4L9 19z',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  lock: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2.5',
  lockOpen: 'M5 11h14v10H5zM8 11V6a4 4 0 0 1 7.5-2',
  mail: 'M3 6h18v12H3zM3 7l9 6 9-6',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 0 12h-3',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0 0 12h3',
  history: 'M4 12a8 8 0 1 0 3-6.2M4 4v5h5M12 8v5l3.5 2',
  refresh: 'M20 11a8 8 0 1 0-2 6M20 4v7h-7',
  alert: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  info: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 11v6M12 7v.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l13 8-13 8z',
  frameBack: 'M18 5l-9 7 9 7zM5 5v14',
  frameOn: 'M6 5l9 7-9 7zM19 5v14',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  plus: 'M12 5v14M5 12h14',
  person: 'M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M4 20c1-4 4-5 8-5s7 1 8 5',
  signOut: 'M14 4H5v16h9M10 12h10M16 8l4 4-4 4',
  down: 'M5 9l7 7 7-7',
  download: 'M12 4v12M6 11l6 6 6-6M4 20h16',
  external: 'M13 4h7v7M20 4l-9 9M18 14v6H4V6h6',
  clapper: 'M3 10h18v11H3zM3 10l17-5 1 3-17 5M9 8l-2-3M15 6l-2-3',
} as const;

export type IconName = keyof typeof paths;

/** A 24-unit line picture in the colour of the text; never the only carrier of a meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
