// Cuts sentences into pieces that can stand in other sentences, and says how each can stand.
import type { Point, PointShape } from '../../../facts.ts';
import { type Term, termsOf } from './parts-of-speech.ts';
import { lowerFirst, wordCount } from './words.ts';

const has = (term: Term | undefined, tag: string) => Boolean(term?.tags.includes(tag));

const finite = (term: Term, before: Term | undefined) =>
  has(term, 'Copula') ||
  has(term, 'Modal') ||
  (has(term, 'PresentTense') &&
    !has(term, 'Gerund') &&
    !has(term, 'Noun') &&
    !/^to$/i.test(before?.text ?? ''));
const listNext = /^(?:\d|a$|an$|the$|your$|every$|all$)/i;
const opensRelative =
  /^(?:that|which|who|whose|where|when|while|because|so|if|to|for|with|without|using|including|from|in|on|at|by)$/i;
const bareVerb =
  /^(?:get|send|book|try|order|shop|save|join|call|visit|find|learn|build|make|create|track|manage|plan|play|watch|read|listen|subscribe|follow|share|see|stop|start|keep|wear|buckle|vote|register|sign|download|come|bring|enjoy|discover|taste|feel|meet|choose|grab|pick|check|know|ask|tell|drive|ride|turn|leave|put|take|use|buy|switch|protect|help|win|earn|cut|clean|fix|sleep|run|walk|eat|drink|cook)$/i;
const thirdVerb =
  /^(?:tracks|sends|syncs|helps|makes|lets|gives|keeps|cleans|bakes|cuts|saves|works|fits|lasts|holds|charges|learns|finds|shows|turns|connects|automates|builds|takes|brings|offers|sells|delivers|serves|teaches|fixes|repairs|removes|needs|includes|features|comes|runs|opens|uses|tastes|smells|feels|stays|protects|supports|provides|specializes|specialises|treats|handles|writes|reads|plays|roasts|brews|grows|stops|picks|reminds|matches|reviews|catches|wrings|absorbs|dries|folds|explains|follows|tells|pays|reaches|repels|blocks|filters|cools|heats|calms)$/i;

