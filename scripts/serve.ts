// What the image runs: the server of this folder, which is built, as `npm start` starts it.
import { fileURLToPath } from 'node:url';
import { becomeServer } from './build/server-process.ts';

await becomeServer(fileURLToPath(new URL('..', import.meta.url)));
