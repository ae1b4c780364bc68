// English words of closed classes.
import type { Tag } from '../text/tongue.ts';

const list = (words: string) => words.trim().split(/\s+/);
const classes: [Tag, string][] = [
  [
    'det',
    'a an the this these those every each no any some all both either neither another most many few several half',
  ],
  ['poss', 'my your our their its whose'],
  [
    'num',
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen',
  ],
  [
    'pron',
    'i you we they he she it somebody someone everybody everyone nobody nothing something anything anyone anybody everything',
  ],
  ['obj', 'me us them him myself yourself yourselves themselves itself himself herself ourselves'],
  [
    'prep',
    'of in on at by for with without from into onto under over through between among across behind beneath beside besides near inside outside within around against along towards toward during per via plus minus about above below despite except than till like upon',
  ],
  ['to', 'to'],
  [
    'adj',
    'first second third last next other same own such whole entire left-handed right-handed welcome',
  ],
  ['and', 'and or but nor yet plus &'],
  [
    'sub',
    'if when whenever because while although though unless until since before after once whether so as where wherever',
  ],
  ['rel', 'that which who whom'],
  ['wh', 'what how why'],
  ['be', "am is are was were be been being 's 're 'm"],
  [
    'aux',
    "have has had do does did can could will would shall should may might must cannot 'll 've 'd",
  ],
  ['neg', "not n't never"],
  [
    'adv',
    'too very just only also even still always often again here there now today tonight tomorrow then almost already instead ever else away together maybe perhaps twice up down off out back round forward forwards backwards aside apart upstairs downstairs underground underwater overseas nearby straightaway hourly abroad yesterday alone online soon later everywhere anywhere nowhere home indoors outdoors overnight daily please really quite rather probably hardly barely exactly',
  ],
];
export const closed: ReadonlyMap<string, Tag> = new Map(
  classes.flatMap(([tag, words]) => list(words).map((word) => [word, tag] as const)),
);

/** They follow a verb and belong to it. */
export const particles: ReadonlySet<string> = new Set(
  list(
    'up down off out back over round around in on away through apart together along forward aside by',
  ),
);
export const modals: ReadonlySet<string> = new Set(
  list("can could will would shall should may might must cannot 'll do does did"),
);
