// Pictures that show no scene: a line of the client's by itself, and the end.
import type { Lettering } from '#domain/storyboard/shot-plan.ts';
import { isForTheMakers } from '../../understand/statements/for-the-makers.ts';
import { laughs } from '../../understand/statements/spoken/speak.ts';
import type { Statement } from '../../understand/subject-frame.ts';
import { isDrawn, isKnown, isObject } from '../product.ts';
import { belongings, type Detail, propOf } from '../scenes/details.ts';
import type { Stage } from '../stage.ts';
import { stagedPicture } from '../staged/staged-picture.ts';
import { asSentence } from '../wording/pattern.ts';
import type { Picture } from './picture.ts';

/** Letters of a line that can be read on a card. */
const longest = 90;

/** Nothing but a line of the client's that was not read before and is not `kept` for later; the name where there is none. */
export function card(
  { frame }: Stage,
  said: Statement | undefined,
  seen: readonly Picture[],
  kept?: Statement,
  /** Lines that other concepts show, by key: read again only where there is no other. */
  elsewhere: ReadonlySet<string> = new Set(),
): Picture {
  const isRead = (line: string) =>
    seen.some(({ lettering }) =>
      lettering.some(({ text }) => text.includes(line) || line.includes(text)),
    );
  const mayStand = (line: string) =>
    line.length <= longest && !(frame.grave && line.includes('!')) && !isRead(line);
  const lines = [...(said ? [said] : []), ...frame.facts].flatMap((one) => {
    const text =
      one === kept || one.source === 'audience' || isForTheMakers(one, frame)
        ? undefined
        : [...(one.whole ? [typedOf(one)] : []), ...one.lettered].find(mayStand);
    return text ? { one, text } : [];
  });
  const line = lines.find(({ text }) => !elsewhere.has(`card  ${text}`)) ?? lines[0];
  const lettering: Lettering = line
    ? { role: 'fact', text: line.text }
    : { role: 'logo', text: frame.name };
  return {
    scene: 'card',
    composition: 'card',
    size: 'close-up',
    angle: 'eye',
    move: 'static',
    slots: { lettering: lettering.text },
    ...(line ? { said: line.one } : {}),
    props: [],
    lettering: [lettering],
  };
}

const typedOf = ({ text }: Statement): string =>
  asSentence(text.replace(laughs, '').replace(/\s+/g, ' ').trim()).replace(/[.]$/, '');

/** Things that belong to what has no drawing, laid out at the end. */
const mostLaidOut = 3;

// What the notes order to be seen last, what is sold beside it where the brush has that, or has none of the rest.
function endedOn(stage: Stage): Picture | undefined {
  const [text] = stage.wishes.ended;
  if (!text) return undefined;
  const whole = stagedPicture(stage, text);
  // Whoever asks for somebody at the end sees them there, and nothing else that was put in.
  if (stage.told[3] === text)
    return {
      ...whole,
      move: 'static',
      ...(whole.composition === 'object' ? { composition: 'pack' as const } : {}),
      ...(whole.product ? { product: 'hero' as const } : {}),
    };
  const { cast: _, other: __, further: ____, product: ___, ...picture } = whole;
  const isShown = (picture.refs ?? []).length > 0;
  const isThere = picture.composition === 'place';
  return {
    ...picture,
    composition: isThere ? 'place' : 'pack',
    move: 'static',
    props: isShown ? picture.props : [],
    ...(isDrawn(stage) || !(isShown || isThere) ? { product: 'hero' as const } : {}),
  };
}

/** The end: the product; where the brush has none, what belongs to it beside its name. */
export function pack(stage: Stage, seen: readonly Picture[]): Picture {
  const isOld = ({ ref }: Detail) => seen.some(({ refs }) => refs?.includes(ref));
  const asked = endedOn(stage);
  if (asked) return asked;
  const isBare = stage.treatment.letterless === 'all';
  const shown = isKnown(stage.frame)
    ? []
    : belongings(stage)
        .toSorted((a, b) => Number(isOld(b)) - Number(isOld(a)))
        .slice(0, isObject(stage) ? mostLaidOut : 1);
  if (isBare) return bareEnd(stage, shown);
  return {
    scene: isDrawn(stage) ? 'pack' : 'packCard',
    composition: 'pack',
    size: 'close-up',
    angle: 'eye',
    move: 'static',
    slots: { detail: [...new Set(shown.map(({ text }) => text))].join(', ') || undefined },
    props: shown.map(({ ref }) => ({ id: ref, where: 'on-surface' })),
    product: 'hero',
    lettering: [],
  };
}

// Nothing is to be read: what the film was about stands by itself.
const bareEnd = (stage: Stage, shown: readonly Detail[]): Picture => ({
  scene: 'told',
  text: stage.words.treatment.bareEnd,
  composition: isDrawn(stage) || shown.length > 0 ? 'object' : 'place',
  size: 'wide',
  angle: 'eye',
  move: 'static',
  props: shown.map(propOf),
  refs: shown.map(({ ref }) => ref),
  ...(isDrawn(stage) ? { product: 'in-use' as const } : {}),
  lettering: [],
});
