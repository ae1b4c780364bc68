// The sound of a film, heard in step with its playback.
import type { Playback } from '../player/playback.ts';

/** Farther apart than this, in seconds, picture and sound are put together again. */
const mostApart = 0.12;

/** Plays the samples with the film until what it gives is called; wound or paused, it goes with it. */
export function playSound(
  context: AudioContext,
  samples: Float32Array<ArrayBuffer>,
  rate: number,
  playback: Playback,
): () => void {
  const buffer = context.createBuffer(1, Math.max(1, samples.length), rate);
  buffer.copyToChannel(samples, 0);
  let source: AudioBufferSourceNode | null = null;
  let began = { time: 0, seconds: 0, speed: 1 };
  const stop = () => {
    source?.stop();
    source?.disconnect();
    source = null;
  };
  const start = (seconds: number, speed: number) => {
    stop();
    if (seconds >= buffer.duration) return;
    source = context.createBufferSource();
    source.buffer = buffer;
    source.playbackRate.value = speed;
    source.connect(context.destination);
    source.start(0, seconds);
    began = { time: context.currentTime, seconds, speed };
  };
  const follow = ({ seconds, playing, speed }: Playback['state'], jumped: boolean) => {
    if (!playing) return stop();
    const heard = began.seconds + (context.currentTime - began.time) * began.speed;
    const isApart = Math.abs(heard - seconds) > mostApart * speed;
    if (!source || jumped || speed !== began.speed || isApart) start(seconds, speed);
  };
  follow(playback.state, true);
  const leave = playback.subscribe(follow);
  return () => {
    leave();
    stop();
  };
}
