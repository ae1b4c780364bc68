// What this film is, said from the choices that were made; no word of the visitor stands in it.
import { cutFor } from '#domain/script/cuts.ts';
import {
  type CreativeApproach,
  labels,
  type Platform,
  type UserType,
} from '#domain/wizard/options.ts';
import type { Mode } from '../../../write/stage.ts';
import type { Film, PlannedRow } from '../film.ts';

/** Raised with every change of the words. */
export const version = 2;

const beats: Record<
  UserType,
  { is: string; jobs: readonly [string, string, string, string]; closing: string }
> = {
  business: {
    is: 'An ad for a product or service. One call to action, in one place: the end.',
    jobs: [
      'the hook: stops the thumb with the thing itself, a question or a contradiction',
      'the problem, as the audience knows it from its own day',
      'the demonstration or proof: the product does what it does, seen closely',
      'the offer and the call to action over the pack shot',
    ],
    closing:
      'the product as it stands on a counter or in a hand, its name, the offer in the client’s words, one thing to do and the one place to do it.',
  },
  brand: {
    is: 'A film for a name. It sells a point of view, not a feature; the last line is the idea.',
    jobs: [
      'an image nobody has seen, which raises a question',
      'a human moment, small and true',
      'the turn: the image means something else now, because of the brand',
      'the line, then the logo; what to do is said lightly',
    ],
    closing:
      'first the line that gives the picture its sense, then the name. No price is spoken. What to do comes last and light, lettered below the name.',
  },
  infomercial: {
    is: 'A sales demonstration. Everything leads to the call to action, so write that row first in your mind; say it plainly and letter it.',
    jobs: [
      'the tease: the result before the method',
      'the old way fails, then the demonstration step by step, hands and product close',
      'the proof, only what the client supplied, else [proof needed]',
      'the offer and how to get it; said, and lettered',
    ],
    closing:
      'the whole product from end to end; price and terms as the client gave them, lettered; then the call, said slowly, with number or address as it is dialled or typed.',
  },
  trailer: {
    is: 'A trailer. It sells a question, and does not answer it. No ending is told.',
    jobs: [
      'the cold open: in the middle of a scene, without explanation',
      'the set-up: who wants what, and what stands against it',
      'the escalation: shorter shots, higher stakes, one line to remember',
      'the title card, a last button, date and where to watch; [date to confirm] where the client gave none',
    ],
    closing:
      'the title (form title-card, or the one thing of the story that stands for it), the date and where as the client wrote them, and one last line that opens the question again. Nothing is sold.',
  },
  government: {
    is: 'A public message. Plain, respectful, without fear for its own sake; 30 seconds usually hold 55 to 85 spoken words, the limits of the rows come first. The last row lasts 4 seconds or more and letters who pays for or stands behind the message, or [sponsor to confirm].',
    jobs: [
      'the stakes, in one life',
      'the person it concerns, who could be anybody',
      'the action: what to do, shown being done',
      'the call to action and the sponsor line',
    ],
    closing:
      'what to do, as one step with its day, number or place; the thing people will have in their hands then; the line of whoever pays, whole. No packshot, no slogan about the sender.',
  },
  creator: {
    is: "A film for somebody's channel. It sounds like one person talking to one person; about two words a second feel natural.",
    jobs: [
      'the hook: a promise or a mistake, in the first breath',
      'what viewers know from themselves',
      'the show: the thing the channel does, being done',
      'the ask: follow, subscribe or the link, one of them',
    ],
    closing:
      'the host or their hands, in the middle of the next thing; the channel’s name on a screen (form video-on-phone where nothing truer is listed); one ask, as one friend asks another.',
  },
};

const approaches: Record<CreativeApproach, string> = {
  bold: 'Bold: open with a claim, a contrast or a broken pattern. A hard, quick voice. Cuts of one to two seconds.',
  story:
    'Story: open in the middle of the action; somebody wants something and something is in the way. A soft voice with pauses. Cuts of three to four seconds.',
  problem:
    'Problem: open with "If you …", a mistake or the before; agitate it, then resolve it. A medium voice. Cuts of two to three seconds.',
};

const screens: Record<Platform, string> = {
  tiktok:
    'Vertical: stack one subject per frame. Faces and lettering stay clear of the top 150, right 150 and bottom 440 pixels. The hook lands within 3 s, the product is seen and named by 10 s. Half the viewers hear nothing: every row with speech has a SUPER.',
  youtube:
    'Landscape: thirds, two-shots, depth. The lower 15 % stay clear. The first 5 s hold the hook and the name, heard or as a SUPER.',
  instagram:
    'Square: centre the subject and keep to the middle 80 %. It has to make sense without sound: every row has a SUPER that carries it.',
};

const voices: Record<Mode, string> = {
  voice:
    'Voice-over only: nobody speaks on camera. No DIALOGUE at all, no visible speaker; hands, product, places, people from behind or at work.',
  direct:
    'Direct to camera: the character of the data speaks to the lens. Speech is DIALOGUE with the same speaker in every row; no VO.',
  narrative:
    'A scene under a voice-over: the character of the data lives through it and does not hear the voice. Speech is VO; a line of DIALOGUE only where the scene cannot do without.',
};

export function describeFilm(film: Film): string {
  const { stage } = film;
  const { aspect, width, height } = cutFor(stage.platform, stage.formats);
  return `THE FILM
- ${beats[stage.userType].is}
- ${labels.platform[stage.platform]} ${aspect} (${width}×${height}), ${film.seconds} seconds exactly. ${screens[stage.platform]}
- ${approaches[stage.approach]}
- ${voices[stage.mode]}
${film.isForeign ? '- Names of beats, title and notes are in the client’s language too.\n' : ''}
THE ROWS AND THEIR WORDS
The voice says ${film.pace.toFixed(1)} words a second with a tenth left to breathe. Figures, prices and addresses count as they are spoken. The house divides this film so:
${film.plan.map((row, at) => planned(row, at, film)).join('\n')}
You may move seconds between rows or use one row more or fewer when the idea needs it: whole seconds, no gaps, ${film.seconds} in all, the first row at most ${film.hookMost} s, and never more words in a row than its seconds hold (${wordsASecond(film)} words for each second). Stay just below that number, by one or two words; a row that leaves half its time unspoken needs a picture that fills it.
The last row: ${beats[stage.userType].closing}`;
}

const wordsASecond = ({ pace }: Film) => (pace * 0.9).toFixed(2).replace(/0$/, '');

function planned(row: PlannedRow, at: number, { stage, plan }: Film): string {
  const isSecond = plan[at - 1]?.beat === row.beat;
  const job = isSecond ? 'the same, a step further' : (beats[stage.userType].jobs[row.beat] ?? '');
  return `${at + 1}. ${row.name}: ${row.seconds} s, at most ${row.mostWords} spoken words. ${job.charAt(0).toUpperCase()}${job.slice(1)}.`;
}
