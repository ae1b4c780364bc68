import type { Intent, Request } from './intent.ts';
import { labelled } from './labelled.ts';
import { asSentence, phrasePattern, sentencesOf } from './sentences.ts';
import type { ReviseWords } from './words/revise-words.ts';

/**
 * Changes a script that is not in rows: wording is replaced, removed or added as asked; every
 * other request stands below the text as a remark.
 */
export function reviseFreeText(
  text: string,
  requests: readonly Request[],
  words: ReviseWords,
): string {
  let next = text.trim();
  const remarks: string[] = [];
  for (const request of requests) {
    const changed = request.intent && inText(next, request.intent, request, words);
    if (changed === undefined) remarks.push(`- ${words.directorNote(request.words)}`);
    else next = changed;
  }
  return [next, remarks.join('\n')].filter(Boolean).join('\n\n');
}

function inText(
  text: string,
  intent: Intent,
  request: Request,
  words: ReviseWords,
): string | undefined {
  if (request.row !== undefined) return undefined;
  if (intent.kind === 'replace') {
    const next = text.replace(phrasePattern(intent.from), () => intent.to);
    return next === text ? undefined : next;
  }
  if (intent.kind === 'remove') return removed(text, intent.what, request.isQuoted, words);
  if (intent.kind !== 'mention' || (request.language !== words.code && !request.isQuoted))
    return undefined;
  const named = labelled(intent.what, words);
  const line = named ?? (request.isQuoted ? intent.what : words.statement(intent.what));
  return named === null || line === undefined ? undefined : `${text}\n\n${asSentence(line)}`;
}

function removed(
  text: string,
  what: string,
  isQuoted: boolean,
  words: ReviseWords,
): string | undefined {
  const pattern = phrasePattern(what.replace(new RegExp(`^(?:${words.articles})\\s+`, 'iu'), ''));
  if (text.search(pattern) < 0) return undefined;
  if (isQuoted)
    return text
      .replace(pattern, '')
      .replace(/[ \t]{2,}/g, ' ')
      .replace(/ +([,.;:!?])/g, '$1');
  return text
    .split('\n')
    .map((line) =>
      line.search(pattern) < 0
        ? line
        : sentencesOf(line)
            .filter((sentence) => sentence.search(pattern) < 0)
            .join(' '),
    )
    .join('\n');
}
