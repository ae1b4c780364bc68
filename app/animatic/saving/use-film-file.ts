import { useCallback, useEffect, useRef, useState } from 'react';
import type { Film } from '#domain/animatic/film.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { bitmapsOf, type FilmChoice, type FilmNews } from './film-job.ts';
import { gatherJob } from './gather-job.ts';

export type FilmFile =
  /** `share` of it is made, from 0 to 1. */
  | { kind: 'making'; share: number }
  | { kind: 'made'; blob: Blob; seconds: number }
  | { kind: 'failed' };

/** Makes the file in a worker, one at a time; leaving the page, or `stop`, ends it. */
export function useFilmFile(film: Film, frames: readonly StoryboardFrame[]) {
  const [file, setFile] = useState<FilmFile | null>(null);
  const worker = useRef<Worker | null>(null);
  const end = useCallback(() => {
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
    setFile({ kind: 'making', share: 0 });
    own.onerror = fail;
    own.onmessage = ({ data }: MessageEvent<FilmNews>) => {
      if (data.kind === 'progress') setFile({ kind: 'making', share: data.frame / data.of });
      else if (data.kind === 'failed') fail();
      else {
        end();
        const blob = new Blob([data.bytes], { type: `video/${choice.codec.container}` });
        setFile({ kind: 'made', blob, seconds: (performance.now() - began) / 1000 });
        onMade(blob);
      }
    };
    gatherJob(film, frames, choice).then((job) => own.postMessage(job, bitmapsOf(job)), fail);
  };
  const stop = () => {
    end();
    setFile(null);
  };
  return { file, make, stop };
}
