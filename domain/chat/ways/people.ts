/** More ways to ask about accounts, mail, data and people, by entry; a semicolon between two. */
export const waysToAccount: Readonly<Record<string, string>> = {
  'sign-up': `where do i register; how do i register; where can i sign up; create a login; make me an account; how to join;
    how do i become a member; i want an account; set up an account; where is the sign up; registration; create a profile;
    can i register with my email; new user; how do i get an account; where do i make an account; what do i need to sign up`,
  'sign-in-trouble': `i get kicked out when i sign in; kicked out of my account; sign in fails; cannot sign in;
    the login page rejects me; login rejected; sign in page error; it says account not found;
    keeps rejecting my password; i am locked out; login refused;
    it will not let me log in; i cannot get in; says wrong password; my login does not work; cannot access my account;
    where do i log in; how do i sign in; sign in not working; account locked; too many tries; login link does not work;
    invalid credentials; i cannot enter my account; problem logging in; which email did i use; my account does not open;
    account exists but i cannot log in; it keeps logging me out; trouble logging in; sign in by mail link; where is sign in`,
  'forgot-password': `cannot remember my password; i do not remember my password; what is my password; password lost;
    lost my password; how do i set a new password; reset my password; change password; i need a new password;
    password forgotten; where can i change my password; do not know my password; password reset; my password does not work anymore;
    send me a new password; recover password; i want to change my password; reset link did not work`,
  'password-rules': `how many characters must the password have; why is my password too weak; password too short; password length;
    what password is allowed; it does not accept my password; is 6 characters enough; does my password need a number;
    special characters in the password; password rejected; rules for passwords; strong password; how long must the password be;
    is my password stored safely; common password`,
  google: `can i use my gmail account; gmail login; sign in with google; is there facebook login; login with apple; google button;
    sign up with google; continue with google does not work; use my google account; log in with microsoft; social login;
    can i log in without a password; magic link; unlink google; single sign on; linkedin login; passkey`,
  'two-factor': `2 step verification; is there 2 step login; two step login; second verification step;
    secure my account with a code; code from my phone; lost my authenticator; two step verification; extra protection;
    how do i make my account safer; google authenticator; i lost my recovery codes; turn off two factor; new phone and 2fa;
    sms code; security code; second step at login; otp; protect my account; multi factor; authentication code`,
  'verify-e-mail': `confirmation email never showed; verification email did not show up; no verification email;
    no confirmation mail; where is the confirmation email; the activation mail never came;
    never got the link to confirm my email; verification link expired; confirm my email; how do i verify my email;
    i did not get the confirmation; verification mail missing; send the link again; why do i have to verify; email not verified;
    the verification does not work; activate my account; account not confirmed; confirmation link is broken; confirm my address;
    resend verification; signed up but no email`,
  'account-page': `fix a typo in my name; my name is misspelled on my profile; correct my profile; wrong name on my account;
    where are the settings; change my phone number; change my name; update my details; change my address;
    where is my profile; edit my profile; change my email; update my company name; manage my account; where is my account;
    my account details; i moved; i married and have a new name; change account information; what is on the account page;
    use another email for my account; profile page`,
  sessions: `someone else is logged in as me; sign out on my old computer; log out of other devices; where do i log out; how do i log out;
    i was hacked; someone has access to my account; which devices are logged in; log me out everywhere; stay logged in;
    how long am i logged in; i used a public computer; stolen phone; logout; end all sessions; unknown device; sign off`,
  'e-mail-package': `what do you email me; what is in the email; what does the email contain;
    send the package to a different email; what will be in my inbox; contents of the package; can i send the package again;
    send it to two people; what is the creative package; does the email have the script; is the storyboard in the email;
    change the recipient; attachment in the email; is the package free; send it to somebody else; does the mail include the pictures`,
  pdf: `can i print it; how do i download the script; is there a pdf; save it as a pdf; get a pdf; download everything;
    where is the download button; export my project; print version; can i save it on my computer; copy the script;
    download my storyboard; get it on paper; hard copy; how do i copy the text; export as word; google docs; save a file;
    can i download the package; powerpoint export`,
  'mail-missing': `i do not see any email; did you send it i do not see it; cannot see your email; no mail from you;
    waiting for the email; no email came; your mail is not in my inbox; email has not arrived; i did not get the email;
    where is the email; i never received anything; email did not come through; when does the email arrive; the package is not there;
    nothing arrived; still no mail; the mail is missing; check spam; i entered the wrong email address; send it again;
    email takes so long; how long until i get the email; did you send my package; i got nothing; email bounced; no package`,
  'stop-mail': `no more mails from you; please no more emails; no more mails please; enough emails;
    unsubscribe me; unsubscribe; will you spam me; do you send spam; stop the emails; no more emails; opt out;
    too many emails from you; take me off your list; do not email me; will i get advertising; i do not want your mails;
    do you send newsletters; do you send marketing emails; how do i unsubscribe from mail; why do you email me;
    i want to subscribe to the newsletter; stop contacting me; will you contact me with ads`,
  accessibility: `zoom the page; my eyes are bad; i cannot read the small letters; text too small to read; hard to read;
    for people with disabilities; contrast is too low; i have trouble seeing;
    i am visually impaired; can blind people use it; i am blind; works with voiceover on mac; screen readers; i am deaf;
    can i use it with the keyboard; font is too small; make the text bigger; i am color blind; ada compliant; assistive technology;
    high contrast; disabled users; i cannot use a mouse; animations make me sick; turn off animations; barrier free; low vision;
    impaired`,
  'contact-person': `get someone on the phone; real person please; who do i talk to; i would rather talk to a human;
    can i email you; somebody from your team;
    is there a real human; what is your number; can i call; how do i contact you; email address; your phone;
    i want to talk to someone; i need support; help desk; is there somebody i can ask; connect me to an agent; can someone call me;
    where are you located; your address; what are your hours; are you open on weekends; when are you open; how can i write to you;
    do you have an office; do you have an office in new york; is there an office near me; visit your office; what city are you in; can we meet; call me; i want to speak with a person; contact details; talk to sales; book a meeting;
    live support; where is your company; whatsapp number; how can i reach you; give me a human; who can i ask`,
  complaint: `i am not happy at all; not happy with your service; i am not happy with you; poor service; unprofessional;
    this was a horrible experience; bad service; i hate this; this is ridiculous; you guys are useless;
    i am not ok with this; nobody helps me;
    this is a rip off; i want to speak to your boss; i am really upset; i want to complain; you are terrible;
    worst service ever; i am disappointed; you did a bad job; i am not satisfied with the service; this sucks; very bad experience;
    where can i complain; i want to speak to the manager; unacceptable; i feel cheated; you lied to me; who is in charge;
    report something illegal; upset with how this went; i am mad; you wasted my time; i am furious`,
  partnership: `embed your tool in our site; put your tool on our site; can we integrate your builder;
    use your technology;
    are you looking for partners; do you want to cooperate; can we partner up; open to partnerships;
    we want to work with you as a company; media request; buy your company; distribution partner;
    can our agency resell this; do you have an affiliate program; can we white label it; become a partner; is there an api;
    i am a journalist; press contact; can i invest; integrate it into our website; resell to clients; referral program;
    cooperation; sponsor;
    agency partner; business partnership; earn money by recommending you; collaborate with us; can i use it for my clients`,
  'who-runs': `who is the owner; who founded this; who made this website; who runs this; who is behind this; who is the ceo;
    how many people work for you; when was the company founded; about the company; who runs this company; whose company is this;
    who operates this site; which company is this; tell me about your company`,
  privacy: `what do you do with my phone number; what do you do with my name; who gets my phone number;
    do you pass my email on; give my data to other companies; who do you share my email with;
    is my info passed on to third parties; is my phone number safe; keep my data private; how private is this;
    is my data sold; do you sell my information; what do you know about me; is my data safe with you; what data do you save;
    what happens with my information; do you share my data; do you give my email to others; are my details private;
    how long is my data kept; is my email address safe; who gets my data; data security; is my data protected; privacy rules;
    what do you do with my email; do you use my data for ads; will you pass on my phone number; ccpa; is it private; personal information`,
  'where-is-data': `which country are your computers in; where are your computers; country of your servers;
    where is everything saved;
    are the servers in the us; where are your servers located; is my stuff stored in europe; where is my data stored; where are the servers;
    which country is it hosted in; is my data in america; is data kept in the eu; where do you host; location of the data;
    does my data leave europe; hosted in usa; cloud location; data center`,
  'who-sees-data': `does anyone at your company look at my script; does anyone look at my project; do people read my script;
    can your employees read my brief;
    can other people see my ideas; does the director read my brief; who can read my script; is my project private;
    can others see my ad; is it public; do you publish my script; will my ad be shown on your site; can my competitors see it;
    who sees my project; does somebody read my answers; who has access; do employees see my work; is my storyboard visible to others;
    do you share my script with directors; can admins see my project; who looks at it; do you show my project to others; hidden from others`,
  cookies: `do you track visitors; why no cookie popup; do you use tracking; is google analytics on here; which cookies do you set;
    do you follow me around; are there trackers; cookie settings; turn off cookies; accept cookies; do you use facebook pixel;
    do you save my ip address; do you collect analytics; retargeting; do i have to accept cookies; do you count visits; no cookies;
    what cookies`,
  'download-data': `get all the info you stored about me; all the info you have about me; all information about me;
    everything stored about me;
    i want everything you have on me; how to export my info; export my account; get my data; copy of my information;
    download my data; send me all my data; data export; what data do you have on me as a file; take my data with me;
    request my data; access request; backup of my account; download all my projects; right of access`,
  'delete-account': `i want my account gone; make my account disappear; how do i remove my profile; remove my account;
    wipe my account;
    get rid of my account; what happens if i close my account; close account; delete my profile; remove my login;
    i want to leave; how do i delete everything; i do not want an account anymore; erase my account; deactivate my account;
    terminate account; is my account deleted for good; can i restore a deleted account; cancel my account; quit your service;
    delete all my projects and account; unregister`,
  'delete-data': `never registered but you have my email; you have my email delete it; remove my email;
    i never had an account delete my data; clear what i entered as a guest;
    erase my email from your system; get my submission deleted; delete my data; i was a guest please delete my data;
    remove what i sent; forget me; i have no account but want my data gone; delete my information; remove my personal data;
    clear my data; wipe my data; delete my email address; take my data off your servers; gdpr deletion; remove my details`,
  'chat-privacy': `are you saving what i type here; can your staff read this chat; is this conversation private; do you record this;
    who sees what i write here; is the chat saved; are chats stored; do you remember what i said; can i delete this chat;
    clear the chat; do you keep this chat; is this chat monitored; who is reading this; do you save my questions;
    can anyone see my messages; how long is this chat kept; what happens to this conversation; is what i type here logged`,
};
