// `npm run backup -- <file>`: copies the embedded database, while the server runs or not. To put it
// back, stop the server and unpack the archive into an empty DATA_DIR/database.
import { writeCopy } from './copy-database.ts';

await writeCopy('ad-builder-backup.tar.gz', async (archive) => archive);
