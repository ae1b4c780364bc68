import type { Concept } from '#domain/concepts/concept.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { formatAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { mostLettering, type Shot, type ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { withStaging } from '../illustrator/staging/with-staging.ts';
import type { SubjectFrame } from '../understand/subject-frame.ts';
import { readForm, understand } from '../understand/understand.ts';
import { asBriefed } from './as-briefed.ts';
import { framed } from './board-frames.ts';
import { findIdea, type IdeaInWords } from './choose-ideas.ts';
import { membersOf } from './company.ts';
import { cuesOf } from './cues-of.ts';
import { comesNearer } from './ideas/held-views.ts';
import { isToldWhole } from './notes/told.ts';
import { cameraWords, type Picture, pictureSentence, shotOf } from './pictures/picture.ts';
import { calledIn } from './product.ts';
import { type FilmRow, layRows } from './rows/lay-rows.ts';
import { type NameSign, signsFor } from './rows/name-sign.ts';
import { backdropOf } from './scenes/backdrop.ts';
import { formLines, scriptNotes } from './script-form.ts';
import { type Stage, setStage, stageFor } from './stage.ts';
import { soldAt } from './staged/sold-at.ts';

export type WrittenScript = { script: string; shots: ShotPlan };

/** The AV script of a request as text, and the shots it was written with. `date` is shown in the header and changes nothing else. */
export function writeScript(
  request: GenerateScriptRequest,
  context: { date: Date },
): WrittenScript {
  const mode = request.voiceOverOnly ? 'voice' : (request.videoStyle ?? 'narrative');
  const telling = { mode, character: request, standing: request.standing } as const;
  const stage = setStage(request, telling);
  const frame = briefed(stage, request);
  if (frame === stage.frame) return scriptOf(stage, request.selectedConcept, context.date);
  // The idea is the one that was chosen, whatever the brief says of the product now.
  const { idea } = findIdea(stage, request.selectedConcept).film;
  return scriptOf(stageFor(frame, request, telling), request.selectedConcept, context.date, idea);
}

function briefed({ frame }: Stage, request: GenerateScriptRequest): SubjectFrame {
  const { creativeBrief = '' } = request;
  if (creativeBrief.trim() === '') return frame;
  const read = (description: string) =>
    readForm({ ...request, description, targetAudience: '', evaluation: '' }).statements;
  const unseen = understand({ ...request, characterName: '', notes: '' });
  return asBriefed(frame, creativeBrief, read, [unseen]);
}

/** The script and the shots of an idea, for a stage that is set; `known` names the idea where that is known. */
export function scriptOf(
  set: Stage,
  concept: Concept | undefined,
  date: Date,
  known?: string,
): WrittenScript {
  const idea = findIdea(set, concept, known);
  const stage = idea.film.plan.way === 'held' ? inOneTake(set) : set;
  const rows = layRows(stage, idea.film);
  const castAt = rows.findIndex(({ pictures }) => pictures.some(({ cast }) => cast));
  const seen = dressed(
    stage,
    rows.map((row, at) => sentencesOf(stage, idea, row, at, castAt >= 0 && castAt < at)),
  );
  const signs = signsFor(
    stage,
    seen.map((cuts) => cuts.map(({ text }) => text).join(' ')),
  );
  const written = rows.map((row, at) =>
    writeRow(stage, row, {
      at,
      count: rows.length,
      sentences: seen[at] ?? [],
      sign: signs[at],
      isHeld: isHeldIn(idea.film, row),
    }),
  );
  return {
    script: formatAvScript({
      title: idea.title || stage.words.form.untitled,
      facts: formLines(stage, date),
      rows: written.map(({ row }) => row),
      notes: scriptNotes(stage),
    }),
    shots: {
      ...(stage.treatment.blackAndWhite ? { look: 'black-and-white' as const } : {}),
      cast: [{ ...stage.cast.member }, ...membersOf(stage.company)],
      shots: framed(written, stage.cast.given),
      rows: written.map(({ row }) => row.video),
    },
  };
}

const inOneTake = (stage: Stage): Stage => ({
  ...stage,
  treatment: { ...stage.treatment, oneTake: true },
});

type Cut = { picture: Picture; camera: string; text: string };
type At = {
  at: number;
  count: number;
  sentences: readonly Cut[];
  sign: NameSign | undefined;
  isHeld: boolean;
};

// The end of a film that holds one picture is another one.
const isHeldIn = ({ plan }: IdeaInWords['film'], { beat }: FilmRow): boolean =>
  plan.way === 'held' && beat < 3;

function sentencesOf(
  stage: Stage,
  { film }: IdeaInWords,
  row: FilmRow,
  at: number,
  met: boolean,
): Cut[] {
  const castAt = row.pictures.findIndex(({ cast }) => cast);
  return row.pictures.map((picture, cut) => {
    const text = pictureSentence(
      stage,
      picture,
      `${film.idea} ${at} ${cut}`,
      met || (castAt >= 0 && castAt < cut),
    );
    // A picture that is held is seen from nearer in each row.
    const isNearer = isHeldIn(film, row) && at > 0 && comesNearer(picture);
    return {
      picture,
      camera: cameraWords(stage, picture),
      text: isNearer ? stage.words.ways.nearer.replace('{picture}', () => text) : text,
    };
  });
}

