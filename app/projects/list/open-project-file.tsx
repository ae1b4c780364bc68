import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { importProject } from '#domain/contract/file-routes.ts';
import { projectFileLimits } from '#domain/exports/project-file.ts';
import type { CallFailure } from '../../calls/ask.ts';
import { sendFile } from '../../calls/send-file.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useToast } from '../../ui/overlays/toast.tsx';
import { waitingTime } from '../../ui/page/waiting-time.ts';
import { failed } from '../notices.ts';
import { projectPath } from '../project-paths.ts';

/** Makes a project of a file that was downloaded here or elsewhere, and opens it. */
export function OpenProjectFile() {
  const input = useRef<HTMLInputElement>(null);
  const sending = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const navigate = useNavigate();
  const { show } = useToast();
  useEffect(() => () => sending.current?.abort(), []);

  const open = async (file: File) => {
    if (file.size > projectFileLimits.megabytes * 1024 * 1024) return show(tooLarge);
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    setShare(0);
    const sent = await sendFile(importProject, { file: typed(file) }, { signal, onSent: setShare });
    setShare(null);
    if (sent.ok) return navigate(projectPath(sent.answer.id));
    if (sent.failure.reason !== 'aborted') show(failed(wordsOf(sent.failure), notOpened));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,.zip,application/json,application/zip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) void open(file);
        }}
      />
      <Button loading={share !== null} onClick={() => input.current?.click()}>
        {share === null
          ? 'Open a Project File'
          : share < 1
            ? `Sending… ${percent(share)}`
            : 'Opening…'}
      </Button>
    </>
  );
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

const notOpened = 'This file was not opened';
const tooLarge = failed(`It is over ${projectFileLimits.megabytes} MB.`, notOpened);

// Systems disagree on what a ZIP is called.
const typed = (file: File): Blob =>
  new Blob([file], { type: /\.zip$/i.test(file.name) ? 'application/zip' : 'application/json' });

function wordsOf(failure: CallFailure): string {
  switch (failure.reason) {
    case 'refused':
      return failure.message;
    case 'limited':
      return `That was a lot at once. Try again in ${waitingTime(failure.retryAfterSeconds)}.`;
    case 'signed-out':
      return 'You have been signed out. Sign in again, then choose it once more.';
    default:
      return 'It could not be sent. Nothing was changed; please try again.';
  }
}
