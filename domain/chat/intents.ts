// What is meant where no word of it is known: somebody's own product, a place by its name.

const intents: readonly (readonly [meant: RegExp, id: string])[] = [
  [
    /^(?:\w+ ){0,2}(?:would|does|will|can|is|could) (?:it|this|that|you|ad builder)(?: \w+)? (?:work|suit|fit|good|ok|okay|right|made|meant|useful|help)(?: for)? (?:a|an|my|our|the)? ?\w+(?: \w+){0,2}$/,
    'who-is-it-for',
  ],
  [
    /\b(?:put|have|use|get|cast|show|feature) (?!(?:a|an|the|my|our|your|some|any|this|that|it|more|music|actors?|text|subtitles|captions) )[a-z]+ [a-z]+ (?:in|for) (?:my|our|the|an?) (?:ad|commercial|video|spot)\b/,
    'celebrity',
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

// Shapes that say more than the words in them.
const shapes: readonly (readonly [meant: RegExp, id: string])[] = [
  [
    /\b(?:directors?|filmmakers?|videographers?)(?: \w+)? (?:in|near|around|from|based in) (?!(?:your|the list|advance|total)\b)\w/,
    'director-directory',
  ],
  [
    /^(?:hi |hey |please |can you |could you |just |now )*(?:write|make up|draft|generate|come up with|invent|think of|suggest|give)(?: me| us)? (?:an? |the |some |my |our |two |three |five |ten )?(?:\w+ ){0,3}(?:scripts?|slogans?|taglines?|hooks?|headlines?)\b/,
    'write-here',
  ],
  [
    /\b(?:tik ?tok|you ?tube|insta(?:gram)?|reels|shorts)\b.*\b(?:and|or|plus|as well as)\b.*\b(?:tik ?tok|you ?tube|insta(?:gram)?|reels|shorts)\b/,
    'step-platforms',
  ],
  [
    /\b(?:ready|done|finished|made|delivered|shot|filmed) (?:for|by|before|in time|until|within) (?!(?:me|us|you|my|our|the|a|an|people|ai|real)\b)\w/,
    'how-long-production',
  ],
  [
    /\b(?:is|would|could) (?:this|it|that)(?: be)? (?:something |good |right )?for (?:me|us)\b/,
    'who-is-it-for',
  ],
  [
    /\bhow (?:does |do )?(?:this|your|the|that|ur)(?: whole| entire)? ?(?:thing|site|website|tool|service|platform|app|stuff)? works?\b/,
    'how-it-works',
  ],
];

const idOf = (among: typeof intents, message: string): string | undefined => {
  const said = message.toLowerCase().replace(/[’'`]/g, '').slice(0, 400);
  return among.find(([meant]) => meant.test(said))?.[1];
};

/** The id of the entry that fits what a message asks for, by its shape alone. */
export const intentOf = (message: string): string | undefined => idOf(intents, message);

/** The same where the shape tells more than a half-fitting way to ask. */
export const shapeOf = (message: string): string | undefined => idOf(shapes, message);

const elsewhere =
  /\b(?:canva|fiverr|upwork|hubspot|mailchimp|shopify|wix|squarespace|adobe|photoshop|capcut|netflix|facebook|google|tiktok|youtube|instagram|chatgpt|openai|midjourney|sora|runway|vimeo)\b(?: \w+){0,2} (?:costs?|charges?|price|pricing|takes?)\b|\b(?:cost|price|pricing|charge) (?:of|for|at|on) (?:canva|fiverr|upwork|hubspot|mailchimp|shopify|wix|squarespace|adobe|photoshop|capcut|netflix|chatgpt|openai|midjourney|sora|runway|vimeo)\b/;

// Subjects of the world, as they are asked about everywhere.
const worldly =
  /\b(?:weather|forecast|rain|snow|sunny|recipes?|cook|bake|boil|joke|riddle|poem|essay|homework|horoscope|lottery|javascript|python|sql|css|html|bash|headache|ibuprofen|aspirin|antibiotics?|vitamins?|symptoms?|fever|diet|calories|stocks?|mortgage|flights?|hotels?|passport|planets?|moon|mars|galaxy|dinosaurs?|divorce|landlord|girlfriend|boyfriend|lyrics|capital of|population of|speed of|square root|divided by|derivative|exchange rate|who is the (?:president|king|queen|pope|prime minister)|who (?:won|wrote|invented|painted|discovered|sings|sang)|how (?:far|tall|high) |fix my|change (?:a|the) (?:tire|oil)|llc|tax rate|payroll|translate \w+(?: \w+)? (?:to|into)|(?:movie|series|show) should i|on google$)\b/;
const ofTrade =
  /\b(?:ads?|adverts?|commercials?|videos?|scripts?|storyboards?|brief|concepts?|directors?|shoot|filming|campaign|subscription|package|account|project|builder|you|your|our)\b/;

// What is said to a machine, and to its keepers: nothing the house has an answer to.
const commands =
  /^(?:please |now |just |only )*(?:reply|respond|answer) (?:only |just |exactly |back )*(?:with|by)\b|\b(?:reply|respond|answer) only with\b|^(?:print|output|echo|repeat) (?:the|this|only|exactly|after|everything)\b|\bignore (?:all|any|the|your|previous|above|my)\b.*\b(?:instructions?|rules?|above|prompts?)\b|\b(?:system|developer) (?:prompt|mode)\b|\bi(?: a|')?m (?:(?:an?|the|your) )?(?:admin|administrator|root|superuser)\b(?! (?:at|of|in|for)\b)|^select (?:\*|\w+(?:, ?\w+)*) from \w+|\b(?:drop table|insert into|union select|or 1 ?= ?1)\b/;
const idle =
  /^(?:(?:please|can you|could you|now) )*(?:tell|sing|read) (?:me|us) (?:a|an|another|some) (?:\w+ )?(?:story|stories|tale|song|joke|riddle|poem|fact)\b|\bwhen (?:do|does|is|will) (?:the|a|my) (?!(?:house|wizard|builder|checkout|video|payment)\b)\w+(?: \w+)? (?:open|close)\b/;

/** Whether it asks about the world, or about what another company charges, or orders about. */
export const asksElsewhere = (message: string): boolean => {
  const said = message.toLowerCase();
  if (commands.test(said)) return true;
  return elsewhere.test(said) || ((worldly.test(said) || idle.test(said)) && !ofTrade.test(said));
};
