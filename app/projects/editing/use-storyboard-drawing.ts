import { useEffect, useRef, useState } from 'react';
import type { WholeProject } from '#domain/projects/project.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { callFunction } from '../../calls/api.ts';
import { setbackWords } from '../../calls/progress-words.ts';
import { createStreamBuffer, type StreamBuffer } from '../../calls/stream-buffer.ts';
import { useToast } from '../../ui/overlays/toast.tsx';
import { failureNotice, notices } from '../notices.ts';
import type { EditFields } from './edit-fields.ts';
import { storyboardRequestOf } from './storyboard-request.ts';

export type Drawing = {
  isUnderWay: boolean;
  /** What is drawn already. */
  drawn: StreamBuffer;
  /** Who drew the last frames in a model's place, and why. */
  remark: string | null;
  draw(): Promise<void>;
  stop(): void;
};

/** Has the script of the form drawn. Stopping or leaving the page ends it. */
export function useStoryboardDrawing(
  project: WholeProject,
  fields: EditFields,
  onFrames: (frames: StoryboardFrame[]) => void,
): Drawing {
  const [isUnderWay, setUnderWay] = useState(false);
  const [remark, setRemark] = useState<string | null>(null);
  const [drawn] = useState(() => createStreamBuffer());
  const run = useRef<AbortController>(null);
  const { show } = useToast();
  useEffect(() => () => run.current?.abort(), []);
  const draw = async () => {
    if (fields.script.trim() === '') return show(notices.scriptRequired);
    const controller = new AbortController();
    const { signal } = controller;
    run.current = controller;
    drawn.clear();
    setRemark(null);
    setUnderWay(true);
    const result = await callFunction('generate-storyboard', storyboardRequestOf(project, fields), {
      signal,
      onProgress: drawn.add,
    });
    if (signal.aborted) return;
    setUnderWay(false);
    if (!result.ok) return show(failureNotice(result.failure, notices.notDrawn));
    const { storyboardFrames, fallback } = result.answer;
    const words = setbackWords('board', result.answer);
    setRemark(words);
    onFrames(storyboardFrames);
    if (words) show({ ...notices.drawn, text: words });
    else show(fallback ? notices.drawnPlain : notices.drawn);
  };
  const stop = () => {
    run.current?.abort();
    setUnderWay(false);
  };
  return { isUnderWay, drawn, remark, draw, stop };
}
