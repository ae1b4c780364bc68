import type { ReactNode } from 'react';
import './director.css';

type DirectorStillProps = {
  /** Address of the picture. */
  src: string;
  /** As in `2:14`; nothing where it is unknown or nothing can be played. */
  duration?: string | null;
  /** What starts the reel, or the mark of one that plays elsewhere. */
  children?: ReactNode;
};

/** The picture that stands before a reel. */
export function DirectorStill({ src, duration, children }: DirectorStillProps) {
  return (
    <div className="still">
      <img src={src} alt="" width="640" height="360" loading="lazy" />
      {children}
      {duration ? <span className="still-duration">{duration}</span> : null}
    </div>
  );
}

/** The square with the triangle. */
export function PlayMark() {
  return (
    <span className="still-play" aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4v16l13-8z" />
      </svg>
    </span>
  );
}
