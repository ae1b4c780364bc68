import { useCallback, useState } from 'react';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';

/** The picture a project is recognised by: its first frame, or blank paper that says why. */
export function FirstFrame({ frames }: { frames: StoryboardFrame[] }) {
  const [broken, setBroken] = useState(false);
  // A picture of the served page may have failed before anybody listened.
  const checkEarlier = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setBroken(true);
  }, []);
  const first = frames[0];
  if (!first?.imageUrl || broken) {
    return (
      <div className="project-picture">
        <span className="mono">{first ? first.title : 'No frames yet'}</span>
      </div>
    );
  }
  return (
    <div className="project-picture">
      <img
        src={first.imageUrl}
        alt={first.imageAlt ?? ''}
        loading="lazy"
        ref={checkEarlier}
        onError={() => setBroken(true)}
      />
    </div>
  );
}
