// Notes what the writer asks of drawings, so that it need not load them: run it after a thing or a place is drawn.
import { writeFileSync } from 'node:fs';
import { readDrawnFacts } from '#server/generation/illustrator/drawn-facts.ts';

const file = new URL('../../server/generation/illustrator/drawn-facts.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(readDrawnFacts(), null, 1)}\n`);
