// The answer's form, for models that cannot be held to a schema.

const row =
  '"beat":"…","seconds":3,"video":"CU, push in. …","cues":[{"kind":"VO","speaker":null,"text":"…"},{"kind":"SUPER","speaker":null,"text":"…"}]';

export const scriptShape = `{"title":"…","cast":[…],"rows":[{${row},"shots":[…]}, …],"notes":["…"]} with "cast" and "shots" as in the finished film, every property of them in place.`;
export const reviseShape = `{"title":"…","cast":"…","rows":[{${row},"shots":[…]}, …],"notes":["…"]}`;
export const rowsShape = `{"rows":[{"row":2,${row}}, …]}`;
export const linesShape = '{"lines":["…","","…"]}';
