// Words of the camera that look like words for a place: `push in`, `Pack shot: the lamp …`.

/** A text without its camera moves, so that `push in. A commuter` says nothing of where. */
export const withoutCamera = (text: string): string =>
  text
    .replace(
      /\b(?:push(?:es|ing)?|slid(?:es|ing)|lean(?:s|ing)?|zoom(?:s|ing)?|track(?:s|ing)?)[ -]in\b/giu,
      ' ',
    )
    .replace(/\b(?:open|short|blank|hard|right|left) hand\b/giu, ' ');

/** Words that contain a word for a place and say nothing of where. */
export const onlyWords = [
  ...['lesson card', 'mechanical', 'news band', 'home cook', 'garage door', 'hall of fame'],
  ...['desk lamp', 'platform game', 'bath mat', 'office hours', 'box office'],
  ...['restaurant app', 'glass door', 'planet of', 'puzzle planet', 'ocean plastic', 'garden of'],
  ...[
    'bar of',
    'she waves',
    'he waves',
    'waves at',
    'waves to',
    'waves goodbye',
    'bar code',
    'trailers',
  ],
];

/** Words that name somebody met at a place; the place itself is worth more than they are. */
export const people =
  /^(?:commut|entren|cuisini|cociner|driver|candidate|runner|farmer|baker|barista|gamer|streamer|mechanic|carpenter|dentist|doctor|nurse|patient|teacher|student|founder|freelanc|colleague|boss|author|writer|waiter|waitress|cyclist|passenger|viewer|influencer|groom|hairdress|barber|stylist|chef|toddler|neighbo|detective|investigator|scientist|astronaut|judge|anchor|family|grandmother|conductor|fahrer|pendler)/u;
