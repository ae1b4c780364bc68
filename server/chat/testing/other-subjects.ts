/** What people ask about everything else. */
export const otherSubjects = `
whats the weather like in denver today
is it gonna snow this weekend
how do i make lasagna
best marinade for chicken thighs
who should i vote for
what do you think about trump
write a javascript function to sort an array
how do i center a div in css
whats 15 percent of 240
solve x squared minus 4 = 0
how much does fiverr charge for logos
what does canva pro cost per year
i have a headache what should i take
is ibuprofen safe with alcohol
who won the game last night
how many rings does lebron have
capital of australia
how far is mars from earth
what movie should i watch tonight
when does the new spiderman come out
translate hello to italian
how do you say thank you in korean
should i invest in nvidia
is now a good time to buy a house
how do i change a flat tire
my sink is leaking
tell me a joke
write a poem about autumn
help me with my history homework
who was napoleon
cheap flights to miami
best hotel in rome
my girlfriend left me
how do i ask a girl out
what breed is my dog
how often do i water a cactus
how do i lose 10 pounds
what vitamins help with sleep
how do i reset my router
my iphone screen is cracked
how do i write a resume
what is a good salary for a nurse
whats the best crm for small business
how do i set up a shopify store
how do i do my payroll taxes
can you do my bookkeeping
how do i register an llc
what is the corporate tax rate in texas
how much does hubspot cost
is mailchimp better than klaviyo
what should i name my baby
how do i repair a laptop keyboard
how do i rank higher on google
write a love letter for my wife
how many people live in brazil
when was the eiffel tower built
do aliens exist
whats the meaning of dreams
what is inflation right now
whats the euro exchange rate
how do i cook rice
how long to boil an egg
is my rash contagious
how do i treat a burn
can i sue my neighbor
how do i get a divorce
what is my horoscope
pick lottery numbers for me
sdkfjh sdkfjh
aaaaaaa
the sky is blue
my name is kevin
what is blockchain
explain photosynthesis
how do i learn guitar
who sings bohemian rhapsody
when is mothers day
what time is it in tokyo
who is the ceo of apple
where can i park downtown
will it be sunny on saturday
how do i make guacamole
who is running for senate
write me a sql query for duplicates
what is 48 divided by 6
how much is a salesforce license
my tooth hurts
is aspirin ok for dogs
who scored in the final
longest river in africa
what series should i binge
how do you say cheese in german
is gold a good investment
how do i unclog a toilet
sing happy birthday
tell me something about julius caesar
train from london to paris
how do i get over my ex
why does my cat meow at night
how many steps should i walk a day
how do i change the oil in my car
what is a good cover letter for a teacher
how do i get a passport
what does godaddy cost
which phone has the best camera
what is the minimum wage in ohio
can i deduct my home office
what is the speed of light
are ghosts real
how do i make coffee
is butter bad for you
how long do turtles live
can my landlord evict me
gemini horoscope today
fgh fgh fgh
i like trains
what is an nft
how do vaccines work
who wrote harry potter
what is the time
is there a storm coming tonight
how do i make pancakes
which party will win the election
write a bash loop over files
whats the derivative of x squared
how much does adobe premiere cost
why does my knee hurt
can i take antibiotics with milk
who won wimbledon
what is the largest desert
which restaurant is good for a date
how do you spell necessary
is tesla stock overvalued
how do i clean an oven
tell me a riddle
who discovered penicillin
when is the next train to chicago
my boyfriend is ignoring me
how do i house train a puppy
how do i get abs
my laptop wont turn on
write me an essay on shakespeare
how do i apply for a green card
what does squarespace cost
best headphones under 100
what is the retirement age in france
how do i become a pilot
why is the sky blue
is santa real
how do i brew beer
is sugar unhealthy
how long do cats sleep
what are my rights as a tenant
what is my star sign
lkjh poiu
i am hungry
who is elon musk
how does a car engine work
who is the author of dune
set an alarm for 7
`;

/** The same, held out: nothing was tuned by them. */
export const heldOutSubjects = `
how cold is it in oslo
how do i roast a turkey
who is the prime minister of canada
write a regex for phone numbers
what is 9 squared
how much does notion cost
my stomach hurts
who won the super bowl
what is the capital of peru
recommend a netflix show
how do i knit a scarf
is oil going up
what is a black hole
how do i fix my bike
tell me a story
how old is the pope
when does the bank open
how do i get rid of ants
can dogs eat grapes
bla bla
`;
