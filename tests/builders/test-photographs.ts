// Photographs as people send them: shaded things on a plain and on a busy ground, a transparent logo.
import sharp from 'sharp';

const grain = async (width: number, height: number) => {
  let seed = 9;
  const bytes = Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return 118 + ((seed >> 16) % 21);
    }),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .blur(0.6)
    .png()
    .toBuffer();
};

const ball = (ground: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">
    <defs>
      <linearGradient id="glass"><stop offset="0" stop-color="#5a2a10"/>
        <stop offset=".35" stop-color="#d08a3a"/><stop offset="1" stop-color="#6a3212"/></linearGradient>
      <radialGradient id="wall" r=".9"><stop offset="0" stop-color="#9fb8c4"/>
        <stop offset="1" stop-color="#8aa4b1"/></radialGradient>
      <radialGradient id="shadow"><stop offset="0" stop-opacity=".5"/>
        <stop offset="1" stop-opacity="0"/></radialGradient>
    </defs>
    ${ground}
    <ellipse cx="320" cy="640" rx="210" ry="36" fill="url(#shadow)"/>
    <rect x="160" y="180" width="280" height="460" rx="46" fill="url(#glass)"/>
    <rect x="160" y="330" width="280" height="180" fill="#f1ead6"/>
    <circle cx="300" cy="420" r="60" fill="#b8322a"/>
  </svg>`;
const plain = '<rect width="600" height="800" fill="url(#wall)"/>';
const busy = Array.from({ length: 40 }, (_, at) => {
  const colours = ['#355c3a', '#8a5a2a', '#c9a15a', '#3b4a6b', '#a23f2f'];
  const [x, y] = [(at * 137) % 600, (at * 211) % 800];
  return `<rect x="${x - 60}" y="${y - 70}" width="150" height="170" fill="${colours[at % 5]}"/>`;
}).join('');

const photograph = async (ground: string) =>
  new Uint8Array(
    await sharp(Buffer.from(ball(ground)))
      .removeAlpha()
      .blur(0.8)
      .composite([{ input: await grain(600, 800), blend: 'soft-light' }])
      .withExif({ IFD0: { Copyright: 'June Park' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg({ quality: 84 })
      .toBuffer(),
  );

/** A jar on a wall of one colour: it covers 160–440 of 600 and 180–640 of 800 pixels. */
export const onPlainGround = () => photograph(plain);
/** The same before many things. */
export const onBusyGround = () => photograph(busy);

export const logoDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><circle cx="80" cy="80" r="60" fill="#c8352b"/><rect x="170" y="50" width="200" height="60" fill="#20304f"/></svg>';
/** Two shapes on nothing. */
export const logoPicture = async () =>
  new Uint8Array(await sharp(Buffer.from(logoDrawing)).png().toBuffer());
