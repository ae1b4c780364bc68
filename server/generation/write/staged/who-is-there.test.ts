// Who is in a described picture and who is not, and where one is set that does not say it.
import { expect, test } from 'vitest';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { posed } from '../../illustrator/compose/choose-pose.ts';
import { canHold } from '../../illustrator/compose/things.ts';
import { planBoard } from '../../illustrator/plan-board.ts';
import { sampleBoard } from '../../illustrator/sample-board.ts';
import { setStage } from '../stage.ts';
import { writeScript } from '../write-script.ts';
import { stagedPicture } from './staged-picture.ts';

const form = {
  userType: 'brand',
  platform: ['youtube'],
  creativeApproach: 'story',
  productName: 'Valdo',
  description: 'A blue steel flask with a brass cap. Keeps tea hot for 18 hours.',
};
const french = {
  ...form,
  description:
    'Une gourde bleue en acier, avec un bouchon en laiton. Le thé reste chaud 18 heures.',
};
const german = {
  ...form,
  description: 'Eine blaue Flasche aus Stahl mit Deckel. Der Tee bleibt 18 Stunden heiß.',
};
const requestOf = (given: object, pictures: readonly string[]) =>
  generateScriptRequest.parse({ ...given, understood: { pictures } });
const told = (given: object, ...pictures: string[]) => {
  const request = requestOf(given, pictures);
  const stage = setStage(request, { character: request });
  return stage.told.flatMap((one) => (one ? [stagedPicture(stage, one)] : []));
};
const cast = { characterName: 'Ann', gender: 'female' };

test.each([
  ['Black. Then we see it: the lamp on a table', form],
  ['Noir, le bruit du bouchon qu’on dévisse, la lampe', french],
  ['Une lampe sur une table. On voit la mer', french],
  ['Eine Lampe auf dem Tisch, man hört den Regen', german],
])('PLAN-10 %j: who looks at the film is not in it', (text, given) => {
  const [picture] = told(given, text);
  expect([picture?.cast, picture?.other]).toEqual([undefined, undefined]);
});

test('PLAN-10 we are two where nobody was cast, and she and somebody where one was', () => {
  expect(told(form, 'We carry a lamp home')[0]?.other).toMatchObject({ count: 2 });
  expect(told({ ...form, ...cast }, 'We carry a lamp home')[0]?.cast).toMatchObject({
    pose: 'carry',
  });
});

test.each([
  ['Ann at the start, everyone else already gone up the path', form],
  ['Ann steht am Tor, die anderen Frauen schon weg', german],
])('PLAN-10 %j: who has gone is not there', (text, given) => {
  const [picture] = told({ ...given, ...cast }, text);
  expect([picture?.cast !== undefined, picture?.other]).toEqual([true, undefined]);
});

test('PLAN-10 who sleeps lies in what there is to sleep in, which is seen first, and holds nothing', () => {
  const [picture] = told(
    form,
    'A baby asleep on its back, a rabbit beside it, in the cot with a pillow',
  );
  expect(picture).toMatchObject({ other: { pose: 'lie', mood: 'tired' } });
  expect(picture?.props[0]?.id).toBe('cot');
  expect(picture?.other?.holds).toBeUndefined();
});

test('PLAN-10 a German first person without its ending does what it says', () => {
  const [picture] = told({ ...german, ...cast }, 'Ich knie am Rohr');
  expect(picture?.cast?.pose).toBe('kneel');
});

test('PLAN-10 what somebody does with a part of themselves is nothing in their hand', () => {
  const [picture] = told({ ...form, ...cast }, 'Ann pulls the thread with her teeth');
  expect(picture?.cast?.holds).toBe('thread');
  expect(picture?.props).toEqual([]);
});

test('PLAN-10 the noun that a form ends in, or begins with, is what is sold', () => {
  const pipes = { ...form, productForm: 'bagpipes', description: 'I mend old sets and play them.' };
  expect(told(pipes, 'Three pipes hang in the hall')[0]?.refs).toEqual(['bagpipes']);
  const tin = { ...french, productForm: 'none:boîte de sardines' };
  expect(told(tin, 'Une boîte sur une étagère')[0]?.product).toBe('in-use');
  expect(told(form, 'Three pipes hang in the hall')[0]?.refs).not.toContain('bagpipes');
});

test('PLAN-10 where only a later picture is, after one elsewhere, an earlier one is not', () => {
  const ballet = {
    ...form,
    productName: 'The Row',
    description: 'A new ballet. In the end all of them are in the car park.',
    notes: 'End in the car park, rain.',
  };
  const pictures = [
    'Black. A shoe in a hinge',
    'A stage, one dancer',
    'Night, rain, a car park: a man waits',
  ];
  const places = told(ballet, ...pictures).map(({ place }) => place);
  expect(places).toEqual([undefined, 'stage', 'car-park']);
  const { script, shots } = writeScript(requestOf(ballet, pictures), { date: new Date(0) });
  expect(script).not.toMatch(/Rain\. Black/);
  expect(shots?.shots[0]).toMatchObject({ weather: 'dry' });
});

test('PLAN-10 grass grows on no floor', () => {
  const { shots } = writeScript(requestOf(form, ['A man on the lawn', 'A dog', 'A cup']), {
    date: new Date(0),
  });
  expect(shots?.shots[0]?.place).toBe('garden');
});

test('PLAN-10 so is it where that is what is sold', () => {
  const umbrellas = { ...form, description: 'Wooden umbrellas made in Keswick. From £95.' };
  const pictures = ['Two women walk down a street under an umbrella', 'A dog', 'A cup'];
  const { shots } = writeScript(requestOf(umbrellas, pictures), { date: new Date(0) });
  expect(shots?.shots[0]?.people.map(({ holds }) => holds)).toEqual(['product', undefined]);
});

test('PLAN-10 a sign that reads something reads nothing itself', () => {
  const [picture] = told({ ...form, ...cast }, 'Ann on the doorstep. The sign reads "Open late".');
  expect(picture?.cast).toMatchObject({ pose: 'stand' });
  expect(picture?.props.map(({ id }) => id)).not.toContain('book');
});

test.each([
  ['Two women under an umbrella in the rain', form],
  ['Zwei Frauen unter einem Regenschirm', german],
])('PLAN-10 %j: one of those who are under it holds it, over the head', (text, given) => {
  const pictures = [text, 'A dog', 'A cup'];
  const { script, shots } = writeScript(requestOf(given, pictures), { date: new Date(0) });
  expect(shots?.shots[0]?.people.map(({ holds }) => holds)).toEqual(['umbrella', undefined]);
  const [frame] = planBoard(sampleBoard({ script, shots })).frames;
  const [first] = frame?.plan.people ?? [];
  expect(first?.held && canHold(first.held)).toBe(true);
  const { offset = [0, 0] } = posed({ held: first?.held, legs: first?.legs }, 'stand').pose;
  expect(offset[1]).toBeLessThan(-15);
});

test.each([
  ['Black, then my face right up close, a pencil in my hair', form],
  ['Mein Gesicht ganz nah, ein Bleistift', german],
  ['Mon visage de tout près, un crayon', french],
])('PLAN-10 %j: whoever tells it is there by their face', (text, given) => {
  const [picture] = told({ ...given, ...cast }, text);
  expect(picture).toMatchObject({ composition: 'face', cast: { mood: 'neutral' } });
});
