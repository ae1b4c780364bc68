// A neighbourhood bakery's package, for tests and for looking at the documents.
import sharp from 'sharp';
import type { SendConceptRequest } from '#domain/functions/send-concept.ts';
import { sendConceptRequest } from '#domain/functions/send-concept.ts';
import { formatAvScript } from '#domain/script/av-script.ts';
import {
  type CreativePackage,
  type FramePicture,
  makeCreativePackage,
} from '#server/documents/creative-package.ts';

export const bakeryScript = formatAvScript({
  title: 'The light at five',
  facts: [
    { label: 'Client', text: "Marlowe's Bread" },
    { label: 'Format', text: '9:16' },
    { label: 'Length', text: '15 s' },
    { label: 'Take', text: '1' },
  ],
  rows: [
    {
      beat: 'hook',
      startSeconds: 0,
      endSeconds: 2,
      video: 'ECU, push in. A dark street. One window turns yellow.',
      cues: [
        { kind: 'SFX', text: 'A light switch. Oven door.' },
        { kind: 'SUPER', text: '4:58 A.M.' },
      ],
    },
    {
      beat: 'problem',
      startSeconds: 2,
      endSeconds: 6,
      video: 'MS, hand-held. Rosa shapes dough with both hands. Flour on her sleeves.',
      cues: [{ kind: 'VO', text: 'The supermarket loaf was baked on Tuesday. Somewhere else.' }],
    },
    {
      beat: 'demonstration',
      startSeconds: 6,
      endSeconds: 12,
      video: 'Insert, slow push. The crust cracks as the loaf cools on the rack.',
      cues: [
        { kind: 'SFX', text: 'Crust crackling.' },
        { kind: 'DIALOGUE', speaker: 'ROSA', text: 'Hear that? It is talking to you.' },
      ],
    },
    {
      beat: 'offer',
      startSeconds: 12,
      endSeconds: 15,
      video: 'Pack shot. A warm loaf on the counter, steam against the window.',
      cues: [
        { kind: 'VO', text: "Marlowe's Bread. Warm until eight." },
        { kind: 'SUPER', text: "MARLOWE'S BREAD, WARM UNTIL EIGHT" },
      ],
    },
  ],
  notes: ['Proof needed: that the supermarket loaf was baked on Tuesday.'],
});

const brief = `Background: Marlowe's Bread is a two-oven bakery on a residential corner. It bakes through the night and sells out of sourdough by mid-morning.

Objective: Bring people who live within a ten-minute walk through the door before eight, twice a week.

Audience: Neighbours aged 25 to 55 who buy bread at the supermarket on the way home because they think the bakery has sold out.

Single-minded message: The bread is warm until eight. After that it is only very good.

Reasons to believe:
- Every loaf is shaped by hand on the premises
- The first batch leaves the oven at 4:58 every morning
- No loaf is kept for a second day

Desired response: Walk past once before eight, smell it, go in.

Tone and brand character: Warm, plain, a little sleepy. Rosa speaks to one person, not to a crowd.

Mandatories:
- The crust must be heard before it is seen
- Vertical-safe framing for 9:16
- Name and hours in the last three seconds

Deliverables and formats: One 15 s film in 9:16, recomposed for 1:1.

Budget and timing: Under $25k. On air in 3–4 weeks.

Measure of success: Loaves sold before eight, counted at the till.`;

/** A complete request; pass what should differ. */
export const bakeryRequest = (changes: Record<string, unknown> = {}): SendConceptRequest =>
  sendConceptRequest.parse({
    email: 'june@example.com',
    name: 'June Park',
    companyName: "Marlowe's Bread",
    userType: 'business',
    platform: ['tiktok', 'instagram'],
    productName: "Marlowe's Bread",
    description: 'Sourdough baked through the night, sold warm from five in the morning.',
    targetAudience: 'Neighbours within a ten-minute walk',
    creativeApproach: 'story',
    characterName: 'Rosa',
    selectedConcept: {
      title: 'The light at five',
      subtitle: 'One lit window tells a sleeping street that its bread is ready.',
      features: [
        'Opens on a dark street and a single yellow window',
        'The crust is heard before it is seen',
        'Rosa speaks to one neighbour, never to a crowd',
      ],
      tone: 'Warm, plain, a little sleepy',
    },
    creativeBrief: brief,
    script: bakeryScript,
    storyboardFrames: [
      frame('One window', 'Push in on the only lit window of the street.', '0–2 s', 1),
      frame('Flour to the elbows', 'Hand-held at the table. Both hands in the dough.', '2–6 s', 2),
      frame('The crust talks', 'Slow push on the cooling loaf. Hold for the crackle.', '6–12 s', 3),
      frame('Warm until eight', 'Lock off. Steam climbs the window behind the loaf.', '12–15 s', 4),
    ],
    ...changes,
  });

const frame = (title: string, description: string, timing: string, number: number) => ({
  title,
  description,
  timing,
  imageUrl: `/api/storage/frames/bakery-${number}.jpg`,
  imageAlt: `Drawing: ${description}`,
});

/** A plain JPEG with a sun in it, as large as a drawn frame. */
export async function samplePicture(
  width: number,
  height: number,
  shade = '#a59d8e',
): Promise<FramePicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${shade}"/><circle cx="50%" cy="45%" r="${Math.min(width, height) / 4}" fill="#ffd21f"/><path d="M0 ${height * 0.8}L${width} ${height * 0.7}V${height}H0Z" fill="#4a4439"/></svg>`;
  const jpeg = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  return { jpeg, width, height };
}

const sizes = { '16:9': [960, 540], '9:16': [540, 960], '1:1': [800, 800] } as const;
const shades = ['#4a4439', '#a59d8e', '#c9c2b3', '#7b7466'];

export const samplePictures = (aspect: keyof typeof sizes): Promise<FramePicture[]> =>
  Promise.all(shades.map((shade) => samplePicture(sizes[aspect][0], sizes[aspect][1], shade)));

/** The bakery's package as it is laid out, on Nov 20, 2026. */
export async function bakeryPackage(
  aspect: keyof typeof sizes = '9:16',
  changes: Record<string, unknown> = {},
): Promise<CreativePackage> {
  return makeCreativePackage(bakeryRequest(changes), {
    pictures: await samplePictures(aspect),
    brand: {
      phone: '(555) 010-0142',
      address: '1 Sample Street, Los Angeles, CA 90001',
      appUrl: 'http://localhost:3000',
    },
    openPath: '/projects',
    stopUrl: 'http://localhost:3000/mail/stop?address=june%40example.com&proof=abc',
    isUnasked: false,
    createdAt: new Date('2026-11-20T12:00:00Z'),
  });
}
