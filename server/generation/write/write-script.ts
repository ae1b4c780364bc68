import type { Concept } from '#domain/concepts/concept.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type Cue, formatAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import { nameOf } from '#domain/storyboard/catalogue/lookup.ts';
import { noteOf, type Shot, type ShotPlan } from '#domain/storyboard/shot-plan.ts';
import type { SubjectFrame } from '../understand/subject-frame.ts';
import { readForm, understand } from '../understand/understand.ts';
import { asBriefed } from './as-briefed.ts';
import { findIdea, type IdeaInWords } from './choose-ideas.ts';
import type { Film } from './film.ts';
import { cameraWords, type Picture, pictureSentence, shotOf } from './pictures/picture.ts';
import { type FilmRow, layRows } from './rows/lay-rows.ts';
import { type NameSign, signsFor } from './rows/name-sign.ts';
import { backdropOf } from './scenes/backdrop.ts';
import { formLines, scriptNotes } from './script-form.ts';
import { type Stage, setStage, stageFor } from './stage.ts';
import { asSentence } from './wording/pattern.ts';

export type WrittenScript = { script: string; shots: ShotPlan };

/** The AV script of a request as text, and the shots it was written with. `date` is shown in the header and changes nothing else. */
export function writeScript(
  request: GenerateScriptRequest,
  context: { date: Date },
): WrittenScript {
  const mode = request.voiceOverOnly ? 'voice' : (request.videoStyle ?? 'narrative');
  const telling = { mode, character: request } as const;
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
  stage: Stage,
  concept: Concept | undefined,
  date: Date,
  known?: string,
): WrittenScript {
  const idea = findIdea(stage, concept, known);
  const rows = layRows(stage, idea.film);
  const castAt = rows.findIndex(({ pictures }) => pictures.some(({ cast }) => cast));
  const seen = rows.map((row, at) => sentencesOf(stage, idea, row, at, castAt >= 0 && castAt < at));
  const signs = signsFor(
    stage,
    seen.map((cuts) => cuts.map(({ text }) => text).join(' ')),
  );
  const written = rows.map((row, at) =>
    writeRow(stage, idea, row, {
      at,
      count: rows.length,
      sentences: seen[at] ?? [],
      sign: signs[at],
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
      cast: [{ ...stage.cast.member }],
      shots: framed(written, stage.cast.given),
      rows: written.map(({ row }) => row.video),
    },
  };
}

type Cut = { picture: Picture; camera: string; text: string };
type At = { at: number; count: number; sentences: readonly Cut[]; sign: NameSign | undefined };

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
    return {
      picture,
      camera: cameraWords(stage, picture),
      text: met || cut !== castAt ? text : dressed(stage, text),
    };
  });
}

// Whoever is met for the first time is described as they are dressed: `Nan (cardigan, thimble)`.
function dressed({ slots, character }: Stage, text: string): string {
  const clothes = (character.wardrobe ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[.;]+$/, '')
    .trim();
  const who = slots.who ?? '';
  const at = who ? text.toLowerCase().indexOf(who.toLowerCase()) : -1;
  if (!clothes || at < 0) return text;
  const end = at + who.length;
  return `${text.slice(0, end)} (${clothes})${text.slice(end)}`;
}

// `Kitchen. Night.` before the first picture: where it is set unless the client's words say so, and when.
function sceneHeading(stage: Stage): string {
  const { wishes, words, setting, language } = stage;
  const place = setting === undefined ? backdropOf(stage) : undefined;
  const name = place && nameOf(place, language);
  return [
    ...(name ? [name.charAt(0).toLocaleUpperCase(language) + name.slice(1)] : []),
    ...Object.values(wishes.moment).flatMap((word) => words.moments[word] ?? []),
  ]
    .map((word) => ` ${word}.`)
    .join('');
}

