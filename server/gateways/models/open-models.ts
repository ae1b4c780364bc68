import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { ModelPlace, Models, SpeechPlace } from '../../settings/model-settings.ts';
import { mayCost } from './call-failure.ts';
import { type Guard, type GuardParts, guardCalls } from './guard-calls.ts';
import type { PictureModel, SpeechModel, TextAsk, TextModel } from './port.ts';
import {
  mostTokens,
  noUse,
  pictureUse,
  promptOf,
  roomToThink,
  speechUse,
  textUse,
  usualTokens,
} from './price.ts';
import { openSpending } from './spending.ts';
import type { Silence } from './watch-silence.ts';

export type ModelParts = {
  db: Database;
  log: Logger;
  now(): Date;
  /** Other than usual in tests. */
  silence?: Silence;
  wait?: GuardParts['wait'];
};

/** What the house has models for, and how they are. */
export type OpenModels = {
  text?: TextModel;
  pictures?: PictureModel;
  speech?: SpeechModel;
  /** Today (UTC), by all processes; calls under way count with the most they can cost. */
  spentDollars(): Promise<number>;
  /** In this process. */
  states(): ModelState[];
};
export type ModelState = {
  kind: 'text' | 'pictures' | 'speech';
  /** After repeated failure nothing is asked of it for a while. */
  isLeftAlone: boolean;
  /** How many calls ended how. */
  outcomes: ReadonlyMap<string, number>;
};

const usualSilence: Silence = { beforeFirstMs: 20_000, betweenMs: 10_000 };
const pause: GuardParts['wait'] = (milliseconds, signal) =>
  wait(milliseconds, undefined, { signal });

/** The models of the settings, with retries, the circuit and the day's budget around each call. */
export function openModels(models: Models, parts: ModelParts): OpenModels {
  const { db, now, log } = parts;
  const { text, pictures, speech, patienceMs } = models;
  const spending = openSpending(db, models.dailyBudget, now);
  const guardParts = {
    log,
    now,
    spending,
    patienceMs,
    wait: parts.wait ?? pause,
    random: Math.random,
  };
  const guards = {
    text: text && guardCalls(text.model, guardParts),
    pictures: pictures && guardCalls(pictures.model, guardParts),
    speech: speech && guardCalls(speech.model, guardParts),
  };
  return {
    ...(text && guards.text ? { text: textModel(text, models, guards.text, parts) } : {}),
    ...(pictures && guards.pictures
      ? { pictures: pictureModel(pictures, models, guards.pictures, now) }
      : {}),
    ...(speech && guards.speech ? { speech: speechModel(speech, models, guards.speech, now) } : {}),
    spentDollars: async () => (await spending.today()) / 1_000_000,
    states: () =>
      (['text', 'pictures', 'speech'] as const).flatMap((kind) => {
        const guard = guards[kind];
        return guard
          ? [{ kind, isLeftAlone: Boolean(guard.openUntil()), outcomes: guard.outcomes() }]
          : [];
      }),
  };
}

function textModel(
  place: ModelPlace,
  { prices }: Models,
  guard: Guard,
  { now, silence = usualSilence }: ModelParts,
): TextModel {
  const openWriter = once(async () =>
    (await import('./open-writer.ts')).openWriter(place, { silence, now }),
  );
  return {
    name: place.model,
    async write(ask, options) {
      const prompt = promptOf(ask);
      const { answer, use } = await guard.run({
        most: textUse({ input: mostTokens(prompt) + roomForForm, output: mostOutput(ask) }, prices),
        signal: options.signal,
        async call() {
          const write = await openWriter();
          const { text, tokens } = await write(ask, options);
          return { answer: text, use: textUse(tokens ?? guess(prompt, text), prices) };
        },
        costOf: (failure) =>
          mayCost(failure)
            ? textUse(failure.known.tokens ?? guess(prompt, failure.known.soFar ?? ''), prices)
            : noUse,
      });
      return { text: answer, use };
    },
  };
}

/** What a schema and the marks of a conversation add. */
const roomForForm = 1_500;
const mostOutput = ({ maxOutputTokens }: TextAsk) => maxOutputTokens + roomToThink;
const guess = (prompt: string, text: string) => ({
  input: usualTokens(prompt),
  output: usualTokens(text),
});

function pictureModel(
  place: ModelPlace,
  { prices }: Models,
  guard: Guard,
  now: () => Date,
): PictureModel {
  const openDrawer = once(async () => (await import('./draw-picture.ts')).openDrawer(place, now));
  const whole = pictureUse(prices);
  return {
    name: place.model,
    async draw(ask, { signal }) {
      const { answer, use } = await guard.run({
        most: whole,
        signal,
        async call() {
          const draw = await openDrawer();
          return { answer: await draw(ask, signal), use: whole };
        },
        // Hanging up does not stop the drawing.
        costOf: (failure) => (mayCost(failure) ? whole : noUse),
      });
      return { bytes: answer, use };
    },
  };
}

function speechModel(
  place: SpeechPlace,
  { prices }: Models,
  guard: Guard,
  now: () => Date,
): SpeechModel {
  const openSpeaker = once(async () => (await import('./speak-text.ts')).openSpeaker(place, now));
  return {
    name: place.model,
    voices: place.voices,
    async speak(ask, { signal }) {
      const whole = speechUse(ask.text, prices);
      const { answer, use } = await guard.run({
        most: whole,
        signal,
        async call() {
          const speak = await openSpeaker();
          return { answer: await speak(ask, signal), use: whole };
        },
        // Hanging up does not stop the speaking.
        costOf: (failure) => (mayCost(failure) ? whole : noUse),
      });
      return { bytes: answer, use };
    },
  };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
