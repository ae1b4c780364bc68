import { expect, test } from 'vitest';
import { parseBrief } from '#domain/brief/parse-brief.ts';
import { userTypes } from '#domain/wizard/options.ts';
import { sampleRequest } from '../../testing/sample-request.ts';
import { writeBrief } from '../../write/write-brief.ts';
import { briefOrder, houseBrief } from './house-brief.ts';

const selectedConcept = {
  title: 'Gone by Noon',
  subtitle: 'A shelf empties.',
  features: [],
  tone: '',
};
const descriptions = [
  'We bake sourdough by hand in a small workshop on Mill Street.',
  'A telescope for children who want to see the rings of Saturn, 89 dollars.',
  'Wir backen Sauerteigbrot in der Mühlstraße, und mittags ist es ausverkauft.',
  'Ein Fernrohr für Kinder, die die Ringe des Saturn sehen wollen.',
  'Horneamos pan de masa madre en la calle del Molino y a mediodía se agota.',
  'Un telescopio para los niños que quieren ver los anillos de Saturno.',
  'Nous faisons du pain au levain dans la rue du Moulin, et à midi il n’y en a plus.',
  'Un télescope pour les enfants qui veulent voir les anneaux de Saturne.',
];

test('GEN-08 headings and formats are those of the built-in brief, whoever asked before', () => {
  const platforms = [['youtube'], ['tiktok', 'instagram', 'youtube'], ['instagram', 'tiktok']];
  for (const userType of userTypes)
    for (const platform of platforms)
      for (const description of descriptions) {
        const empty = { targetAudience: '', behavior: '', evaluation: '' };
        const asked = sampleRequest({ userType, platform, description, ...empty } as object);
        const request = { ...asked, selectedConcept };
        const own = parseBrief(writeBrief(request));
        const { headings, deliverables } = houseBrief(request);
        expect(headings).toEqual(own.map(({ heading }) => heading));
        // A sales film is as long as its platform has it where a model tells it, and shorter where the house has little to say.
        if (userType === 'infomercial') expect(deliverables).toHaveLength(platform.length);
        else
          expect(deliverables).toEqual(
            own[briefOrder.indexOf('deliverables')]?.lines.map(({ text }) => text),
          );
      }
});
