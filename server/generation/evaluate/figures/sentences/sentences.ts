// Every line that is spoken is made of sentences, and every picture is written cleanly.
import { clientText } from '../../brief.ts';
import { allLettered, allSpoken } from '../../heard.ts';
import { picturesOf } from '../../prose.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { fold } from '../../text/words.ts';
import { type Figure, tongueOf, whole } from '../figure.ts';
import { faultOf, letteringFaultOf, pictureFaultOf } from './sentence-faults.ts';

export const sentences: Figure = {
  name: 'sentences',
  title: 'Every sentence a sentence',
  judge({ av }, brief) {
    const tongue = tongueOf(brief);
    // `Belt drive instead of a chain.`: what the client typed as a sentence is said as one.
    const typed = new Set(
      clientText(brief)
        .split(/[.!?;:]\s|\n|\s[-–—]\s/)
        .map(bare),
    );
    const spoken = (text: string) => {
      const fault = faultOf(text, tongue, brief.request.productName);
      return fault === 'no verb' && typed.has(bare(text)) ? undefined : fault;
    };
    const said = (fault: string | undefined, text: string) => (fault ? [`${fault}: ${text}`] : []);
    return whole([
      ...allSpoken(av)
        .flatMap(sentencesOf)
        .flatMap((text) => said(spoken(text), text)),
      ...av.rows
        .flatMap(({ video }) => picturesOf(video))
        .flatMap((text) => said(pictureFaultOf(text, tongue), text)),
      ...allLettered(av).flatMap((text) => said(letteringFaultOf(text, tongue), text)),
    ]);
  },
};

const bare = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
