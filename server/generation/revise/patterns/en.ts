import type { Light } from '../intent.ts';
import { added } from './added.ts';
import { tones, toneWords } from './en-tones.ts';
import { frameIn } from './frames.ts';
import { anyOf, lengthOf, lightIn, type NotePatterns, type Pattern } from './pattern.ts';

const voice = '(?:voice[- ]?over|vo|v\\.o\\.|narration|narrator)';
const film =
  '(?:it|this|that|everything|the (?:ad|spot|film|script|video|scene|story|action|whole thing))';
const lights: Record<Light, RegExp> = {
  night: anyOf('night', 'night-?time', 'dark', 'midnight'),
  dawn: anyOf('dawn', 'sunrise', 'early morning', 'morning'),
  day: anyOf('daylight', 'daytime', 'the day', 'noon', 'midday', 'day'),
  sunset: anyOf('sunset', 'dusk', 'golden hour', 'evening'),
  rain: anyOf('rain', 'raining', 'rainy'),
  snow: anyOf('snow', 'snowing', 'winter'),
};

const sound: Pattern[] = [
  [
    new RegExp(
      `^(?:no|without|remove|drop|delete|cut|lose|kill|skip)(?: the| any| all)* ${voice}s?$`,
      'i',
    ),
    () => ({ kind: 'strike', cue: 'VO' }),
  ],
  [
    /^(?:no|without|remove|drop|delete|cut|lose|skip)(?: the| any| all)* dialog(?:ue)?s?$/i,
    () => ({ kind: 'strike', cue: 'DIALOGUE' }),
  ],
  [
    /^(?:no (?:talking|speech|speaking|spoken words|words)|nobody (?:talks|speaks|says anything)|make it silent|silent)$/i,
    () => ({ kind: 'strike', cue: 'SPEECH' }),
  ],
  [
    /^(?:no|without|remove|drop|delete|cut|lose|kill|skip)(?: the| any| all)* (?:music|soundtrack|song|track)$/i,
    () => ({ kind: 'strike', cue: 'MUSIC' }),
  ],
  [
    /^(?:no|without|remove|drop|delete|cut|lose|skip)(?: the| any| all)* (?:sfx|sounds?(?: effects?)?|sound effects?)$/i,
    () => ({ kind: 'strike', cue: 'SFX' }),
  ],
  [
    /^(?:no|without|remove|drop|delete|cut|lose|skip)(?: the| any| all)* (?:supers?|captions?|lettering|on-?screen text|text on (?:the )?screen|titles)$/i,
    () => ({ kind: 'strike', cue: 'SUPER' }),
  ],
  [
    new RegExp(`^(?:add|put in|include|use|we need|with)(?: an?| some)? ${voice}$`, 'i'),
    () => ({ kind: 'voice' }),
  ],
  [/^(?:add|put in|include)(?: some)? music$/i, () => ({ kind: 'music' })],
  [
    /^(?:change|switch|swap|set|make) (?:the )?(?:music|song|track|soundtrack) (?:to |be |into |for |with )?(?:an? |some )?(.+)$/i,
    (to) => ({ kind: 'music', to }),
  ],
  [
    /^(?:the )?(?:music|song|track|soundtrack)(?: should be| to|:) (?:an? |some )?(.+)$/i,
    (to) => ({ kind: 'music', to }),
  ],
  [
    /^(?:use|add|try|put in|with|play)(?: an?| some)? (.+?) music(?: instead)?$/i,
    (to) => ({ kind: 'music', to }),
  ],
  [/^different music$/i, () => ({ kind: 'music' })],
  [
    /^add (?:the |an? )?(?:sound(?: effect)?|noise|sfx)(?: of|:)? (.+)$/i,
    (what) => ({ kind: 'sound', what }),
  ],
];

