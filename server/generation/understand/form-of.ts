import { type CatalogueRef, catalogueRef, noneRef } from '#domain/storyboard/shot-plan.ts';
import type { Catalogue } from './find-mentions.ts';
import type { Language, Phrase, SubjectKind } from './subject-frame.ts';

/** How the product is drawn: what the visitor chose, else exactly the head's noun, else nothing but that noun. */
export function formOf(
  chosen: string | undefined,
  head: Phrase,
  kind: SubjectKind,
  language: Language,
  catalogue: Catalogue,
  { name, sure }: { name: string; sure: boolean },
): CatalogueRef {
  const given = chosen?.trim();
  if (given) return catalogueRef.safeParse(given).success ? given : noneRef(given);
  const drawn = kind === 'thing' || kind === 'app' || kind === 'channel' || kind === 'story';
  const compound = head.text.toLowerCase().endsWith(head.noun.toLowerCase())
    ? head.text.slice(0, head.text.length - head.noun.length).toLowerCase() +
      head.lemma.toLowerCase()
    : head.plural
      ? head.lemma.toLowerCase()
      : head.text.toLowerCase();
  const known = drawn ? catalogue.named(compound, language) : undefined;
  // What cannot be stood on a table bears its name, and no noun it merely speaks of.
  return known ?? noneRef(drawn && sure ? compound : name);
}