/** How a clause can stand in a sentence; null when it should not be used. */
export function shapeOf(clause: string): PointShape | null {
  const terms = termsOf(clause);
  const [first, second] = terms;
  if (!first) return null;
  const start = first.text.toLowerCase();
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/.test(start))
    return terms.length > 1 ? 'thing' : null;
  if (/^(?:we|i|we['’](?:re|ve|ll)|i['’](?:m|ve|ll))$/.test(start))
    return terms.length > 2 ? 'we' : null;
  if (/^(?:kids|pets|dogs|seniors|students)$/.test(start) && terms.length === 2) return 'thing';
  if (start === 'no' && terms.length > 1 && terms.length <= 5) return 'thing';
  if (
    /^(?:so|because|which|who|that|and|or|but|while|using|including|than|as|if|when|where|to|by|of|is|are|was|were|am|be|been|being|into|onto|like|such|even|also)$/.test(
      start,
    )
  )
    return null;
  if (
    /^(?:it|they|she|he|you|everything|everyone|nothing|nobody|this|there|each|these|those)$/.test(
      start,
    ) ||
    /^(?:it|they|she|he|you|there|that)['’]/.test(start)
  )
    return terms.some((term, at) => finite(term, terms[at - 1])) || /['’]/.test(start)
      ? 'whole'
      : null;
  if (
    thirdVerb.test(start) ||
    (has(first, 'PresentTense') &&
      !has(first, 'Infinitive') &&
      !has(first, 'Gerund') &&
      /s$/.test(start) &&
      !has(second, 'Verb') &&
      !has(second, 'Copula'))
  )
    return terms.length > 1 ? 'does' : null;
  if (
    /[a-z]{2}s$/.test(start) &&
    !/ss$/.test(start) &&
    second &&
    listNext.test(second.text) &&
    terms.length > 2
  )
    return 'does';
  if (
    (bareVerb.test(start) || has(first, 'Imperative')) &&
    terms.length > 1 &&
    !has(second, 'Copula') &&
    !has(second, 'Modal') &&
    !/^(?:of|and)$/i.test(second?.text ?? '')
  )
    return 'order';
  if (/^(?:never|always|don['’]?t|do)$/.test(start))
    return has(second, 'Verb') || /not/i.test(second?.text ?? '') ? 'order' : null;
  const stopAt = terms.findIndex((term) => opensRelative.test(term.text));
  const core = stopAt > 0 ? terms.slice(0, stopAt) : terms;
  const verbAt = core.findIndex((term, at) => at > 0 && finite(term, core[at - 1]));
  if (verbAt > 0) return /^(?:our|my|your)$/.test(start) ? 'we' : 'whole';
  const head = terms.slice(0, 12);
  if (has(first, 'Gerund') && terms.length > 4) return null;
  if (/^from$/.test(start) && /^[$£€\d]/.test(second?.text ?? '')) return 'thing';
  if (has(first, 'Preposition') || has(first, 'Conjunction')) return null;
  if (
    head.some((term) => has(term, 'PastTense') && !has(term, 'Adjective')) &&
    stopAt < 0 &&
    terms.length > 6
  )
    return null;
  return terms.some((term) => has(term, 'Noun') || has(term, 'Value')) || terms.length === 1
    ? 'thing'
    : null;
}

const objectVerbs =
  /^(?:(?:we|i|they|it)\s+)?(?:also\s+)?(?:offers?|sells?|provides?|includes?|features?|serves?|stocks?|has|have|makes?|specializ?e?s? in|specialise?s? in|comes? with)\s+(.+)$/i;

/** Cuts one sentence into points. */
export function readPoints(sentence: string): Point[] {
  const listed = objectVerbs.exec(sentence);
  if (listed?.[1] && /,| and /.test(listed[1]) && !/\b(?:that|which|who|so)\b/.test(listed[1])) {
    const items = listed[1].split(/,(?!\d)\s*(?:and\s+)?|\s+and\s+/).map((item) => item.trim());
    if (
      items.length > 1 &&
      items.every((item) => shapeOf(item) === 'thing' && wordCount(item) <= 6)
    )
      return items.map((item) => ({ text: lowerFirst(item), shape: 'thing' }));
  }
  const pieces = isList(sentence) ? [sentence] : splitClauses(sentence);
  return pieces.flatMap((piece) => {
    const text = trimTail(piece);
    const shape = shapeOf(text);
    if (!shape || wordCount(text) > 16) return [];
    if (shape === 'whole') {
      const it = /^it\s+(?!['’])(\S+s\b.*)$/i.exec(text);
      if (it?.[1] && !/^(?:is|was|has)\b/i.test(it[1]))
        return [{ text: it[1], shape: 'does' as const }];
    }
    return [
      { text: shape === 'we' || shape === 'whole' ? lowerFirst(text) : lowerFirst(text), shape },
    ];
  });
}

// `three ingredients: oats, water, salt` and `oats, water, salt` say something only together.
function isList(sentence: string): boolean {
  const [, named, items = ''] = /^([^,:]+):\s(.+,.+)$/.exec(sentence) ?? [];
  if (named)
    return wordCount(sentence) <= 12 && items.split(/,\s*/).every((item) => wordCount(item) <= 3);
  const parts = sentence.split(/,(?!\d)\s*/);
  return (
    parts.length > 2 &&
    wordCount(sentence) <= 8 &&
    parts.every((part) => wordCount(part) <= 2 && !/^(?:no|free)\b/i.test(part)) &&
    parts.some((part) => wordCount(part) === 1)
  );
}

// A comma or "and" separates clauses when what follows can stand alone in the same way.
function splitClauses(sentence: string): string[] {
  const parts = sentence
    .split(
      /,(?!\d)\s*(?:and\s+|but\s+)?|\s+(?:and|but)\s+(?=(?:we|it|they|you|she|he|our|get|never|always|no)\s)/i,
    )
    .filter(Boolean);
  const clauses: string[] = [];
  for (const part of parts) {
    const shape = shapeOf(part);
    const last = clauses.at(-1);
    // `sourdough, rye and cardamom buns`: one list.
    if (
      last !== undefined &&
      wordCount(last) === 1 &&
      shape === 'thing' &&
      (/\sand\s/.test(part) || wordCount(part) === 1) &&
      wordCount(part) <= 6
    ) {
      clauses[clauses.length - 1] = `${last}, ${part}`;
      continue;
    }
    // `we handle burials, cremations and paperwork`: one list under one verb.
    if (
      last !== undefined &&
      /^(?:we|I)\s/i.test(last) &&
      shape === 'thing' &&
      !/^(?:no|free|just|only|\d|\$)/i.test(part) &&
      ((wordCount(part) <= 3 && / and \S+(?: \S+)?$/.test(sentence)) ||
        (/\sand\s/.test(part) && wordCount(part) <= 7))
    ) {
      clauses[clauses.length - 1] = `${last}, ${part}`;
      continue;
    }
    const joins =
      last !== undefined &&
      (!shape ||
        (shape === 'thing' &&
          /^(?:we|does|whole|order)$/.test(shapeOf(last) ?? '') &&
          !/^(?:no|free|just|only|\d|\$)/i.test(part)));
    if (last !== undefined && /^(?:e\.g\.|i\.e\.|such as|like)\s/i.test(part))
      clauses[clauses.length - 1] = `${last}, ${part}`;
    else if (
      joins &&
      wordCount(`${last} ${part}`) <= 14 &&
      /^(?:so|because|which|who|while|using|including|from|in|on|at|by|to|for|with|without)\b/i.test(
        part,
      )
    )
      clauses[clauses.length - 1] = `${last}, ${part}`;
    else {
      // `she will fix the roads, keep the library open`: the modal carries over.
      const modal = /^(\S+(?:\s\S+)?\s(?:will|can|must|should))\s/i.exec(last ?? '')?.[1];
      clauses.push(modal && shape === 'order' ? `${modal} ${part}` : part);
    }
  }
  return clauses;
}

// Long clauses lose their last subordinate part.
function trimTail(clause: string): string {
  let text = clause.trim();
  while (wordCount(text) > 13) {
    const cut = Math.max(
      ...[' so that ', ' because ', ' which ', ' while ', ' using ', ' so you '].map((word) =>
        text.lastIndexOf(word),
      ),
    );
    if (cut < 12) break;
    text = text.slice(0, cut).trim().replace(/,$/, '');
  }
  return text;
}
