// Forms that can stand beside each other in no sentence: articles, contractions, pronouns with another's verb.
import type { Tongue } from '#domain/storyboard/catalogue/entry.ts';

export const disagreements: Record<Tongue, RegExp> = {
  en: /\ba (?:[ai]\p{Ll}|e(?!u|we)\p{Ll}|o(?!n[ec])\p{Ll}|un(?!i|e)\p{Ll})|\ban (?!h(?:our|onest|onou?r|eir|erb))[bcdfgjklmnpqrstvwxz]\p{Ll}{2}|\b(?:they|we) (?:is|was|has|does|isn[’']t)\b|\b(?:he|she) (?:are|have|do|don[’']t)\b|\bI (?:is|are|has|does)\b/u,
  de: /(?<!\p{L})(?:ich|wir) (?:ist|hat|wird)(?!\p{L})|(?<!\p{L})(?:du|er|man) (?:bin|sind|habe|haben|werden)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:a|de) el \p{Ll}|(?<!\p{L})(?:nosotros|ellos|ustedes) (?:es|está|ha|tiene)(?!\p{L})|(?<!\p{L})y (?:i|hi(?!e))\p{Ll}/u,
  fr: /(?<![\p{L}’'-])(?:le|la|de|que|ne|se|je|me|te) (?!onz|oui|un[e ]|y)[aeiouéèêâîôà]\p{Ll}|(?<!\p{L})(?:à|de) les? \p{Ll}+(?: \p{Ll}+)?[.,]|(?<!\p{L})(?:nous|vous|ils|elles) (?:est|a)(?!\p{L})/u,
};
