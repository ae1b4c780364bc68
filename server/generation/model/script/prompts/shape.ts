// The answer's form, for models that cannot be held to a schema.

const row =
  '"beat":"…","seconds":3,"video":"CU, push in. …","cues":[{"kind":"VO","speaker":null,"text":"…"},{"kind":"SUPER","speaker":null,"text":"…"}]';

export const scriptShape = `{"title":"…","rows":[{${row}}, …],"notes":["…"]}`;
export const reviseShape = `{"title":"…","cast":"…","rows":[{${row}}, …],"notes":["…"]}`;
export const rowsShape = `{"rows":[{"row":2,${row}}, …]}`;
export const linesShape = '{"lines":["…","","…"]}';
