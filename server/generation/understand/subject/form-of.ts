import { type CatalogueRef, catalogueRef, noneRef } from '#domain/storyboard/shot-plan.ts';
import { type Drawn, drawnAs } from '../lexicon/drawn-as.ts';
import { lookUpNoun } from '../lexicon/look-up-noun.ts';
import type { Catalogue } from '../statements/find-mentions.ts';
import type { Language, Phrase, SubjectKind } from '../subject-frame.ts';

/** How the product is drawn: what the visitor chose, else what its noun looks like, else nothing but that noun. */
export function formOf(
  chosen: string | undefined,
  head: Phrase,
  kind: SubjectKind,
  language: Language,
  catalogue: Catalogue,
  {
    name,
    sure,
    tended,
    spoken = () => true,
  }: {
    name: string;
    sure: boolean;
    tended?: boolean;
    /** Whether the client speaks of such a thing, too. */
    spoken?: (ref: CatalogueRef) => boolean;
  },
): CatalogueRef {
  const given = chosen?.trim();
  if (given) return catalogueRef.safeParse(given).success ? given : noneRef(given);
  const stands = kind === 'thing' || kind === 'app' || kind === 'channel' || kind === 'story';
  const basic = basicForm(head);
  const drawn = drawnAs(basic, language, catalogue.named);
  const isAdmission = drawn?.ref === 'ticket' && drawn.class !== 'thing';
  const isOpen = isAmbiguous(basic, language) || (isAdmission && !spoken('ticket'));
  if (drawn?.ref && !isOpen && (tended || (sure && (stands || carries(drawn))))) return drawn.ref;
  // What cannot be stood on a table bears its name, and no noun it merely speaks of.
  return noneRef(stands && sure && isHad(drawn) ? basic : name);
}

// A ring, a barrier: by that name alone other things are sold as often, and nobody knows which.
const isAmbiguous = (basic: string, language: Language): boolean => {
  const own = lookUpNoun(basic, language);
  return own?.isHomonym === true && own.class === 'thing';
};

const isHad = (drawn: Drawn | undefined) => /^(?:thing|food|plant|stuff)$/.test(drawn?.class ?? '');
// What stands for a service, a vote, a show is known as such; a thing that a service speaks of is not it.
const carries = (drawn: Drawn) => !/^(?:thing|food|animal|plant|stuff)$/.test(drawn.class);

/** The phrase with its noun in the singular, lower case. */
export function basicForm({ text, noun, lemma, plural }: Phrase): string {
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  if (at < 0) return plural ? lemma.toLowerCase() : text.toLowerCase();
  return `${text.slice(0, at)}${lemma}${text.slice(at + noun.length)}`.toLowerCase();
}
