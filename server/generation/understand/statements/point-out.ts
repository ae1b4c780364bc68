// What the client points at themselves: `That's the shot.`, `The thing to see is the break: …`.
import type { Language, Statement } from '../subject-frame.ts';
import { pointsThere } from './for-the-makers.ts';

/** Words of a sentence that only points back. */
const mostWords = 8;
const strongest = 1;

const back: Record<Language, RegExp> = {
  en: /^(?:and )?that[’']?s (?:it|(?:(?:it,? )?that[’']?s )?(?:the|my|our) (?:\p{L}+ )?(?:shot|ads?|advert|film|video|scene|picture|moment|commercial|thing|story))(?!\p{L})/iu,
  de: /^(?:und )?(?:genau )?das ist (?:es|(?:das|der|die|unser|mein)e? (?:\p{L}+ )?(?:bild|film|moment|szene|spot|clou|geschichte))(?!\p{L})/iu,
  es: /^(?:y )?(?:eso|esa|ese|esto|esta) es (?:el|la|mi|nuestr[oa]) (?:\p{L}+ )?(?:toma|imagen|escena|momento|anuncio|v[ií]deo|gracia|historia)(?!\p{L})/iu,
  fr: /^(?:et )?(?:c[’']est|voilà) (?:ça|(?:le|la|l[’']|notre|mon) ?(?:\p{L}+ )?(?:plan|image|scène|moment|film|pub|histoire))(?!\p{L})/iu,
};
const ahead: Record<Language, RegExp> = {
  en: /^(?:the (?:thing|bit|part|moment|shot) (?:to (?:see|show)|people \p{L}{3,12})|scene for the \p{L}{2,12})[^:]{0,40}:\s/iu,
  de: /^(?:szene für (?:den|die|das) \p{L}{3,14}|was man sehen muss)[^:]{0,40}:\s/iu,
  es: /^(?:lo que hay que ver|escena para (?:el|la) \p{L}{3,14})[^:]{0,40}:\s/iu,
  fr: /^(?:ce qu[’']il faut voir|scène pour (?:le|la) \p{L}{3,14})[^:]{0,40}\s?:\s/iu,
};

// `So now we want to tell everybody else about it`: that is what the film is for.
const wanted =
  /(?<!\p{L})(?:(?:we|i)(?:[’']d| would)? (?:\p{L}+ )?(?:want|like|need) to (?:tell|let|show) (?:every(?:body|one)|people|the world|more)|(?:wir|ich) (?:wollen|will|möchten?) (?:das |es |nun |jetzt )*(?:allen|jedem|der welt|den leuten)(?!\p{L})[^.]*(?:erzählen|sagen|zeigen)|quer(?:emos|ía|ríamos) (?:contár(?:se)?lo|decír(?:se)?lo|que lo sepa)[^.]*(?:tod[oa]s?|mundo|gente)|(?:on|nous|je) (?:veut|voulons|veux|voudrai[st]|voudrions) (?:\p{L}+ )?(?:le )?(?:dire|raconter|faire savoir)[^.]*(?:tout le monde|tous|gens))(?!\p{L})/iu;

/** Gives what was pointed at the greatest weight; the pointing itself is for the makers, and neither said nor read. */
export function pointOut(statements: readonly Statement[], language: Language): Statement[] {
  const pointsBack = (one: Statement | undefined) =>
    one?.source === 'description' &&
    one.text.split(/\s+/).length <= mostWords &&
    (back[language].test(one.text) || pointsThere(one.text, language));
  return statements.map((one, at) => {
    if (one.source !== 'description') return one;
    if (pointsBack(one) || wanted.test(one.text))
      return { ...one, weight: 0, spoken: [], lettered: [] };
    const label = ahead[language].exec(one.text)?.[0];
    if (label) return { ...told(one, label), weight: strongest };
    // The nearest sentence before it: `The front one falls over. CLUNK. That's the whole thing.`
    const then = statements.slice(at + 1).findIndex(({ whole }) => whole);
    const isMeant = one.whole && then >= 0 && then < 3 && pointsBack(statements[at + 1 + then]);
    if (isMeant) return { ...one, weight: strongest };
    return one;
  });
}

function told(one: Statement, label: string): Statement {
  const without = (text: string) => text.slice(label.length);
  const spoken = one.spoken
    .filter((text) => text.toLowerCase().startsWith(label.toLowerCase()))
    .map((text) => without(text).replace(/^\p{Ll}/u, (first) => first.toUpperCase()));
  return {
    ...one,
    ...(spoken.length > 0 ? { spoken } : {}),
    lettered: one.lettered.filter(
      (text) => !text.toLowerCase().startsWith(label.slice(0, 12).toLowerCase()),
    ),
  };
}
