// What is sold, by what its form says of it: what it would be drawn as, and what a picture may call it.
import type { GenerateStoryboardRequest } from '#domain/functions/generate-storyboard.ts';
import { isVessel, type Sold } from '../plan/show-pictured.ts';
import { thingsIn } from './find-named.ts';
import { languageOf } from './language-of.ts';
import { formFromText } from './shot-from-text.ts';
import { plain } from './stems.ts';

/**
 * The product of a request: the vessel it is said to come in, else what its text would be drawn as. It is
 * called by its name, or by `the` and the noun it is said to be.
 */
export function soldAs({ productName, description }: GenerateStoryboardRequest): Sold {
  const tongue = languageOf(plain(description));
  const vessel = thingsIn(description.slice(0, 300), tongue).find(({ id }) => isVessel(id))?.id;
  const form = vessel ?? formFromText(productName, description, tongue);
  const [, phrase = ''] = saidToBe.exec(description) ?? [];
  const words = phrase.trim().split(/\s+/u);
  const isRomance = romance.test(description);
  const noun = words[isRomance ? 0 : words.length - 1] ?? '';
  const name = productName.replace(/\s+/gu, ' ').trim();
  const any = [name && escaped(name), noun && `${the}${escaped(noun)}`].filter(Boolean);
  return {
    form,
    called: new RegExp(`(?<![\\p{L}\\p{N}])(?:${any.join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
  };
}

const the = "(?:the|this|der|die|das|den|dem|le|la|el|du|au|del|al|l’|l')\\s*";
const saidToBe =
  /^[^.!?\n]{0,80}?\s(?:is|are|ist|sind|es|son|est|sont)\s+(?:(?:an?|the|eine?|une?|una|el|la|le)\s)?([\p{L}\s-]{1,60}?)(?=\s(?:in|of|from|with|for|that|which|and|aus|mit|für|von|und|im|de|du|en|con|para|y|avec|pour|et|à)\s|[,.;:!?\n]|$)/iu;
const romance = /\s(?:es|son|est|sont)\s+(?:une?|una|el|la|le)\s/iu;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
