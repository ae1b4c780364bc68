import { expect, test } from 'vitest';
import { type UnderstandInput, understand } from '../understand.ts';

const isGrave = (...[userType, productName, description, targetAudience = '']: string[]) =>
  understand({ userType, productName, description, targetAudience } as UnderstandInput).grave;

test.each([
  ['business', 'Willow House', 'Hospice at home. Nurses come at night so the family can sleep.'],
  ['business', 'Ash Tree', 'When somebody dies at home we come and sit with you until morning.'],
  ['brand', 'Stillmoon', 'A blanket that hums.', 'bereaved parents'],
  ['government', 'Slow Down Kells', 'Speed kills. 4 people from this parish in 2 years.'],
  ['trailer', 'The Long Shift', 'Documentary about the men killed in the Bellvale mine in 1983.'],
  ['business', 'Trauerreden Hansen', 'Freie Trauerrednerin im Norden. Ich komme zu Ihnen.'],
  ['business', 'Pompes Petit', 'Obsèques simples à 1 900 €, devis en une heure, nous venons.'],
] as const)('PLAN-04 what is offered or whom it is for is grave: %s %s', (...told) => {
  expect(isGrave(...told)).toBe(true);
});

test.each([
  ['trailer', 'The Bar Tab', 'Comedy play. A corpse refuses to be buried until somebody pays.'],
  ['infomercial', 'MoldStop', 'Kills mould dead in 4 hours. Spray, wait, wipe.'],
  ['infomercial', 'Thirdhand', 'A board with six pins. Invented by Maureen after her stroke.'],
  ['brand', 'Nana Rye', 'My grandmother died in 2011 and left a jar of starter. Rye bread, £5.'],
  ['business', 'Bloom', 'Flowers for weddings, funerals and christenings. Order by noon.'],
  ['infomercial', 'FliegenFix', 'Fliegen tot in Sekunden, ohne Gift. Einfach aufhängen.'],
  ['business', 'La Nocturna', 'Tacos al pastor. Si tienes hambre a las 4, abrimos.'],
] as const)('PLAN-04 a passing word makes nothing grave: %s %s', (...told) => {
  expect(isGrave(...told)).toBe(false);
});
