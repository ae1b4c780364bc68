// One film in several languages and scripts: what files have to carry as it is.

import type { DraftContent } from '#domain/projects/from-draft.ts';
import { projectOfDraft } from '#domain/projects/from-draft.ts';
import { type ShotPlan, shotPlan } from '#domain/storyboard/shot-plan.ts';
import { draftAt } from '#domain/wizard/testing/draft-at.ts';

type Words = {
  title: string;
  heading: string;
  brief: string;
  video: string;
  said: string;
  speaker: string;
  super: string;
};

export const worldWords = {
  english: {
    title: 'Half a broom',
    heading: 'Objective',
    brief: 'Sell the broom that turns round & sweeps on <both> sides.',
    video: 'CU, low, push in. A worn broom sticks out of a yard bin.',
    said: 'You threw away the good half.',
    speaker: 'ADA (to camera)',
    super: 'HALF A BROOM',
  },
  german: {
    title: 'Ein halber Besen, größer als gedacht',
    heading: 'Ziel',
    brief: 'Den Besen verkaufen, der sich dreht: für Höfe, Straßen und Werkstätten.',
    video: 'Groß, von unten. Ein abgenutzter Besen steht in der Tonne.',
    said: 'Sie haben die gute Hälfte weggeworfen.',
    speaker: 'JÖRG',
    super: 'FÜR GROSSE HÖFE',
  },
  spanish: {
    title: '¿Media escoba?',
    heading: 'Objetivo',
    brief: 'Vender la escoba que gira: mañana, también en el jardín.',
    video: 'Primer plano. Una escoba gastada en el cubo.',
    said: '¡Tiraste la mitad buena!',
    speaker: 'NIÑA',
    super: 'GÍRALA',
  },
  french: {
    title: 'Un demi-balai, l’œil grand ouvert',
    heading: 'Objectif',
    brief: 'Vendre le balai qui tourne : à Noël, chez vous.',
    video: 'Gros plan. Un balai usé dépasse d’une poubelle.',
    said: '« Vous avez jeté la bonne moitié. »',
    speaker: 'ÉLODIE',
    super: 'TOURNEZ-LE',
  },
  arabic: {
    title: 'نصف مكنسة',
    heading: 'الهدف',
    brief: 'بيع المكنسة التي تدور: مكنسة Hobday بسعر 24 دولارًا.',
    video: 'لقطة قريبة. مكنسة قديمة تبرز من سلة المهملات.',
    said: 'لقد رميت النصف الجيد.',
    speaker: 'ليلى',
    super: 'نصف مكنسة',
  },
  hebrew: {
    title: 'חצי מטאטא',
    heading: 'מטרה',
    brief: 'למכור את המטאטא שמסתובב: מטאטא Hobday ב-24 דולר.',
    video: 'תקריב. מטאטא ישן בולט מהפח.',
    said: 'זרקת את החצי הטוב.',
    speaker: 'נועה',
    super: 'חצי מטאטא',
  },
  hindi: {
    title: 'आधी झाड़ू',
    heading: 'लक्ष्य',
    brief: 'घूमने वाली झाड़ू बेचना, हर आँगन के लिए।',
    video: 'क्लोज़-अप। कूड़ेदान से एक पुरानी झाड़ू निकली हुई है।',
    said: 'आपने अच्छा आधा हिस्सा फेंक दिया।',
    speaker: 'मीरा',
    super: 'आधी झाड़ू',
  },
  thai: {
    title: 'ครึ่งไม้กวาด',
    heading: 'เป้าหมาย',
    brief: 'ขายไม้กวาดที่หมุนได้ สำหรับทุกบ้าน',
    video: 'ภาพใกล้ ไม้กวาดเก่าโผล่จากถังขยะ',
    said: 'คุณทิ้งครึ่งที่ดีไปแล้ว',
    speaker: 'มะลิ',
    super: 'ครึ่งไม้กวาด',
  },
  chinese: {
    title: '半把扫帚',
    heading: '目标',
    brief: '卖出这把会转的扫帚：适合每个院子。',
    video: '特写。一把旧扫帚从院子的垃圾桶里伸出来。',
    said: '你扔掉了好的那一半。',
    speaker: '小美',
    super: '半把扫帚',
  },
} satisfies Record<string, Words>;
export type WorldLanguage = keyof typeof worldWords;

/** A project of fifteen seconds in that language, with four frames; `pictures` are their addresses. */
export function worldProject(
  language: WorldLanguage,
  pictures: readonly string[] = [],
): DraftContent {
  const words = worldWords[language];
  const beats = ['HOOK', 'PROBLEM', 'PROOF', 'OFFER'];
  const script = [
    `${words.title}\nClient: Hobday & Söhne\nLength: 16 s`,
    ...beats.map((beat, at) =>
      [
        `${at + 1}. ${beat} | ${at * 4}-${at * 4 + 4} s`,
        `VIDEO: ${words.video}`,
        at === 0 ? `SUPER: ${words.super}` : `VO: ${words.said}`,
        ...(at === 2 ? [`${words.speaker}: ${words.said}`, 'SFX: Swish.'] : []),
      ].join('\n'),
    ),
    `- ${words.brief} [proof needed]`,
  ].join('\n\n');
  return {
    ...projectOfDraft(draftAt(9)),
    project_name: words.title,
    product_name: 'Hobday',
    creative_brief: `${words.heading}: ${words.brief}\n\nTone: ${words.super}\n- ${words.said}`,
    script,
    storyboard_frames: beats.map((beat, at) => ({
      title: `${words.title} ${at + 1}`,
      description: `${beat}. ${words.video}`,
      timing: `${at * 4}–${at * 4 + 4} s`,
      ...(pictures[at] ? { imageUrl: pictures[at] } : {}),
      imageAlt: words.video,
    })),
    shots: worldPlan(words),
    wizard_state: null,
  };
}

const worldPlan = ({ speaker, super: lettered, video }: Words): ShotPlan =>
  shotPlan.parse({
    cast: [{ id: 'ada', name: speaker, gender: 'female', wears: ['none:apron'] }],
    rows: [video, video, video, video],
    shots: [1, 2, 3, 4].map((row) => ({
      row,
      seconds: 4,
      composition: 'figure',
      size: 'close-up',
      move: 'push-in',
      place: 'none:harbour',
      people: [{ who: 'ada', holds: 'product', mood: 'happy' }],
      props: [{ id: 'none:bin', state: 'worn', where: 'floor' }],
      product: { shown: 'hero', form: 'none:broom', label: 'Hobday' },
      lettering: [{ role: 'title', text: lettered }],
      frame: row,
    })),
  });
