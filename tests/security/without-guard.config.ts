// The tests of security with one guard of the product taken out of what they load: GUARD_OUT names it.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vitest/config';
import { guards } from './guards.ts';

const guard = guards.find(({ name }) => name === process.env.GUARD_OUT);
if (!guard) throw new Error('GUARD_OUT names no guard of tests/security/guards.ts.');
const root = join(import.meta.dirname, '../..');

const takeOut: Plugin = {
  name: 'without-guard',
  enforce: 'pre',
  transform(code, id) {
    if (id.split('?')[0] !== join(root, guard.file)) return null;
    if (code.split(guard.guard).length !== 2)
      throw new Error(`${guard.file} does not hold the guard '${guard.name}' once: see guards.ts.`);
    if (process.env.GUARD_MARK) writeFileSync(process.env.GUARD_MARK, guard.name);
    return code.replace(guard.guard, () => guard.without);
  },
};

export default defineConfig({
  root,
  plugins: [takeOut],
  test: {
    include: ['tests/security/*.test.ts'],
    globalSetup: ['tests/database/global-setup.ts'],
    setupFiles: ['tests/property-seed.ts', 'tests/cheap-passwords.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    isolate: false,
    // What was loaded whole would be loaded whole again.
    fsModuleCache: false,
  },
});
