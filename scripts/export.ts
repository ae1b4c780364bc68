// `npm run export -- <file>`: the embedded database as SQL that `psql` loads into an empty
// PostgreSQL database. The dump is made from a copy, so the server may run.
import { pgDump } from '@electric-sql/pglite-tools/pg_dump';
import { openInMemory } from '#server/db/embedded/embedded.ts';
import { writeCopy } from './copy-database.ts';

// Settings that servers older than the embedded one do not know, and that only say the default.
const tooNew = /^SET transaction_timeout = 0;\n/m;

await writeCopy('ad-builder.sql', async (archive) => {
  const { lite, close } = await openInMemory(new Blob([archive], { type: 'application/gzip' }));
  const dump = await pgDump({ pg: lite, args: ['--no-owner', '--no-privileges'] });
  const sql = (await dump.text()).replace(tooNew, '');
  await close();
  return new TextEncoder().encode(sql);
});
