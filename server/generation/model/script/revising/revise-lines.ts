import { oneLine } from '#domain/one-line.ts';
import type { GenerationContext } from '../../../../engine/generation-context.ts';
import { ModelError, type TextModel } from '../../../../gateways/models/port.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { askFor } from '../../asking/ask-for.ts';
import { openGround, withoutInvented } from '../../checking/invented.ts';
import { clientData } from '../client-data.ts';
import type { Film } from '../film.ts';
import { isRepeated, refuseNoScript } from '../no-script.ts';
import { reviseLinesPrompt } from '../prompts/revise.ts';
import { openTextProgress } from '../text-progress.ts';
import { linesWork } from '../wire.ts';

const maxOutputTokens = 6000;
const longestScript = 20_000;

/**
 * A script without rows and times, as somebody typed it, with what the notes ask for. Told line by
 * line as it grows.
 */
export async function reviseLines(
  text: TextModel,
  film: Film,
  context: GenerationContext,
): Promise<string> {
  const { existingScript = '', revisionNotes = '' } = film.request;
  const language = detectLanguage(existingScript);
  const old = existingScript.split(/\r?\n/);
  const kept = new Map(old.map((line) => [line.trim(), line]));
  const ground = openGround(film.supplied, 0, language);
  const setLines = (lines: readonly string[]) =>
    lines
      .flatMap((line) => line.split('\n'))
      .map((line) => kept.get(line.trim()) ?? withoutInvented(line, ground))
      .join('\n');
  const progress = openTextProgress(context);
  const { lines } = await askFor(
    text,
    {
      instructions: reviseLinesPrompt(language),
      data: { revisionNotes, lines: old, client: clientData(film) },
      schema: linesWork,
      maxOutputTokens,
    },
    progress.context,
    (partial) => progress.upTo(setLines(partial.lines ?? [])),
  );
  refuseNoScript(isRepeated(lines) ? 'the lines say the same' : undefined);
  const next = setLines(lines);
  if (oneLine(next) === oneLine(existingScript)) return progress.finish(existingScript);
  if (next.trim() === '' || next.length > longestScript)
    throw new ModelError('unusable', 'the lines are no script');
  return progress.finish(next);
}
