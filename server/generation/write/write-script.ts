import type { Concept } from '#domain/concepts/concept.ts';
import type { GenerateScriptRequest } from '#domain/functions/generate-script.ts';
import { type Cue, formatAvScript, type ScriptRow } from '#domain/script/av-script.ts';
import type { Shot, ShotPlan } from '#domain/storyboard/shot-plan.ts';
import { findIdea, type IdeaInWords } from './choose-ideas.ts';
import type { Film } from './film.ts';
import { type FilmRow, layRows } from './lay-rows.ts';
import { asSentence } from './pattern.ts';
import { cameraWords, pictureSentence, shotOf } from './picture.ts';
import { formLines, scriptNotes } from './script-form.ts';
import { type Stage, setStage } from './stage.ts';

export type WrittenScript = { script: string; shots: ShotPlan };

/** The AV script of a request as text, and the shots it was written with. `date` is shown in the header and changes nothing else. */
export function writeScript(
  request: GenerateScriptRequest,
  context: { date: Date },
): WrittenScript {
  const mode = request.voiceOverOnly ? 'voice' : (request.videoStyle ?? 'narrative');
  return scriptOf(
    setStage(request, { mode, character: request }),
    request.selectedConcept,
    context.date,
  );
}

/** The script and the shots of an idea, for a stage that is set. */
export function scriptOf(stage: Stage, concept: Concept | undefined, date: Date): WrittenScript {
  const idea = findIdea(stage, concept);
  const rows = layRows(stage, idea.film);
  const castAt = rows.findIndex(({ pictures }) => pictures.some(({ cast }) => cast));
  const written = rows.map((row, at) =>
    writeRow(stage, idea, row, { at, count: rows.length, met: castAt >= 0 && castAt < at }),
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
      shots: framed(written.map(({ shots }) => shots)),
      rows: written.map(({ row }) => row.video),
    },
  };
}

type At = { at: number; count: number; met: boolean };

function writeRow(
  stage: Stage,
  { film, opening }: IdeaInWords,
  row: FilmRow,
  { at, count, met }: At,
) {
  const { words } = stage;
  const castAt = row.pictures.findIndex(({ cast }) => cast);
  const sentences = row.pictures.map((picture, cut) => ({
    picture,
    camera: cameraWords(stage, picture),
    text:
      (at === 0 && cut === 0 && picture.kind === film.beats[0].pictures[0]?.kind
        ? opening
        : undefined) ??
      pictureSentence(
        stage,
        picture,
        `${film.idea} ${at} ${cut}`,
        met || (castAt >= 0 && castAt < cut),
      ),
  }));
  const [first, ...rest] = sentences;
  const video = [
    `${first?.camera}. ${first?.text}`,
    ...rest.map(({ camera, text }) =>
      film.rule.unbroken
        ? words.camera.goOn.replace('{picture}', text)
        : words.camera.cut.replace('{frame}', camera).replace('{picture}', text),
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
        cut === (at === count - 1 ? sentences.length - 1 : 0) ? row.letters : picture.lettering,
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

function cuesOf(stage: Stage, film: Film, row: FilmRow, at: number): Cue[] {
  const { words, cast, mode, frame } = stage;
  const text = row.lines.map(({ text: line }) => line).join(' ');
  const kind = row.pictures[0]?.kind ?? 'object';
  const sound = stage.say(`sound ${at}`, words.sounds[kind]);
  const seen = row.pictures.some(({ kind: one }) => one === 'witness' || one === 'person');
  const speech: Cue | undefined = !text
    ? undefined
    : mode === 'direct'
      ? {
          kind: 'DIALOGUE',
          speaker: seen ? cast.label : `${cast.label} (${words.cast.offLabel})`,
          text,
        }
      : { kind: 'VO', text };
  const wantsMusic = !frame.grave && !film.rule.wordless;
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

// The four frames of the board: how it opens, who it is about, the proof, the end.
function framed(rows: readonly (readonly Shot[])[]): Shot[] {
  const all = rows.flat();
  const last = all.at(-1);
  const opening = rows[0]?.[0];
  const middle = rows.slice(1, -1);
  const inMiddle = middle.flat();
  const proof =
    inMiddle.findLast(
      ({ people, product, composition }) =>
        people.length > 0 && product && composition !== 'figure',
    ) ??
    inMiddle.findLast(({ product }) => product) ??
    inMiddle.at(-1);
  const person =
    inMiddle.find((shot) => shot !== proof && shot.people.length > 0) ??
    inMiddle.find((shot) => shot !== proof);
  const chosen = [opening, person, proof, last].filter((shot) => shot !== undefined);
  const inOrder = all.filter((shot) => chosen.includes(shot));
  return all.map((shot) => {
    const frame = inOrder.indexOf(shot) + 1;
    if (frame === 0 || frame > 4) return shot;
    // A frame carries what its row letters, whichever cut of it is drawn.
    const lettering =
      shot.lettering.length > 0
        ? shot.lettering
        : (rows.find((row) => row.includes(shot))?.find((one) => one.lettering.length > 0)
            ?.lettering ?? []);
    return { ...shot, frame, lettering };
  });
}