const lettering: Pattern[] = [
  [
    /^(?:add|put|include)(?: an?| the)? (?:super|caption|lettering|on-?screen text|text on (?:the )?screen)(?: that says| saying| reading| with|:)? (.+)$/i,
    (text) => ({ kind: 'super', text, instead: false }),
  ],
  [
    /^(?:put|show|write) (.+?) on (?:the )?screen$/i,
    (text) => ({ kind: 'super', text, instead: false }),
  ],
  [
    /^(?:change|make|set) the (?:super|caption|lettering)(?: to| say| read|:)+ (.+)$/i,
    (text) => ({ kind: 'super', text, instead: true }),
  ],
  [/^(?:change|make|set) the title(?: to| into|:)? (.+)$/i, (text) => ({ kind: 'title', text })],
];

const structure: Pattern[] = [
  [
    /^(?:end|finish|close)(?: it| the \w+)? (?:with|on|by saying|saying) (.+)$/i,
    (what) => ({ kind: 'ending', what }),
  ],
  [
    /(?:^|\b)(?:different|new|another|better|stronger|alternative|surprising) (?:ending|end|last line|finish|close|final (?:shot|line))$/i,
    () => ({ kind: 'ending' }),
  ],
  [
    /^(?:change|rewrite|redo|improve|rework) the (?:ending|end|last line|finish)$/i,
    () => ({ kind: 'ending' }),
  ],
  [
    /^(?:change|make) the (?:ending|last line|finish)(?: to| into| be|:) (.+)$/i,
    (what) => ({ kind: 'ending', what }),
  ],
  [
    /^(?:the )?(?:ending|last line)(?: should be| should say| is|:) (.+)$/i,
    (what) => ({ kind: 'ending', what }),
  ],
  [
    /^(?:start|open|begin)(?: it| the \w+)? (?:with|on|by saying|saying) (.+)$/i,
    (what) => ({ kind: 'opening', what }),
  ],
  [
    /(?:^|\b)(?:different|new|another|better|stronger|alternative) (?:opening|hook|start|beginning|intro|first line|opener)$/i,
    () => ({ kind: 'opening' }),
  ],
  [
    /^(?:change|rewrite|redo|improve|rework) the (?:opening|hook|start|beginning|intro|first line)$/i,
    () => ({ kind: 'opening' }),
  ],
  [
    /^(?:change|make) the (?:opening|hook|start|beginning|intro|first line)(?: to| into| be|:) (.+)$/i,
    (what) => ({ kind: 'opening', what }),
  ],
  [
    /^(?:tell|ask|invite|urge|get|remind) (?:them|people|viewers|everyone|everybody|customers|the (?:viewers?|audience)) to (.+)$/i,
    (what) => ({ kind: 'action', what }),
  ],
  [
    /^(?:change|make|set)? ?(?:the )?(?:call[- ]to[- ]action|cta)(?: to| be| should be| should say| is|:)+ (.+)$/i,
    (what) => ({ kind: 'action', what }),
  ],
  [
    /^(?:(?:an? )?(?:different|new|another|better|stronger|clearer)|change the|add an?) (?:call[- ]to[- ]action|cta)$/i,
    () => ({ kind: 'action' }),
  ],
];

