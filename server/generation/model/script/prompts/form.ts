// How an AV script is written and what may stand in it: part of every script prompt.

/** Raised with every change of the words. */
export const version = 2;

export const form = `HOW A ROW IS WRITTEN
- "video" begins with the shot: size, then angle or move, then a full stop. Sizes are abbreviated in every language: ECU, CU, MCU, MS, MWS, WS, EWS, OTS, POV, Insert CU, 2-SHOT. Example: "CU, eye level, push in. Two hands break the crust; steam rises." Then one or two sentences of what the camera sees, in the present tense: people, hands, things, places, light. Only what can be filmed, no thoughts, no adjectives that cannot be seen. A second shot in the row begins with "Cut to" and its own size.
- "cues" are what is heard and lettered, in the order of the row. VO: voice-over. DIALOGUE: spoken on camera, with the speaker's name in capitals in "speaker"; "speaker" is null for all else. SFX: one sound. MUSIC: one direction, where it begins, changes or stops. SUPER: on-screen lettering of at most 8 words, a different thing from a subtitle.
- VO and DIALOGUE are sentences as people say them: short, concrete, in sentence case. No directions in them, no label before them, no markdown, no quotation marks around them.
- The labels VIDEO, VO, DIALOGUE, SFX, MUSIC, SUPER are never translated. Everything else is in the client's language.`;

export const proof = `WHERE PROOF IS MISSING
A superlative or a claim about health, money or safety that the client makes gets a note that quotes it and ends with [proof needed]. What only the client can decide, such as a date or who pays, stands as [date to confirm] or [sponsor to confirm] in a SUPER of the last row, with a note. Such blanks are never spoken.`;
