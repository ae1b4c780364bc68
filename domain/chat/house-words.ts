// What shows that a question is about this house and not about the world.
import { termsOf } from './words.ts';

const own = new Set(
  termsOf(
    `ad video script storyboard frame brief concept director filmmaker shoot production producer crew footage reel tiktok
    youtube instagram insta facebook tv package subscription starter trial refund account password
    builder project campaign budget actor casting voiceover narrator subtitles slogan tagline animation
    animated     platform platforms character invoice receipt checkout sandbox cookies deliverables
    nda gdpr unsubscribe screens steps questionnaire logo chat privacy terms policies guarantee moneyback advertise promote
    promo marketing brand agency upwork  permit      discount promo code chatgpt ai
    rating stars visa seconds behavior submitted confirm openai result login signup page checkout wait bank narrate wardrobe member monthly refunded mailbox copyright hire freelancer captions layout duration resolution pixels vertical
    trackers collaborate website tool steps complaint jingle cartoon equipment lighting deadline turnaround audience button click wizard competitor product idea copyright rights song license licence music emotional funny humor tone  data   pdf download  approach narration film celebrity  format`,
  ),
);

/** Whether one of the terms is a word of this house's trade. */
export const isOfHouse = (terms: readonly string[]): boolean =>
  terms.some((term) => own.has(term) || term.startsWith('amount'));
