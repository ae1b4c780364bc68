import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { embedOf, embedOrigins } from './video-embed.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';
const loomId = '0281766fa2d04bb788eaf19e65135184';

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', youtube],
  ['https://youtube.com/watch?v=aqz-KE-bpKQ&list=PL1&feature=share', youtube],
  ['https://m.youtube.com/watch?app=desktop&v=aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ', youtube],
  ['https://youtu.be/aqz-KE-bpKQ?si=x&t=90', `${youtube}?start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s', `${youtube}?start=90`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1h2m3s', `${youtube}?start=3723`],
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=soon', youtube],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', youtube],
  ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=12&autoplay=1', `${youtube}?start=12`],
  ['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ', youtube],
  ['HTTPS://WWW.YouTube.COM:443/watch?v=aqz-KE-bpKQ', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://www.vimeo.com/76979871/', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?h=8272103f6e'],
  [
    'https://player.vimeo.com/video/76979871?h=8272103f6e&title=0',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ],
  ['https://vimeo.com/76979871?h=a%22b', 'https://player.vimeo.com/video/76979871'],
  [`https://www.loom.com/share/${loomId}`, `https://www.loom.com/embed/${loomId}`],
  [`https://loom.com/share/A-film-${loomId}?sid=1`, `https://www.loom.com/embed/${loomId}`],
  [`https://www.loom.com/embed/${loomId}`, `https://www.loom.com/embed/${loomId}`],
  ['https://acme.wistia.com/medias/e4a27b971d', 'https://fast.wistia.net/embed/iframe/e4a27b971d'],
  [
    'https://fast.wistia.net/embed/iframe/e4a27b971d?seo=true',
    'https://fast.wistia.net/embed/iframe/e4a27b971d',
  ],
  [
    'https://fast.wistia.com/embed/medias/e4a27b971d',
    'https://fast.wistia.net/embed/iframe/e4a27b971d',
  ],
])('DIR-07 %s can be played', (address, src) => {
  expect(embedOf(address)?.src).toBe(src);
});

describe('DIR-07 nothing else is shown', () => {
  test.each([
    '',
    'aqz-KE-bpKQ',
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    '//www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpK%22',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ%0a',
    'https://www.youtube.com/watch?list=PL1',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/embed/live_stream?channel=UC1',
    'https://www.youtube.com/embed/../redirect?q=x',
    'https://www.youtube.com/redirect?q=https://evil.example&v=aqz-KE-bpKQ',
    'https://youtu.be/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://user:pass@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com./watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evilyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://music.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.yоutube.com/watch?v=aqz-KE-bpKQ', // a Cyrillic o
    'https://evil.example/https://youtu.be/aqz-KE-bpKQ',
    'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://evil.example\\@youtu.be/aqz-KE-bpKQ',
    'javascript:alert(1)//https://youtu.be/aqz-KE-bpKQ',
    'java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://vimeo.com/user123',
    'https://vimeo.com/76979871/settings/privacy',
    'https://www.loom.com/share/folder/0281766fa2d04bb788eaf19e65135184',
    'https://www.loom.com/looms/videos',
    'https://wistia.com/medias/e4a27b971d',
    'https://a.b.wistia.com/medias/e4a27b971d',
    'https://acme.wistia.com.evil.example/medias/e4a27b971d',
    'https://evil.wistia.net/embed/iframe/e4a27b971d',
    'https://acme.wistia.com/projects/e4a27b971d',
    'https://films.example/reel.mp4',
  ])('%s', (address) => {
    expect(embedOf(address)).toBeNull();
  });

  test('whatever comes in, a player is one of the four with plain ids', () => {
    const plain =
      /^(https:\/\/[a-z.-]+)(\/embed|\/video|\/embed\/iframe)\/[\w-]+(\?(start=\d+|h=[A-Za-z0-9]+))?$/;
    const often = (text: string) => ({ arbitrary: fc.constant(text), weight: 5 });
    const sometimes = (...texts: string[]) => ({ arbitrary: fc.constantFrom(...texts), weight: 1 });
    const scheme = fc.oneof(often('https://'), sometimes('http://', 'HTTPS:', 'javascript:', '//'));
    const host = fc.constantFrom(
      'youtu.be',
      'm.youtube.com',
      'vimeo.com',
      'www.loom.com',
      'a.wistia.com',
    );
    const before = fc.oneof(often(''), sometimes('evil.example@', 'evil.example/', 'x.'));
    const after = fc.oneof(often(''), sometimes('.', ':444', '.evil.example', '\\'));
    const path = fc.constantFrom('/', '/watch?v=', '/embed/', '/share/', '/medias/', '/shorts/');
    const id = fc.constantFrom('aqz-KE-bpKQ', '76979871', loomId, 'e4a27b971d');
    const rest = fc.oneof(
      fc.constant(''),
      fc.string(),
      fc.constantFrom('?t=1m', '/8272103f6e', '?h=a"b', '%00', '/../x', '&t=9', '#t=9'),
    );
    const address = fc
      .tuple(scheme, before, host, after, path, id, rest)
      .map((pieces) => pieces.join(''));
    let played = 0;
    fc.assert(
      fc.property(
        fc.oneof({ arbitrary: address, weight: 8 }, fc.webUrl(), fc.string()),
        (input) => {
          const embed = embedOf(input);
          if (!embed) return;
          played += 1;
          const origin = plain.exec(embed.src)?.[1];
          expect(embedOrigins).toContain(origin);
          expect(new URL(embed.src).href).toBe(embed.src);
          expect(embedOf(embed.src)).toEqual(embed);
        },
      ),
      { numRuns: 3000 },
    );
    expect(played).toBeGreaterThan(50);
  });
});
