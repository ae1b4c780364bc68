// Writes row after row into the data folder it is given, and prints the number of each one that
// the database acknowledged.
import { openDatabase } from '#server/db/open.ts';
import { suppressions } from '#server/db/schema.ts';

const [dataDir = '', first = '0'] = process.argv.slice(2);
const { db } = await openDatabase({ kind: 'embedded', dataDir }, () => {});
for (let row = Number(first); ; row++) {
  await db.insert(suppressions).values({ address: String(row), created_at: new Date() });
  process.stdout.write(`${row}\n`);
}
