// Makes the file of a film, frame by frame, away from the page. It ends when the page ends it.
import {
  AudioSample,
  AudioSampleSource,
  BufferTarget,
  CanvasSource,
  canEncodeAudio,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';
import { frameCount, framesPerSecond } from '#domain/animatic/film.ts';
import { bitRateOf, fileSound, slateSeconds } from '#domain/animatic/film-file.ts';
import { lookAt, paintFilm } from '#domain/animatic/painting/paint-film.ts';
import { pixelsOf } from '#domain/animatic/shape.ts';
import { renderSound } from '#domain/animatic/sound/render-sound.ts';
import { renderVoice } from '#domain/animatic/speech/render-voice.ts';
import type { FilmJob, FilmNews } from './film-job.ts';

const tell = (news: FilmNews, transfer: Transferable[] = []) =>
  self.postMessage(news, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<FilmJob>) => {
  makeFile(data).then(
    (bytes) => tell({ kind: 'done', bytes }, [bytes]),
    (error: unknown) => tell({ kind: 'failed', message: String(error) }),
  );
});

async function makeFile(job: FilmJob): Promise<ArrayBuffer> {
  const { film, slate, codec } = job;
  const { width, height } = pixelsOf(film.format);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('No picture can be drawn off the page.');
  const target = new BufferTarget();
  const output = new Output({
    format: codec.container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  });
  const source = new CanvasSource(canvas, {
    codec: codec.codec,
    quality: new Quality({ bitrate: bitRateOf(film) }),
    keyFrameInterval: 2,
  });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  const heard = await addSound(output, job);
  output.setMetadataTags({ title: film.title });
  await output.start();
  await heard?.();
  const own = frameCount(film);
  const all = own + (slate ? Math.round(slateSeconds * framesPerSecond) : 0);
  const stock = { ...job, plateWidth: width };
  const looks = Array.from({ length: all }, (_, frame) =>
    frame < own ? lookAt(stock, frame / framesPerSecond) : 'slate',
  );
  // In a WebM what stands is one picture that lasts; an MP4 has each frame, as editing programs like it.
  const isNew = (frame: number) => looks[frame] !== looks[frame - 1];
  const isAdded = (frame: number) => codec.container === 'mp4' || isNew(frame);
  let told = 0;
  for (let frame = 0, next = 0; frame < all; frame = next) {
    for (next = frame + 1; next < all && !isAdded(next); ) next += 1;
    const seconds = frame / framesPerSecond;
    if (isNew(frame) && frame < own) paintFilm(context, stock, seconds);
    else if (isNew(frame) && slate) context.drawImage(slate, 0, 0);
    await source.add(seconds, (next - frame) / framesPerSecond);
    if (frame < told) continue;
    tell({ kind: 'progress', frame, of: all });
    told = frame + 12;
  }
  await output.finalize();
  if (!target.buffer) throw new Error('The file is empty.');
  return target.buffer;
}

// Gives what adds the whole sound once the file is begun; nothing for a silent film.
async function addSound(
  output: Output,
  { film, sound, recordings, codec }: FilmJob,
): Promise<(() => Promise<void>) | undefined> {
  if (!sound && !recordings) return undefined;
  if (codec.sound === 'aac') await haveAac();
  const { sampleRate, numberOfChannels, bitrate } = fileSound;
  const source = new AudioSampleSource({ codec: codec.sound, quality: new Quality({ bitrate }) });
  output.addAudioTrack(source);
  return async () => {
    const voice = recordings ? renderVoice(film, recordings, sampleRate) : undefined;
    const plan = sound ?? { seconds: film.seconds, music: [], effects: [], spoken: [] };
    const samples = renderSound(plan, sampleRate, voice);
    for (let from = 0; from < samples.length; from += sampleRate) {
      const data = samples.subarray(from, from + sampleRate);
      const timestamp = from / sampleRate;
      const one = new AudioSample({ data, format: 'f32', numberOfChannels, sampleRate, timestamp });
      await source.add(one);
      one.close();
    }
    source.close();
  };
}

// A quarter of a megabyte, fetched by browsers that encode H.264 and no AAC: Chrome on Linux, Firefox.
async function haveAac(): Promise<void> {
  const { sampleRate, numberOfChannels, bitrate } = fileSound;
  const quality = new Quality({ bitrate });
  if (await canEncodeAudio('aac', { sampleRate, numberOfChannels, quality })) return;
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
  registerAacEncoder();
}
