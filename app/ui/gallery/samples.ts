import type { StoryboardFrame } from '#domain/storyboard/frame.ts';
import narrative from '../art/narrative.svg';

export const sampleBrief = `Objective: Make Nightjar the default can for people who work while the town sleeps.

Audience: Night-shift and pre-dawn workers aged 25 to 45.
They buy coffee at 4 a.m. from a fridge.

Must include:
- The can opening, heard before it is seen
- Vertical-safe framing for 9:16
- Pack shot in the last three seconds

A paragraph without a heading stands on its own.`;

export const sampleScript = `WAKE THE NIGHT SHIFT
Client: Nightjar Cold Brew

1. HOOK | 0-5 s
VIDEO: MS, push in. Bakery counter before dawn. A baker sleeps on her feet.
SFX: Fridge hum. A tap drips.

2. DEMONSTRATION | 5-20 s
VIDEO: ECU. Her hand. A can. It opens.
SFX: KSSSHT! All other sound stops.
MAYA: Finally.
VO: Somebody has to start the day.

3. OFFER | 20-30 s
VIDEO: Pack shot. Can on the counter, sunrise behind.
MUSIC: One held note.
SUPER: STAY UP FOR IT
VO: Nightjar. Stay up for it.

- Claim in row 3: [proof needed]`;

export const sampleFrames: StoryboardFrame[] = [
  {
    title: 'Asleep on her feet',
    description: 'Push in slowly from the window.',
    timing: '0–5 s',
    imageUrl: narrative,
    imageAlt: 'Sketch: a woman at a counter',
  },
  { title: 'The crack', description: 'Hard cut on the sound. Hold two beats.', timing: '5–9 s' },
  {
    title: 'The town wakes',
    description: 'Track behind her; lights follow.',
    timing: '9–20 s',
    imageUrl: '/missing.jpg',
    imageAlt: 'Sketch: a street',
  },
  { title: 'Stay up for it', description: 'Lock off. Sun rises behind the can.' },
];
