import { useEffect, useRef, useState } from 'react';
import { makeDraftFile, readProjectFile } from '#domain/contract/file-routes.ts';
import { addressOf } from '#domain/contract/route.ts';
import type { ExportFormat, FormatId } from '#domain/exports/formats.ts';
import type { DraftContent } from '#domain/projects/from-draft.ts';
import { jsonRequest } from '../calls/ask.ts';
import { type FileProgress, fetchFile } from '../calls/fetch-file.ts';
import { downloadFailure } from './download-failure.ts';
import { saveFile } from './save-file.ts';

/** A project that is saved, or what is being worked on. */
export type DownloadSource =
  | { kind: 'project'; id: string }
  | { kind: 'draft'; content: () => DraftContent };

export type DownloadState =
  | { kind: 'making'; id: FormatId; progress: FileProgress }
  | { kind: 'saved'; id: FormatId; name: string }
  | { kind: 'failed'; id: FormatId; message: string };

/** As long as the server works on one, and on whatever is before it in the row. */
const filmMs = 1_200_000;

const nothingYet: FileProgress = { bytes: 0, files: 0, of: 0 };

/** Makes one file at a time; leaving the page, or `stop`, ends it on the server too. */
export function useDownload(source: DownloadSource) {
  const [state, setState] = useState<DownloadState | null>(null);
  const making = useRef<AbortController | null>(null);
  useEffect(() => () => making.current?.abort(), []);

  const start = async (format: ExportFormat) => {
    const { id } = format;
    if (making.current) return;
    const controller = new AbortController();
    making.current = controller;
    setState({ kind: 'making', id, progress: nothingYet });
    const onProgress = (progress: FileProgress) => setState({ kind: 'making', id, progress });
    const { address, request } = requestOf(source, id);
    const { signal } = controller;
    const wait = id === 'film' ? { signal, onProgress, timeoutMs: filmMs } : { signal, onProgress };
    const made = await fetchFile(address, request, wait);
    making.current = null;
    if (made.ok) {
      saveFile(made.answer);
      setState({ kind: 'saved', id, name: made.answer.name });
    } else if (made.failure.reason === 'aborted') setState(null);
    else setState({ kind: 'failed', id, message: downloadFailure(made.failure, format) });
  };
  const stop = () => making.current?.abort();
  return { state, start, stop };
}

function requestOf(source: DownloadSource, format: FormatId) {
  if (source.kind === 'project') {
    const params = { id: source.id, format };
    return { address: addressOf(readProjectFile, { params }), request: {} };
  }
  const body = source.content();
  const address = addressOf(makeDraftFile, { params: { format }, body } as never);
  return { address, request: jsonRequest('POST', body) };
}
