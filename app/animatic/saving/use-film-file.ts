import { useCallback, useEffect, useRef, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { bitmapsOf, type FilmChoice, type FilmNews } from './film-job.ts';
import { gatherJob } from './gather-job.ts';

export type FilmFile =
  /** `share` of it is made, from 0 to 1. */
  | { kind: 'making'; share: number }
  /** `voiceless`: why nobody speaks in it, though it was asked for. */
  | { kind: 'made'; blob: Blob; seconds: number; voiceless?: string | undefined }
  | { kind: 'failed' };

/** Makes the file in a worker, one at a time; leaving the page, or `stop`, ends it. */
export function useFilmFile(film: Film, frames: readonly StoryboardFrame[], gender?: string) {
  const [file, setFile] = useState<FilmFile | null>(null);
  const worker = useRef<Worker | null>(null);
  const leave = useRef<AbortController | null>(null);
  const end = useCallback(() => {
    leave.current?.abort();
    worker.current?.terminate();
    worker.current = null;
  }, []);
  useEffect(() => end, [end]);

  const make = (choice: FilmChoice, onMade: (blob: Blob) => void) => {
    if (worker.current) return;
    const began = performance.now();
    const own = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
    worker.current = own;
    const fail = () => {
      if (worker.current !== own) return;
      end();
      setFile({ kind: 'failed' });
    };
    const left = new AbortController();
    leave.current = left;
    let voiceless: string | undefined;
    setFile({ kind: 'making', share: 0 });
    own.onerror = fail;
    own.onmessage = ({ data }: MessageEvent<FilmNews>) => {
      if (data.kind === 'progress') setFile({ kind: 'making', share: data.frame / data.of });
      else if (data.kind === 'failed') fail();
      else {
        end();
        const blob = new Blob([data.bytes], { type: `video/${choice.codec.container}` });
        const seconds = (performance.now() - began) / 1000;
        setFile({ kind: 'made', blob, seconds, voiceless });
        onMade(blob);
      }
    };
    const gathered = gatherJob({ film, frames, gender }, choice, left.signal);
    gathered.then(({ job, why }) => {
      voiceless = why;
      own.postMessage(job, bitmapsOf(job));
    }, fail);
  };
  const stop = () => {
    end();
    setFile(null);
  };
  return { file, make, stop };
}
