import { paceName, type ReviseWords } from './revise-words.ts';

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const englishWords: ReviseWords = {
  code: 'en',
  directorNote: (note) => `Note for the director: ${note}`,
  labels: { take: 'Take', pace: 'Voice pace' },
  paceText: (pace) =>
    `${paceName(pace, ['soft', 'medium', 'hard'])}, ${pace.toFixed(1)} words a second`,
  faster: ['Cut early.', 'Two quick cuts, no pause.', 'Cut on the last word.', 'Hard cut out.'],
  slower: [
    'Hold a breath longer.',
    'No cut until the sound has died away.',
    'Let it sit.',
    'Slow dissolve out.',
  ],
  comic: [
    {
      gag: 'In the background a pigeon watches all of this, visibly unimpressed.',
      say: 'Opinions differ.',
      last: 'The pigeon is back, much closer.',
      callback: (name) => `${name}. Even the pigeon stayed.`,
    },
    {
      gag: 'Behind them somebody waits with a saucepan on their head; nobody mentions it.',
      say: 'It happens.',
      last: 'The saucepan passes through the back of the frame.',
      callback: (name) => `${name}. Saucepan optional.`,
    },
    {
      gag: 'A very small dog in a very large cone sits through the whole thing.',
      say: 'Some have seen worse.',
      last: 'The dog nods once, as far as the cone allows.',
      callback: (name) => `${name}. No further questions.`,
    },
    {
      gag: 'A man in a bathrobe walks into the shot, reads the room, and walks out backwards.',
      say: 'Not quite as planned.',
      last: 'The man returns in a suit, still wearing slippers.',
      callback: (name) => `${name}. He got dressed for it.`,
    },
    {
      gag: 'At the edge of the frame a houseplant wilts, one leaf at a time, in perfect sync.',
      say: 'A minor setback.',
      last: 'The houseplant stands up again.',
      callback: (name) => `${name}. The plant agrees.`,
    },
    {
      gag: 'On the wall a board reads DAYS WITHOUT INCIDENT: 0. A hand wipes it and writes 0 again.',
      say: 'So far, so good.',
      last: 'The board now reads 1.',
      callback: (name) => `${name}. Day one.`,
    },
    {
      gag: 'An elderly couple on folding chairs watches the whole scene and shares popcorn.',
      say: 'Nobody panicked. Much.',
      last: 'The couple folds the chairs and applauds politely.',
      callback: (name) => `${name}. Two thumbs, four slippers.`,
    },
  ],
  tones: {
    serious: [
      {
        first: 'Locked off; nobody smiles.',
        third: 'No reaction shot; the picture is enough.',
        say: ['This matters.', 'Plainly.'],
        music: 'One low note, held; no beat.',
      },
      {
        first: 'Eye level, plain light, no movement.',
        third: 'The camera keeps its distance.',
        say: ['No tricks.', 'Plainly.'],
        music: 'Almost nothing: room tone and a single cello.',
      },
    ],
    warm: [
      {
        first: 'Window light; somebody hums off camera.',
        third: 'A hand rests on a shoulder at the edge of the frame.',
        say: ['Come as you are.', 'Stay a while.'],
        music: 'Felt piano and brushed guitar, close and unhurried.',
      },
      {
        first: 'Late light, soft focus at the edges.',
        third: 'Two people laugh at something we did not hear.',
        say: ['You know this feeling.', 'Like home.'],
        music: 'Nylon guitar, played as if nobody listened.',
      },
    ],
    bold: [
      {
        first: 'Push in until the frame is full.',
        third: 'Hard side light; the subject looks straight into the lens.',
        say: ['Your move.', 'No excuses.'],
        music: 'One drum hit, silence, then a driving bass.',
      },
      {
        first: 'Smash cut in, no fade.',
        third: 'The camera goes closer than is polite.',
        say: ['Say it louder.', 'Now.'],
        music: 'Distorted bass riff, four bars, no build-up.',
      },
    ],
    calm: [
      {
        first: 'Static; the picture breathes before anything happens.',
        third: 'Slow drift, no cut.',
        say: ['Take your time.', 'No rush.'],
        music: 'A single soft pad, far back.',
      },
      {
        first: 'Wide and still; one small movement only.',
        third: 'The sound drops to room tone.',
        say: ['Easy.', 'No hurry.'],
        music: 'Sparse piano with long rests.',
      },
    ],
  },
  openings: [
    {
      video:
        'ECU, locked off. An eye opens. In its reflection, very small, the place we are about to see.',
      say: () => ['Wait for it.', 'Wait.'],
    },
    {
      video: 'CU, hand-held. A hand covers the lens; the fingers part one by one.',
      say: () => ['You were not supposed to see this.', 'Look.'],
    },
    {
      video:
        'WS, low angle. An empty frame. Then somebody runs through it, carrying something we cannot make out.',
      say: () => ['Somebody is in a hurry.', 'Follow.'],
    },
    {
      video: 'ECU, overhead. A finger draws a line through everything on a list but one.',
      say: () => ['Everything else can wait.', 'One left.'],
    },
  ],
  endings: [
    {
      video:
        'MS, slow pull back. The person looks round, sees us, and gently closes the door on the camera. The name stands on the door.',
      say: (name) => [
        `${name}. You know where to find us.`,
        `${name}. Over to you.`,
        'Over to you.',
      ],
    },
    {
      video:
        'CU, static. The first picture of the film again, only this time nothing is wrong with it.',
      say: (name) => [`${name}. That is all it took.`, `${name}. Look again.`, 'Look again.'],
    },
    {
      video: 'WS, locked off. Lights go out one by one until only the name is lit.',
      say: (name) => [`${name}. We leave a light on.`, `${name}. Still here.`, 'Still here.'],
    },
    {
      video:
        'MCU, eye level. The person is about to say something, thinks better of it, and smiles.',
      say: (name) => [
        `${name}. No more words needed.`,
        `${name}. See for yourself.`,
        'See for yourself.',
      ],
    },
  ],
  music: [
    'Upright bass and finger snaps, light and steady.',
    'A simple guitar figure that resolves on the last shot.',
  ],
  light: {
    night: 'At night.',
    dawn: 'At dawn.',
    day: 'In full daylight.',
    sunset: 'At sunset.',
    rain: 'In the rain.',
    snow: 'In the snow.',
  },
  oldWeather: /\bin the (?:rain|snow)\b/gi,
  oldLight:
    /\b(?:just )?(?:before|at|after|past|by) (?:dawn|sunrise|noon|midday|midnight|dusk|sunset|night|daybreak)\b|\bin (?:full daylight|the (?:early )?morning|the evening)\b/gi,
  moves: {},
  orders:
    /^(?:visit|call|come|order|book|try|get|follow|find|go|see|watch|join|ask|sign|vote|buy|shop|download|tap|click|send|stop|pick|register|reserve|drop|subscribe|text|write|check|learn|start|play|read|meet)\b/i,
  pictures: /^(?:an?|the|her|his|their|our|someone|somebody|everyone|people|him|it)\s/i,
  statement(what) {
    const text = what
      .replace(/^(?:the )?(?:price|cost)(?: of| is|:)? (?=[$€£¥]?\d)/i, '')
      .replace(/^(?:that|the fact that)\s+/i, '')
      .replace(/^(?:the|our|about|a line about|something about)\s+(?!\d)/i, '');
    return /^(?:how|why|what|where|when|who|whether|if|more|it|this)\b/i.test(text)
      ? undefined
      : upper(text);
  },
  named: [
    {
      name: '(?:opening|business|shop|store) (?:hours?|times?)|hours',
      say: (wording) => (/\bopen/i.test(wording) ? wording : `Open ${wording}`),
    },
    {
      name: '(?:street )?address|phone(?: number)?|telephone(?: number)?|web ?site|url|web address',
    },
    { name: 'price|cost|offer|discount|slogan|tagline|claim|line|sentence|phrase|words?' },
  ],
  order: upper,
  things: {
    price: /^(?:the |any |all )?(?:prices?|costs?)$/i,
    phone: /^(?:the |any )?(?:phone|telephone)(?: number)?$/i,
    website: /^(?:the |any )?(?:website|web address|url|link|site)$/i,
  },
  articles: 'an?|the',
};
