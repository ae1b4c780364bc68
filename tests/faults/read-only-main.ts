// The server of the tests, whose disk is read-only for as long as the file READ_ONLY_WHILE is there.
import fs, { existsSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const flag = process.env.READ_ONLY_WHILE ?? '';
const refuse = (syscall: string) => {
  if (existsSync(flag))
    throw Object.assign(new Error(`EROFS: read-only file system, ${syscall}`), {
      code: 'EROFS',
      syscall,
    });
};
type Call = (...given: unknown[]) => unknown;
type Calls = Record<string, Call>;

function guard(
  owner: object,
  name: string,
  onlyReads: (given: unknown[]) => boolean,
  later = false,
) {
  const calls = owner as Calls;
  const own = calls[name] as Call;
  const now: Call = (...given) => {
    if (!onlyReads(given)) refuse(name);
    return own.apply(owner, given);
  };
  calls[name] = later ? async (...given) => now(...given) : now;
}
const never = () => false;
const { O_WRONLY, O_RDWR, O_CREAT, W_OK } = fs.constants;
const opensToRead = ([, flags = 'r']: unknown[]) =>
  typeof flags === 'number' ? (flags & (O_WRONLY | O_RDWR | O_CREAT)) === 0 : flags === 'r';
const asksToRead = ([, mode = 0]: unknown[]) => (Number(mode) & W_OK) === 0;
// What is printed goes on: it lies on no disk.
const isPrinted = ([file]: unknown[]) => file === 1 || file === 2;

const changes = ['mkdir', 'rename', 'unlink', 'rmdir', 'rm', 'writeFile', 'truncate', 'utimes'];
for (const name of changes) {
  guard(fs, `${name}Sync`, never);
  guard(fs.promises, name, never, true);
}
guard(fs, 'ftruncateSync', never);
guard(fs, 'writeSync', isPrinted);
guard(fs, 'openSync', opensToRead);
guard(fs, 'accessSync', asksToRead);
guard(fs.promises, 'open', opensToRead, true);
guard(fs.promises, 'access', asksToRead, true);
syncBuiltinESMExports();
await import('./bare-main.ts');
