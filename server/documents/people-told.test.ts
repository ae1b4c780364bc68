// Who is seen stands over the script in mail and PDF: the character, and whoever is cast beside them, once.
import { expect, test } from 'vitest';
import { castSheet } from '#domain/cast/cast-sheet.ts';
import { bakeryRequest } from '#tests/builders/bakery.ts';
import { readPdf } from '#tests/read-pdf.ts';
import { makeCreativePackage } from './creative-package.ts';
import { renderPackageHtml } from './mail/render-package-html.ts';
import { renderPackageText } from './mail/render-package-text.ts';
import { renderPackagePdf } from './pdf/render-package-pdf.ts';

const cast = castSheet.parse({
  others: [
    { id: 'second', name: 'Tom', role: 'neighbour', wears: ['coat'] },
    { id: 'third', name: 'Ines', role: 'daughter' },
  ],
});

test.each([
  ['that tells of the company', 'Cast: MAYA, woman\nWith: Tom (neighbour, coat); Ines (daughter)'],
  ['that was written before they were cast', 'Cast: MAYA, woman'],
  ['that tells of nobody', ''],
])('CAST-05 MAIL-02 a script %s has everybody once in mail, text and PDF', async (_, facts) => {
  const { script, ...request } = bakeryRequest();
  const rows = script.slice(script.indexOf('\n1. ') + 1);
  const creative = makeCreativePackage(
    { ...request, cast, script: `THE TURN\n${facts}\n\n${rows}` },
    {
      pictures: [],
      brand: { phone: '1', address: '2', appUrl: 'https://ads.example' },
      openPath: '/projects',
      stopUrl: 'https://ads.example/mail/stop/x',
      isUnasked: false,
      createdAt: new Date('2026-11-20T10:00:00Z'),
    },
  );
  const { pages } = await readPdf(await renderPackagePdf(creative));
  const html = (await renderPackageHtml(creative)).replace(/<[^>]+>/g, '');
  const pdf = pages.map(({ text }) => text.replace(/\s+/g, ' ')).join(' ');
  for (const told of [renderPackageText(creative), html, pdf]) {
    for (const name of ['Tom (neighbour): wears coat', 'Ines (daughter)'])
      expect(told.split(name)).toHaveLength(2);
    expect(told.split('MAYA, woman')).toHaveLength(facts ? 2 : 1);
  }
});
