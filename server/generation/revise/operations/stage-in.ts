import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { type CatalogueRef, noteOf } from '#domain/storyboard/shot-plan.ts';
import { german } from '../../understand/de/german.ts';
import { english } from '../../understand/en/english.ts';
import { spanish } from '../../understand/es/spanish.ts';
import { french } from '../../understand/fr/french.ts';
import { drawn } from '../../understand/statements/find-mentions.ts';
import { placeOf, subjectOf } from '../../understand/subject/phrase-of.ts';
import type { Language, SubjectFrame } from '../../understand/subject-frame.ts';
import type { Tongue } from '../../understand/text/tongue.ts';
import { understand } from '../../understand/understand.ts';
import { type Stage, stageFor } from '../../write/stage.ts';
import { callIn } from './change-call.ts';

/** The stage of a request for a script in a language, with the call that the script has by now. */
export function stageIn(request: GenerateScriptRequest, language: Language): Stage {
  const call = callIn(request)?.slice(0, 90).trim();
  const understood = call ? { ...request.understood, call } : request.understood;
  const frame = understand({ ...request, ...(understood ? { understood } : {}) });
  const mode = request.voiceOverOnly ? 'voice' : (request.videoStyle ?? 'narrative');
  return stageFor(spokenAs(frame, language), request, { mode, character: request });
}

const tongues: Record<Language, Tongue> = { en: english, de: german, es: spanish, fr: french };

// In another language the client's sentences stay as typed. What it is, and where, is said by the
// catalogue's own name for what is drawn; without one our sentences have the product's name alone.
function spokenAs(frame: SubjectFrame, language: Language): SubjectFrame {
  if (frame.language === language) return frame;
  const { person: _, audience: __, ...rest } = frame;
  const plain = frame.statements.map((one) => {
    const { seen: ___, ...said } = one;
    return { one, said: { ...said, mentions: [] } };
  });
  const of = (list: SubjectFrame['statements']) =>
    plain.flatMap(({ one, said }) => (list.includes(one) ? said : []));
  const tongue = tongues[language];
  const nameIn = (ref: CatalogueRef) =>
    noteOf(ref) === undefined ? nameOf(ref, language) : undefined;
  const called = nameIn(frame.form);
  const head = called ? subjectOf(called, tongue) : undefined;
  const places = frame.places.flatMap(({ ref }) => {
    const place = nameIn(ref);
    return (place ? placeOf(place, tongue, drawn) : undefined) ?? [];
  });
  const last = frame.name.split(/\s+/).at(-1) ?? frame.name;
  return {
    ...rest,
    language,
    head: head ?? { text: frame.name, noun: last, lemma: last.toLowerCase(), plural: false },
    confidence: head ? frame.confidence : 0.1,
    statements: plain.map(({ said }) => said),
    facts: of(frame.facts),
    limits: of(frame.limits),
    deeds: [],
    places,
    ...(frame.trouble ? { trouble: of([frame.trouble])[0] ?? frame.trouble } : {}),
  };
}
