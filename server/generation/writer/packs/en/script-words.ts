// The script's labels, shots and remarks in English.
import { cuts } from '#domain/script/cuts.ts';
import { wordsPerSecond } from '#domain/script/speech.ts';
import { labels } from '#domain/wizard/options.ts';
import type { ScriptWords } from '../../pack.ts';
import type { Stage } from '../../stage.ts';
import { castOf, conjugate } from './cast.ts';
import { castLine } from './cast-line.ts';
import { stripMarkup, toSentences } from './facts/clean-text.ts';
import { shapeOf } from './facts/read-points.ts';
import { lowerFirst, wordCount } from './facts/words.ts';
import { scriptNotes } from './script-notes.ts';
import { voiceOf } from './voice.ts';

const beatNames: ScriptWords['beatNames'] = {
  business: [
    ['Hook', 'Hook'],
    ['Problem', 'Problem, closer'],
    ['Demonstration', 'Proof'],
    ['Offer', 'Call to action'],
  ],
  brand: [
    ['Image', 'Image'],
    ['Human moment', 'Human moment, closer'],
    ['Turn', 'Turn, closer'],
    ['Line and logo', 'Logo'],
  ],
  infomercial: [
    ['Tease', 'Tease'],
    ['The old way', 'Demonstration'],
    ['Proof', 'Proof, closer'],
    ['Offer', 'Call to action'],
  ],
  trailer: [
    ['Cold open', 'Cold open'],
    ['Set-up', 'Set-up, closer'],
    ['Escalation', 'Escalation, peak'],
    ['Title and button', 'Button'],
  ],
  government: [
    ['Stakes', 'Stakes'],
    ['Person', 'Person, closer'],
    ['Action', 'Action, closer'],
    ['Call to action', 'Sponsor'],
  ],
  creator: [
    ['Hook', 'Hook'],
    ['Relatable', 'Relatable, closer'],
    ['Show', 'Show, closer'],
    ['Ask', 'Follow'],
  ],
};

const pace = { story: 'soft', problem: 'medium', bold: 'hard' } as const;

export const scriptWords: ScriptWords = {
  beatNames,
  frames: {
    hook: ['ECU, low, push in', 'CU, eye level, push in'],
    trouble: ['MS, high, hand-held', 'OTS, hand-held'],
    proof: ['Insert CU, overhead', 'Insert CU, slow push'],
    close: ['CU, eye level, static'],
  },
  title: (text) => stripMarkup(text).replace(/\s+/g, ' ').trim() || 'Untitled',
  cut: (show, frame) =>
    frame ? `Cut to ${frame.replace(/^Insert/, 'insert')}: ${show}` : `Cut to: ${show}`,
  lettering: (stage, spoken) => {
    const lines = spoken
      .flatMap((text) => text.split(/(?<=[.?!])\s+/))
      .map((text) => text.replace(/[.]$/, ''));
    return (
      lines
        .filter((line) => wordCount(line) <= 6 && wordCount(line) > 0)
        .sort((a, b) => b.length - a.length)[0] ?? stage.facts.name
    );
  },
  toCamera: (stage, show, beat) => {
    const cast = castOf(stage);
    const own = show.startsWith(cast.first);
    if (own && beat === 0)
      return `${show} ${cast.again} ${conjugate('{speak}', cast.againPlural, cast.possessive)} straight into the lens.`;
    if (own && beat === 1)
      return `${show} ${cast.again} ${conjugate('{keep}', cast.againPlural, cast.possessive)} talking to camera throughout.`;
    if (beat === 0)
      return `${cast.first}, ${voiceOf(stage).stand}, ${conjugate('{speak}', cast.plural, cast.possessive)} straight into the lens. Cut to: ${show}`;
    if (beat === 1)
      return `${cast.again} ${conjugate('{keep}', cast.againPlural, cast.possessive)} talking to camera; over it we see: ${show}`.replace(
        /: (\p{Lu})/u,
        ': $1',
      );
    if (beat === 3)
      return `${cast.again} ${conjugate('{finish}', cast.againPlural, cast.possessive)} to camera and ${conjugate('{step}', cast.againPlural, cast.possessive)} out of the frame. ${show}`;
    return show;
  },
  speaker: (stage) => castOf(stage).label,
  form: (stage, { date, seconds }) => [
    { label: 'Client', text: stage.facts.name },
    { label: 'Format', text: `${formatOf(stage, 0)}, ${seconds} s` },
    {
      label: 'Date',
      text: date.toLocaleDateString('en-US', {
        month: 'short',
        day: 'numeric',
        year: 'numeric',
        timeZone: 'UTC',
      }),
    },
    { label: 'Take', text: '1' },
    { label: 'Cast', text: castLine(stage) },
    {
      label: 'Voice pace',
      text: `${pace[stage.approach]}, ${wordsPerSecond(stage.approach).toFixed(1)} words a second`,
    },
    ...(stage.platforms.length > 1
      ? [
          {
            label: 'Also cut for',
            text: stage.platforms
              .slice(1)
              .map((_, at) => formatOf(stage, at + 1))
              .join(', '),
          },
        ]
      : []),
  ],
  noted: (stage) => {
    const note = toSentences(stage.character.notes, stage.facts.name).find((sentence) =>
      visible(sentence),
    );
    return note ? `Also in the picture: ${lowerFirst(note)}.` : undefined;
  },
  wantsMusic: (stage) =>
    !/\b(?:no|without|skip the)\s+(?:background\s+)?music\b/i.test(stage.character.notes),
  sponsorLine: (stage) => {
    const { sponsor } = stage.facts;
    if (stage.world.kind === 'candidate')
      return `Paid for by ${sponsor ?? '[committee to confirm]'}`;
    if (
      sponsor &&
      /\bpaid for by\b/i.test(stage.input.description) &&
      /\b(?:vote|measure|ballot|proposition|elect|re-elect)\b/i.test(
        `${stage.input.productName} ${stage.input.description}`,
      )
    )
      return `Paid for by ${sponsor}`;
    return `A message from ${sponsor ?? '[sponsor to confirm]'}`;
  },
  notes: (stage) => scriptNotes(stage),
};

function formatOf(stage: Stage, at: number): string {
  const platform = stage.platforms[at] ?? 'youtube';
  return `${labels.platform[platform]} ${cuts[platform].aspect}`;
}

// A note that describes something to see, not how to make or say it.
function visible(note: string): boolean {
  if (
    wordCount(note) > 14 ||
    /\b(?:music|voice|tone|logo|budget|please|avoid|don['’]?t|no|not|use|funny|fun|serious|feel|style|mood|sound|accent|camera|edit|shoot|should|must|keep|make|want|like)\b/i.test(
      note,
    )
  )
    return false;
  const shape = shapeOf(note);
  return shape === 'thing' || shape === 'whole';
}