// Whoever is first named in a picture is described there as they are dressed: `Nan (cardigan, thimble)`.
function dressed({ slots, character }: Stage, rows: readonly Cut[][]): Cut[][] {
  const clothes = (character.wardrobe ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[.;]+$/, '')
    .trim();
  const who = slots.who?.toLowerCase() ?? '';
  const first = rows
    .flat()
    .find(({ picture, text }) => picture.cast && who && text.toLowerCase().includes(who));
  const isSaid = clothes
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && first?.text.toLowerCase().includes(word));
  if (!clothes || !first || isSaid) return rows.map((cuts) => [...cuts]);
  const at = first.text.toLowerCase().indexOf(who) + who.length;
  const [surname = ''] = /^(?:\s\p{Lu}[\p{L}’'-]+)+/u.exec(first.text.slice(at)) ?? [];
  const end = at + surname.length;
  const text = `${first.text.slice(0, end)} (${clothes})${first.text.slice(end)}`;
  return rows.map((cuts) => cuts.map((cut) => (cut === first ? { ...cut, text } : cut)));
}

// `Kitchen. Night.` before the first picture: where it is set unless the client's words say so, and when.
function sceneHeading(stage: Stage, picture: string): string {
  const { wishes, words, setting, language, treatment, told } = stage;
  const isGuessed = setting === undefined && !told.some((one) => one !== undefined);
  const place = isGuessed ? backdropOf(stage) : undefined;
  const name = place && nameOf(place, language);
  return [
    ...(name ? [name.charAt(0).toLocaleUpperCase(language) + name.slice(1)] : []),
    ...Object.values(wishes.moment)
      .flatMap((word) => words.moments[word] ?? [])
      // Where a picture that was described says it, it is said of that one.
      .filter(
        (word) =>
          ![picture, ...told].some((one) => one?.toLowerCase().includes(word.toLowerCase())),
      ),
    ...(['blackAndWhite', 'oneTake'] as const).flatMap((one) =>
      treatment[one] ? words.treatment[one] : [],
    ),
    ...(treatment.camera.move === 'static' ? [words.treatment.still] : []),
  ]
    .map((word) => ` ${word}.`)
    .join('');
}

function writeRow(stage: Stage, row: FilmRow, { at, count, sentences, sign, isHeld }: At) {
  const { words } = stage;
  const [first, ...rest] = sentences;
  const isSame = stage.treatment.oneTake && (isHeld || stage.told[2] === undefined);
  const goesOn = isSame ? ` ${words.treatment.sameTake}.` : '';
  const video = [
    `${first?.camera}.${at === 0 ? sceneHeading(stage, first?.text ?? '') : goesOn} ${sign && first ? under(first.text, sign) : first?.text}`,
    ...rest.map(({ camera, text }) =>
      words.camera.cut.replace('{frame}', () => camera).replace('{picture}', () => text),
    ),
  ].join(' ');
  const beat = beatName(stage, row, isHeld);
  const seconds = (row.endSeconds - row.startSeconds) / Math.max(1, sentences.length);
  const shots = sentences.map(
    ({ picture, text }, cut): Shot => ({
      ...withStaging(
        shotOf(stage, picture, {
          row: at + 1,
          cut: cut + 1,
          seconds: Math.round(seconds * 10) / 10,
        }),
        text,
        stage.language,
        calledIn(stage),
      ),
      lettering:
        cut === (at === count - 1 ? sentences.length - 1 : 0)
          ? lettersWith(sign, row).slice(0, mostLettering)
          : picture.lettering,
    }),
  );
  return {
    row: {
      beat,
      startSeconds: row.startSeconds,
      endSeconds: row.endSeconds,
      video,
      cues: cuesOf(stage, row, at),
    } satisfies ScriptRow,
    shots,
    beat: row.beat,
    asked: shots.filter((_, cut) => row.pictures[cut]?.isAsked),
  };
}

// Where the client's second picture shows what is sold, nothing is wrong in it, and nothing is old.
function beatName(stage: Stage, { beat, part, pictures }: FilmRow, isHeld: boolean): string {
  const { words, userType, told } = stage;
  const named = words.beats[userType];
  const isTold = isToldWhole(told);
  const isShown =
    isHeld || (isTold && pictures.some(({ text }) => text && soldAt(stage, text) >= 0));
  if ((isShown || isTold) && userType === 'infomercial' && beat === 1) return named[1]?.[1] ?? '';
  if (isShown && userType === 'business' && beat === 1) return named[2]?.[0] ?? '';
  if (isTold && userType === 'business' && beat === 2) return named[2]?.[1] ?? '';
  return named[beat]?.[part] ?? '';
}

// `A bell, near – over it, in capitals: “…”`
const under = (text: string, sign: NameSign): string =>
  `${text.replace(/[.…]$/, '')} – ${sign.text.charAt(0).toLowerCase()}${sign.text.slice(1)}`;

const holds = ({ lettering }: NameSign, text: string) =>
  lettering.text.toLowerCase().includes(text.toLowerCase());

// A sign in the picture says the name already, and leaves room for two more lettered lines.
const lettersWith = (sign: NameSign | undefined, { letters }: FilmRow) =>
  sign
    ? [
        sign.lettering,
        ...letters.filter(({ role, text }) => role !== 'logo' && !holds(sign, text)).slice(0, 2),
      ]
    : letters;
