// What is meant where no word of it is known: somebody's own product, a place by its name.

const intents: readonly (readonly [meant: RegExp, id: string])[] = [
  [
    /\b(?:directors?|filmmakers?|videographers?)(?: \w+)? (?:in|near|around|from|based in) \w/,
    'director-directory',
  ],
  [/\b(?:shoot|film|filming|shooting|produce) (?:\w+ )?(?:in|near|around) \w/, 'location'],
  [
    /^(?:\w+ ){0,3}(?:i|we)(?: would|d| really| just| also)* (?:want|need|wanna|like|am looking|are looking|m making|am making|are making|plan|am planning)\b.*\b(?:ads?|adverts?|advertisement|commercials?|promos?|promo video|videos?|spots?|campaigns?|trailers?|infomercials?)\b/,
    'get-started',
  ],
  [/^(?:i|we) (?:sell|make|run|own|produce|offer) (?:a |an |my |our )?\w+/, 'get-started'],
  [
    /^(?:an? )?(?:\w+ ){0,4}(?:ad|commercial|promo|spot|trailer) for (?:my|our|a|an) \w+/,
    'get-started',
  ],
];

/** The id of the entry that fits what a message asks for, by its shape alone. */
export function intentOf(message: string): string | undefined {
  const said = message.toLowerCase().replace(/[’'`]/g, '').slice(0, 400);
  return intents.find(([meant]) => meant.test(said))?.[1];
}
