import { useEffect, useState } from 'react';
import { Button } from '#app/ui/controls/button.tsx';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import type { Desk } from './directing/use-desk.ts';
import { noteLeft } from './note-field.tsx';

/** The frame as it is drawn now; while it is drawn anew the picture of before stays. */
export function DeskPicture({ frame, desk }: { frame: StoryboardFrame; desk: Desk }) {
  const { imageUrl, imageAlt, description } = useLoaded(frame);
  return (
    <figure tabIndex={-1} className="desk-frame" aria-busy={desk.state === 'drawing'}>
      <div className="desk-paper">
        {imageUrl ? <img src={imageUrl} alt={imageAlt ?? ''} /> : <p>{description}</p>}
      </div>
      <figcaption>
        <p role="status">{statusOf(desk)}</p>
        {desk.state === 'drawn' && desk.unseen.length > 0 ? (
          <p className="muted">Chosen, and not seen in this picture: {desk.unseen.join(', ')}.</p>
        ) : null}
        {desk.state === 'failed' ? (
          <Button
            compact
            onClick={({ currentTarget }) => {
              // The button goes, and what comes of it is told here.
              currentTarget.closest('figure')?.focus();
              desk.again();
            }}
          >
            Try again
          </Button>
        ) : null}
      </figcaption>
    </figure>
  );
}

function statusOf(desk: Desk): string {
  const { state, isSame, isDisputed, isElsewhere, note, chosen, back, unseen } = desk;
  if (state === 'failed' && note.isLast) return noteLeft;
  if (state === 'failed') return 'This could not be drawn just now. What you chose is still here.';
  if (state === 'drawing') return chosen ? 'Drawing…' : 'Reading what this frame shows…';
  if (isDisputed)
    return 'Another tab chose otherwise for this frame. What came last stands; the other is under “What was changed”.';
  if (isElsewhere) return 'As it was directed in another tab.';
  if (!back) return 'As it was written.';
  if (isSame) return 'Drawn. This choice changes nothing in this picture.';
  return unseen.length > 0 ? 'Drawn, but for what is not seen.' : 'Drawn as you chose it.';
}

// The frame whose picture is there, with its own words: the next one takes its place when it has come.
function useLoaded(frame: StoryboardFrame): StoryboardFrame {
  const [loaded, setLoaded] = useState(frame);
  const { imageUrl } = frame;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is loaded once for its address.
  useEffect(() => {
    if (!imageUrl) return setLoaded(frame);
    let isWanted = true;
    const image = new Image();
    const show = () => {
      if (isWanted) setLoaded(frame);
    };
    image.onload = show;
    image.onerror = show;
    image.src = imageUrl;
    return () => {
      isWanted = false;
    };
  }, [imageUrl]);
  // Another choice may leave the picture and change its words.
  return loaded.imageUrl === imageUrl ? frame : loaded;
}
