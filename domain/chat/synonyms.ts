// Different words for the same, the one that stands for the others first; in their stems or as typed.
const lines = `
lady woman women female girl ladies actress
guy man men male dude boy gentleman
family wife husband mom dad mother father son daughter brother sister cousin nephew niece uncle friend friends buddy
alcohol whiskey whisky beer beers wine wines vodka liquor gin rum tequila booze brewery
freeze freezes frozen froze hang hangs hung stuck lag lags laggy
reject rejects rejected declined declines refuse refuses refused denied denies bounced
discount discounts deal deals bargain rebate coupon voucher
court courts judge lawsuit sue sued suing attorney lawyer
awful horrible terrible worst sucks suck disgusting crap crappy garbage trash
large big bigger huge massive
small tiny little smaller
scary sad dramatic emotional romantic funny humorous humor serious silly hilarious touching
ipad tablet tablets samsung kindle
swap switch switching swapped exchange replace replaced replacing
narration narrate narrates narrated narrating narrator narrators
crew crews
freelancer freelancers freelance
blind impaired eyes eyesight vision dyslexic disabled disability handicapped
pass password
fast quick quickly rapid faster quicker speedy
wait waiting waited
website site webpage homepage url
customer customers client clients buyer buyers
idea ideas concept concepts proposal proposals
bad worse poor lousy
good great best better nice
send sends sending sent forward forwarding
deliver delivers delivered delivering delivery
make makes made
break broken broke breaks fail fails failed failing failure
bill bills billed billing invoice invoices
proof evidence proven prove proves
responsible liable liability liabilities
hidden secret secrets secretly confidential
copy copies duplicate
public publicly published publish publishes
partner partners partnership partnerships
gun guns weapon weapons firearm firearms rifle ammo
casino gambling betting bet bets poker lottery
vape vapes vaping tobacco cigarette cigarettes nicotine cigars
celebrity celebrities famous star-actor mickey disney marvel superhero
cartoon cartoons animated animation animations animate anime
phone iphone smartphone cellphone mobile android
computer laptop pc desktop macbook mac chromebook
shop store stores shops bakery restaurant cafe salon boutique gym office house factory
animal animals dog dogs cat cats pet pets horse
holiday holidays christmas xmas easter valentines thanksgiving halloween
city cities town towns state states country countries
toronto hawaii florida miami seattle denver boston chicago texas dallas houston atlanta phoenix london berlin paris mexico canada germany europe india australia uk
permission permit permits permitted
gear equipment lights tripod microphone mic lens
boss manager supervisor
search find finding
boring dull generic bland
weird wrong incorrect strange inaccurate ugly
shorten shorter short
lengthen longer long
fix correct repair
unhappy dissatisfied disappointed upset angry furious mad annoyed frustrated
stop quit end terminate
skip bypass avoid
error errors bug bugs glitch
button buttons
spam junk newsletter newsletters
unsubscribe optout
update updates news progress status
speak talk chat talking speaking
expire expired expires outdated
upfront advance beforehand
airtime air aired airing broadcast
legit trustworthy reliable scam scams scammer scammers fraud fake
human real-person
original unique
contract agreement contracts
hire hiring hires hired recruit recruiting
rating ratings stars star
review reviews reviewed
sell sells sold selling
steal steals stole stolen
share shares shared sharing
wrote write writes writing written
owner founder founders founded ceo
busy booked unavailable occupied
travel travels traveling travelling
together jointly
anonymous anonymously incognito
zoom enlarge magnify
moneyless broke
png jpg jpeg gif svg
text texts wording
expensive pricey costly
drop drops dropped disconnect disconnected
internet wifi wi-fi connection offline
`;

/** The word that stands for another, by that other. */
export const moreSynonyms: readonly (readonly [word: string, standing: string])[] = lines
  .trim()
  .split('\n')
  .flatMap((line) => {
    const words = line.split(' ');
    return words.map((word) => [word, words[0] ?? word] as const);
  });
