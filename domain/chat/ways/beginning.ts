/** More ways to ask about what the product is and how one begins, by entry; a semicolon between two. */
export const waysToBegin: Readonly<Record<string, string>> = {
  'how-it-works': `give me the short version; short version of what you do; i am here for the first time; sum it up for me;
    in one sentence what is this;
    what am i looking at; what is this page; what did i land on; what is it all about;
    what is the purpose of this; how is this meant to be used;
    what is this site about; what does your website offer; what is this service; what kind of company is this;
    how does the process go; explain it to me simply; i do not understand what you do; what is the concept of this product;
    how does your ai thing function; what can this tool do for my business; give me a short summary of the service;
    what do you guys do; how do you work; tell me more about this platform; what happens in the builder; describe your product`,
  'get-started': `want a little promo film; we want a promo film; we make soap and want an ad; i need a spot for my product;
    i am opening a studio and need a commercial; we just opened and want to advertise; how do i get my ad;
    need an ad asap; help me with an ad for my business; what do i click first;
    want to make a tiktok for my brand; create a spot;
    how can i make an ad; where do i click to begin; where is the start button; i would like a commercial;
    i want to promote my store; i own a business and need marketing; how do i make a video for my salon;
    need a promo for my products; help me advertise; i am ready to go; how to create my first video; i have a product to sell;
    i want to create a campaign; i need help with marketing my product; we are launching a product and need a video;
    can you make a commercial for us; looking to get an ad made; how do i use this; i have a gym and want an advertisement`,
  'what-you-get': `what do you hand me; what do you hand over; what do i hold in my hands; what is my result;
    what do i take home; the result of all the steps;
    what do i get out of this; what am i getting; what am i getting out of this; what do i get besides text; what is the outcome; what do i have when i finish;
    what is delivered when i am done; what does the tool give me; what do you produce for me; what will the builder create;
    what is in it for me; which documents do i receive; what do i get for free; what materials do i get; what comes with it`,
  'finished-video': `something i can upload to my feed; can i put it on my feed straight away; ready made video;
    can i publish it today;
    no actual footage comes out; there is no video is there; will it be a finished ad; is a film included;
    only paper or a film; when does the tool show my video; just a storyboard or a real film;
    do i get a video; is the output a video or a plan; is it a real video or only a script;
    can i post the clip right away; is the video ready to publish; will there be a video file; does the tool make videos;
    does ai make the film; where is my video; can i download my video; do you generate the clip automatically;
    can i get the commercial immediately; is it only text or also video; does it output an actual film`,
  'who-is-it-for': `could a lawyer or accountant use this; could my profession use it; can freelancers use this;
    can anyone use it;
    is this for me; for a charity; is it ok for nonprofits; is it suited for a hospital; does it fit my business; would this work for a clinic; can a lawyer use it; who uses this;
    is it good for restaurants; for photographers; for real estate agents; for a doctor practice; for bloggers and influencers;
    can schools use it; is it meant for big brands; which businesses is it for; who are your clients; does it work for services;
    do you work with b2b; can i use it as a private person; is it only for companies; which industries do you serve;
    can i do an event or a festival; does it suit an online shop; is this right for a local business`,
  examples: `peek at a finished project; see a project of another company; have you got examples;
    let me see something first; something you made for others; what have others made;
    show me some ads you made; ads you have done before; can i look at finished work; where can i see your work;
    stuff you produced for other brands; is there a demo; any sample scripts; see a sample storyboard; example of a result;
    what do the results look like; show me an example; can i see a sample before i try; videos you have made; your best work;
    success stories; your previous clients; references`,
  'what-to-prepare': `what makes the ai produce something decent; how to make the ai produce good stuff; best input;
    should i write something down before; do i need anything before starting; have material ready;
    what makes the result better;
    what info should i gather; what do i need to know beforehand; which details do you need;
    how do i get the best out of it; how can the ai write better; tips to get better scripts; what should i write about my product;
    what makes a good description; do i need a plan first; what do you need from us; which questions should i be ready for;
    anything i need before i begin; how do i get good results; advice for describing my product; what to have at hand`,
  'account-agent': `what can you help with; what can you tell me; what are you able to do; what sort of things do you know;
    what topics do you know about; what are you here for; how can you help me; what should i ask you; help; i need help;
    what questions can you answer; can i ask you something; what is this chat for; can you answer questions`,
  'write-here': `make me a catchy line; a catchy phrase for my brand; write something for me; type up a script;
    what should my ad say;
    write me a script; write my ad; give me slogans; make up a slogan for me; give me ad ideas; suggest a concept;
    write me a commercial; can you come up with ideas for my shop; draft a script now; create a tagline for my brand;
    can you make the ad here in the chat; generate a script; give me a hook for my video; write some ad copy;
    invent a name for my product; tell me a good idea for a commercial; make me a storyboard now`,
  policies: `show me the legal stuff; link to your terms; where is your privacy policy; terms of use; where is the fine print;
    what are your conditions; where is the imprint; do you have terms; legal notice; your rules and policies; what do i agree to`,
  uploads: `can i upload my logo; upload photos of my product; can i add my own pictures; where do i attach images;
    use my product photo in the storyboard; can i import my brand guidelines; add my logo to the video; upload a file;
    can i upload an existing script; attach my brand colors; do you use my logo; can i give you pictures; use our brand fonts;
    can it read my website; can i paste my website link; upload a video`,
  steps: `how many questions before i get a result; how much do i have to fill out; what comes first and what last;
    how many clicks;
    is the questionnaire long; how many questions are there; how many screens; how many pages do i click through;
    what stages are there; how many stages; list the steps; what is the order of the steps; how long is the form;
    what does the questionnaire ask; which questions come; what will i have to answer; what are the phases; how big is the form`,
  'step-user-type': `business or creator; which one do i pick at the start; difference between product and service and brand;
    what is the first question; am i a brand or a business; which category should i choose; what type should i choose;
    what do i choose on the first page; what is the difference between the types; who are you question; product or brand;
    i am both a brand and a business; what does infomercial type mean; government type; which option on the first screen`,
  'step-platforms': `same ad on several platforms; can i make it for youtube and instagram; choose tiktok and reels together;
    which social networks; which social media can i select; do you do all platforms; what platforms are there;
    can i have it for all channels; which platform should i choose; is it one platform only; multiple platforms;
    what does primary cut mean; platform options; does one script work for several platforms; what is the main platform`,
  'step-details': `what do i put in the behavior box; what should i put in the audience box;
    what to write in the description; evaluation box; what goes in this field; should viewers do;
    what do i have to type about my product; what do i fill in; which fields are required; is audience required;
    which fields are optional; what is asked about my product; product name and description; what goes in the audience field;
    how much should i write; is there a character limit; what does behavior mean; what does evaluation mean;
    do i have to fill everything; must i enter the target group; maximum length of description`,
  'step-sharpen': `what does the sharpen button do; what happens when i click sharpen; sharpen details; can the ai improve what i wrote; make my description better;
    can it polish my text; help me describe my product better; should i accept the suggestions; rewrite my product description;
    what is sharpening; do i have to sharpen; optional suggestions`,
  'step-approach': `what is the bold approach; what does story mean; what is problem solution; i want something emotional; can it tell a story;
    i want something funny; can it be serious; can it be dramatic; i want an edgy ad; which creative approach is best for me;
    should i pick bold or story; what style should i choose; can the ad be sad; warm and touching ad; a calm and elegant ad;
    does it do humor; which approach sells best; what are the approaches; how do i choose the approach`,
  'step-concepts': `do the ideas come with a title; what belongs to a concept; title and tone of a concept;
    how many ideas do i get; how many ideas will it give me; what are the concepts based on; difference between concepts;
    how are the ideas different; which idea should i take; what is in a concept; can i choose between ideas;
    can i combine two concepts; mix two ideas; do i have to choose one; can i pick more than one concept;
    how many options do i get; what do the concepts contain; which of the three should i take`,
  'step-brief': `what is a brief; what does brief mean; why is there a brief; why do you write a brief; what is the brief good for;
    do i need the brief; what do i do with the brief; what does the brief contain; who reads the brief; creative brief explained;
    is the brief important; what is written in the brief`,
};
