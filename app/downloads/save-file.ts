import type { FetchedFile } from '../calls/fetch-file.ts';

/** Hands the file to the browser, which saves it where it saves files. */
export function saveFile({ blob, name }: FetchedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
