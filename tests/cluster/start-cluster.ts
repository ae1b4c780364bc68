// Two web processes, a worker, a bucket, a mail server and a proxy, as deploy/ has them, without
// containers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Spawned, spawnServer } from '../faults/spawn-server.ts';
import { startS3Peer } from '../peers/s3.ts';
import { startSmtpPeer } from '../peers/smtp.ts';
import { freePort } from '../serve.ts';
import { startRoundRobin } from './round-robin.ts';

export type Cluster = {
  /** The proxy's address. */
  url: string;
  webs: Spawned[];
  worker: Spawned;
  /**
   * Stops a web process, starts it again on its port, and waits until the proxy sends it requests.
   * Gives its exit code.
   */
  restart(web: number): Promise<number | null>;
  /** Ends everything, and gives the exit codes of the processes. */
  stop(): Promise<(number | null)[]>;
};

export type ClusterOptions = {
  databaseUrl: string;
  /** More settings, for all. */
  settings?: Record<string, string>;
  /** What each process runs; without pages unless told otherwise. */
  main?: string;
  port?: number;
};

const readyMs = 300_000;

/** Starts all of it on this machine, each process with a folder of its own. */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const [s3, smtp] = await Promise.all([startS3Peer(), startSmtpPeer({ startTls: false })]);
  const port = options.port ?? (await freePort());
  const settings = {
    APP_URL: `http://localhost:${port}`,
    APP_SECRET: 's'.repeat(32),
    DATABASE_URL: options.databaseUrl,
    TRUST_PROXY: 'loopback',
    STOP_DELAY: '5',
    S3_URL: s3.settings.url,
    S3_REGION: s3.settings.region,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
    MAIL: 'smtp',
    SMTP_URL: smtp.url(),
    MAIL_FROM: 'ads@example.com',
    ...options.settings,
  };
  const folders = Array.from({ length: 3 }, () =>
    mkdtempSync(join(tmpdir(), 'ad-builder-cluster-')),
  );
  const ports = [await freePort(), await freePort()];
  const start = (at: number) => {
    const own: Record<string, string> =
      ports[at] === undefined ? { ROLE: 'worker' } : { ROLE: 'web', PORT: `${ports[at]}` };
    return spawnServer({ DATA_DIR: folders[at] ?? '', ...own, ...settings }, options.main);
  };
  const [one, two, worker] = await Promise.all([start(0), start(1), start(2)]);
  const webs = [one, two];
  await Promise.all([...webs, worker].map((each) => each.ready()));
  const proxy = await startRoundRobin(ports, { port });
  const inTurn = async (at: number) => {
    for (let waited = 0; !proxy.ready().includes(ports[at] ?? 0); waited += 50) {
      if (waited > readyMs) throw new Error(`It was not ready in time:\n${webs[at]?.printed()}`);
      await sleep(50);
    }
  };
  await Promise.all([inTurn(0), inTurn(1)]);
  return {
    url: proxy.url,
    webs,
    worker,
    async restart(at) {
      const code = (await webs[at]?.stop()) ?? null;
      webs[at] = await start(at);
      await inTurn(at);
      return code;
    },
    async stop() {
      const codes = await Promise.all([...webs, worker].map((each) => each.stop()));
      await Promise.all([proxy.close(), s3.close(), smtp.close()]);
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
      return codes;
    },
  };
}
