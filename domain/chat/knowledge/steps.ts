import { creativeApproaches, labels, platforms } from '../../wizard/options.ts';
import { stepCount } from '../../wizard/steps.ts';
import { openWizard } from '../action.ts';
import type { Entry } from '../entry.ts';

const inWords = (list: readonly string[]) =>
  `${list.slice(0, -1).join(', ')} or ${list.at(-1) ?? ''}`;
const approaches = creativeApproaches.map((one) => labels.creativeApproach[one]);
const formats = platforms.map((one) => `${labels.platform[one]} (${labels.platformFormat[one]})`);

/** The steps of the builder up to the creative brief. */
export const builderSteps: readonly Entry[] = [
  {
    id: 'steps',
    title: 'What are the steps?',
    aliases: [
      'what kind of questions will i be asked',
      'what are the questions',
      'how many steps',
      'list of the 13 steps',
      'overview of the wizard',
      'what will you ask me',
      'what questions are in the builder',
    ],
    text: `There are ${stepCount} steps. Who the ad is for, where it runs and what it is about; then an approach, three concepts, the brief, who is seen, and the script with its storyboard. After that: sending the package, money and time, a director, and what happens next. You can stop after any of them.`,
    next: ['how-long-wizard', 'step-details', 'is-it-free'],
    subject: 'wizard',
    action: openWizard,
  },
  {
    id: 'step-user-type',
    title: 'What is step 1, who the ad is for?',
    aliases: [
      'step one',
      'first step',
      'which user type should i pick',
      'business or brand difference',
    ],
    text: 'You pick the closest description of yourself: it sets the tone of everything that follows. Business is a product or a service to sell; Brand is a name people should know. It moves on by itself, and Back undoes it.',
    next: ['who-is-it-for', 'step-platforms', 'change-answers'],
    subject: 'wizard',
  },
  {
    id: 'step-platforms',
    title: 'Which platforms can I choose in step 2?',
    aliases: [
      'choose both tiktok and youtube',
      'can i pick two platforms',
      'which platforms are supported',
      'step two',
      'where will the ad run',
      'which channels do you support',
      'can i choose several platforms',
      'more than one platform',
      'tiktok and instagram at once',
    ],
    text: `${inWords(formats)}, one or more of them. The first you choose is the primary cut; the others are recomposed from it, not merely scaled.`,
    next: ['formats', 'lengths', 'other-platforms'],
    subject: 'wizard',
  },
  {
    id: 'step-details',
    title: 'What does step 3 ask about my product?',
    aliases: [
      'step three',
      'product details',
      'target audience field',
      'describe the product',
      'how long can the description be',
      'what is evaluation and behavior',
    ],
    text: 'It asks for a name and a description, which are both needed. Optional are the audience, what viewers should do, and how success will be judged. Plain words do best, and only what you write there ends up in the ad.',
    next: ['step-sharpen', 'what-to-prepare', 'facts-only'],
    subject: 'wizard',
  },
  {
    id: 'step-sharpen',
    title: 'What does “sharpen my details” do?',
    aliases: ['improve my description', 'suggestions for details', 'step 3.5', 'tighten the text'],
    text: 'It reads what you typed and suggests a tighter description, audience, behavior and measure. You accept or dismiss each; nothing changes until you say so, and nothing is said that you did not type. It is optional.',
    next: ['step-details', 'step-approach'],
    subject: 'wizard',
  },
  {
    id: 'step-approach',
    title: 'Which creative approach should I choose?',
    aliases: [
      'best approach for a funny ad',
      'emotional or humorous',
      'serious tone',
      'which tone',
      'step four',
      'bold story or problem',
      'what is the difference between the approaches',
      'tone of the ad',
      'style of the concept',
      'can it be funny humor',
    ],
    text: `${inWords(approaches)}. Bold is a claim or a contrast with fast cuts; Story follows someone who wants something, with room to breathe; Problem shows the annoyance first, then the way out. You can come back and try another.`,
    next: ['step-concepts', 'more-concepts', 'change-answers'],
    subject: 'concepts',
  },
  {
    id: 'step-concepts',
    title: 'How do the three concepts differ?',
    aliases: [
      'step five',
      'choose a concept',
      'what is a concept',
      'how many concepts do i get',
      'which concept is best',
      'three ideas',
    ],
    text: 'You get three concepts, different in how they open, in the device that carries them and in how they end. Each has a title, a sentence, a few features and a tone. Choosing one writes your creative brief.',
    next: ['more-concepts', 'step-brief', 'originality'],
    subject: 'concepts',
  },
  {
    id: 'step-brief',
    title: 'What is a creative brief?',
    aliases: [
      'explain the brief',
      'meaning of brief',
      'purpose of the creative brief',
      'step six',
      'what is in the brief',
      'what is the brief for',
      'creative brief meaning',
      'why do i need a brief',
    ],
    text: 'A creative brief is the page everybody on a job works from: background, objective, audience, the one message, reasons to believe, tone and what must be in. It is written from the concept you chose, and you can edit it.',
    next: ['edit-brief', 'step-character', 'e-mail-package'],
    subject: 'brief',
  },
];
