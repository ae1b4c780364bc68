import { mostTakes, newestTakes } from '../projects/kept-takes.ts';
import { keptDays } from '../retention.ts';
import { type Contact, dated, type Policy, reach } from './policy.ts';

export function privacyPolicy(contact: Contact): Policy {
  return {
    title: 'Privacy Policy',
    dated,
    intro:
      'This policy says which data AD BUILDER handles, why, who receives it, how long it stays and what you can do about it. The operator of this site (“we”) is responsible for it.',
    sections: [
      {
        heading: '1. In short',
        content: [
          [
            'Your answers stay in your own browser until you ask for a result or a package.',
            'No advertising trackers, no profiles of visitors, and no analytics company that could tell who you are.',
            'We do not sell your data and do not use it to advertise to you.',
            'You must be 18 or older. We do not knowingly handle data of minors.',
          ],
        ],
      },
      {
        heading: '2. What we handle, and why',
        content: [
          'Answers in the concept builder: your product, audience, platform, style, the look of a character, notes. They are kept in your browser’s session storage and, without an account, in its local storage, sent to our server when something is to be written or drawn, and not stored there as a record until you send a package.',
          'Guest submissions: when you ask for a package by email without an account, we record your email address together with your answers and the concept, brief, script and storyboard, so that the package can be sent, repeated after a failure, and followed up if you asked for production.',
          'Production requests: when you choose a budget, a schedule and a creative director after your package was sent, we record the choice with it and mail it to us, with your address, name, company and telephone number as far as you gave them.',
          'Links to projects: what you write under a name at a project that somebody shares with you is shown to whoever has the link, and stays until its owner removes it or deletes the project. So that an owner can block somebody, we keep a code of your browser and of your network with it, which cannot be read back.',
          'Email: the package itself, its delivery state, and whether you asked us to stop writing to your address.',
          'Pictures of your product and your logo, if you add them: kept on our server, without what the file says of camera, place or owner, so that the storyboard shows your product. They can be reached from the browser they were sent from, or from your account once they are saved with a project, and by nobody else; what is drawn of them is part of the storyboard.',
          'Storyboard pictures: stored under addresses that cannot be guessed, because your email and your page show them.',
          'Network data: your network address is used to limit abuse. The limits keep it only as a code that cannot be read back, for a day at most. Our logs carry request numbers, paths, times and error codes; they do not carry your answers, your email address or your name.',
          'Visits: to know which pages are of use, this site may count them, without cookies. Whether a visitor was counted already is told by a code made of the network address and the name of the browser; the code and its key are deleted when the day is over, and totals remain. Addresses of pages are counted without names, ids or search words. If your browser asks not to be followed (Do Not Track or Global Privacy Control), your visits are not counted.',
          'Questions to the AI account agent: they are answered by our own server, or with the help of the provider of language models named below, which then gets the question and the last messages before it. Our server keeps neither question nor answer. The conversation stays in your browser until you clear it or close the tab.',
          'Accounts and orders, once you open one: name, email, telephone, company, saved projects, and what you bought. Passwords are stored only in hashed form. Card numbers go to the payment processor and never to us.',
        ],
      },
      {
        heading: '3. Who receives data',
        content: [
          [
            'Hosting providers, who run the servers, the database and the mail delivery for us.',
            'Payment processors, when you pay: what they need to charge you and to meet their legal duties.',
            'Creative collaborators (directors and the people they work with), when you order production or ask them for a bid: your brief, script, storyboard, schedule and contact details.',
            'A provider of language, picture or speech models, if this site is set up to use one: the answers needed to write or draw your result, the lines of your script that are spoken, the product cut out of the pictures you added, and questions to the AI account agent. Your contact details and your network address are not among them. Without such a provider, everything is written and drawn on our own server, and films are spoken by your browser.',
            'A spreadsheet service (Google Sheets), if this site is set up to keep its list of requests there: your contact details, your answers and the creative brief of a package you asked for.',
            'An analytics service, if this site is set up to use one: which page was seen and when. It gets neither your network address nor anything else about you.',
            'Authorities, where the law obliges us.',
          ],
          'They may use the data only for that purpose.',
        ],
      },
      {
        heading: '4. Where data is processed',
        content: [
          'Data may be processed in the U.S. If you are elsewhere, using the service means that your data is transferred to the United States, whose law may protect it differently from yours.',
        ],
      },
      {
        heading: '5. How long it stays',
        content: [
          [
            `Answers in your browser: until you close the window or tab. An ad you have not finished without an account: ${keptDays.guestDraft} days in that browser, the five latest, until you press “Forget it” on the landing page or discard it in the concept builder.`,
            `Pictures of your product: until you remove them and the list of what you changed leads back to them no more, delete the project they were saved with, or delete your account. Sent without an account: ${keptDays.productPicture} days, or as long as a package that names them.`,
            'Storyboard pictures that you did not save: two days, unless this site is set up to keep them for another time.',
            `Lines of a film as a speech model spoke them: ${keptDays.speech} days.`,
            'Guest submissions and their pictures: until you ask us to delete them, or until we no longer need them for the purpose above; this site may be set up to delete them by itself after a number of days.',
            'Mails to you and whether they arrived: as long as what they are about. Requests for production: as long as their package.',
            'What our administrators did: kept, with a name or number of the account, package or order that it was done to.',
            'Abuse limits: a day at most. Codes that count visitors: until the day is over.',
            `Sessions: ${keptDays.session} days after you used them last, or until you sign out. Keys to the API: until you revoke them, or their time is over.`,
            `That something was written or drawn, how long it took and by which model, without what it was and for whom: ${keptDays.generation} days. Background work that failed: ${keptDays.failedJob} days.`,
            `Accounts and saved projects: until you delete them; a deleted project waits ${keptDays.archive} days to be restored first, unless you let it go before. Of what stood in a project before, the newest ${newestTakes} takes; with the starter package those of ${keptDays.take} days, ${mostTakes} at most. Records of payments (what was paid for with its brief, the amount, the date, and the address of the receipt): as long as tax law asks, even when project or account are deleted. By those of the starter package its free trial is given once to an address.`,
            'A request to stop email: kept, so that we can honor it.',
          ],
        ],
      },
      {
        heading: '6. Your rights',
        content: [
          'You may ask what we hold about you, have it corrected or deleted, receive a copy, and object to a use. Every package email has a link that stops further email to that address at once.',
          'With an account you need not ask: your account page has “Download your data”, one file with what is stored under your account (profile, ways to sign in, sessions, projects, pictures of products, packages, their rows in our list of requests, production requests, payments, subscriptions, mails), and, once your address is verified, with what was sent to or for it without an account. What another member sent is not in it. Counts of visits, and of what was written or drawn, name nobody and are not in it. On the same page you delete the account with all of it, records of payments aside.',
          'If you live in California you have the rights of the California Consumer Privacy Act: to know, to delete, to correct, and not to be treated worse for asking. We do not sell or share personal information in the sense of that act. If you live in the European Economic Area or the United Kingdom, you have the rights of the GDPR, including a complaint to your supervisory authority; our grounds are the contract you ask us to perform and our interest in a working, safe service.',
          `To use a right, reach us ${reach(contact)}. We answer within 30 days, and first make sure that the data is yours.`,
        ],
      },
      {
        heading: '7. Security',
        content: [
          'Data travels encrypted where this site is reached over https, access is limited to those who need it, and what leaves the browser is checked on our server. No system is without risk; if a breach concerns you, we tell you as the law requires.',
        ],
      },
      {
        heading: '8. Changes',
        content: [
          'When this policy changes, the date above changes with it. California law governs this policy, as it does the Terms of Service.',
        ],
      },
    ],
  };
}
