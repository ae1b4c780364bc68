// ffmpeg, which takes frames and samples and gives an MP4 in pieces, so that it leaves while it is made.
import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';
import { framesPerSecond } from '#domain/animatic/film.ts';
import { bitRateOf, fileSound } from '#domain/animatic/film-file.ts';
import type { FilmOrder } from './film-order.ts';
import type { Reel } from './open-reel.ts';

export type Encoder = {
  pictures: Writable;
  sound: Writable | undefined;
  /** Settles when all is written; rejects with what the program said. */
  done: Promise<void>;
};

/** Its answer goes where the answer of this process goes. */
export function startEncoder({ film, ffmpeg }: FilmOrder, reel: Reel): Encoder {
  const program = spawn(ffmpeg, argumentsOf(film, reel), {
    stdio: ['pipe', 'inherit', 'inherit', 'pipe'],
  });
  const [pictures, , , sound] = program.stdio;
  const done = new Promise<void>((resolve, reject) => {
    program.once('error', reject);
    program.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The encoder ended with ${code}.`)),
    );
  });
  // What it does not take any more is said by how it ends.
  for (const way of [pictures, sound]) way?.on('error', () => {});
  return {
    pictures: pictures as Writable,
    sound: reel.sound ? (sound as unknown as Writable) : undefined,
    done,
  };
}

/** The frame that each picture is, by `N`, its place among those that come: what stands comes once. */
function placesOf(shown: readonly number[]): string {
  const gaps = shown.flatMap((frame, at) => {
    const gap = frame - (shown[at - 1] ?? -1) - 1;
    return gap > 0 ? [`+gte(N,${at})*${gap}`] : [];
  });
  return `N${gaps.join('')}`;
}

function filtersOf(shown: readonly number[]): string {
  return [
    // As browsers show it: without it the colours are those of an old television.
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    `setpts='(${placesOf(shown)})/(${framesPerSecond}*TB)'`,
    `fps=${framesPerSecond}`,
  ].join(',');
}

function argumentsOf(film: FilmOrder['film'], { width, height, shown, sound }: Reel): string[] {
  const bitRate = bitRateOf(film);
  return [
    ...['-hide_banner', '-loglevel', 'error', '-nostdin', '-threads', '2'],
    ...['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${width}x${height}`],
    ...['-r', String(framesPerSecond), '-i', 'pipe:0'],
    ...(sound
      ? ['-f', 'f32le', '-ar', String(fileSound.sampleRate), '-ac', '1', '-i', 'pipe:3']
      : []),
    ...['-vf', filtersOf(shown)],
    ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
    // Two thirds of the time that the usual preset takes, for a file half as large again.
    ...['-c:v', 'libx264', '-preset', 'superfast', '-crf', '24', '-threads', '2'],
    ...['-maxrate', String(bitRate), '-bufsize', String(2 * bitRate)],
    // Frames in their order: with others before their time the film would begin two frames late.
    ...['-g', String(2 * framesPerSecond), '-bf', '0'],
    ...(sound ? ['-c:a', 'aac', '-b:a', String(fileSound.bitrate)] : []),
    ...['-metadata', `title=${film.title.replace(/\s+/gu, ' ')}`],
    ...['-movflags', '+frag_keyframe+empty_moov+default_base_moof', '-f', 'mp4', 'pipe:1'],
  ];
}
