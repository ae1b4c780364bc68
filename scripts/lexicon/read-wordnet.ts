// The nouns of WordNet, read from its own files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Synset = {
  section: string;
  words: readonly string[];
  above: readonly string[];
  named: boolean;
};
export type Sense = { synset: string; count: number };

const sections: Readonly<Record<string, string>> = {
  '03': 'top',
  '04': 'act',
  '05': 'animal',
  '06': 'artifact',
  '07': 'attribute',
  '08': 'body',
  '09': 'cognition',
  10: 'communication',
  11: 'event',
  12: 'feeling',
  13: 'food',
  14: 'group',
  15: 'location',
  16: 'motive',
  17: 'object',
  18: 'person',
  19: 'phenomenon',
  20: 'plant',
  21: 'possession',
  22: 'process',
  23: 'quantity',
  24: 'relation',
  25: 'shape',
  26: 'state',
  27: 'substance',
  28: 'time',
};

/** Synsets by their offset, and the senses of each lemma, the most frequent first. */
export function readWordnet(folder: string): {
  synsets: ReadonlyMap<string, Synset>;
  senses: ReadonlyMap<string, readonly Sense[]>;
} {
  const lines = (file: string) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .filter((line) => line && !line.startsWith(' '));
  const synsets = new Map<string, Synset>();
  for (const line of lines('data.noun')) {
    const fields = (line.split(' | ')[0] ?? '').split(' ');
    const words = Number.parseInt(fields[3] ?? '0', 16);
    const pointers = 4 + 2 * words;
    const above: string[] = [];
    let named = false;
    for (let at = pointers + 1; at + 3 < fields.length; at += 4) {
      if (fields[at] === '@' && fields[at + 2] === 'n') above.push(fields[at + 1] as string);
      named ||= fields[at] === '@i';
    }
    synsets.set(fields[0] as string, {
      section: sections[fields[1] as string] ?? '',
      words: Array.from({ length: words }, (_, at) =>
        (fields[4 + 2 * at] ?? '').replaceAll('_', ' '),
      ),
      above,
      named,
    });
  }
  const counts = new Map<string, number>();
  for (const line of lines('index.sense')) {
    const [key = '', synset = '', , count = '0'] = line.split(' ');
    if (key.includes('%1:')) counts.set(`${key.split('%')[0]} ${synset}`, Number(count));
  }
  const senses = new Map<string, Sense[]>();
  for (const line of lines('index.noun')) {
    const fields = line.trim().split(' ');
    const lemma = fields[0] as string;
    senses.set(
      lemma.replaceAll('_', ' '),
      fields
        .slice(6 + Number(fields[3]))
        .map((synset) => ({ synset, count: counts.get(`${lemma} ${synset}`) ?? 0 })),
    );
  }
  return { synsets, senses };
}
