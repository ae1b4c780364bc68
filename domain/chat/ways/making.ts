/** More ways to ask about the work itself, by entry; a semicolon between two. */
export const waysToMake: Readonly<Record<string, string>> = {
  'step-character': `who is in the ad; can i choose the person; make the character older; can the character be a woman;
    a man with a beard; i want a black woman as the main person; change how the character looks; choose the hair color;
    can i choose age and gender; choose ethnicity of the actor; can the person be plus size; give the character a name;
    person in her thirties; what clothes does he wear; narrative or direct to camera; what is direct to camera;
    what does the video style mean; can there be two characters; can a family be in it; make the actor look like me;
    do i need a character; describe the main person; young asian man; elderly couple`,
  'step-script': `does the script include dialog and camera; camera directions; shot list; is there a shot list;
    does it say what the camera does; does the script tell me what to film;
    how is the script laid out; is there timing in the script; what does my script look like; two columns script;
    script layout; how many words is the script; what is in the script; is it a professional script; script with seconds;
    does the script say what is seen; is the dialogue included; script structure; what format is the script in`,
  'step-storyboard': `who draws the frames; who makes the drawings; who draws it;
    how many frames; how many pictures do i get; number of images; are the images photos or drawings;
    who draws the storyboard; is the storyboard in color; do frames show my product; will my product be in the pictures;
    what are the frames; why only four frames; can i get more than four frames; is the storyboard drawn by hand;
    how good are the pictures; are the pictures ai generated; what do the sketches look like; explain storyboard;
    storyboard images photos`,
  'storyboard-files': `what format is the storyboard; storyboard file format; are the frames jpg or png; file type of the images;
    what kind of file do i get; in which format do i get the script; is it a word document; is it a powerpoint;
    can i get the frames as separate images; can i save the pictures; resolution of the storyboard images;
    which format is the package; what file type is the package; format of the script file; download the frames as jpeg;
    is the storyboard a pdf; can i open it in photoshop; can i get editable files; final draft file`,
  'step-package': `how do i send it to myself; how can i email the package; where do i put my email; how do i get it by mail;
    when do i get the package; where can i send it; where is the send button; how do i receive my stuff; get my script by email;
    how do i get the script and storyboard; mail me the results; how do i email this; send this to myself; email it to me; forward it to my own address`,
  'step-money': `what budget options are there; which budgets are there; which timelines can i select; timeline options;
    what can i choose for timing; why do you ask for my budget; why do you need my budget; do i have to name a budget;
    what schedule options are there; what does asap mean; is the budget binding; can i change the budget later;
    budget levels; what deadlines can i choose; do i have to answer the budget question`,
  'step-directors': `must i take a director; must i take one of your directors; am i forced to use a director;
    what is the director list for; why do i have to pick a director; do i have to choose a director;
    can i skip the director; does picking a director cost anything; am i committed if i choose a director; what is the analysis;
    is choosing a director binding; what happens at the director page; do i need a director; what is step 12; director list at the end`,
  'what-happens-next': `i submitted everything what comes now; what comes now; when will i hear back;
    what happens once it is sent; submitted my project;
    i picked a director now what; i chose a director what next; what happens afterwards; what happens then;
    who gets in touch after i send it; who writes to me; what happens after the package; when will you contact me;
    will i hear from you; what happens when i am done; what do you do with my request; how does it go on from here;
    what is the process after i submit; i finished everything what now; will a producer contact me; i sent my request;
    how fast do you reply; how long until somebody answers; what happens after i click send; what now`,
  'how-long-wizard': `does it take hours; does it take hours to generate; is it done in seconds; how long does the ai need;
    how many minutes; how long does the builder take; how much time do i need; will it take long;
    how long to get a script; how long until i see the storyboard; do i need an hour; how long does generation take;
    is it quick; how much time does this cost me; when do i see my concepts; how fast do i get my storyboard;
    am i going to spend a lot of time; can i do it in five minutes; time needed for the concept; how long to fill out`,
  'change-answers': `i typed something wrong; fix a mistake; i entered the wrong name; how do i go back; can i go backwards; back without losing my work;
    change what i wrote earlier; i want to change the platform; change my product name; correct my answers; return to step 3;
    can i change the approach; how do i begin again; clear everything; undo; i clicked the wrong option; go to an earlier step;
    can i switch from tiktok to youtube; i want to restart; new start; wrong answer; i chose the wrong thing`,
  'more-concepts': `the ideas suck; try again with new ideas; give me other ideas; none of these fit; the concepts do not fit my brand;
    i want different concepts; the ideas are boring; show me more ideas; can it try again; i do not like my ideas; bad ideas;
    not happy with the concepts; can i get more concepts; generate again; new ideas please; the concepts miss the point;
    what if none of the ideas works; go back to earlier concepts; the result is not good`,
  'edit-brief': `the brief is wrong; can i correct the brief; is the brief editable; change something in the brief;
    the brief got something wrong; fix the brief; add something to the brief; modify my brief; brief has a mistake;
    regenerate the brief; i want to adjust the brief; update the creative brief`,
  'edit-script': `change the voice over text; change what the voice says; edit the words of the voiceover; alter a sentence;
    tell the ai to make it funnier; make it more emotional; can you make the script punchier; change the tone;
    ask the ai to rewrite; add a joke; make it sound less salesy;
    script is too long; shorten the script; make it longer; rewrite the ending; change the words; change the dialogue;
    fix the script; i do not like the script; the script is boring; rewrite it; can the ai rewrite the script; new script;
    edit the text; change the last line; add my phone number to the script; add a price to the script; the script is wrong;
    get a different script; how often can i change the script; modify the script; adjust the tone of the script;
    go back to the old script; restore an earlier script; regenerate the script; can i write the script by hand; improve the script`,
  'redraw-storyboard': `draw it again; frame is wrong; one picture looks wrong; the drawing is bad; i do not like the storyboard;
    redo the frames; change one frame; can i change the pictures; new drawings; update the storyboard; modify the storyboard;
    do i need a storyboard; leave out the storyboard; can i go without a storyboard; fix a frame; the hand looks weird;
    edit the storyboard; draw the second frame over; bypass the storyboard; generate the images again`,
  saving: `does it keep my answers if i refresh; are my answers kept; if i reload is it gone; do you keep my answers;
    if my wifi drops do i lose it; if my phone dies; what if i lose connection;
    do i lose the script if i leave; will it still be there tomorrow; is it still there later;
    accidentally closed the window; power went out;
    my laptop died; my browser crashed; is everything gone; did i lose my work; can i continue tomorrow; come back next week;
    is it saved automatically; how do i save; where is the save button; can i stop and finish later; do i have to finish in one go;
    i closed the tab; my battery died; internet went down is my work lost; i lost everything; how long is my work kept;
    can i take a break; continue on another device; continue on my computer; leave and return; my progress is gone; finish later`,
  'guest-or-member': `do you force me to register; forced to sign up; am i forced to make an account;
    is it ok if i do not log in; what if i do not log in; without logging in; do i have to be logged in;
    is an account mandatory; can i go on without an account;
    can i try without signing up; try it without account; why should i make an account; what is an account good for;
    is login required; do i have to log in; do i need to register; no account; can i stay anonymous; do i have to give my email;
    what do members get; account benefits; can i skip the registration; use it as a guest; difference guest and account;
    what does an account bring me; what can i do without an account`,
  'my-projects': `i cannot find my project; find the project i did last week; where is the one from last week;
    i want to see my old script; open what i saved;
    where did my ads go; my project disappeared; my project is gone; where is my old project; find my earlier work; how do i delete a project; rename a project;
    open my project; see my projects; where is my script; where can i find what i made; list of my ads; find my storyboard again;
    my saved ads; get back to my project; remove an old project; go back to a project; project history; duplicate a project; where are my old ads;
    where is everything i created; old version of my project; where is my stuff`,
  'guest-claim': `i did one without logging in; i made it before i had an account; get my guest work into my account;
    add my guest package to my account; can i transfer it to my account; i was not logged in when i made it;
    connect my guest project; import my earlier package; i made an account afterwards; bring my work into the new account;
    is my guest project lost; attach the package to my profile`,
  'share-team': `can my colleagues comment on it; comments from colleagues; let my team comment; get feedback from my team;
    can my wife see the project on her own login; can he see it on his account;
    can someone else open my project; second login for my colleague; let my family look; show my husband;
    my partner wants to see it; my business partner needs to look at it; show it to my colleague; send it to a client;
    can two people work on it; several people on one project; share my project; can i invite somebody; team account;
    can i send the link to my wife; give my designer access; who can i forward it to; multiple users; can my team edit;
    show it to my investor; share it with others; work on it together; can i let my friend see it`,
  'several-products': `is there a cap on scripts; how many scripts can i generate; limit of generations;
    how many times can i generate;
    a second ad for my other shop; another one for my other business; one more ad; do it twice;
    separate ads for two locations; two different videos;
    i have several products; make several ads; several videos; one for each product; can i do two ads; how many ads can i make; how many am i allowed to make; is there a maximum;
    make another ad; how often can i use it; can i do more than one project; different ads for different products;
    a series of ads; can i use it again; is there a daily limit; is it unlimited; ten videos; can i start a second one;
    can i make ads for my clients too; how many projects can i have`,
  'something-broken': `nothing happens after i hit continue; nothing happens; i press and nothing happens;
    when i click next nothing happens;
    page freezes; it froze; the app crashed; screen stays empty; the wheel keeps spinning; spinning forever;
    nothing loads; got kicked out; it just stops; button is dead; does not respond; your thing is glitching;
    it says error; nothing works; the button does nothing; it does not work; generate does nothing; i have a problem;
    it failed; the screen is white; it hangs; it is frozen; cannot continue; the continue button is grey; stuck at loading;
    it takes forever to load; page does not load; got an error; your site is broken; technical issue; it stopped working;
    script generation failed; timeout; i found a bug; cannot click; loading forever; it will not let me go on`,
  browsers: `can i use it on an older android; old phone; old computer; outdated browser; use it on my android;
    does it work on a samsung tablet; use it on my mobile; can i do it on the phone; on the go;
    which system do i need; does it work on a chromebook;
    can i do this from my phone; is there an ios app; android app; works on ipad; mobile version; which devices;
    do i need a computer; can i use it on a tablet; does it run in chrome; do i need to install something; download the app;
    app store; is it a website or a program; works on mac; works on windows; offline use; do i need a laptop;
    does it work in safari; my old browser`,
};
