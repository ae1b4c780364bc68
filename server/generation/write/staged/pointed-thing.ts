// What `it` means in a described picture: the thing the one before it was about.
import { readings } from '../../understand/readings.ts';
import type { Language } from '../../understand/subject-frame.ts';
import type { Token } from '../../understand/text/tongue.ts';
import { isStill, poseOf } from '../scenes/pose-of.ts';
import type { Stage } from '../stage.ts';
import { type Found, isHad } from './found-in.ts';
import { soldAt } from './sold-at.ts';
import { toldBefore } from './told-story.ts';

const its: Record<Language, RegExp> = {
  en: /^(?:it|them)$/,
  de: /^es$/,
  es: /^(?:lo|la|los|las)$/,
  fr: /^(?:le|la|les|l['’])$/,
};

// `Puts it`, `la pone`: something is done to it. `It rains` does nothing to anything, and whom one looks at is somebody.
function isDoneTo(tokens: readonly Token[], at: number, language: Language): boolean {
  if (/^(?:verb|ing|prep|part)$/.test(tokens[at - 1]?.tag ?? '')) return true;
  const verb = tokens[at + 1];
  if (tokens[at]?.tag !== 'obj' || verb?.tag !== 'verb') return false;
  const pose = poseOf(verb.lemma ?? '', language);
  return pose !== undefined && !isStill(pose);
}

/** The thing that a pronoun of a described picture means and the picture itself does not name; `product` is what is sold. */
export function pointedThing(
  stage: Stage,
  typed: string,
  { text, found }: { text: string; found: readonly Found[] },
): Found | 'product' | undefined {
  const tokens = readings[stage.language].tongue.tag(text, new Set());
  const it = tokens.find(
    ({ low, tag }, at) =>
      /^(?:pron|obj)$/.test(tag) &&
      its[stage.language].test(low) &&
      isDoneTo(tokens, at, stage.language),
  );
  const last = toldBefore(stage, typed).at(-1);
  if (!it || !last) return undefined;
  const isNamed = (one: Found) => one.kind === 'thing' && one.at < it.start;
  if (found.some(isNamed) || soldAt(stage, text) >= 0) return undefined;
  if (soldAt(stage, last.text) >= 0) return 'product';
  const thing = last.found.findLast(
    (one) => one.kind === 'thing' && isHad(one) && one.as === 'object',
  );
  return thing && { ...thing, at: it.start, as: 'object' };
}
