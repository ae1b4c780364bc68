import { oneLine } from '#domain/one-line.ts';
import { type AvScript, formatAvScript, parseAvScript } from '#domain/script/av-script.ts';
import { statedPace } from '#domain/script/form-facts.ts';
import { wordsPerSecond } from '#domain/script/speech.ts';
import type { WrittenScript } from '../../../../engine/engine.ts';
import type { GenerationContext } from '../../../../engine/generation-context.ts';
import type { TextModel } from '../../../../gateways/models/port.ts';
import { castLine } from '../../../illustrator/cast/find-cast.ts';
import { detectLanguage } from '../../../language/detect-language.ts';
import { retimed } from '../../../revise/apply/length.ts';
import { nextTake } from '../../../revise/revise-script.ts';
import { reviseWords } from '../../../revise/words/words.ts';
import { askFor } from '../../asking/ask-for.ts';
import { openGround } from '../../checking/invented.ts';
import { cutText } from '../../checking/safe-text.ts';
import { replanShots } from '../../plan/replan-shots.ts';
import { askedSeconds } from '../asked-seconds.ts';
import { clientData } from '../client-data.ts';
import type { Film } from '../film.ts';
import { revisePrompt, reviseRules } from '../prompts/revise.ts';
import { plain } from '../said.ts';
import { sentNotes, titleOf, wholeText } from '../set-script.ts';
import { openTextProgress } from '../text-progress.ts';
import { heldRevision, type RevisedWork, revisedWork } from '../wire.ts';
import { reviseLines } from './revise-lines.ts';
import { reviseRows, sureRevised } from './revise-rows.ts';

const maxOutputTokens = 8000;
const longestCast = 400;

/**
 * An existing script with what the notes ask for. The take goes up by one; where nothing changed the
 * text is the one that was sent. The plan that was sent too gets the shots of the rows that changed.
 */
export async function reviseModelScript(
  text: TextModel,
  film: Film,
  context: GenerationContext,
): Promise<WrittenScript> {
  const { existingScript = '', revisionNotes = '' } = film.request;
  const existing = parseAvScript(existingScript);
  if (!existing) return { script: await reviseLines(text, film, context) };
  const old = parseAvScript(formatAvScript(existing)) ?? existing;
  const standing = filmOf(old, film);
  const progress = openTextProgress(context);
  const work = await askFor(
    text,
    {
      always: reviseRules(),
      instructions: revisePrompt(standing),
      data: {
        revisionNotes,
        script: { ...scriptData(old), ...castIds(film) },
        client: clientData(film),
      },
      schema: revisedWork,
      held: heldRevision,
      maxOutputTokens,
    },
    progress.context,
    (partial) => progress.upTo(soFar(partial, old, standing)),
  );
  const { rows, cut } = await reviseRows(text, work.rows, old, standing, progress.context);
  const seconds = rows.at(-1)?.endSeconds ?? standing.seconds;
  const next = { ...headOf(work, old, standing, seconds), rows };
  if (isSame(next, old)) return { script: progress.finish(existingScript) };
  const facts = nextTake(next, takeLabel(standing));
  const added = sentNotes(work.notes).filter(
    (note) => !old.notes.some((each) => plain(each) === plain(note)),
  );
  const script = progress.finish(wholeText({ ...next, facts, notes: [...old.notes, ...added] }));
  const shots = replanShots(film.request.existingShots, work.rows, rows, standing);
  return { script, cut, ...(shots ? { shots } : {}) };
}

// The film as the script has it, which may be another than the house would write today.
function filmOf(script: AvScript, film: Film): Film {
  const seconds = script.rows.at(-1)?.endSeconds ?? film.seconds;
  const prose = script.rows.flatMap((row) => [row.video, ...row.cues.map((cue) => cue.text)]);
  const language = detectLanguage(prose.join('\n'));
  return {
    ...film,
    language,
    ground: openGround(film.supplied, 0, language),
    seconds,
    pace: statedPace(script) ?? wordsPerSecond(film.request.creativeApproach),
    hookMost: seconds,
    closeLeast: 1,
  };
}

const takeLabel = ({ language }: Film) =>
  reviseWords[language === 'other' ? 'en' : language].labels.take;

const scriptData = (script: AvScript) => ({
  title: script.title,
  cast: castLine(script),
  rows: script.rows.map(({ startSeconds, endSeconds, ...row }) => ({
    ...row,
    seconds: Math.round((endSeconds - startSeconds) * 100) / 100,
  })),
  notes: script.notes,
});

// Who the plan of the shots knows, so that new ones speak of the same people.
const castIds = ({ request: { existingShots } }: Film) =>
  existingShots ? { castIds: existingShots.cast.map(({ id }) => id) } : {};

/** Title and form lines with what was changed of them; the take is as before. */
function headOf(work: Partial<RevisedWork>, old: AvScript, film: Film, seconds: number): AvScript {
  const title =
    plain(work.title ?? '') === plain(old.title) ? old.title : titleOf(work.title ?? '');
  const before = castLine(old);
  const cast = cutText(oneLine(work.cast ?? ''), longestCast);
  const isRecast = before !== '' && cast !== '' && plain(cast) !== plain(before);
  return {
    ...old,
    title: work.title?.trim() ? title : old.title,
    facts: old.facts.map(({ label, text }) => ({
      label,
      text: isRecast && text === before ? cast : retimed(text, film.seconds, seconds),
    })),
  };
}

const isSame = (a: AvScript, b: AvScript) =>
  formatAvScript({ ...a, notes: [] }) === formatAvScript({ ...b, notes: [] });

// A length the notes name is known, another at the end only.
function soFar(work: Partial<RevisedWork>, old: AvScript, film: Film): string {
  const rows = sureRevised(work.rows ?? [], old, film);
  if (rows.length === 0) return '';
  const seconds = askedSeconds(film.request.revisionNotes ?? '', film.seconds, 0);
  const head = headOf(work, old, film, seconds);
  return formatAvScript({ ...head, facts: nextTake(head, takeLabel(film)), rows, notes: [] });
}
