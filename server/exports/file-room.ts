import type { Entry, FileMaterial } from './material.ts';
import { type ReadFile, readProjectFile } from './reading/read-project-file.ts';
import {
  type PaintedFormat,
  paintFrames,
  type WrittenFormat,
  writeFile,
} from './writers/writers.ts';

/** What writes files of projects and reads one that comes from outside. `signal`: nobody waits any more. */
export type FileRoom = {
  write(format: WrittenFormat, material: FileMaterial, signal?: AbortSignal): Promise<Uint8Array>;
  /** The frames, a file for each. */
  paint(format: PaintedFormat, material: FileMaterial, signal?: AbortSignal): Promise<Entry[]>;
  read(bytes: Uint8Array): Promise<ReadFile>;
};

/** It works where it is called; a server has it work on threads (`off-loop/threaded-file-room.ts`). */
export const fileRoom: FileRoom = {
  write: writeFile,
  paint: paintFrames,
  read: readProjectFile,
};
