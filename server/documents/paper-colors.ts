// The product's colours as sRGB, for documents that know no custom properties.
export const color = {
  desk: '#e6dfd0',
  paper: '#f4efe3',
  stage: '#0f0c09',
  tape: '#ffd21f',
  mark: '#ffe58a',
  ink: '#1d1812',
  ink2: '#4d463b',
  ink3: '#5b5447',
  rule: '#b4ab9a',
  ruleLight: '#cfc6b4',
  stageText: '#f5f0e6',
  stageText2: '#c9c2b5',
} as const;
