// What is only likened or denied is not there: `wrap it like a burrito`, `no bike`.
import type { Language, Mention } from '../../understand/subject-frame.ts';

const likened: Record<Language, RegExp> = {
  en: /(?:^|[\s,(])(?:like|as|than|not|no|never|without|instead of|next door|(?:size|shape|colour|color) of)\s+(?:\S{1,16}\s+){0,3}$/iu,
  de: /(?:^|[\s,(])(?:wie|kein\p{L}{0,2}|nicht|nie|ohne|statt)\s+(?:\S{1,16}\s+){0,2}$/iu,
  es: /(?:^|[\s,(])(?:como|que|no|ni|nunca|sin|en vez de|(?:tamaño|forma|color) de)\s+(?:\S{1,16}\s+){0,2}$/iu,
  fr: /(?:^|[\s,(])(?:(?:comme|que|ni|jamais|sans)\s+|(?:pas|au lieu|taille|forme|couleur) d(?:e\s+|[’']))(?:\S{1,16}\s+){0,2}$/iu,
};

/** Whether what is named is only likened or denied. */
export function isLikened(text: string, { text: called, lemma }: Mention): boolean {
  const lower = text.toLowerCase();
  const noun =
    called
      .split(/[\s’']+/)
      .at(-1)
      ?.toLowerCase() ?? lemma.toLowerCase();
  const at = lower.indexOf(noun);
  if (at < 0) return false;
  const language = (Object.keys(likened) as Language[]).find((one) =>
    likened[one].test(lower.slice(Math.max(0, at - 48), at)),
  );
  return language !== undefined;
}
