// The thread that writes files of projects, and reads those that come from outside.
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { FileMaterial } from '../exports/material.ts';
import type { PaintedFormat, WrittenFormat } from '../exports/writers/writers.ts';
import { serveTasks } from './serve-tasks.ts';

enableCompileCache(fileURLToPath(new URL('../../build/compile-cache', import.meta.url)));
const { fileRoom } = await import('../exports/file-room.ts');

export type Writing = { format: WrittenFormat; material: FileMaterial };
export type Painting = { format: PaintedFormat; material: FileMaterial };

serveTasks({
  write: ({ format, material }: Writing) => fileRoom.write(format, material),
  paint: ({ format, material }: Painting) => fileRoom.paint(format, material),
  read: (bytes: Uint8Array) => fileRoom.read(bytes),
});
