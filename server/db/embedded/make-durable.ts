// What a commit acknowledged must be on the disk: the file system PGlite sees ignores fsync. And where the
// journal cannot be written PostgreSQL ends itself, which in WebAssembly is a turn in this thread without
// an end: then this process ends, as PostgreSQL's would, and its next start reads what the journal has.
import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';

type Stream = { nfd: number; path: string };
type Write = (stream: Stream, ...given: unknown[]) => number;
type Make = (parent: object, name: string, ...given: unknown[]) => object;
type Files = {
  stream_ops: { fsync?: (stream: Stream) => number; write: Write };
  node_ops: { mknod: Make };
};
type Names = {
  ErrnoError: new (...given: never[]) => { errno: number };
  lookupNode(parent: object, name: string): object;
  destroyNode(node: object): void;
};

/** Has a database in files keep what it acknowledged, or end this process saying why. */
export function makeDurable(lite: PGlite): void {
  const { NODEFS, FS } = lite.Module as unknown as { NODEFS: Files; FS: Names };
  const { stream_ops, node_ops } = NODEFS;
  const write = stream_ops.write;
  stream_ops.fsync = (stream) => {
    try {
      fsyncSync(stream.nfd);
    } catch (error) {
      end(stream, error);
    }
    return 0;
  };
  stream_ops.write = (stream, ...given) => {
    try {
      return write(stream, ...given);
    } catch (error) {
      const isLost = error instanceof FS.ErrnoError && lasting.has(error.errno);
      if (isLost && /\/(?:pg_wal|global)\//.test(stream.path)) end(stream, error);
      throw error;
    }
  };
  const make = node_ops.mknod;
  node_ops.mknod = (parent, name, ...given) => {
    try {
      return make(parent, name, ...given);
    } catch (error) {
      // A file that could not be made is held for one that is there, and can then never be made.
      FS.destroyNode(FS.lookupNode(parent, name));
      throw error;
    }
  };
}

// EIO and EROFS, by the numbers of WebAssembly. A full disk is told apart before it comes to this.
const lasting = new Set([29, 69]);

function end({ path }: Stream, error: unknown): never {
  console.error(
    `\nAD BUILDER ends: the journal of its database cannot be written (${path}). What was acknowledged is kept; start it again when the disk can be written to.\n`,
    error,
  );
  process.exit(1);
}