function writeRow(
  stage: Stage,
  { film }: IdeaInWords,
  row: FilmRow,
  { at, count, sentences, sign }: At,
) {
  const { words } = stage;
  const [first, ...rest] = sentences;
  const video = [
    `${first?.camera}.${at === 0 ? sceneHeading(stage) : ''} ${sign && first ? under(first.text, sign) : first?.text}`,
    ...rest.map(({ camera, text }) =>
      words.camera.cut.replace('{frame}', () => camera).replace('{picture}', () => text),
    ),
  ].join(' ');
  const beat = words.beats[stage.userType][row.beat]?.[row.part] ?? '';
  const seconds = (row.endSeconds - row.startSeconds) / Math.max(1, sentences.length);
  const shots = sentences.map(
    ({ picture }, cut): Shot => ({
      ...shotOf(stage, picture, {
        row: at + 1,
        cut: cut + 1,
        seconds: Math.round(seconds * 10) / 10,
      }),
      lettering:
        cut === (at === count - 1 ? sentences.length - 1 : 0)
          ? lettersWith(sign, row)
          : picture.lettering,
    }),
  );
  return {
    row: {
      beat,
      startSeconds: row.startSeconds,
      endSeconds: row.endSeconds,
      video,
      cues: cuesOf(stage, film, row, at),
    } satisfies ScriptRow,
    shots,
    beat: row.beat,
  };
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

const noMusic =
  /(?<!\p{L})(?:(?:no|without)(?: \p{L}{1,20}){0,2} music|(?:keine|ohne)(?: \p{L}{1,20})? musik|(?:sin|nada de) música|(?:sans|pas de) musique)(?!\p{L})/iu;

const noInstrument =
  /(?<!\p{L})(?:no|without|kein\p{L}{0,2}|ohne|sin|nada de|ni|pas d[e’']|sans)\s?(?:\p{L}{1,12}\s){0,2}(?:violin|string|piano|guitar|drum|geige|streicher|klavier|gitarre|violín|violines|cuerdas|guitarra|violon|cordes|guitare)/iu;

// The client's own word on it, in the notes or in what the film is about; who refuses an instrument gets none.
const refusesMusic = ({ character, frame }: Stage): boolean =>
  noMusic.test(character.notes ?? '') ||
  noInstrument.test(character.notes ?? '') ||
  frame.statements.some(({ text }) => noMusic.test(text));

function cuesOf(stage: Stage, film: Film, row: FilmRow, at: number): Cue[] {
  const { words, cast, mode, frame } = stage;
  const text = row.lines.map(({ text: line }) => line).join(' ');
  const [lead] = row.pictures;
  const sound = lead && stage.say(`sound ${at}`, words.scenes[lead.scene].sound);
  const seen = row.pictures.some(
    ({ cast: one, composition }) => one && (composition === 'figure' || composition === 'face'),
  );
  const speech: Cue | undefined = !text
    ? undefined
    : mode === 'direct'
      ? {
          kind: 'DIALOGUE',
          speaker: seen ? cast.label : `${cast.label} (${words.cast.offLabel})`,
          text,
        }
      : { kind: 'VO', text };
  const wantsMusic = !frame.grave && !film.rule.wordless && !refusesMusic(stage);
  const music =
    at === 0
      ? wantsMusic
        ? stage.say('music', words.music[stage.approach])
        : words.music.none
      : undefined;
  return [
    ...(sound ? [{ kind: 'SFX' as const, text: sound }] : []),
    ...(music ? [{ kind: 'MUSIC' as const, text: asSentence(music) }] : []),
    ...(speech ? [speech] : []),
    ...row.letters.map(({ text: letter, role }) => ({
      kind: 'SUPER' as const,
      text: role === 'sponsor' ? letter : letter.toLocaleUpperCase(frame.language),
    })),
  ];
}

const isBare = ({ composition, people, props, product }: Shot): boolean =>
  composition === 'object' && people.length === 0 && props.length === 0 && !product;

// The same thing by itself from another distance is the same picture.
const showsSame = (a: Shot, b: Shot): boolean =>
  a.composition === b.composition &&
  !isPeopled(a) &&
  a.place === b.place &&
  a.product?.form === b.product?.form &&
  a.props.map(({ id }) => id).join() === b.props.map(({ id }) => id).join();

const isBlock = ({ product }: Shot): boolean =>
  product !== undefined && noteOf(product.form) !== undefined;

const isIdleStranger = ({ people, product, props }: Shot): boolean =>
  people.length > 0 &&
  !product &&
  props.length === 0 &&
  people.every(({ who, pose, holds }) => who.startsWith('other:') && pose === 'stand' && !holds);

const isPeopled = ({ people }: Shot): boolean => people.length > 0;

const faces: readonly Shot['composition'][] = ['figure', 'face', 'pair'];

// The four frames of the board: how it opens, who it is about, the proof, the end; no two composed alike.
function framed(
  rows: readonly { beat: number; shots: readonly Shot[] }[],
  isGiven: boolean,
): Shot[] {
  const people = isGiven ? 3 : 1;
  const all = rows.flatMap(({ shots }) => shots);
  const last = all.at(-1);
  const chosen: Shot[] = [];
  for (const beat of [0, 1, 2]) {
    const [from = [], rest = []] = [
      rows.filter((row) => row.beat === beat).flatMap(({ shots }) => shots),
      rows.filter((row) => row.beat !== 3).flatMap(({ shots }) => shots),
    ];
    const possible = [...(from.length > 0 ? from : rest)].filter(
      (shot) => shot !== last && !chosen.includes(shot),
    );
    // What leads the beat, unless its like was chosen; in the second a face, in the third the thing itself.
    const worth = (shot: Shot): number => {
      const { composition, size } = shot;
      const face = faces.includes(composition) && shot.people.length > 0;
      return (
        (shot.cut === 1 ? 1 : 0) +
        (chosen.some((one) => one.composition === composition) ? -2 : 0) +
        (chosen.some((one) => one.composition === composition && one.size === size) ? -2 : 0) +
        (beat === 1 && face ? 3 : 0) +
        (beat === 2 && (shot.product || shot.props.length > 0) && !face ? 2 : 0) +
        (chosen.some((one) => showsSame(one, shot)) ? -5 : 0) +
        (shot.people.length > 0 ? people : 0) +
        // Who was given is seen twice.
        (isGiven && beat === 2 && chosen.filter(isPeopled).length < 2 && isPeopled(shot) ? 8 : 0) +
        (composition === 'card'
          ? chosen.some((one) => one.composition === 'card')
            ? -9
            : -3
          : 0) +
        (isBare(shot) ? -6 : 0) +
        // A block with a name on it is no picture, and one of them says more than two cards.
        (isBlock(shot) ? (chosen.some(isBlock) ? -20 : -4) : 0) +
        // A stranger who does nothing says less than anything of the client's.
        (isIdleStranger(shot) ? -5 : 0)
      );
    };
    const best = possible.toSorted((a, b) => worth(b) - worth(a))[0];
    if (best) chosen.push(best);
  }
  const inOrder = all.filter((shot) => chosen.includes(shot) || shot === last);
  return all.map((shot) => {
    const frame = inOrder.indexOf(shot) + 1;
    if (frame === 0 || frame > 4) return shot;
    // A frame carries what its row letters, whichever cut of it is drawn.
    const row = rows.find(({ shots }) => shots.includes(shot))?.shots ?? [];
    const lettering =
      shot.lettering.length > 0
        ? shot.lettering
        : (row.find((one) => one.lettering.length > 0)?.lettering ?? []);
    return { ...shot, frame, lettering };
  });
}
