/** The same in odder words; tuned by as well, after they had been measured once. */
export const oddQuestions = `
ok i landed here from google, what am i looking at | how-it-works
wanna advertise my food truck | get-started
im opening a yoga studio next month and need a commercial | get-started
once im through all steps what do you hand me | what-you-get
so no actual footage comes out of the tool right | finished-video
do personal trainers use this too | who-is-it-for
can i peek at a finished project from another company | examples
should i write something down before starting | what-to-prepare
which things can i ask here | account-agent
make me a catchy line for my tacos | write-here
where do i find the terms of use | policies
can i put my logo in it | uploads
how many questions before i get a result | steps
which type should a plumber choose in step one | step-user-type
does it also do instagram or just youtube | step-platforms
what should i put into the behavior box | step-details
what is that sharpen thing | step-sharpen
can my ad be scary | step-approach
are three concepts all i get | step-concepts,more-concepts
never heard of a creative brief, explain pls | step-brief
the actress should be asian and around 50 | step-character
does the script include dialog and camera | step-script
will the storyboard be colored | step-storyboard
can i get the drawings as png | storyboard-files
how does the package get to me | step-package,e-mail-package
why are you asking what my budget is | step-money
must i take one of the directors | step-directors,own-crew
i submitted everything yesterday what comes now | what-happens-next,track-production
how fast will i have my storyboard | how-long-wizard
can i swap tiktok for youtube after the fact | change-answers
dont like em, more ideas please | more-concepts
the brief says the wrong city, how do i correct that | edit-brief
can i tell the ai to make it more funny | edit-script
picture 3 has the wrong product can you redo it | redraw-storyboard
if my wifi drops do i lose the script | saving
is it ok if i dont log in | guest-or-member
i cant find the project i did last week | my-projects
made a package before signing up can it be in my projects | guest-claim
can my wife see the project on her own login | share-team
can i do a second ad for my other store | several-products
page freezes after i choose a concept | something-broken
does it work on a samsung tablet | browsers
what do i pay for the storyboard | is-it-free
how expensive is a commercial with actors | production-price,casting
what does 20k get me | choose-amount,production-price
were a tiny startup and cant spend much | no-budget
our company wants to put 150k in a campaign | big-budget
any deals for first timers | discount
does it cost to keep projects in my account | account-price
is the subscription worth it, what does it give me | starter-package
whats the monthly fee | starter-price
do i get charged after 7 days | trial
how can i get out of the monthly plan | cancel-starter
for which orders is the money back thing | guarantee
production already started can i still get money back | refund
do u want the money before filming | payment-in-advance
is apple pay ok | payment-methods
will you store my visa number | payment-safety
is the checkout real or just testing | test-mode
my accountant needs proof i paid | receipt
bank says declined | payment-failed
who pays for showing the ad on youtube | ad-spend
how many pixels is the instagram one | formats,instagram
is 20 seconds possible | lengths
what makes a tiktok ad good | tiktok
how to stop people skipping my youtube ad | youtube
how should i do insta | instagram
would this run on hulu | other-platforms
we need it in french and english | languages
can a lady narrate it | voice-over
can you put words on the screen for deaf people | captions
does it come with music | music
may i change the script and film it w someone else | rights,own-crew
for how many years can i air the commercial | production-rights
does everybody get the same three ideas | originality
who is actually writing this, a person or a machine | ai-used
are you feeding my business plan to openai | training
the script claims we are the best but thats not proven | facts-only
is a whiskey ad ok | not-allowed
can i use mickey mouse | celebrity
my kid is 16 may he make an ad | age
which courts are responsible | law
why is she ranked number one | how-director-chosen
got any directors in seattle | director-directory
do the directors really exist | director-real
hourly price of your directors | director-rates
can i get that busy director in june | director-availability
i want to phone the director | director-contact
director and me dont get along | change-director
how can i see films by the director | reels
what do 4.8 stars mean | director-ratings
i shoot commercials for a living, can i be on your list | become-director
would you come to hawaii to film | location
my nephew films, can he use your script | own-crew
how large is a film team | one-day-shoot
when would the finished commercial be delivered | how-long-production
do you bring actors or do i | casting
can we film inside our bakery | location-fee
do you do cartoons | animation
can someone edit the footage i shot | post-production
is my iphone good enough to film it | film-it-myself
im ready to have it filmed, what do i press | production-start
can i have the cut changed if i dont like it | production-revisions
do i get every format of the film | deliverables
how many new customers will it bring | success
isnt an agency better | why-not-agency
any update on my shoot | track-production
where can i open an account | sign-up
the login page rejects me | sign-in-trouble
cant remember my pass | forgot-password
does my password need special characters | password-rules
login with google possible? | google
how to turn on the extra login code | two-factor
confirmation email never showed | verify-e-mail
how do i update my company name | account-page
kick out all devices from my account | sessions
is the pdf inside the email | e-mail-package,pdf
can i save the script as a document | pdf,storyboard-files
the package is not in my mailbox | mail-missing
i want off your mailing list | stop-mail
can i zoom the page, my eyes are bad | accessibility
can i get someone on the phone | contact-person
this was a horrible experience | complaint
are you looking for partners | partnership
do you pass my email on to other companies | privacy
do you keep data in germany | where-is-data
will my ideas be public | who-sees-data
are there any trackers here | cookies
send me a copy of all my data | download-data
i want my account gone | delete-account
never registered but you have my email, delete it | delete-data
does anyone read what i write to you | chat-privacy
whats the price and how long does a shoot take | production-price,how-long-production
first time here, give me the short version of what you do | how-it-works
we make handmade soap and want a little promo film | get-started
what do i own at the end of the builder, like a document or what | what-you-get,rights
will there be something i can upload to my feed straight away | finished-video
could a lawyer or accountant use this | who-is-it-for
do you have a sample storyboard i could see | examples
what makes the ai produce something decent | what-to-prepare
write a hook for my pizza place | write-here
id like to read your rules | policies
how do i give you our product photos | uploads
is 13 steps really needed | steps
should a nonprofit choose brand or government | step-user-type,who-is-it-for
can i tick more than one platform | step-platforms
do i need to define an audience | step-details
is sharpening optional | step-sharpen
whats the difference btw story and problem | step-approach
do the 3 ideas come with a title | step-concepts
what am i supposed to do with the brief | step-brief
can the character have tattoos and wear a suit | step-character
in what layout does the script come | step-script,storyboard-files
who draws the frames | step-storyboard,ai-used
is the storyboard a powerpoint or what | storyboard-files
i want the package in my mail, how | step-package,e-mail-package
do i have to tell you my budget | step-money,no-budget
can i skip choosing a director | step-directors
after sending, how soon do u write back | what-happens-next,track-production
does it take hours to generate | how-long-wizard
oops i chose the wrong approach how to go back | change-answers
all three concepts miss the mark | more-concepts
id like to add a line to the brief | edit-brief
how do i change the voice over text | edit-script
can you draw the frames new after i changed the script | redraw-storyboard
does it keep my answers if i refresh | saving
do you force me to register | guest-or-member
where are the scripts i made in june | my-projects
my guest script isnt showing in my account | guest-claim,my-projects
is there a way for my colleagues to comment on it | share-team
is there a cap on how many scripts i can generate | several-products
nothing happens after i hit continue | something-broken
can i use it on an older android phone | browsers
what part of this do i have to pay for | is-it-free
rough price for a tv commercial with two actors | production-price
would 9k be enough for a decent spot | choose-amount,production-price
i can only spend 500 on this | no-budget
our marketing dept has 300000 for this | big-budget
is there a reduced rate for nonprofits | discount
registering costs nothing right | account-price
who needs the starter package | starter-package
what will i pay per month | starter-price
do i need to give a card for the free week | trial
i forgot to cancel, how do i stop being charged each month | cancel-starter,trial
if i pay 8000 and regret it next day | guarantee,refund
send my money back please | refund
when exactly is the money due | payment-in-advance
do you accept wire transfers from my company | payment-methods
is my card info safe with you | payment-safety
is this a real checkout | test-mode
where do i download my invoice | receipt
paypal says failed | payment-failed
do you upload the ad to my tiktok account for me | ad-spend
resolution of the final video | formats,deliverables
max length of an ad? | lengths
hook ideas for tiktok, what do you recommend | tiktok
youtube viewers always skip, what helps | youtube
whats important for instagram | instagram
i need it for a cinema screen | other-platforms
can the script be in german | languages
is the voice a robot or a real speaker | voice-over
should there be text on screen | captions
do i need a license for a pop song | music
can i give the concept to a friend to film | own-crew,rights
who holds the rights to the finished commercial | production-rights
i worry that another bakery gets an identical ad | originality
what technology writes the storyline | ai-used
how do you keep my invention confidential | training
could the ad contain wrong facts | facts-only
am i allowed to advertise my cbd oil | not-allowed
is it fine if i show nike shoes | celebrity
whats the minimum age | age
im in canada which laws count | law
on what basis are directors recommended | how-director-chosen
i want to browse filmmakers in atlanta | director-directory
is that director a real guy | director-real
how much per day does she take | director-rates
is he free in august | director-availability
how do i talk to the guy who will film it | director-contact,contact-person
what if the director i picked is no good | change-director
got a showreel of this director? | reels
who gave those star ratings | director-ratings
im a cinematographer, wanna join you | become-director
is filming in new zealand possible | location
we have our own film crew already | own-crew
what is needed for a single shooting day | one-day-shoot
how many weeks from order to finished ad | how-long-production
are actors part of the deal | casting
do i have to rent a place to film | location-fee
is a 3d animated ad possible | animation
could you turn my old clips into a new ad | post-production
any advice on filming with a phone | film-it-myself
how do i turn this script into a real commercial | production-start,finished-video
how many times can the film be changed | production-revisions
in what form do i get the finished film | deliverables
what if nobody buys after seeing the ad | success,refund
how do you compare to a normal ad agency | why-not-agency
when will someone call about my order, i already paid | track-production
how can i become a registered user | sign-up
i get kicked out when i try to sign in | sign-in-trouble
new password please | forgot-password
what makes a password strong enough here | password-rules
i want to use my google account | google
is there 2 step verification | two-factor
the activation link doesnt work | verify-e-mail
how do i fix a typo in my name on my profile | account-page
how to logout | sessions
what will the mail contain | e-mail-package
can i get a printable copy | pdf
did you send it? i dont see any email | mail-missing
please no more mails from you | stop-mail
is the site ok for blind people | accessibility
what is your email address | contact-person
i am not happy at all with your service | complaint
could we embed your tool in our own site | partnership
what do you do with my phone number | privacy
which country are your computers in | where-is-data
does anyone at your company look at my script | who-sees-data
do you use google analytics | cookies
can i get all the info you stored about me | download-data
how do i close my profile for good | delete-account
erase what i sent you as a guest | delete-data
will this chat be saved | chat-privacy
do i need an account and is it free | guest-or-member,account-price,is-it-free
`;
