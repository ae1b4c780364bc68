import { expect, test } from 'vitest';
import { generateConceptsRequest } from '#domain/functions/generate-concepts.ts';
import { generateCreativeBriefRequest } from '#domain/functions/generate-creative-brief.ts';
import { generateScriptRequest } from '#domain/functions/generate-script.ts';
import { parseAvScript } from '#domain/script/av-script.ts';
import { loadCorpus } from '../evaluate/corpus.ts';
import { plainly } from './wording/plainly.ts';
import { writeBrief } from './write-brief.ts';
import { writeConcepts } from './write-concepts.ts';
import { writeScript } from './write-script.ts';

const date = new Date('2026-11-26');
const mop = {
  userType: 'business',
  platform: ['youtube'],
  productName: 'TwistMop 360',
  description:
    'A mop that wrings itself. Twist the handle and the water is gone. Two years of guarantee. The head is washed at 60 degrees.',
  targetAudience: 'People with stone floors',
  behavior: 'Order it on twistmop.example',
  evaluation: '',
  creativeApproach: 'bold',
} as const;

function packageOf(answers: object) {
  const [selectedConcept] = writeConcepts(generateConceptsRequest.parse(answers));
  const request = { ...answers, selectedConcept };
  const brief = writeBrief(generateCreativeBriefRequest.parse(request));
  const film = (creativeBrief: string) =>
    writeScript(generateScriptRequest.parse({ ...request, creativeBrief }), { date }).script;
  return { brief, film };
}

const heardOrRead = (script: string) =>
  plainly(
    (parseAvScript(script)?.rows ?? [])
      .flatMap(({ cues }) => cues.filter(({ kind }) => kind !== 'SFX' && kind !== 'MUSIC'))
      .map(({ text }) => text)
      .join(' '),
  );
const section = (brief: string, heading: string) =>
  brief.split('\n\n').find((one) => one.startsWith(`${heading}:`)) ?? '';

test('KEPT-04 a brief nobody changed changes nothing', () => {
  const { brief, film } = packageOf(mop);
  expect(film(brief)).toBe(film(''));
});

test('KEPT-04 the message as it was changed is spoken or lettered, and the one before is not', () => {
  const { brief, film } = packageOf(mop);
  const message = section(brief, 'Single-minded message');
  const script = film(
    brief.replace(message, 'Single-minded message: Nobody kneels to clean a floor.'),
  );
  expect(heardOrRead(script)).toContain('nobody kneels to clean a floor');
  const before = plainly(message.replace('Single-minded message:', ''));
  expect(heardOrRead(film(brief))).toContain(before);
  expect(heardOrRead(script)).not.toContain(before);
});

test('KEPT-04 a changed reason takes the place of the one before, a struck one is gone, a new one is told', () => {
  const { brief, film } = packageOf(mop);
  expect(section(brief, 'Reasons to believe')).toContain('- Two years of guarantee');
  const changed = brief.replace(
    /- .*two years of guarantee.*/i,
    '- Ten years of guarantee, in writing.',
  );
  expect(heardOrRead(film(changed))).toContain('ten years of guarantee');
  expect(heardOrRead(film(changed))).not.toContain('two years');
  const struck = brief.replace(/- .*two years of guarantee.*\n?/i, '');
  expect(heardOrRead(film(struck))).not.toContain('guarantee');
  const more = brief.replace(
    /Reasons to believe:\n/,
    '$&- It fits in a cupboard of 20 centimetres.\n',
  );
  expect(heardOrRead(film(more))).toContain('20 centimetres');
});

test('KEPT-04 a reason with another figure than the form’s takes the place of the form’s', () => {
  const { brief, film } = packageOf({
    ...mop,
    description: `${mop.description} TwistMop 360 costs 39 pounds.`,
  });
  const reasons = 'Reasons to believe:\n';
  const script = film(brief.replace(reasons, `${reasons}- TwistMop 360 costs 34 pounds.\n`));
  expect(heardOrRead(script)).toContain('34 pounds');
  expect(heardOrRead(script)).not.toContain('39 pounds');
});

test('KEPT-04 what viewers are asked to do is what the brief asks', () => {
  const { brief, film } = packageOf(mop);
  const changed = brief.replace(/- Do: .*/, '- Do: Ring 555 0142.');
  expect(changed).not.toBe(brief);
  expect(heardOrRead(film(changed))).toContain('ring 555 0142');
});

test('KEPT-04 a brief of somebody else strikes nothing the client said', () => {
  const { film } = packageOf(mop);
  const foreign = 'Reasons to believe:\n- It saves an hour a week.';
  expect(heardOrRead(film(foreign))).toContain('an hour a week');
  expect(heardOrRead(film(foreign))).toMatch(/guarantee|wrings|handle/);
});

const own = {
  en: 'Nobody here waits longer than a minute.',
  de: 'Hier wartet niemand länger als eine Minute.',
  es: 'Aquí nadie espera más de un minuto.',
  fr: 'Ici, personne n’attend plus d’une minute.',
};
const headings = {
  en: 'Single-minded message',
  de: 'Kernbotschaft',
  es: 'Mensaje único',
  fr: 'Message unique',
};

test('KEPT-04 whatever is advertised, in each language, a message that was changed reaches the film', () => {
  const missed: string[] = [];
  const changed: string[] = [];
  const languages = new Set<string>();
  for (const { brief: filed } of loadCorpus().filter((_, at) => at % 18 === 0)) {
    const { brief, film } = packageOf(filed.request);
    const told = Object.entries(headings).find(([, heading]) => section(brief, heading));
    if (!told) throw new Error(`${filed.id} has no message.`);
    const [language, heading] = told as [keyof typeof own, string];
    languages.add(language);
    if (film(brief) !== film('')) changed.push(filed.id);
    const script = film(brief.replace(section(brief, heading), `${heading}: ${own[language]}`));
    if (!heardOrRead(script).includes(plainly(own[language]))) missed.push(filed.id);
  }
  expect([...languages].toSorted()).toEqual(Object.keys(own).toSorted());
  expect(missed).toEqual([]);
  expect(changed).toEqual([]);
});
