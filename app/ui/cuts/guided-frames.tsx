import { type ComponentProps, useState } from 'react';
import { safeZoneWords } from '#domain/cuts/safe-zones.ts';
import { labels, type Platform } from '#domain/wizard/options.ts';
import { Checkbox } from '../controls/checkbox.tsx';
import { StoryboardFrames } from '../paper/storyboard-frames.tsx';
import './cuts.css';

type GuidedFramesProps = Omit<ComponentProps<typeof StoryboardFrames>, 'guide'> & {
  /** Whose board it is; without one there is no guide to switch on. */
  platform: Platform | undefined;
};

/** The frames of a board with a guide to its platform's safe zone, off at first. */
export function GuidedFrames({ platform, ...frames }: GuidedFramesProps) {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <StoryboardFrames {...frames} guide={isOn ? frames.format : undefined} />
      {platform ? (
        <Checkbox
          className="safe-zone-switch"
          label={`Show what ${labels.platform[platform]} covers`}
          hint={isOn ? safeZoneWords[frames.format] : undefined}
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
        />
      ) : null}
    </>
  );
}
