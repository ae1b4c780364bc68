import type { Language } from '../../understand/subject-frame.ts';

/** What begins so hangs on what was cut off before it: `that viewers send`, `with a lid`. */
export const hangs: Record<Language, RegExp> = {
  en: /^(?:that|which|who|whose|whom|than|as|because|with|from|of|to|by|for|in|on|at|his|her|their|its)\s/iu,
  de: /^(?:der|die|das|dem|den|dass|daß|weil|als|mit|von|aus|für|in|im|an|am|auf|bei|zu|zum|zur|seine?|ihre?)\s/iu,
  es: /^(?:que|quien|cuyo|cuya|porque|con|de|del|desde|para|por|en|a|al|su|sus)\s/iu,
  fr: /^(?:qui|que|dont|parce|avec|de|du|des|pour|par|dans|en|à|au|aux|sur|chez|son|sa|ses|un|une)\s/iu,
};
