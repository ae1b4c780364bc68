import { useEffect, useRef, useState } from 'react';
import type { Project } from '#domain/projects/project.ts';
import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import { callFunction } from '../api.ts';
import { useToast } from '../ui/toast.tsx';
import type { EditFields } from './edit-fields.ts';
import { failureNotice, notices } from './notices.ts';
import { storyboardRequestOf } from './storyboard-request.ts';

/** Has the script of the form drawn. Leaving the page ends it. */
export function useStoryboardDrawing(
  project: Project,
  fields: EditFields,
  onFrames: (frames: StoryboardFrame[]) => void,
) {
  const [drawing, setDrawing] = useState(false);
  const left = useRef<AbortController>(null);
  const { show } = useToast();
  useEffect(() => () => left.current?.abort(), []);
  const draw = async () => {
    if (fields.script.trim() === '') return show(notices.scriptRequired);
    left.current = new AbortController();
    setDrawing(true);
    const request = storyboardRequestOf(project, fields);
    const result = await callFunction('generate-storyboard', request, {
      signal: left.current.signal,
    });
    if (!result.ok && result.failure.reason === 'aborted') return;
    setDrawing(false);
    if (!result.ok) return show(failureNotice(result.failure, notices.notDrawn));
    onFrames(result.answer.storyboardFrames);
    show(result.answer.fallback ? notices.drawnPlain : notices.drawn);
  };
  return { drawing, draw };
}
