// Every line that is spoken is made of sentences, and every picture is written cleanly.
import { allLettered, allSpoken } from '../heard.ts';
import { picturesOf } from '../prose.ts';
import { sentencesOf } from '../text/sentences.ts';
import { type Figure, tongueOf, whole } from './figure.ts';
import { faultOf, letteringFaultOf, pictureFaultOf } from './sentence-faults.ts';

export const sentences: Figure = {
  name: 'sentences',
  title: 'Every sentence a sentence',
  judge({ av }, brief) {
    const tongue = tongueOf(brief);
    const said = (fault: string | undefined, text: string) => (fault ? [`${fault}: ${text}`] : []);
    return whole([
      ...allSpoken(av)
        .flatMap(sentencesOf)
        .flatMap((text) => said(faultOf(text, tongue, brief.request.productName), text)),
      ...av.rows
        .flatMap(({ video }) => picturesOf(video))
        .flatMap((text) => said(pictureFaultOf(text, tongue), text)),
      ...allLettered(av).flatMap((text) => said(letteringFaultOf(text, tongue), text)),
    ]);
  },
};
