import { formatDollars } from '../money.ts';
import { guaranteed, guaranteeHours } from '../payments/offer.ts';
import {
  guaranteeWords,
  onRequestWords,
  reservationWords,
  undeliveredWords,
} from '../payments/rules/payment-terms.ts';
import { priceRule } from '../payments/rules/price-rule.ts';
import { freeForEverybody, starterInShort } from '../payments/starter-contents.ts';
import { type Contact, dated, type Policy, reach } from './policy.ts';

export function termsOfService(contact: Contact): Policy {
  return {
    title: 'Terms of Service',
    dated,
    intro:
      'These terms are the agreement between you and the operator of this AD BUILDER site (“we”). They apply from your first answer in the concept builder. If you do not agree with them, do not use the service.',
    sections: [
      {
        heading: '1. Who may use AD BUILDER',
        content: [
          'You must be 18 years of age or older. By using the service you confirm that you are, and that you may act for the business, brand, campaign or person you describe.',
        ],
      },
      {
        heading: '2. What the service does',
        content: [
          'You answer questions about a product and a platform. The service writes advertising concepts, a creative brief and a timed script, and draws a storyboard of four frames. You can have the result sent to you by email, and you can ask for a human creative director to produce it.',
          'Concepts, briefs, scripts and drawings are made by software. They can contain mistakes, and two people with similar answers can get similar results. Read everything before you use it.',
        ],
      },
      {
        heading: '3. What you give us',
        content: [
          'You keep all rights in what you type. You allow us to store and process it, and to pass it to the recipients named in the Privacy Policy, for the sole purpose of making, sending and producing your creative package.',
          'You are responsible for what you type. In particular you confirm that:',
          [
            'the facts about your product are true, and you can prove the claims you want advertised;',
            'you have the right to use the names, marks and texts you enter;',
            'you do not enter personal data of other people without their permission;',
            'the email address you enter for a package is yours, or its owner expects the package.',
          ],
        ],
      },
      {
        heading: '4. What you get',
        content: [
          'As between you and us, the concept, brief, script and storyboard made from your answers are yours to use, change and produce, for any lawful purpose, without further payment for the text and drawings themselves.',
          'We promise no exclusivity, no registration of rights and no result in the market. Clearing rights, music, talent and claims before publication is up to you or to the production you order.',
        ],
      },
      {
        heading: '5. What is not allowed',
        content: [
          [
            'Advertising for illegal products or services, fraud, or deception of consumers or voters.',
            'Content that harasses, threatens or demeans people, or sexualizes minors.',
            'Showing a real person saying or doing what that person did not agree to.',
            'Sending packages to people who did not ask for them.',
            'Overloading, probing or copying the service by automated means beyond what its published interface allows.',
          ],
          'Where we find such use we may refuse or remove content and close access.',
        ],
      },
      {
        heading: '6. Prices and payment',
        content: [
          'Beginning is free: concepts, brief, script, storyboard and the package by email cost nothing. What costs money is shown with its price before you order.',
          'Payment is in advance. Work on a paid order begins when the payment has arrived. Payments are handled by a payment processor; we do not receive or store your full card number.',
          'A subscription renews for the period shown until you cancel it. Cancelling takes effect at the end of the period already paid. A free trial becomes a paid subscription at its end unless you cancel before.',
          `The starter package gives ${starterInShort}, in its trial too; files made with it stay yours when it ends, and takes kept with it stay until they are a year old. ${freeForEverybody}.`,
          `For a production: ${Object.values(priceRule).join(' ')} What an amount under ${formatDollars(guaranteed.from)} buys is settled with you before work begins.`,
          `A payment of ${formatDollars(guaranteed.from)} to ${formatDollars(guaranteed.to)} has a ${guaranteeWords}: within ${guaranteeHours} hours of paying, ${onRequestWords}. Apart from that, once production work has begun, amounts paid for that work are not refundable except where the law says otherwise or where we do not deliver.`,
          `Of such a payment: ${reservationWords} ${undeliveredWords}, also after these hours.`,
        ],
      },
      {
        heading: '7. Creative directors and other collaborators',
        content: [
          'When you order production, the creative director and the collaborators you are matched with receive your brief, script and storyboard. Schedule, deliverables, revisions and usage rights of a production are agreed with you in writing before it starts and come before these terms where they differ.',
        ],
      },
      {
        heading: '8. Availability and changes',
        content: [
          'We work to keep the service running and may change, interrupt or end it. A package that we have accepted for sending is sent. We may change these terms; the date above then changes, and for paid orders the terms of the day of the order apply.',
        ],
      },
      {
        heading: '9. Warranty and liability',
        content: [
          'The service is provided as it is, without warranties of merchantability, fitness for a particular purpose or non-infringement, as far as the law allows.',
          'As far as the law allows, we are not liable for lost profits, lost data or indirect damage, and our total liability is limited to what you paid us in the twelve months before the event, or 100 US dollars if you paid nothing. Nothing here limits liability that cannot be limited by law.',
          'You will hold us harmless from claims of others that arise from what you typed or from how you published the result.',
        ],
      },
      {
        heading: '10. Law and courts',
        content: [
          'California law governs these terms, without its rules on conflict of laws. The state and federal courts in Los Angeles County, California, are the place for disputes, unless consumer law gives you another.',
          'If a part of these terms cannot be applied, the rest stays in force.',
        ],
      },
      {
        heading: '11. Reaching us',
        content: [`You reach us ${reach(contact)}.`],
      },
    ],
  };
}
