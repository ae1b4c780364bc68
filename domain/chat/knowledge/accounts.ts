import { shortestPassword } from '../../accounts/sign-forms.ts';
import { openPage } from '../action.ts';
import type { Entry } from '../entry.ts';

const account = openPage('Your account', '/account');
const signIn = openPage('Sign in', '/auth');

/** Signing up and in, and what the account page can do. */
export const accounts: readonly Entry[] = [
  {
    id: 'sign-up',
    title: 'How do I create an account?',
    aliases: [
      'sign me up',
      'become a member',
      'registering',
      'how do i make an account',
      'creating an account',
      'new account',
      'sign up',
      'register',
      'make an account',
      'open an account',
      'join',
    ],
    text: ({ hasGoogle }) =>
      `Press Sign In, then Sign Up: name, e-mail and a password are enough${hasGoogle ? ', or continue with Google' : ''}. We send a link to verify the address. It is free, and for people of 18 or older.`,
    next: ['verify-e-mail', 'password-rules', 'guest-or-member'],
    subject: 'account',
    action: signIn,
  },
  {
    id: 'sign-in-trouble',
    title: 'I cannot sign in. What can I do?',
    aliases: [
      'i cannot login',
      'login problem',
      'unable to log in',
      'login fails',
      'login does not work',
      'cannot log in',
      'locked out of my account',
      'wrong password message',
      'forgot which e-mail i used',
      'account exists already',
    ],
    text: 'Sign In is in the header, with e-mail and password. If that fails, the same page mails you a link that signs you in without a password, once, or one that sets a new password. After several tries in a row it asks you to wait a few minutes. Check also that the address is the one you signed up with.',
    next: ['forgot-password', 'mail-missing', 'contact-person'],
    subject: 'account',
    action: signIn,
  },
  {
    id: 'forgot-password',
    title: 'I forgot my password. What now?',
    aliases: [
      'resetting my password',
      'password reset link',
      'update password',
      'reset password',
      'recover my account',
      'new password',
      'change my password',
      'lost password',
      'password recovery link',
    ],
    text: 'On the sign-in page ask for a link; with it you choose a new password. Signed in, you can change it on your account page, which signs you out of every other browser and device.',
    next: ['sign-in-trouble', 'password-rules', 'mail-missing'],
    subject: 'account',
    action: signIn,
  },
  {
    id: 'password-rules',
    title: 'What must a password be like?',
    aliases: [
      'password requirements',
      'minimum length of password',
      'weak password refused',
      'why is my password not accepted',
      'password too easy',
    ],
    text: `At least ${shortestPassword} characters; one that is easy to guess, made of your name or address, or known from stolen lists is refused. A few unrelated words are best. We keep only a hash of it.`,
    next: ['two-factor', 'forgot-password'],
    subject: 'account',
  },
  {
    id: 'google',
    title: 'Can I sign in with Google?',
    aliases: [
      'google login',
      'social login facebook apple',
      'link my google account',
      'continue with google',
      'sign in without password',
    ],
    text: ({ hasGoogle }) =>
      hasGoogle
        ? '“Continue with Google” is on the sign-in page, and you can link or unlink it on your account page. Other services are not offered; a mailed link signs you in without a password.'
        : 'Signing in with Google or another service is not set up here, and the button says so. You can use a password, or a mailed link that signs you in without one.',
    next: ['sign-up', 'sign-in-trouble', 'two-factor'],
    subject: 'account',
  },
  {
    id: 'two-factor',
    title: 'Is there two-factor sign-in?',
    aliases: [
      'enable two factor authentication',
      'turn on 2fa',
      'one time codes',
      'extra security',
      '2fa',
      'second factor',
      'authenticator app',
      'recovery codes',
      'lost my phone with the codes',
      'mfa security',
    ],
    text: 'Two-factor sign-in is set up on your account page, with an authenticator app. If your phone is lost or not at hand, a recovery code signs you in, each of them once. They are shown only when you set it up, so keep them.',
    next: ['password-rules', 'sessions', 'account-page'],
    subject: 'account',
    action: account,
  },
  {
    id: 'verify-e-mail',
    title: 'I did not get the verification e-mail.',
    aliases: [
      'verify my address',
      'confirmation mail not arrived',
      'resend verification link',
      'link has expired',
      'activation e-mail',
    ],
    text: ({ keepsMail }) =>
      keepsMail
        ? 'This installation sends no mail: it keeps everything in an outbox that its operators read. Ask them for the link.'
        : 'Look in the spam folder first. From your account page the link can be sent again; a link works once and expires, so use the newest.',
    next: ['mail-missing', 'sign-in-trouble'],
    subject: 'account',
    action: account,
  },
  {
    id: 'account-page',
    title: 'What can I do on my account page?',
    aliases: [
      'settings',
      'change my details',
      'update my phone number',
      'account settings',
      'change my name company phone',
      'change my e-mail address',
      'update profile',
      'edit account details',
    ],
    text: 'There you change your name, company, phone, address and password; set up a second factor; see and end sessions; see payments and the subscription; download your data or delete the account.',
    next: ['download-data', 'delete-account', 'receipt'],
    subject: 'account',
    action: account,
  },
  {
    id: 'sessions',
    title: 'Can I sign out of other devices?',
    aliases: [
      'log out everywhere',
      'somebody is using my account',
      'my account was hacked',
      'active sessions',
      'stay signed in',
      'sign out',
    ],
    text: '“Sign Out” in the header ends this session; the account page lists every browser you are signed in with and ends one or all of them. If somebody else may have had access, change the password too: that signs out all the others.',
    next: ['two-factor', 'forgot-password'],
    subject: 'account',
    action: account,
  },
];
