// Loads all that the server and its threads load, once, in a process that ends: what was compiled is
// kept, so that a first start need not, and holds no compiler in memory.
import { openThreadedEngine } from '#server/off-loop/threaded-engine.ts';

process.env.NODE_ENV = 'production';
await import('#server/start/start-server.ts');
const threads = openThreadedEngine();
await threads.warmUp();
await threads.close();
