// What is set off from running text in every document: the shot that opens a picture line.

/** Splits `CU, push in. Her hand on the can.` into its shot and the rest; no shot gives ''. */
export function splitShot(video: string): { shot: string; rest: string } {
  const match = /^([^.!?\n]{1,48}\.)(?:\s+([\s\S]*))?$/.exec(video.trim());
  if (!match?.[1] || !opensWithShot(match[1])) return { shot: '', rest: video.trim() };
  return { shot: match[1], rest: match[2] ?? '' };
}

const shotWords =
  /^(E?CU|XCU|BCU|M?CU|MLS|MS|E?WS|XWS|E?LS|OTS|POV|2-?shot|two-?shot|insert|overhead|close|medium|wide|extreme|pack ?shot|super|title|logo|establishing|aerial|drone|split|montage|black|over[- ]the[- ]shoulder|low|high|tracking|macro)\b/i;
const opensWithShot = (sentence: string) => shotWords.test(sentence);
