import { useEffect, useRef, useState } from 'react';
import { embedOf } from '#domain/video-embed.ts';
import { DirectorStill, PlayMark } from './director-still.tsx';

type ReelPlayerProps = {
  /** What it is, as in `Reel of Odalys Brandt-Vey`. */
  title: string;
  /** As the feed gives it. */
  url: string | null;
  /** As in `2:14`; null when unknown. */
  duration: string | null;
  /** Address of the still. */
  still: string;
};

/**
 * A reel: its still first; the host's player is asked for on a press, and takes the focus.
 * Nothing where no player is known for the address. Give it `key={url}` where the reel changes.
 */
export function ReelPlayer({ title, url, duration, still }: ReelPlayerProps) {
  const embed = url ? embedOf(url) : null;
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (playing) frame.current?.focus();
  }, [playing]);
  if (!url || !embed) return null;
  if (playing) {
    return (
      <iframe
        ref={frame}
        className="still"
        title={title}
        src={playingAddress(embed.src)}
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin" // YouTube plays for a named site only
      />
    );
  }
  const label = [`Play ${title.charAt(0).toLowerCase()}${title.slice(1)}`, duration]
    .filter(Boolean)
    .join(', ');
  return (
    <DirectorStill src={still} duration={duration}>
      <button
        type="button"
        className="still-start still-start-large"
        aria-label={label}
        onClick={() => setPlaying(true)}
        data-intent=""
        suppressHydrationWarning
      >
        <PlayMark />
      </button>
      <a className="still-start still-start-large still-start-plain" href={url} aria-label={label}>
        <PlayMark />
      </a>
    </DirectorStill>
  );
}

function playingAddress(src: string): string {
  const url = new URL(src);
  url.searchParams.set(url.hostname === 'fast.wistia.net' ? 'autoPlay' : 'autoplay', '1');
  return url.href;
}
