import { useEffect, useRef, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { cutPicture } from '#domain/contract/picture-routes.ts';
import {
  mostStrokes,
  type PictureCut,
  type PictureFacts,
  type PictureStroke,
} from '#domain/pictures/picture.ts';

export type Recut = {
  cut: PictureCut;
  isBusy: boolean;
  /** What went wrong with the last cut. */
  trouble: string | null;
  stroke(stroke: PictureStroke): void;
  undo(): void;
  startOver(): void;
  whole(isWhole: boolean): void;
};

/** The cut of a picture while it is mended: one is asked for at a time, the newest last. */
export function useRecut(facts: PictureFacts, onCut: (facts: PictureFacts) => void): Recut {
  const [cut, setCut] = useState(facts.cut);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const wanted = useRef(facts.cut);
  const asking = useRef(false);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  async function ask(): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    setIsBusy(true);
    for (let body: PictureCut | null = null; body !== wanted.current; ) {
      body = wanted.current;
      const result = await call(cutPicture, { params: { id: facts.id }, body });
      if (result.ok) onCut(result.answer);
      if (open.current) setTrouble(result.ok ? null : troubleOf(result.failure));
    }
    asking.current = false;
    if (open.current) setIsBusy(false);
  }
  const become = (next: PictureCut) => {
    wanted.current = next;
    setCut(next);
    void ask();
  };
  const { strokes } = cut;
  return {
    cut,
    isBusy,
    trouble,
    stroke(stroke) {
      if (strokes.length >= mostStrokes) {
        setTrouble(`${mostStrokes} strokes are the most. Take one back, or start over.`);
        return;
      }
      become({ whole: false, strokes: [...strokes, stroke] });
    },
    undo: () => become({ ...cut, strokes: strokes.slice(0, -1) }),
    startOver: () => become({ whole: false, strokes: [] }),
    whole: (isWhole) => become({ ...cut, whole: isWhole }),
  };
}

const troubleOf = (failure: { reason: string; fields?: Record<string, string> }): string =>
  failure.reason === 'validation'
    ? 'Nothing would be left of it. Take the last stroke back.'
    : failure.reason === 'missing'
      ? 'This picture is no longer kept.'
      : 'The cut did not arrive. Check your connection, then paint the next stroke or take one back.';
