// What else a product may be drawn as, for whoever sees that it is drawn wrong.

import { isThing } from '#domain/storyboard/catalogue/lookup.ts';
import { things } from '#domain/storyboard/catalogue/things.ts';
import type { CatalogueRef } from '#domain/storyboard/shot-plan.ts';
import type { Language, SubjectFrame } from './subject-frame.ts';

const most = 4;

/**
 * Things whose name has the head's noun in it (`skipping rope` for ropes), then things the client
 * speaks of, the most spoken of first; none is what it is drawn as already.
 */
export function otherForms({ head, form, language, statements }: SubjectFrame): CatalogueRef[] {
  const times = new Map<CatalogueRef, number>();
  for (const { kind, ref } of statements.flatMap(({ mentions }) => mentions))
    if (kind !== 'place' && isThing(ref)) times.set(ref, (times.get(ref) ?? 0) + 1);
  const spoken = [...times].toSorted(([, a], [, b]) => b - a).map(([ref]) => ref);
  return [...new Set([...named(head.lemma.toLowerCase(), language), ...spoken])]
    .filter((ref) => ref !== form)
    .slice(0, most);
}

// At most two, so that what the client speaks of has room.
function named(noun: string, language: Language): CatalogueRef[] {
  if (noun.length < 3) return [];
  const holds = (name: string) => {
    const words = name.toLowerCase().split(/[\s-]+/);
    return language === 'de' ? words.some((word) => word.endsWith(noun)) : words.includes(noun);
  };
  return things
    .filter(({ names }) => names[language].some(holds))
    .slice(0, 2)
    .map(({ id }) => id);
}
