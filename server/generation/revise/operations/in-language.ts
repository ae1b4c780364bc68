import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type AvScript, parseAvScript } from '#domain/script/av-script.ts';
import type { Language } from '../../understand/subject-frame.ts';
import { understand } from '../../understand/understand.ts';
import { findIdea, putIntoWords } from '../../write/choose-ideas.ts';
import { rankIdeas } from '../../write/ideas/rank-ideas.ts';
import { setStage } from '../../write/stage.ts';
import { scriptOf } from '../../write/write-script.ts';
import { languageOfForm } from '../revise-script.ts';
import type { Operated, Revision } from '../revision.ts';
import { stageIn } from './stage-in.ts';

/** The film written anew in a language, by the idea that was chosen; the client's own sentences stay as typed. */
export function inLanguage(
  language: Language,
  script: AvScript,
  request: GenerateScriptRequest,
  revision: Revision,
  date: Date,
): Operated {
  const isThere = (languageOfForm(script) ?? revision.words.code) === language;
  if (isThere && revision.words.code === language)
    return { script, outcome: 'done', why: 'as-it-was' };
  const frame = understand(request);
  const stage = stageIn(request, language);
  const { film } = findIdea(setStage(request), request.selectedConcept);
  const ideas = putIntoWords(stage, rankIdeas(stage));
  const idea = ideas.find((one) => one.film.idea === film.idea) ?? ideas[0];
  const written = scriptOf(stage, idea, date);
  const next = parseAvScript(written.script);
  if (!next) return { script, outcome: 'partly', why: 'not-in-rows' };
  const isOwn = frame.language === language;
  const takes = script.facts.filter((fact) => /^\d+$/.test(fact.text));
  return {
    script: {
      ...next,
      title: isOwn ? next.title : script.title,
      // The take is counted on from the script's own.
      facts: next.facts.map((fact) =>
        fact.text === '1' && takes[0] ? { ...fact, text: takes[0].text } : fact,
      ),
    },
    plan: written.shots,
    isWhole: true,
    ...(isOwn || frame.statements.length === 0
      ? { outcome: 'done' as const }
      : { outcome: 'partly' as const, why: 'own-words-stay' as const }),
  };
}
