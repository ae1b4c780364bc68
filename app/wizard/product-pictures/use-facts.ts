import { useEffect, useState } from 'react';
import { call } from '#app/calls/call.ts';
import { readPicture } from '#domain/contract/picture-routes.ts';
import type { PictureFacts } from '#domain/pictures/picture.ts';
import type { Uploads } from './uploads.ts';

/** What the server knows of a picture: null until it is known, 'gone' when there is nothing any more. */
export function useFacts(uploads: Uploads, id: string, mark: string): PictureFacts | 'gone' | null {
  const [told, setTold] = useState<PictureFacts | 'gone' | null>(null);
  const known = uploads.factsOf(id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was learnt elsewhere comes with another mark
  useEffect(() => {
    if (uploads.factsOf(id)) return;
    const controller = new AbortController();
    void call(readPicture, { params: { id } }, { signal: controller.signal }).then((result) => {
      if (controller.signal.aborted) return;
      if (result.ok) {
        uploads.learn(result.answer);
        setTold(result.answer);
      } else if (result.failure.reason === 'missing') setTold('gone');
    });
    return () => controller.abort();
  }, [id, mark]);
  return known ?? told;
}
