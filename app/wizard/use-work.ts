import { useCallback, useMemo } from 'react';
import { call } from '#app/calls/call.ts';
import { sendFile } from '#app/calls/send-file.ts';
import { createStreamBuffer } from '#app/calls/stream-buffer.ts';
import { rankDirectors } from './hiring/matching/rank-directors.ts';
import { createUploads } from './product-pictures/uploads.ts';
import type { WizardParts } from './wizard-parts.ts';
import { createSourceNotices } from './writing/writer/source-notices.ts';
import { createWriter } from './writing/writer/writer.ts';

/** What is done for the visitor: writing and drawing, ranking directors, sending pictures. */
export function useWork(parts: WizardParts) {
  const writing = useMemo(() => {
    const shown = {
      written: createStreamBuffer(),
      drawn: createStreamBuffer(),
      sourceNotices: createSourceNotices(parts.show),
    };
    return { ...shown, writer: createWriter({ ...parts, ...shown }) };
  }, [parts]);
  return {
    /** The writer, what has come of its work so far, and what is to be said of it. */
    ...writing,
    /** Has directors ranked, if they are not. */
    rank: useCallback(() => void rankDirectors(parts), [parts]),
    /** Pictures of the product on their way. */
    uploads: useMemo(() => createUploads({ ...parts, send: sendFile, ask: call }), [parts]),
  };
}
