// Notes what the writer asks of drawings, so that it need not load them: run it after a thing or a place is drawn.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readDrawnFacts } from '#server/generation/illustrator/drawn-facts.ts';

const file = fileURLToPath(
  new URL('../../server/generation/illustrator/drawn-facts.json', import.meta.url),
);
writeFileSync(file, JSON.stringify(readDrawnFacts()));
// The lint stage looks at this file too, so it is written as the formatter writes it.
execFileSync('npx', ['biome', 'format', '--write', file], { stdio: 'inherit' });
