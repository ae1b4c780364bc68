// Where a film is, whether it runs, how fast: without a page, a picture or a clock of its own.
import { frameCount, framesPerSecond } from '#domain/animatic/film.ts';

export const speeds = [0.5, 1, 1.5, 2] as const;
export type Speed = (typeof speeds)[number];

export type PlaybackState = {
  /** Of the film, from its first frame. */
  seconds: number;
  playing: boolean;
  speed: Speed;
  loop: boolean;
};

/** Hears of every change; `jumped`: the film did not run on to where it is. */
export type Hear = (state: PlaybackState, jumped: boolean) => void;

export class Playback {
  private now: PlaybackState = { seconds: 0, playing: false, speed: 1, loop: false };
  private readonly subscribers = new Set<Hear>();
  private length: number;

  constructor(length: number) {
    this.length = length;
  }

  get state(): PlaybackState {
    return this.now;
  }

  /** The film got longer or shorter: it stays where it is, as far as it is still there. */
  setLength(length: number): void {
    this.length = length;
    if (this.now.seconds > length) this.seek(length);
  }

  /** Hears of every change until what it gives is called. */
  subscribe = (hear: Hear): (() => void) => {
    this.subscribers.add(hear);
    return () => this.subscribers.delete(hear);
  };

  /** From the end it begins again. */
  play(): void {
    if (this.isAtEnd()) this.change({ seconds: 0, playing: true }, true);
    else this.change({ playing: true });
  }

  pause(): void {
    this.change({ playing: false });
  }

  toggle(): void {
    if (this.now.playing) this.pause();
    else this.play();
  }

  /** A second outside the film is its nearest end. */
  seek(seconds: number): void {
    this.change({ seconds: Math.min(this.length, Math.max(0, seconds)) }, true);
  }

  /** So many frames on or back from the frame it stands on, paused. */
  step(frames: number): void {
    const at = Math.floor(this.now.seconds * framesPerSecond + 1e-6);
    const last = frameCount({ seconds: this.length }) - 1;
    const frame = Math.min(last, Math.max(0, Math.min(at, last) + frames));
    this.change({ seconds: frame / framesPerSecond, playing: false }, true);
  }

  setSpeed(speed: Speed): void {
    this.change({ speed });
  }

  setLoop(loop: boolean): void {
    this.change({ loop });
  }

  /** So many seconds went by on the clock. */
  pass(elapsed: number): void {
    const { playing, seconds, speed, loop } = this.now;
    if (!playing || elapsed <= 0) return;
    const next = seconds + elapsed * speed;
    if (next < this.length) this.change({ seconds: next });
    else if (loop && this.length > 0) this.change({ seconds: next % this.length }, true);
    else this.change({ seconds: this.length, playing: false });
  }

  private isAtEnd(): boolean {
    return this.now.seconds >= this.length - 0.5 / framesPerSecond;
  }

  private change(changed: Partial<PlaybackState>, jumped = false): void {
    this.now = { ...this.now, ...changed };
    for (const hear of [...this.subscribers]) hear(this.now, jumped);
  }
}
