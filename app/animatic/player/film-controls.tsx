import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { framesPerSecond } from '#domain/animatic/film.ts';
import type { Sound } from '../sound/use-sound.ts';
import { type Playback, type Speed, speeds } from './playback.ts';
import { playedFrame, usePlayed } from './use-playback.ts';
import type { Voice } from './use-voice.ts';

type FilmControlsProps = {
  playback: Playback;
  length: number;
  /** Nobody speaks in it: there is nothing to caption or to speak. */
  isSilent: boolean;
  hasCaptions: boolean;
  onCaptions: () => void;
  voice: Voice;
  sound: Sound;
  /** Missing where the browser shows nothing full screen. */
  onFullScreen?: (() => void) | undefined;
};

/** What any player has under its picture. */
export function FilmControls(props: FilmControlsProps) {
  const { playback, length, isSilent, hasCaptions, onCaptions, voice, sound, onFullScreen } = props;
  const playing = usePlayed(playback, (state) => state.playing);
  const loop = usePlayed(playback, (state) => state.loop);
  return (
    <div className="film-controls">
      <div className="film-controls-group">
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? 'Pause' : 'Play'}
          onClick={() => playback.toggle()}
        />
        <IconButton icon="frameBack" label="One frame back" onClick={() => playback.step(-1)} />
        <IconButton icon="frameOn" label="One frame on" onClick={() => playback.step(1)} />
        <Counter playback={playback} length={length} />
      </div>
      <div className="film-controls-group">
        {isSilent ? null : (
          <>
            <Toggle label="Captions" isOn={hasCaptions} onPress={onCaptions} />
            <Toggle label="Voice" isOn={voice.isOn} onPress={voice.toggle} why={voice.why} />
          </>
        )}
        <Toggle label="Sound" isOn={sound.isOn} onPress={sound.toggle} why={sound.why} />
        <Toggle label="Loop" isOn={loop} onPress={() => playback.setLoop(!loop)} />
        <SpeedChoice playback={playback} />
        {onFullScreen ? (
          <IconButton icon="fullScreen" label="Full screen" onClick={onFullScreen} />
        ) : null}
      </div>
    </div>
  );
}

function Counter({ playback, length }: { playback: Playback; length: number }) {
  const frame = usePlayed(playback, playedFrame);
  return (
    <span className="film-counter">
      {(frame / framesPerSecond).toFixed(1)} / {Number(length.toFixed(1))} s
    </span>
  );
}

type ToggleProps = {
  label: string;
  isOn: boolean;
  onPress: () => void;
  /** Why it cannot be turned on. */
  why?: string | undefined;
};

function Toggle({ label, isOn, onPress, why }: ToggleProps) {
  return (
    <button
      type="button"
      className="film-toggle"
      aria-pressed={isOn}
      aria-disabled={why !== undefined || undefined}
      title={why}
      onClick={() => {
        if (why === undefined) onPress();
      }}
    >
      {label}
      {why ? <span className="sr-only">: {why}</span> : null}
    </button>
  );
}

function SpeedChoice({ playback }: { playback: Playback }) {
  const speed = usePlayed(playback, (state) => state.speed);
  return (
    <select
      className="film-speed"
      aria-label="Speed"
      value={speed}
      onChange={(event) => playback.setSpeed(Number(event.target.value) as Speed)}
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {one}×
        </option>
      ))}
    </select>
  );
}
