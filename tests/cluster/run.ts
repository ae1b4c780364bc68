// `npm run cluster`: PostgreSQL, a bucket, a mail server, two web processes, a worker and a proxy on this
// machine, in the shape deploy/ describes, from test peers and without containers. Ctrl-C ends it.
import { existsSync } from 'node:fs';
import { startPostgres } from '../database/postgres-server.ts';
import { startCluster } from './start-cluster.ts';

const port = Number(process.env.PORT ?? 3000);
if (!existsSync('build/server/index.js')) {
  console.error('The application is not built. Run npm run build first.');
  process.exit(1);
}
const postgres = await startPostgres();
await postgres.createDatabase('ads');
const cluster = await startCluster({
  databaseUrl: postgres.url('ads'),
  settings: { NODE_ENV: 'production' },
  main: 'server/main.ts',
  port,
});
console.log(`\nTwo web processes and a worker are ready behind ${cluster.url}`);
console.log(`PostgreSQL: ${postgres.url('ads')}`);
console.log('Enter 1 or 2 and Return to restart a web process, as a release does. Ctrl-C ends it.');

process.stdin.setEncoding('utf8').on('data', async (line: string) => {
  const web = Number(line.trim());
  if (web !== 1 && web !== 2) return;
  console.log(`Restarting web ${web} …`);
  console.log(`It ended with ${await cluster.restart(web - 1)}, and is ready again.`);
});
process.once('SIGINT', async () => {
  console.log('\nStopping …');
  await cluster.stop();
  await postgres.stop();
  process.exit(0);
});
