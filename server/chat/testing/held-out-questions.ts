/** Questions kept out of the tuning, but for the one that asks around Nashville. Do not teach the knowledge from them. */
export const heldOutQuestions = `
whats the point of this website | how-it-works
i need something to promote my barber shop | get-started
does your tool spit out an mp4 | finished-video
is it suitable for a vet clinic | who-is-it-for
could i see an ad somebody made with this | examples
come up with a slogan for my bike shop | write-here
can i include our company logo | uploads
how many pages is the form | steps
may i select youtube plus tiktok | step-platforms
which approach for a serious topic | step-approach
i want a grandma as the main character | step-character
are the frames in black and white | step-storyboard
what type of file is the storyboard | storyboard-files
how long does the ai take for the script | how-long-wizard
can i edit what i said before | change-answers
i dont like the concepts, any others | more-concepts
script sounds stiff, can it be rewritten | edit-script
the second picture is off, redraw pls | redraw-storyboard
will my stuff still be there if i close the browser | saving
do i have to make a login | guest-or-member
can my boss get the script too | share-team
it keeps giving me an error | something-broken
any costs for the concept | is-it-free
whats a fair price for a 30s commercial | production-price
can you do it for 400 dollars | no-budget
we have half a million to spend | big-budget
is there a code for a discount | discount
what does the subscription give me | starter-package
how to end my monthly plan | cancel-starter
i want to get my payment back | refund,guarantee
do you accept mastercard | payment-methods
is entering my card secure | payment-safety
who puts the ad online | ad-spend
can it be 40 secs long | lengths
does it do italian | languages
i only want a voice no person | voice-over
may i use music from the radio | music
does the script belong to me | rights
do you use my info to train an ai | training
can i show a famous soccer player | celebrity
how do you pick the director | how-director-chosen
any director around nashville | director-directory
what does hiring a director cost | director-rates
when can i expect the finished film | how-long-production
can i play in my own ad | casting
do you also edit videos | post-production
can we change the film later | production-revisions
do you guarantee more customers | success
i cant get into my account | sign-in-trouble
where can i change my password | forgot-password,account-page
the package never came | mail-missing
please take me off the list | stop-mail
can i talk to somebody real | contact-person
do you give my data to anyone | privacy
who can view my storyboard | who-sees-data
is my chat with you private | chat-privacy
remove my account pls | delete-account
do directors see my email | who-sees-data,director-contact,privacy
whats the cost and who owns it | production-price,is-it-free,rights,production-rights
how soon will a producer contact me | what-happens-next,track-production
`;
