import { keptDays } from '../retention.ts';
import { type Contact, dated, type Policy, reach } from './policy.ts';

export function cookiePolicy(contact: Contact): Policy {
  return {
    title: 'Cookie Policy',
    dated,
    intro:
      'AD BUILDER keeps as little as possible in your browser, and nothing that follows you around. That is why you see no cookie banner: there is nothing to refuse.',
    sections: [
      {
        heading: '1. Cookies we set',
        content: [
          'None while you look around or use the concept builder as a guest.',
          'Essential cookies only, once you sign in: one that keeps you signed in, and one that protects the sign-in itself against forgery. They are readable by our server alone, are not sent to other sites, and end when you sign out or when they expire.',
          'At a project that somebody shares with you by a link: one once you comment on it or approve it, so that your name is there the next time and others cannot write for you, for a year; and one once you gave its pass phrase, until you close the browser. Nothing while you only look.',
        ],
      },
      {
        heading: '2. Storage in your browser',
        content: [
          'The concept builder keeps your answers and results in the session storage of your browser, so that a reload, the Back button or a visit to the sign-in page does not lose your work. The list of directors keeps your place in it there, so that you find it again, and the AI account agent your conversation, until you clear it. Session storage belongs to one tab, is not sent along with requests, and is deleted by the browser when you close the tab. You can also delete it at any time in your browser’s settings.',
          `Without an account, the concept builder also keeps an ad that you named and have not finished in the local storage of your browser, for ${keptDays.guestDraft} days, so that you can go on with it when you come back. It is not sent along with requests. The landing page offers it; “Forget it” there removes it at once. It is for that browser alone: on a computer that others use, forget it when you are done, or sign in, which keeps it in your account instead.`,
        ],
      },
      {
        heading: '3. What we do not use',
        content: [
          [
            'No advertising cookies and no third-party trackers.',
            'No analytics cookies.',
            'No pixels in email that tell us whether you looked. Our pages tell our own server that they were seen, without a cookie: the Privacy Policy says how visits are counted.',
            'No fonts, scripts or videos loaded from other companies on our own pages, except a film that you start yourself.',
          ],
        ],
      },
      {
        heading: '4. Pages of others',
        content: [
          'Reels of directors and demonstration films are shown by the company that hosts them (YouTube, Vimeo, Loom or Wistia). Until you press play we show a picture of our own and nothing is loaded from there; once you do, that company receives your network address and may set cookies in its player.',
          'Payment processors set their own cookies on their own pages, which you reach when you pay. Payment is in advance and takes place there; what the processor receives is described in the Privacy Policy. Hosting providers and creative collaborators set no cookies through us.',
        ],
      },
      {
        heading: '5. Your choice',
        content: [
          'You can block or delete cookies and storage in your browser. Without session storage the concept builder works until you reload the page; without the essential cookies you cannot sign in. Turn on Do Not Track or Global Privacy Control there, and your visits are not counted.',
          'The service is for people who are 18 or older. Data that results from the above may be processed in the U.S., and California law governs this policy.',
          `Questions? Reach us ${reach(contact)}.`,
        ],
      },
    ],
  };
}
