/** More ways to ask about formats, rights, directors and the shoot, by entry; a semicolon between two. */
export const waysToProduce: Readonly<Record<string, string>> = {
  formats: `resolution of the final video; resolution of the video; how many pixels wide;
    what size are the videos; is it vertical or horizontal; which aspect ratio; what are the dimensions; video size;
    portrait or landscape; which shape is the video; pixels; full hd; what ratio; is it 9:16; is it 16:9; do you do 4:5;
    do you do 4k; what format is the video; widescreen; upright video; screen format; format for stories`,
  lengths: `is 20 seconds possible; can i do 20 seconds; how many secs; can it run a full minute;
    is a two minute ad possible; seconds long;
    can i have a 45 second version; what is the standard length; how long will the commercial be; how long is my video;
    can it be longer; can it be shorter; make a 10 second ad; how many seconds is the ad; maximum length; minimum length;
    30 seconds or 60 seconds; two minute video; how long should it be; choose the length; what duration; one minute long;
    length of the video; can i choose how long; 90 second version; is 15 seconds enough`,
  tiktok: `what works best on tiktok; how do i hook people on tiktok; tiktok tips; how long is a tiktok ad; ads for tiktok;
    what should a tiktok look like; how to make good tiktoks; tiktok hook; do you do tiktok; tiktok format; viral tiktok;
    is it good for tiktok; tiktok safe zone; first three seconds`,
  youtube: `what matters in a youtube ad; tips for youtube; youtube pre roll; people skip my ad on youtube; youtube shorts;
    ads for youtube; what should a youtube ad look like; do you do youtube; youtube format; how long is a youtube ad; bumper ad;
    skip after five seconds`,
  instagram: `what is important for instagram; what to watch out for on instagram; instagram advice;
    how should an instagram ad look; does it make instagram reels; tips for instagram; ads for instagram; insta reels;
    do you do instagram; instagram format; instagram story; what works on insta; reels; how long is an instagram ad; ig post`,
  'other-platforms': `can we run it on tv; local tv; can i use it on facebook; linkedin ad; is facebook possible; for television;
    can i show it in the cinema; do you do radio ads; podcast ad; ad for my website; can i use it in a store display;
    snapchat; twitter; x; pinterest; whatsapp; do you do billboards; print ads; flyer; netflix; hulu; streaming tv; on a trade fair;
    super bowl; what if my platform is not listed; reddit; email campaign; twitch; connected tv; ott`,
  languages: `can the ad be spanish; my customers speak spanish; which languages do you support; do you support portuguese;
    ad in chinese; can i write in french; is it only english; can the script be in italian; two languages; translate the script;
    i do not speak english well; german version; is hindi possible; can you do arabic; can it be in my language; latin american market;
    change the language; multilingual; other language; dutch polish japanese korean`,
  'voice-over': `nobody on camera just a voice; no people on camera; only a voice; who records the narration; do you record the voice;
    can i use my own voice; narration; voice over artist; female voice; male voice; who is the speaker; is the voice ai;
    without actors; without showing a person; is there a narrator; can you do the voice; voice only ad; faceless video;
    can i speak the text myself; accent of the voice`,
  captions: `do people watch without sound; put text on it; will there be subtitles; are subtitles included; text overlay;
    captions included; on screen words; do i need subtitles; what does super mean in the script; text in the video; burned in text;
    deaf viewers; readable without sound; add titles`,
  music: `can i use a song; use a song from spotify; who chooses the music; is music included; background track; what music is used;
    do you compose music; can i bring my own music; music rights; is the music licensed; licensing a song; sound design;
    which song; jingle for my brand; free music; do i need a license for the song; popular song; is there music in the ad;
    copyright on songs; audio`,
  rights: `is the script mine; can i keep the script; do i own it; am i the owner; who has the rights; can i use it for anything;
    can i use it without paying; may i use it elsewhere; give the storyboard to another company; can i sell it; do you own my script;
    free to use the concept; am i allowed to use it for my business; copyright; who owns what you create; can i reuse it;
    does the idea belong to me; can i take it elsewhere; do i need your permission to use it; can i produce it with someone else;
    license; who owns my idea; can i change and publish it`,
  'production-rights': `for how many years can i air the commercial; how many years can i use it;
    how long can i run the commercial; can i air it on tv forever; where can i show the finished film;
    do i own the video; who owns the video; who owns the final ad; can i use the finished ad forever;
    usage rights of the finished ad; how long can i run the ad; rights to the final film; may i run it on tv too later;
    is there a contract for the production; who owns the footage; do i get full rights; buyout; unlimited use of the video;
    is the film mine; can i edit the finished film; license of the video; am i allowed to use the commercial everywhere`,
  originality: `does everybody get the same ideas; do all users get the same concepts; will another shop have the same ad;
    is it made only for me;
    could my competitor get the same idea; is it unique; is it a template; do others get the same script;
    is my idea unique; is the concept exclusive; how original is it; do you reuse ideas; same concept for others; is it copied;
    does everyone get the same; are the ideas stolen; duplicate; is it generic; exact same script; one of a kind`,
  'ai-used': `what technology writes the storyline; which technology writes this; what is the engine; what writes my ad;
    which software writes it;
    is it chatgpt; is chatgpt behind this; which model writes the scripts; what ai is this; is a human writing my script;
    do people write the scripts; which ai is used; how is it generated; is it openai; is it written by a machine;
    who writes the concept; what technology do you use; is everything made by ai; do you use dall e; is gemini used;
    who creates the storyboard; does ai write it; how does the ai work; is the ai good; can the ai make mistakes`,
  training: `are you feeding my business plan to openai; do you give my answers to openai; does google get my idea;
    is my input used for ai; who learns from my answers;
    is my idea fed into ai; will my idea be fed into an ai; do you train on my data; is it confidential;
    is my product secret; my product is not launched yet; can someone steal my idea; will you steal my concept; sign an nda;
    is my invention safe; do you share it with openai; keep my launch secret; do you reuse my answers; use my input for training;
    non disclosure agreement; is my business idea protected; patent pending; can i trust you with my idea; learn from my data`,
  'facts-only': `will it make stuff up; does it invent things; are the claims true; how do i know the facts are right;
    is everything in the script true; fake claims; fake reviews in the ad; does it check facts; what does proof needed mean;
    who is responsible for the claims; wrong information in the script; it wrote something false; why are there brackets in my script;
    can it invent numbers; is it accurate; can i claim we are number one; made up quotes; are superlatives allowed`,
  'not-allowed': `is a whiskey ad ok; is a beer ad ok; is my ad allowed; can i promote my casino; ad for a gun shop;
    is religious content ok; ads for cigarettes; is cbd ok; sex toys;
    can i make an ad for vapes; are there things you do not advertise; things you will not do ads for; which ads do you not make; what is not allowed; is tobacco allowed;
    can i promote a casino; gambling; guns; weapons; is cannabis allowed; cbd; can i advertise alcohol; beer ad; dating site ad;
    adult products; nude; forbidden products; which topics are banned; can i promote crypto; medicine ad; supplements;
    is my product allowed; restrictions; do you refuse any ads; weed dispensary; can i make fun of someone; political attack ad;
    content rules; hate; weight loss pills`,
  celebrity: `is it fine if i show nike shoes; show another brand in the video; show branded shoes; can a brand be seen;
    can i use mickey mouse; use a disney character; can i use a football star; use a photo of my client;
    mention coca cola; make a parody of a brand; use a look alike; can i use a superhero;
    can i put a famous person in my commercial; celebrity in my ad; use a star; can it look like a famous actor;
    can i use a real person; mention my competitor; name another brand; compare with a competitor; use a cartoon character like mickey;
    use somebody elses logo; use a brand name; impersonate; copy a famous ad; famous voice; can i show my competitors product;
    use a famous name; can the president be in it; influencer in the ad; photo of a customer; can i use a movie character`,
  age: `can my 15 year old use this; do i need to be an adult; i am under age; how old must i be; is there an age limit;
    can my daughter use it; can children use it; is it for adults only; 18 years; i am 17 years old; underage; teenager;
    can a student of 16 use it; am i old enough; minimum age`,
  law: `which laws count; i am in canada which law counts; which country rules apply; legal situation;
    which courts are responsible; court of jurisdiction; who is responsible legally; legal responsibility;
    are you a us company;
    what state law covers this; which law; which courts; what law applies; where would i sue you; legal action; sue you;
    is it under us law; california law; place of jurisdiction; which country law; arbitration; dispute; who is liable; liability`,
  'how-director-chosen': `why is she ranked number one; why is he first; why is this one on top; what decides the order;
    order of the directors; sorted by what; how do i know who is right for me; which one suits me best;
    how does it know which director fits; how do you choose the director; do directors pay to be on top;
    what are the points for; why do i see this director first; which director is best for me; how is the match calculated;
    what does match mean; best director for my brand; recommend me a director; director ranking; how do you rank them;
    who decides on the director; can i choose the director myself; do i pick the director; is the ranking paid;
    help me find a director; which director should i take; what is the score; why was this director recommended`,
  'director-directory': `show me directors; directors who know after effects; filmmakers near me; directors in my area;
    find a director in miami; how many directors are there; search directors by skill; search by location; is there a list of directors;
    where are the directors; look at directors; directors for animation; filter directors; can i see the directors before i start;
    who works for you; see your filmmakers; director in my state; which directors do you have; videographers near me;
    directory; director profile; do you have female directors; directors with car experience; any directors in europe`,
  'director-real': `is that director a real guy; is he a real person; is she real; is this director real;
    are those directors actual humans; are the directors real; are the directors ai; do you check the directors;
    how are directors vetted; do these people exist; is the profile fake; what is a sample profile; are directors qualified;
    how do you select who is listed; are your directors professionals; how experienced are the directors; can i trust the directors;
    who are those people; are directors verified; world class ai directors`,
  'director-rates': `what does a director cost; what does a director cost a day; why can i not see the price of directors;
    how much is a director; director price; how much do directors take; director salary; hourly price of the director;
    what do i pay the director; which director is the cheapest; rate of a director; is the director included in the price;
    do directors charge by the hour; minimum of a director; director fee; where are the rates; cost to hire a filmmaker;
    cheap director; director cost per day; starts within your budget`,
  'director-availability': `is he free in august; is she free in may; when is he free; does she have time; free dates;
    is the director available in march; what does currently busy mean; when does the director have time;
    is he free next week; can i book a busy director; director is busy; how long is the director busy; available for projects;
    available directors; who is available; when can the director start; director calendar; check availability; booked out`,
  'director-contact': `how do i talk to the one who will film it; talk to the person who films;
    speak to the one who makes my film;
    can i have a call with the director; how do i get the email of a director; contact the director;
    talk with the director before i decide; phone number of the director; how do i reach my director; can i meet the director;
    message the director; chat with a director; director contact details; speak to my director; ask the director something;
    why is there no contact on the profile; write to the director directly; video call with director; can the director call me;
    does a director have a website; can i hire a director directly`,
  'change-director': `what if the director i picked is no good; my director is no good; what if the director is not right;
    i chose the wrong director; can i switch directors; get a different director; what if we do not get along;
    another director; what if the director is bad; new director; can i change my mind about the director; i want somebody else;
    swap director; director does not reply; not happy with the director; director quit; choose again`,
  reels: `where can i watch the directors work; watch the reel; the reel does not play; director videos; see films of the director;
    where are the reels; how do i play the reel; demo reel; show reels; can i see what the director has done; reel will not load;
    who made these films; blender films; work of the directors; sample of the director work; video on the profile is black`,
  'director-ratings': `who gave those star ratings; who gave the stars; where are the stars from;
    what do 4.8 stars mean; how many stars; what is the number beside the star; are ratings honest;
    who rated them; 5 star director;
    are the star ratings real; how can i rate my director; what do the stars mean; review a director;
    who writes the reviews; where do reviews come from; can i leave a rating; why has the director no rating; read the reviews;
    reviews of directors; write a review; are reviews verified; feedback about a director; rate the director; testimonials of clients`,
  'become-director': `i am a cinematographer; want to join you; i am a filmmaker want to join; join as a camera operator;
    i am an editor;
    i shoot commercials for a living; can i be on your list; get on your list of directors;
    put me on the list; i make films can i work with you; i want to direct for you;
    how do you recruit directors;
    i direct music videos how do i get listed; can i work for you; are you hiring editors; hiring; job openings; do you need camera operators;
    get my profile on your site; register as director; i am a director; i am a videographer;
    can i join your network; how do i become one of your directors; become a director; send you my portfolio; i am an actor looking for work;
    work with you; apply; i want to be a director on your platform; i want to be a director; how can i be one of the directors here; want to be listed; offer my services; do you need freelancers; i am an animator; where do i send my cv`,
  location: `is filming in new zealand possible; is filming abroad possible; possible to film in asia;
    where do you film in the world;
    can you film there; we are based in canada; can you film in toronto; do you only work in la; do you come to us;
    can you shoot in another city; do you work in europe; are you available in the uk; do you film abroad; i live in australia;
    which areas do you cover; does the director travel; do you travel; travel expenses; where are you active; outside california;
    can i use it from india; is it available in my country; we are in mexico; shoot in florida; shoot in two cities; only in usa`,
  'own-crew': `my nephew films can he use your script; my friend is a filmmaker; somebody i know films;
    i know a videographer; my cousin would shoot it; can my guy film it;
    i have my own camera guy; can our team film it; our in house team would film it; i have a production company;
    can my friend film it; can i use another production company; give the script to my videographer; film with our agency;
    bring our own crew; i already have a director; use my own people; do i have to use your directors; hire my own filmmaker;
    can somebody else shoot it; local film crew; our marketing department films; without your director`,
  'one-day-shoot': `how many people are needed on set; what equipment do i need; what do we need for a day of filming; crew for one day;
    how big is the team; who comes to the shoot; what happens on a shoot day; how long is a shoot day; what camera is used;
    which equipment; do i need makeup; who has to be on set; how does a shoot day work; what does the crew need;
    lights and sound; how many crew members; number of people on set; do i have to be at the shoot; smallest crew; gear`,
  'how-long-production': `how many weeks until the finished spot; how long does filming take; when is my video done;
    how long until my video is finished; can it be ready for christmas; ready by next month; when will the video be ready;
    how fast can you make it; how long does the production need; can you do it in a week; we have a deadline; it is urgent;
    how quickly do you deliver; when do i get the finished film; how soon is it done; days until delivery; launch date soon;
    how long to make a commercial; how long does editing take; rush production; asap; express; turnaround time; time frame;
    how long does it take to film; when will my ad be finished; how long do i wait for my video; is two weeks enough`,
  casting: `are actors part of the deal; are actors part of it; do actors come with it; actors included in the price;
    do you bring actors or do i; who brings the actors; do i need to find actors; my staff in the video;
    me in the video; i want to speak in the ad myself; my kids in the ad;
    who gets the actors; can i use my employees; can my employees be actors; who pays the actors; are actors included;
    can i be the actor; i want to be in it; can my family be in it; can my dog be in the ad; do you provide actors; models;
    where do the actors come from; can i choose the actors; can i bring my own actors; animals in the video; kids in the ad;
    can my customers appear; extras; who plays the role; do i need actors; acting; star in my own commercial; actor costs`,
  'location-fee': `can we film inside our bakery; shoot at our place; film inside our shop; at my own place;
    do you have a studio; where would the filming be; use my house; film at my office;
    can you shoot at my restaurant; shoot in my shop; do we need permission to film; film on the street; filming permit;
    do i need a studio; where do you film; is a studio included; who finds the location; film at my house; film in our factory;
    do i need insurance; film in public; film outdoors; rent a location; does the location cost extra; who gets the permits;
    where is the shoot; can we film in my gym; shoot in a park; drone; where will the commercial be shot`,
  animation: `can you make an animated one; explainer with motion graphics; can it be animated; 2d animation; 3d; cartoon ad;
    i want animation; ai video; make it with ai only; do you do cgi; can it be made with sora; special effects; animated logo;
    video without filming; animated video; no real people but animation; use runway; anime; whiteboard video; is animation cheaper;
    ai actors; ai avatar`,
  'post-production': `turn my old clips into a new ad; make an ad out of my clips; use my old videos; from my existing videos;
    i have clips already; can you cut my clips together; does the price include editing; is editing included;
    edit my video; i have raw footage; can you edit what i filmed; who edits the video; color correction; can you improve my old video;
    use our existing material; i have drone footage; can i send you my video; video editing; edit my tiktok; sound mixing;
    re cut; cut down an old spot; i filmed it already; use my own clips`,
  'film-it-myself': `is my iphone good enough to film it; is my phone good enough; can i use my phone camera;
    is a phone enough; my own camera at home; we want to shoot it ourselves; can we film ourselves;
    can i record it with my phone; film at home; shoot this on my own; film it on my iphone; how do i film it myself;
    can i make the video myself; do it myself; i have a camera; how do i record the video; tips for shooting with a phone;
    without a director; without a crew; make it without you; what do i need to film myself; can i shoot it alone; self made;
    how to film with a phone; lighting tips; i want to film it on my own; can i produce it on my own`,
  'production-start': `i am ready to have it filmed what do i press; which button do i press to order; i want it filmed;
    let us do it; have it shot; i want the real video now; next level produce;
    lets make it for real; how do i order; i want to have it produced; start the production; how do i hire you;
    go ahead with production; what does go into production do; what happens after i press go into production; what happens when i press go into production; the go into production button; i like it how do i get it made; book a production; get my ad produced;
    i want to buy; where do i order; how do i buy; place an order; can you film it for me; order a video; make it happen;
    produce this; turn my script into a video; how do i get it filmed; where do i pay for production; hire a crew; greenlight`,
  'production-revisions': `how many times can the film be changed; how many times can you change it; can the film be changed;
    how many rounds;
    changes to the video after it is done; how often can i ask for changes; changes in the edit;
    what if i do not like the final video; how many changes are included; how many corrections; can the film be changed afterwards;
    can you change the finished video; revision rounds; revisions included; the video is not what i wanted; modify the final film;
    can i see it before it is final; do i get to approve the cut; rough cut; feedback rounds; fix something in the video;
    reshoot a scene; can i give feedback; what if the video is bad; do changes cost extra`,
  deliverables: `in what form do i get the film; in what form is it delivered; how is the film handed over;
    what form is the finished film;
    what files do you give me; what do you deliver; do i get the original footage; do i get the raw material; which formats are delivered;
    how do i receive the video; do i get the video as mp4; in which format is the film delivered; what do i get when the film is finished;
    how many versions of the video; do i get all formats; do i get a vertical and a landscape version; final video file;
    do i get project files; what is delivered; do i get 4k; how will you send me the video; download the final film; cutdowns;
    do i get photos too; which file type is the film; behind the scenes; do i get a 15 second cut too`,
  success: `what if nobody buys; nobody buys after seeing the ad; what if it does not work; what if the ad flops;
    no results;
    how many new customers will it bring; what will it bring me; more sales; more bookings;
    is it guaranteed to work; any guarantee for results; how good do your ads perform;
    will i sell more; do you promise results; does it work; will it bring customers; will it pay off; is it worth it;
    how many views will i get; guaranteed success; will my sales go up; how effective is it; conversion rate; how do i measure success;
    does advertising work; will i get more clients; what results can i expect; return on investment; how do i know if the ad works;
    more followers; will people like it; reach; performance; test two versions against each other; success rate`,
  'why-not-agency': `why not hire a freelancer; what is better about you; why should i use you; how are you different;
    why not use chatgpt; why not just chatgpt; difference to an agency; upwork; fiverr; canva; compared to others;
    what is your advantage; are you cheaper than an agency; are you an agency; agency or software; what makes you special;
    instead of a freelancer; why you and not someone else; pros and cons; your competitors; do you replace my agency; why ad builder`,
  'track-production': `when will someone call about my order; i already paid when does it start; who calls about my order;
    paid what now;
    any update on my shoot; any news; how is my order going; what is going on with my video;
    still nothing from you; you said 24 hours; nobody got back to me; how is it coming along;
    i paid and heard nothing; what is the status of my order; where does my production stand; any news on my video;
    no one has contacted me; nobody called me; still waiting for an answer; how far is my video; where is my order;
    i paid two days ago; when do i hear from you after paying; no reply yet; what does greenlit mean; check my order;
    what is happening with my project; how do i follow the progress; progress of my production; has my production started;
    producer does not answer; i have not heard from anyone; when will someone call me after payment; status update`,
};
