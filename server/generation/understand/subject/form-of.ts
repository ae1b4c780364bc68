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
    says = () => false,
    does = () => false,
  }: {
    name: string;
    sure: boolean;
    tended?: boolean;
    /** Whether the client speaks of such a thing, too. */
    spoken?: (ref: CatalogueRef) => boolean;
    /** Whether the client uses this very word of it. */
    says?: (word: string) => boolean;
    /** Whether the client says of it that it does what this participle names: `folding`, it folds. */
    does?: (participle: string) => boolean;
  },
): CatalogueRef {
  const given = chosen?.trim();
  if (given) return catalogueRef.safeParse(given).success ? given : noneRef(given);
  const stands = kind === 'thing' || kind === 'app' || kind === 'channel' || kind === 'story';
  const basic = basicForm(head);
  const drawn = drawnAs(itself(basic, does), language, catalogue.named);
  const isAdmission = drawn?.ref === 'ticket' && drawn.class !== 'thing';
  const isOpen = isAmbiguous(basic, language) || (isAdmission && !spoken('ticket'));
  // Who calls for something is not what it is about.
  const isBody = kind === 'cause' && /^(?:venue|office|person)$/.test(drawn?.class ?? '');
  const isMeant = !isOpen && !isBody && !isNarrowed(name, head, language);
  if (
    drawn?.ref &&
    isMeant &&
    isSure(drawn) &&
    (tended || (sure && (stands || isCarried(drawn.class))))
  )
    return drawn.ref;
  const isTitle = kind === 'story' || kind === 'channel';
  const called = isOpen || isTitle ? undefined : calledIn(name, language, kind, says);
  if (called) return called;
  // What cannot be stood on a table bears its name, and no noun it merely speaks of.
  return noneRef(stands && sure && isHad(drawn) ? basic : name);
}

// A noun without the word that narrows it is another thing, unless that is where it comes from, or it is
// matter, which is packed alike whatever it is of; a house front and a sheet of paper are anybody's.
const isSure = ({ found, class: kind, steps, isHomonym, ref = '' }: Drawn, text = ''): boolean =>
  found === 'narrowed'
    ? (steps === packed && !isHomonym) || isFrom.test(text)
    : !(isCarried(kind) && anybodys.has(ref));
// `Alpargatas de Cervera`: where it comes from.
const isFrom = /\s(?:de|du|d['’])\s?\p{Lu}/u;
/** Steps to what is drawn only where it is sold. */
const packed = 9;
const anybodys = new Set(['building', 'door-plate', 'document', 'letter']);

// `Hedge Apron`: the name says of which kind it is, and that is another thing.
function isNarrowed(name: string, head: Phrase, language: Language): boolean {
  const { lemma } = head;
  if (language !== 'en') return false;
  const [before = '', last = ''] = name.toLowerCase().split(/\s+/).slice(-2);
  const kind = lookUpNoun(before, language);
  return (
    last === lemma.toLowerCase() &&
    before !== '' &&
    /^(?:thing|plant)$/.test(kind?.class ?? '') &&
    // Said by the client too, it was weighed with the noun.
    !basicForm(head).endsWith(`${before} ${last}`) &&
    !lookUpNoun(`${before} ${last}`, language)
  );
}

// A folding bike that folds is a bike; a posting paddle is none.
const itself = (basic: string, does: (participle: string) => boolean): string => {
  const [, first = '', rest = ''] = /^(\p{L}{3,}ing) (.+)$/u.exec(basic) ?? [];
  return rest && does(first) ? rest : basic;
};

// `Peg Street Launderette`, `Parkett Hollmann`: what a name says it is, where one of its words is a trade, or
// a thing that the client speaks of by the same word. A film and a channel are called after anything.
function calledIn(
  name: string,
  language: Language,
  kind: SubjectKind,
  says: (word: string) => boolean,
): CatalogueRef | undefined {
  // What a public body sits in is not its message.
  const trade = kind === 'cause' ? /^(?:service|serving|selling)$/ : trades;
  return name
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word.length > 2)
    .map((word) => ({ word, noun: lookUpNoun(word, language) }))
    .find(
      ({ word, noun }) =>
        noun?.ref &&
        !noun.isHomonym &&
        isSure(noun) &&
        (trade.test(noun.class) || (isHad(noun) && says(word))),
    )?.noun?.ref;
}

const trades = /^(?:venue|service|serving|selling)$/;

// A ring, a barrier: by that name alone other things are sold as often, and nobody knows which.
const isAmbiguous = (basic: string, language: Language): boolean => {
  const own = lookUpNoun(basic, language);
  return own?.isHomonym === true && own.class === 'thing';
};

const isHad = (drawn: Drawn | undefined) => /^(?:thing|food|plant|stuff)$/.test(drawn?.class ?? '');
// What stands for a service, a vote, a show is known as such; a thing that a service speaks of is not it.
const isCarried = (kind: string) => !/^(?:thing|food|animal|plant|stuff)$/.test(kind);

/** The phrase with its noun in the singular, lower case. */
export function basicForm({ text, noun, lemma, plural }: Phrase): string {
  const at = text.toLowerCase().indexOf(noun.toLowerCase());
  if (at < 0) return plural ? lemma.toLowerCase() : text.toLowerCase();
  return `${text.slice(0, at)}${lemma}${text.slice(at + noun.length)}`.toLowerCase();
}
