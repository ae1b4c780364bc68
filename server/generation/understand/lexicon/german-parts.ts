// Where a German compound may be cut: after a part that is itself a known noun or stem.
import { firstParts, materials } from './first-parts.ts';
import { lookUpNoun, type Noun } from './look-up-noun.ts';

/** Heads, the longest first, each with what stands before it. */
export function germanParts(word: string): { head: string; rest: string; alone?: boolean }[] {
  const hyphen = word.lastIndexOf('-');
  if (hyphen > 0) {
    const head = word.slice(hyphen + 1);
    return [{ head, rest: word.slice(0, hyphen) }, ...germanParts(head)];
  }
  const parts: { head: string; rest: string; alone: boolean }[] = [];
  for (let at = 3; at <= Math.min(word.length - 2, 24); at++) {
    const head = word.slice(at);
    const noun = lookUpNoun(head, 'de');
    // Two or three letters end many a word: only what compounds freely is looked for there.
    if (!noun || (head.length < 4 && noun.class !== 'stuff' && !isFreeHead(noun, head))) continue;
    const typed = word.slice(0, at);
    // Of matter that is sold anything may stand in front: whose it is, what for.
    const isFree = noun.class === 'stuff' && noun.ref && head.length > 3 && at > 3;
    const rest = stemOf(typed) ?? (isFree ? typed : undefined);
    if (rest) parts.push({ head, rest, alone: materials.has(rest) });
  }
  return parts;
}

const isFreeHead = (noun: Noun, head: string) =>
  head.length === 3 && noun.heads && noun.class === 'thing';

// Without the letters that join: Kind-er-buch, Sarg-werkstatt, Arbeit-s-schuh.
function stemOf(typed: string): string | undefined {
  const joints = [
    /^(.{3,})$/,
    /^(.{3,})(?:s|n|e)$/,
    /^(.{3,})(?:en|er|es)$/,
    /^(.{3,})(?:ern|nen)$/,
  ];
  for (const joint of joints) {
    const stem = joint.exec(typed)?.[1];
    if (stem && (firstParts.has(stem) || materials.has(stem) || lookUpNoun(stem, 'de')))
      return stem;
    if (stem && lookUpNoun(`${stem}e`, 'de')) return `${stem}e`;
  }
  return undefined;
}
