/** Questions as people type them, each with the ids that answer it. The ways to ask were tuned by them. */
export const everydayQuestions = `
so whats this site about exactly | how-it-works
can someone explain to me how your thing works im not very technical | how-it-works
i have a dog grooming salon, how do i make a ad | get-started
need promo for my etsy candles where do i click | get-started
if i finish the whole thing what do i have at the end | what-you-get
so what am i getting out of this besides text | what-you-get
is the output an actual video or just a plan | finished-video,what-you-get
how long till my video is done | how-long-production,how-long-wizard
will i have a clip i can post right after | finished-video
im a wedding photographer is this for me | who-is-it-for
would it work for a dentist office | who-is-it-for
got any ads you made before that i could look at | examples
where can i see stuff you produced for other brands | examples
what info should i gather before i start | what-to-prepare
any tips so the ai writes better stuff about my hot sauce | what-to-prepare
what can u help me with | account-agent
what sort of things do you know about | account-agent
just write me a 15 sec script for my protein bars pls | write-here
give me three slogans for a car wash | write-here
wheres your privacy policy | policies
link to terms and conditions please | policies
is the questionnaire long | steps,how-long-wizard
how many screens do i need to click through | steps
im both a product and a brand which one do i pick at the start | step-user-type
whats the difference between business and creator on the first page | step-user-type
i want the same ad on insta and youtube possible? | step-platforms
does it do tiktok and reels together or only one | step-platforms
what do i have to type about my product | step-details,what-to-prepare
is the target audience required | step-details
what happens when i click sharpen my details | step-sharpen
can the tool improve what i wrote about my shop | step-sharpen
what does bold mean in the approach step | step-approach
i want something emotional not salesy | step-approach
how many ad ideas will it give me | step-concepts
what are the three concepts based on, how are they different | step-concepts
whats a brief lol | step-brief
why do you write a brief before the script | step-brief
can i make the main guy older with a beard | step-character
i want a black woman in her thirties as the main person | step-character
is there timing in the script | step-script
how is the script laid out, like two columns? | step-script
what file format is the storyboard | storyboard-files,pdf
how many pictures do i get in the storyboard | step-storyboard
are storyboard images photos or drawings | step-storyboard
how can i email this to myself | step-package,e-mail-package
where do i put my email to get the stuff | step-package
what budget options are there | step-money
what timelines can i select | step-money,how-long-production
what is the list of directors at the end for | step-directors,how-director-chosen
does picking a director cost anything | step-directors
ok i picked a director now what | what-happens-next
who will get in touch after i send the request | what-happens-next
how many minutes for a concept | how-long-wizard
am i gonna spend an hour on this | how-long-wizard
i typed the wrong name on step 3 how do i fix it | change-answers
can i go backwards without losing my stuff | change-answers
ideas suck can it try again | more-concepts
none of these fits my brand give me others | more-concepts
the brief got my audience wrong can i fix that | edit-brief
is the brief editable | edit-brief
script is too long how do i shorten it | edit-script
how do i get it to rewrite the ending | edit-script
frame 2 looks wrong can you draw it over | redraw-storyboard
i dont need a storyboard can i skip it | redraw-storyboard
my laptop died halfway is everything gone | saving
can i stop and come back next week | saving,my-projects
can i try without signing up for anything | guest-or-member
why should i make an account | guest-or-member
where did my old ads go | my-projects
how do i delete a project i dont need | my-projects
i did one without logging in and now i made an account, where is it | guest-claim
can i add my guest package to my profile | guest-claim
i need my business partner to look at it too | share-team
can two of us work on the same project | share-team
i have four different products can i do one for each | several-products
how many ads am i allowed to make | several-products
it says error and nothing works | something-broken
the generate button does nothing when i press | something-broken
can i do this from my phone | browsers
is there an ios app | browsers
does it cost anything to try | is-it-free
do i have to put in a card to see my script | is-it-free
how much to make a real commercial with a crew | production-price
ballpark cost for a 30 sec video for my brewery | production-price
what can i get with 12k | choose-amount,production-price
is 7000 dollars enough for a video | choose-amount,production-price
ive only got like 300 bucks | no-budget
im a student with no money can i still use it | no-budget
we are a large company with 80k to spend how does that go | big-budget
what if our budget is six figures | big-budget
got a promo code for me? | discount
do charities get it cheaper | discount
is making an account free | account-price
do i pay for having a profile | account-price
whats in the 9.99 thing | starter-package,starter-price
what do i get with the monthly subscription | starter-package
how much per month | starter-price
is it 9.99 or 29.99 | starter-price
is the first week free | trial,starter-price
will you charge me right when i start the trial | trial
how to stop the subscription from renewing | cancel-starter
im done with the starter thing, end it | cancel-starter
what does 3 day guarantee mean | guarantee
how long do i have to change my mind after paying | guarantee
i paid yesterday and want my money returned | refund,guarantee
what if i hate it do i get refunded | refund,guarantee,production-revisions
do i pay before or after they film | payment-in-advance
can i pay half up front and rest later | payment-in-advance
can i use my amex | payment-methods
do u take venmo or paypal | payment-methods
is it safe to put my card number here | payment-safety
how do i know youre not scammers | payment-safety
checkout says sandbox is that normal | test-mode
is this a demo or will my card really be billed | test-mode
can i get a bill for my bookkeeper | receipt
need an invoice w my company name | receipt
payment got rejected what do i do | payment-failed
i clicked pay and a blank tab opened | payment-failed
is running the ad on tiktok part of the price | ad-spend
can you guys also post it and handle the targeting | ad-spend
what size are the videos | formats
is it vertical or horizontal | formats
can i have a 45 second version | lengths
whats the standard length | lengths
what works best on tiktok | tiktok
how do i hook people on tik tok | tiktok
tips for youtube pre-roll | youtube
what matters in a youtube ad | youtube
does it make insta reels | instagram,step-platforms
how should an instagram ad look | instagram
can we run it on local tv too | other-platforms
what about linkedin or facebook | other-platforms
my customers speak spanish can the ad be spanish | languages
do you support portuguese | languages
i dont want anyone on camera just a voice | voice-over
who records the narration | voice-over
do people watch without sound should i put text on it | captions
will there be subtitles | captions
can i use a song from spotify in my ad | music
who chooses the background track | music
is the script mine to keep | rights
am i free to give the storyboard to another production company | rights,own-crew
do i own the video after its filmed | production-rights
can i use the finished ad forever | production-rights
could my competitor get the exact same idea | originality
is it unique or some template | originality
is it chatgpt behind this | ai-used
which model writes the scripts | ai-used
will my idea be fed into some ai | training
my product isnt launched yet is it confidential | training
will it make stuff up about my product | facts-only
how do i know the claims in the ad are true | facts-only
can i make an ad for vapes | not-allowed
are there things you wont do ads for | not-allowed
can i put taylor swift in my commercial | celebrity
is it ok to mention my competitors brand in it | celebrity
can my 15 year old use this for her shop | age
do i need to be an adult | age
what state law covers this | law
where would i have to sue you | law
how does it know which director fits me | how-director-chosen
do directors pay to be on top | how-director-chosen
show me directors who know after effects | director-directory
any filmmakers near phoenix | director-directory
are those directors actual humans | director-real
do you check who the directors are | director-real
what does a director cost a day | director-rates
how come i cant see the directors price | director-rates
is that director available in march | director-availability
it says currently busy what does that mean | director-availability
can i have a call with the director before i decide | director-contact
how do i get a directors email | director-contact
i chose the wrong director can i switch | change-director
can i get a different director if we dont click | change-director
where can i watch the directors work | reels
the reel wont play | reels
are the star ratings real | director-ratings,director-real
how can i rate my director | director-ratings
i direct music videos how do i get listed | become-director
you guys hiring editors? | become-director
we are based in toronto can you film there | location
do you guys only work in LA | location
i have my own camera guy can he just use the script | own-crew
our in house team would film it is that ok | own-crew
how many people are needed on set | one-day-shoot
what equipment do i need for a day of filming | one-day-shoot
how many weeks until the finished spot | how-long-production
can it be ready for black friday | how-long-production
who gets the actors | casting
can i use my employees as actors | casting
can you shoot at my restaurant | location-fee
do we need permission to film on the street | location-fee
can you make an animated one | animation
i want an explainer with motion graphics | animation
i have clips already can you cut them together | post-production
does the price include editing | post-production
can i record it with my phone at home | film-it-myself
how do i shoot this on my own | film-it-myself
i like it lets make it for real how do i order | production-start
what does go into production button do | production-start
what if i want changes to the video after its done | production-revisions
how often can i ask for changes in the edit | production-revisions
will i get the original footage | deliverables,production-rights
what files do you give me when the film is finished | deliverables
will i sell more with this | success
do you promise results | success
why wouldnt i just hire a freelancer on upwork | why-not-agency
whats better about you than an agency | why-not-agency
i paid two days ago and heard nothing | track-production
what is the status of my order | track-production
where do i register | sign-up
how do u create a login | sign-up
it wont let me log in | sign-in-trouble
says wrong password but its right | sign-in-trouble,forgot-password
lost my pw | forgot-password
how do i set a new password | forgot-password
how many characters must the password have | password-rules
why does it say my password is too weak | password-rules
can i use my gmail account to sign in | google
is there login with facebook | google
can i secure my account with a code from my phone | two-factor
lost my authenticator what now | two-factor
never got the link to confirm my email | verify-e-mail
verification link expired | verify-e-mail
i moved and need to change my phone number | account-page
where are the settings | account-page
someone else is logged in as me | sessions
how can i sign out on my old computer | sessions
what do you email me exactly | e-mail-package
can i have the package go to a different email | e-mail-package,share-team
can i print it | pdf
how do i download the script | pdf
waiting for the email for an hour now | mail-missing
your mail isnt in my inbox | mail-missing
unsubscribe me | stop-mail
will you spam me | stop-mail
im visually impaired can i use it | accessibility
does it work with voiceover on mac / screen readers | accessibility
is there a real human i can talk to | contact-person
whats your number | contact-person
this is a rip off i want to speak to your boss | complaint
im really upset with how this went | complaint
can our agency resell this to clients | partnership
do you have an affiliate thing | partnership
is my data sold | privacy
what do you know about me | privacy
are the servers in the us | where-is-data
is my stuff stored in europe | where-is-data
can other people see my ideas | who-sees-data
does the director read my brief | who-sees-data
do you track visitors | cookies
why no cookie popup | cookies
i want everything you have on me as a file | download-data
how to export my info | download-data
get rid of my account | delete-account
what happens if i close my account | delete-account
i was a guest, erase my email from your system | delete-data
how do i get my submission deleted | delete-data
are you saving what i type here | chat-privacy
can your staff read this chat | chat-privacy
is it really free and how long does it take | is-it-free,how-long-wizard
who owns the video and can i get refund | production-rights,refund,rights
`;
