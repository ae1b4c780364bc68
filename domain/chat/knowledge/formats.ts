import { cuts } from '../../script/cuts.ts';
import { labels, type Platform, platforms } from '../../wizard/options.ts';
import type { Entry } from '../entry.ts';

const shape = (platform: Platform) =>
  `${labels.platform[platform]} ${cuts[platform].aspect} (${cuts[platform].width} × ${cuts[platform].height})`;
const length = (platform: Platform) =>
  `${labels.platform[platform]} ${cuts[platform].seconds} seconds`;
const others = (platform: Platform) =>
  `${labels.platform[platform]} ${cuts[platform].alsoSeconds.join(' or ')}`;
const platformEntry = (platform: Platform, aliases: readonly string[], advice: string): Entry => ({
  id: platform,
  title: `What works on ${labels.platform[platform]}?`,
  aliases,
  text: `${labels.platform[platform]} gets a ${labels.platformShape[platform]} ${cuts[platform].aspect} film of ${cuts[platform].seconds} seconds. ${advice}`,
  next: ['formats', 'lengths', 'step-platforms'],
});

/** Platforms, shapes, lengths, languages and sound. */
export const formats: readonly Entry[] = [
  {
    id: 'formats',
    title: 'Which formats and aspect ratios are there?',
    aliases: [
      'what resolution are the videos',
      'hd 4k 1080p',
      'which format for stories',
      'what formats',
      'size in pixels',
      'aspect ratio',
      'vertical or landscape',
      '9:16 16:9 1:1',
      'what size is the video',
      'resolution pixels',
      'dimensions',
      'square video',
      'portrait mode',
    ],
    text: `${platforms.map(shape).join(', ')}. The script and the frames are made for the first platform you choose; the others are recomposed from it.`,
    next: ['lengths', 'step-platforms', 'other-platforms'],
  },
  {
    id: 'lengths',
    title: 'How long is the ad?',
    aliases: [
      'can i do a 6 second ad',
      'one minute video',
      'how many minutes can it last',
      'longer version',
      'shorter ad',
      'length of the commercial',
      'how many seconds',
      '15 or 30 seconds',
      'can it be 60 seconds long',
      'duration of the spot',
      'short ad',
      'six second bumper',
    ],
    text: `By default ${platforms.map(length).join(', ')}. Also usual: ${platforms.map(others).join(', ')}. Ask for another length in the notes or with “AI Revise”; with a director, lengths are part of what you agree on.`,
    next: ['formats', 'edit-script', 'step-script'],
    subject: 'script',
  },
  platformEntry(
    'tiktok',
    ['tiktok ad tips', 'tik tok video', 'vertical video hook', 'best practice for tiktok'],
    'Open with a hook within three seconds, show the product by ten, and keep words away from the lower edge and the right, where the app has its buttons.',
  ),
  platformEntry(
    'youtube',
    ['youtube ad tips', 'pre roll', 'skippable ad', 'best practice for youtube'],
    'Show who you are in the first five seconds, before people can skip.',
  ),
  platformEntry(
    'instagram',
    ['instagram reels ad', 'insta feed post', 'best practice for instagram', 'ig stories'],
    'It must read without sound, with what matters in the middle of the picture.',
  ),
  {
    id: 'other-platforms',
    title: 'Can I use it for TV, Facebook or other channels?',
    aliases: [
      'can i use it on tv',
      'what about facebook',
      'does it work for tv',
      'facebook linkedin',
      'television commercial',
      'cinema advertising',
      'streaming hulu netflix',
      'radio spot podcast',
      'snapchat pinterest twitter',
      'billboard print ad',
      'website header video',
    ],
    text: `The builder knows ${platforms.map((one) => labels.platform[one]).join(', ')}. Choose the one with the same shape: landscape for TV and the web, vertical for stories and shorts, square for feeds. What a broadcaster asks for is settled with your director; print and radio are not made here.`,
    next: ['formats', 'ad-spend', 'production-price'],
  },
  {
    id: 'languages',
    title: 'Which languages can the ad be in?',
    aliases: [
      'write it in german',
      'ad in spanish',
      'script in french',
      'non english audience',
      'which languages do you speak',
      'do you speak english',
      'spanish script',
      'do you write in french or german',
      'can i write in my own language',
      'translate my ad',
      'bilingual commercial',
      'other languages than english',
    ],
    text: ({ writesItself }) =>
      writesItself
        ? 'The builder writes in English, Spanish, French and German, in the language you describe your product in. Other languages are answered in English, and it says so. The screens, and this chat, are in English.'
        : 'The builder writes in the language you describe your product in. The screens are in English; this chat answers in the language you ask in.',
    next: ['step-details', 'edit-script'],
    subject: 'script',
  },
  {
    id: 'voice-over',
    title: 'Can the ad have a voice-over?',
    aliases: [
      'just a narrator',
      'robot voice',
      'record the voice',
      'voice talent',
      'voiceover only',
      'narrator',
      'voice actor',
      'no actor just a voice',
      'ad without people',
      'who speaks the voice over',
    ],
    text: 'Choose voice-over only in step 7 and the script does without a character; the words are timed so that they can be spoken. The builder writes the words and does not record them: a voice is found and recorded in a production, or is your own.',
    next: ['step-character', 'music', 'lengths'],
    subject: 'script',
  },
  {
    id: 'captions',
    title: 'Should the ad have captions?',
    aliases: [
      'add text to the video',
      'on screen text',
      'sound off',
      'subtitles',
      'closed captions',
      'supers and text on screen',
      'watch without sound',
      'muted autoplay',
    ],
    text: 'Many people watch without sound, so the script names the words on screen as SUPER and the idea reads muted. Full captions are made with the film; ask your director to deliver them.',
    next: ['instagram', 'step-script', 'accessibility'],
  },
  {
    id: 'music',
    title: 'What about music and its rights?',
    aliases: [
      'who picks the music',
      'jingle',
      'license a song',
      'music licence',
      'can i use a famous song',
      'soundtrack',
      'background music copyright',
      'royalty free music',
      'sound effects',
    ],
    text: 'The script says where music and effects belong, not which track. Every track needs a licence for the places and the time you run the ad; a known song costs much more than library music. Clearing it is part of the production you order, or up to you if you film yourself.',
    next: ['production-rights', 'voice-over', 'production-price'],
  },
];
