/** More ways to ask about money, by entry; a semicolon between two. */
export const waysToPay: Readonly<Record<string, string>> = {
  'is-it-free': `does it cost anything; is it really free; what does it cost to use; do i have to pay; do i pay for the script;
    does the storyboard cost extra; is the concept free; is there a fee; any hidden costs; do i need a credit card;
    do i have to enter my card; why is it free; free or paid; how can this be free; where is the catch; is the email free;
    do you charge me for trying; is the brief free; how much is the script; is the download free; is it free forever;
    do i have to pay before i see the concept; do i pay before i see anything; do i pay before i see the result; what costs money here; will i be charged for the package; how much is it to try; costs nothing`,
  'production-price': `how much does a video cost; how much for a commercial; cost of a commercial with a crew; how much to produce it;
    what would it cost to film this; ballpark cost for a video; price for a 30 second video; what do you charge for a video; what do you charge for a finished video; price of a finished film;
    how much do you charge; how much to make the ad; what is the price of production; how much money for a real commercial;
    production costs; how much is a shoot; give me a quote; get an offer; what are your rates; how much does filming cost;
    what does it cost to hire you; how much for a tiktok video; is it expensive; price of a professional video;
    what is the cheapest production; minimum price of a production; average cost; price for one video; how much would mine cost`,
  'choose-amount': `what can i get for 5000; what do i get for 10k; what can i get with 12000; is 7000 enough;
    is 5k enough for a video; what is possible with 20000; is my budget enough; how much budget do i need; which budget makes sense;
    what should i budget; how much do companies usually spend; help with the budget; recommended budget; what does 15k buy;
    which amount should i choose; how big should my budget be; what kind of video for 8000; good budget for a small company;
    enough money for a commercial`,
  'no-budget': `i can only spend 500; can only spend 1000; i can only spend little; cannot spend more than 900;
    i have only 300 bucks; zero budget; i have no budget at all; we have no money; i cannot afford it; can i do it cheap; low budget; small budget;
    i have less than 1000; i only have a hundred dollars; student with no money; is there something cheaper; too expensive for me;
    what if i have no budget; budget under 5000; budget less than five thousand; my budget is 2000; minimum budget;
    is there a minimum spend; we cannot pay much; not much money; what is the cheapest way; i have 1500; can i start with little money`,
  'big-budget': `we have 80k to spend; our budget is six figures; we want to spend 200000; large company campaign;
    big brand with large budget; budget of 30k; what if we have more money; budget is 250k; high budget; how does it go with 100k;
    we are a corporation; multi million campaign; over 25000; do you do big productions; how does the consultation work;
    can we have a strategy call; is a consultation free; enterprise; more than twenty five thousand`,
  discount: `any deals; deal for first timers; is it cheaper if; can we get a special price; any specials;
    student price; price too high can you do better;
    got a promo code; discount codes; is there a discount; do you have a coupon; can i get it cheaper; do charities get it cheaper;
    reduced price for nonprofits; first time discount; any offers right now; is there a sale; discount for students;
    can you lower the price; volume discount; do i get a better price for several videos; referral bonus; where do i enter a code;
    loyalty discount; is there a discount on orders of 10000; discounts for large orders; price reduction; cheaper for startups`,
  'account-price': `registering costs nothing right; does registering cost anything; no cost to register;
    registration is free;
    is an account free; does it cost to register; do i pay for my account; is making an account free;
    is signing up free; does a profile cost; do i pay for a profile; is membership free; cost of an account; do i have to pay to sign up;
    do saved projects cost`,
  'starter-package': `what do i get with the monthly plan; what is in the starter package; what do i get with the subscription;
    what is the subscription; what does starter include; is the starter package worth it; what is the 9.99 thing;
    benefits of the subscription; do i need a subscription; what does the plan offer; starter offer; who is the starter package for;
    does the subscription include a director; does starter include a video; why subscribe; paid plan; what plans do you have;
    is there a monthly plan; premium version; pro version`,
  'starter-price': `how much per month; how much is the plan; price of the subscription; what does the monthly plan cost;
    what is the monthly price; 9.99 or 29.99; is it 9.99; how much is starter; cost per month; is there a yearly plan;
    annual price; does the price go up later; what does membership cost; what do you charge monthly`,
  trial: `is there a free trial; is the first week free; how long is the trial; do i pay during the trial; trial without card;
    what happens when the trial ends; will you charge me at the start of the trial; test it for 7 days; seven days free;
    does the trial renew; can i try the starter package; cancel during the trial; is the trial really free;
    do you charge automatically after the trial; free week; can i have another trial; when do you charge me first`,
  'cancel-starter': `how can i get out of the monthly plan; get out of the subscription; leave the plan;
    get rid of the subscription; opt out of the subscription; cancel monthly;
    how to stop the subscription; stop it from renewing; end my subscription; cancel the plan; cancel starter;
    i want to cancel; where can i cancel; how do i unsubscribe from starter; can i quit anytime; is there a minimum term;
    notice period; am i locked in; how long am i bound; turn off renewal; does it renew automatically; i am done with the subscription;
    what happens to my projects when i cancel; cancel membership; do i keep my projects after cancelling; stop paying monthly;
    i do not want the subscription anymore; is there a contract; end the starter plan`,
  guarantee: `i pay 8000 and regret it; if i regret my payment; regret the purchase next day; pay and regret;
    for which orders is the money back; when does money back apply; what is covered by the guarantee;
    do i qualify for money back; which amounts are guaranteed;
    what does the 3 day guarantee mean; is there a guarantee; money back guarantee conditions; how long is the guarantee;
    how long do i have to change my mind; can i withdraw within three days; what does 100% money back mean;
    does the guarantee apply to me; which payments are guaranteed; is my money guaranteed; three day guarantee;
    deadline for money back; cooling off period; right of withdrawal; do you guarantee the money`,
  refund: `i want my money returned; can i get refunded; get my money back; do you give refunds; how long does a refund take;
    i paid and changed my mind; cancel my production; i want to cancel my order; do i get refunded if i hate it; give my money back;
    refund for the starter package; i paid yesterday and want to cancel; no refund; return my payment; request a refund;
    what if i am not happy; i want to undo my payment; where is the refund button; reimbursement; cancel after payment;
    what is your refund policy; can i return it`,
  'payment-in-advance': `do you want the money before filming; when is it due; money first; do i owe anything before;
    pay now or later; pay after delivery; can i pay at the end;
    do i pay before or after; when do i have to pay; pay half up front; pay later; pay the rest later;
    do i pay first; is there a deposit; do you want money in advance; pay in parts; payment plan; pay monthly for the production;
    can i pay when it is finished; do you charge before filming; when will i be charged; when is the money taken; installments;
    pay up front; do i have to pay everything at once; financing; split into two payments`,
  'payment-methods': `which cards do you take; american express; which credit cards do you accept; can i use amex; can i use my visa; do you take venmo; do you take paypal; pay by card;
    what payment options are there; do you accept cash; can i pay with apple pay; bank transfer possible; can i pay by debit card;
    wire transfer; can i pay in pounds; which currency; do you accept checks; how do i pay; where do i pay; pay with bitcoin;
    ways to pay; do you take klarna; stripe; which payment provider; can my company pay by invoice; mastercard`,
  'payment-safety': `is my card info safe; card information safe with you; credit card info safe;
    will you store my visa number; do you save my card; what happens with my card number;
    do you keep my credit card; is my bank data safe;
    is it safe to put my card number; can i trust this site; are you legit; is this legit; are you scammers;
    is this a real company; do you see my card number; is the payment encrypted; is my card stored; is paying secure;
    who handles the payment; can somebody steal my card; is this a fraud; fake website; how do i know you are real;
    credit card security; safe to pay; are you trustworthy; reliable; is the website secure`,
  'test-mode': `is this a real checkout; real checkout or test; is this real payment;
    checkout says sandbox; is this a demo; is the payment real; will my card be billed; is it only a test;
    test payment; fake payment; what is sandbox; do you take real money; is money really taken; why is there a test card;
    it says test mode; simulated payment; is this live`,
  receipt: `can i get a bill; i need an invoice; invoice with company name; where do i find my receipt; send me a receipt;
    bill for my bookkeeper; vat; tax invoice; i need a receipt for taxes;
    see my payments; payment history; download invoice; add my company to the invoice; do i get an invoice;
    proof for my accountant; list of my payments; copy of my bill`,
  taxes: `are taxes included; do i pay tax on top; is sales tax added; plus tax; price before or after tax; are there taxes; including vat or without`,
  'payment-failed': `paypal says failed; it says payment failed; says declined; payment not accepted;
    payment got rejected; payment does not work; card was rejected; checkout does not load; i cannot pay;
    my payment failed; blank tab when i pay; the pay button does nothing; it charged me two times; double charge; charged me twice;
    payment error message; transaction failed; checkout page is blank; paid but it says unpaid; card not accepted;
    money taken but nothing happened; problem with paying; payment stuck; bank refused the payment; payment canceled page`,
  'ad-spend': `is running the ad included; is advertising on tiktok included; do you post the ad; who uploads the ad;
    can you handle targeting; do you manage campaigns; do you run campaigns; does the price include the ads; who publishes it;
    what does it cost to show the ad; media budget; is ad spend extra; what is ad spend; how much should i spend on ads monthly;
    what is media buying; will you put it on youtube; do you do facebook ads; posting and targeting; place my ad;
    can you also publish it; tv air time; buy airtime; promote the video for me; who pays tiktok; do you do social media management`,
};
