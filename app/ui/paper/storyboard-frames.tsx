import { type ReactNode, useCallback, useState } from 'react';
import type { Aspect } from '#domain/script/cuts.ts';
import { framesPerBoard, type StoryboardFrame } from '#domain/storyboard/frame.ts';
import { Button } from '../controls/button.tsx';
import { SafeZone } from '../cuts/safe-zone.tsx';
import { Icon } from '../icon.tsx';
import { Leader } from '../page/leader.tsx';

export type FrameFormat = Aspect;

const layouts: Record<FrameFormat, string> = {
  '16:9': 'storyboard',
  '9:16': 'storyboard storyboard-vertical',
  '1:1': 'storyboard storyboard-square',
  '4:5': 'storyboard storyboard-portrait',
};

type StoryboardFramesProps = {
  /** While loading, those that are drawn already, by their place. */
  frames: readonly (StoryboardFrame | undefined)[];
  format: FrameFormat;
  /** The frames still to come are empty with a running leader, one announced line. */
  loading?: boolean;
  loadingLabel?: string;
  /** Opens one of them, by its number from 1, to be directed. */
  onDirect?: ((frame: number) => void) | undefined;
  /** Those somebody directed, by number. */
  directed?: readonly number[];
  /** Those that stay as they are, by number: they are not directed. */
  locked?: readonly number[];
  /** Shows what is covered in this format, over each picture. */
  guide?: FrameFormat | undefined;
  /** What else stands with a frame, by its number from 1. */
  frameEnd?: (frame: number) => ReactNode;
};

/** The frames of a board in the layout of their format, for use on paper. */
export function StoryboardFrames({
  frames,
  format,
  loading = false,
  loadingLabel = 'Drawing your storyboard',
  onDirect,
  directed = [],
  locked = [],
  guide,
  frameEnd,
}: StoryboardFramesProps) {
  return (
    <div className={layouts[format]} aria-busy={loading || undefined}>
      {Array.from({ length: loading ? framesPerBoard : frames.length }, (_, index) => {
        const frame = frames[index];
        const number = index + 1;
        if (frame) {
          return (
            <Frame
              key={number}
              frame={frame}
              number={number}
              isDirected={directed.includes(number)}
              onDirect={locked.includes(number) ? undefined : onDirect}
              guide={guide}
              end={frameEnd?.(number)}
            />
          );
        }
        const label = number === 1 ? { label: loadingLabel } : {};
        return <EmptyFrame key={number} number={number} {...label} />;
      })}
    </div>
  );
}

function EmptyFrame({ number, label }: { number: number; label?: string }) {
  return (
    <figure className="frame frame-empty">
      <div className="frame-picture">
        <Leader size="small" {...(label ? { label, labelHidden: true } : { silent: true })} />
      </div>
      <figcaption>
        <div className="frame-head">
          <span className="text-[0.9375rem] font-extrabold">Frame {number}</span>
        </div>
      </figcaption>
    </figure>
  );
}

type FrameProps = {
  frame: StoryboardFrame;
  number: number;
  isDirected: boolean;
  onDirect: StoryboardFramesProps['onDirect'];
  guide: FrameFormat | undefined;
  end: ReactNode;
};

function Frame({ frame, number, isDirected, onDirect, guide, end }: FrameProps) {
  const { imageUrl } = frame;
  // The address that did not load: another may come in its place.
  const [broken, setBroken] = useState<string>();
  // A picture of the served page may have failed before anybody listened.
  const checkEarlier = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setBroken(imageUrl);
    },
    [imageUrl],
  );
  const drawn = imageUrl && broken !== imageUrl;
  return (
    <figure className={guide ? 'frame is-guided' : 'frame'}>
      <div className="frame-picture">
        {drawn ? (
          <img
            src={imageUrl}
            alt={frame.imageAlt ?? ''}
            ref={checkEarlier}
            onError={() => setBroken(imageUrl)}
          />
        ) : (
          <p className="frame-blank" dir="auto">
            {frame.description}
          </p>
        )}
        {guide ? <SafeZone format={guide} /> : null}
      </div>
      <figcaption>
        {onDirect ? (
          <Button compact className="frame-direct" onClick={() => onDirect(number)}>
            <Icon name="pencil" /> Direct<span className="sr-only"> frame {number}</span>
          </Button>
        ) : null}
        <div className="frame-head">
          <h3>
            Frame {number}: <bdi>{frame.title}</bdi>
          </h3>
          {frame.timing ? <span className="frame-timing">{frame.timing}</span> : null}
          {isDirected ? <span className="frame-timing">Directed by you</span> : null}
        </div>
        {drawn ? <p dir="auto">{frame.description}</p> : null}
        {end}
      </figcaption>
    </figure>
  );
}