const words: Pattern[] = [
  [
    /^(?:replace|swap|change|exchange) (.+?) (?:with|by|for|to|into) (.+)$/i,
    (from, to) => changed(from, to),
  ],
  [
    /^(?:use|say|write|put) (.+?) (?:instead of|rather than|in place of) (.+)$/i,
    (to, from) => changed(from, to),
  ],
  [/^instead of (.+?),? (?:say|use|write|put) (.+)$/i, (from, to) => changed(from, to)],
  [/^(?:add|put in) ((?:an?|another|some|two|three) .+)$/i, (what) => added(what, 'en')],
  [
    /^(?:mention|include|say|add|talk about|bring up|point out|stress|emphasi[sz]e|highlight|don['’]?t forget(?: to mention| to say)?|work in|state)(?: that| about)? (.+)$/i,
    (what) => ({ kind: 'mention', what }),
  ],
  [/^show (?:us )?(.+)$/i, (what) => ({ kind: 'show', what })],
];

const removal: Pattern[] = [
  [
    /^(?:remove|delete|cut|drop|take out|lose|omit|leave out|skip|strike|get rid of|avoid|(?:don['’]?t|do not|never) (?:mention|say|show|use|include|talk about))(?: the (?:part|line|bit|sentence|mention|words?)(?: about| of| with| that says)?)? (.+)$/i,
    (what) => ({ kind: 'remove', what }),
  ],
  [/^(?:no|without) (?:mention of )?(.+)$/i, (what) => ({ kind: 'remove', what })],
];

const people: Pattern[] = [
  [
    /^(?:rename|call|name) (?:the )?(?:main )?(?:character|hero|heroine|her|him|them|woman|man|guy|girl|boy|lead|person|actor|actress)(?: to| as)? (\p{Lu}.*|["“'].+)$/iu,
    (to) => named(to),
  ],
  [/^rename (?:\p{L}+) (?:to|as) (.+)$/iu, (to) => ({ kind: 'rename', to })],
  [
    /^(?:change|set) (?:the )?(?:character['’]?s? |hero['’]?s |her |his |their )?name to (.+)$/i,
    (to) => ({ kind: 'rename', to }),
  ],
  [
    /^(?:the )?(?:character['’]?s?|her|his|their|hero['’]?s) name (?:is|should be) (.+)$/i,
    (to) => ({ kind: 'rename', to }),
  ],
];

const scene: Pattern[] = [
  [
    /^(?:change|move|switch|set) the (?:place|location|setting|scene) (?:to|in|at)(?: be)? (.+)$/i,
    (to) => placed(to),
  ],
  [/^(?:the )?(?:place|location|setting)(?: should be|:) (.+)$/i, (to) => placed(to)],
  [
    new RegExp(
      `^(?:set|shoot|film|stage|place|move|put|have)(?: ${film})? (?:take place )?((?:in|at|on|to|inside|outside|during|by|under) .+)$`,
      'i',
    ),
    (to) => placed(to),
  ],
  [
    /^(?:it|this|the (?:ad|film|scene|story)) (?:should |must )?(?:happens?|takes? place|is set|plays?|be set|be) ((?:in|at|on|inside|outside|during|by) .+)$/i,
    (to) => placed(to),
  ],
  [
    new RegExp(
      `^make ${film} (?:be )?(?:at )?(night|dawn|sunset|dusk|rain(?:y|ing)?|snow(?:y|ing)?|dark outside)(?:-?time)?$`,
      'i',
    ),
    (to) => placed(to),
  ],
];

const shape: Pattern[] = [
  [
    /^((?:at|in the|by|before|after) (?:night|dawn|sunrise|sunset|dusk|rain|snow|evening|morning))$/i,
    (to) => placed(to),
  ],
  [
    /^(?:fewer|less) (?:words|talking|talk|text|copy|voice|speech)$|(?:too|less) wordy|too many words|too much (?:text|talking|talk|copy)|^(?:make (?:it|this) |keep it )?(?:simpler|simple|punchier)$|(?:shorter|shorten|trim|cut)(?: the)? (?:voice|vo|text|lines|sentences|copy|words)/i,
    () => ({ kind: 'fewer-words' }),
  ],
  [
    /(?:^|make|cut|trim|bring|keep|get|reduce|shorten|extend|stretch|lengthen|down|only|to|length|run|version|be|:)(?: (?:it|this|the (?:ad|spot|film|script|video)|down|up|to|into|only|just|an?|at|under|about|for))* ?(\d{1,3})[ -]?(?:s|secs?|seconds?)\b(?: long| version| cut| spot| ad| only| total| film)*$/i,
    (n) => lengthOf(n),
  ],
  [
    /\b(?:shorter|shorten|too long|cut (?:it|this) down|trim (?:it|this))\b/i,
    () => ({ kind: 'length', to: 'shorter' }),
  ],
  [
    /\b(?:longer|lengthen|too short|extend (?:it|this))\b/i,
    () => ({ kind: 'length', to: 'longer' }),
  ],
  [
    /\b(?:faster|quicker|snappier|fast[- ]paced|speed (?:it |this |things )?up|pick up the pace|more pace|too slow)\b/i,
    () => ({ kind: 'pace', to: 'faster' }),
  ],
  [
    /\b(?:slower|more slowly|slow (?:it |this |things )?down|less hectic|too fast|too hectic)\b/i,
    () => ({ kind: 'pace', to: 'slower' }),
  ],
];

function changed(from = '', to = '') {
  return {
    kind: 'replace',
    from: from.replace(/^the (?:word|line|phrase|words)s? /i, ''),
    to,
  } as const;
}

function named(to: string) {
  return /^\p{Lu}/u.test(to) ? ({ kind: 'rename', to } as const) : undefined;
}

function placed(to: string) {
  const light = lightIn(to, lights);
  if (light && /^(?:(?:in|at|on|to|during|by) )?(?:the |a |an )?[\p{L}-]+(?: \p{L}+)?$/u.test(to)) {
    return { kind: 'light', to: light } as const;
  }
  return { kind: 'place', to: to.replace(/^to /i, '') } as const;
}

export const english: NotePatterns = {
  code: 'en',
  placed,
  fillers:
    /\b(?:make|keep|give|turn|it|this|that|the|ad|spot|film|script|video|whole|thing|a|an|bit|little|lot|touch|much|more|less|far|even|some|rather|slightly|feel|sound|be|should|could|way|something|tone|overall|in|really|very|too|so|not|enough|please|needs?|i|we|want|like|would)\b/gi,
  praise:
    /^(?:(?:i|we) (?:really )?(?:love|like) (?:it|this|that)|(?:it['’]s |this is |looks? |very )*(?:great|good|nice|perfect|lovely|fine|excellent)(?: work| job| start)?|thanks?(?: you)?|ok(?:ay)?|hello|hi)$/i,
  courtesy:
    /^(?:please|pls|could you|can you|can we|could we|would you|i['’]d like (?:you to|it to|to)?|i would like (?:you to|to)?|i want (?:you to|it to|to)?|we (?:want|need) (?:you to|it to|to)|let['’]?s|let us|maybe|perhaps|also|and|then|but|just|try to|kindly|you should|it should|it needs to|make sure (?:to|you|we)?)[,:]?\s+/i,
  joints:
    /\s*(?:,\s*(?:and|but|then|also|plus)|\band\b|\bbut\b|\bthen\b|\balso\b|\bplus\b|,|&|\+)\s*/i,
  scope:
    /(?:\b(?:in|for|on|of|only|just)\s+)*(?:\b(?:shot|scene|frame|beat|row|part)\s*#?\s*(\d{1,2}|one|two|three|four|five|six)\b|\bthe (first|second|third|fourth|fifth|sixth|last|final) (?:shot|scene|frame|beat|row|part)\b)/i,
  ordinals: {
    one: 0,
    two: 1,
    three: 2,
    four: 3,
    five: 4,
    six: 5,
    first: 0,
    second: 1,
    third: 2,
    fourth: 3,
    fifth: 4,
    sixth: 5,
    last: -1,
    final: -1,
  },
  drop: /^(?:remove|delete|cut|drop|lose|skip|omit|take out|get rid of)$/i,
  patterns: [
    ...sound,
    ...lettering,
    ...structure,
    ...people,
    ...scene,
    ...frameIn.english,
    ...toneWords,
    ...words,
    ...shape,
    ...removal,
    ...tones,
  ],
};
