// Which film addresses can be played in a page, and the one address each of them plays from.

export type VideoEmbed = { provider: 'youtube' | 'vimeo' | 'loom' | 'wistia'; src: string };

/** The origins every `src` of `embedOf` begins with; a page may frame these and no others. */
export const embedOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://www.loom.com',
  'https://fast.wistia.net',
] as const;

/**
 * The player for a film's address, or null when it is none of the known ones. The hosts are
 * compared whole and the result is made anew from ids of `[A-Za-z0-9_-]`, so nothing else of a
 * hostile address comes through. YouTube keeps its start time in seconds, Vimeo its hash.
 */
export function embedOf(address: string): VideoEmbed | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' || url.port || url.username || url.password) return null;
  const { hostname: host } = url;
  if (youtubeHosts.has(host) || host === 'youtu.be') return youtube(url);
  if (vimeoHosts.has(host)) return vimeo(url);
  if (host === 'www.loom.com' || host === 'loom.com') return loom(url);
  if (wistiaHost.test(host)) return wistia(url);
  return null;
}

const youtubeHosts = new Set([
  'www.youtube.com',
  'youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtube-nocookie.com',
]);
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);
// Each account has a name of its own in front; embeds come from `fast` of either domain.
const wistiaHost = /^(?:[a-z0-9-]+\.wistia\.com|fast\.wistia\.net)$/;

// Players of lists and channels, as long as an id.
const notFilms = new Set(['videoseries', 'live_stream']);

function youtube(url: URL): VideoEmbed | null {
  const inPath =
    url.hostname === 'youtu.be' ? /^\/([^/]+)\/?$/ : /^\/(?:embed|shorts)\/([^/]+)\/?$/;
  const id =
    url.pathname === '/watch' && url.hostname !== 'youtu.be'
      ? url.searchParams.get('v')
      : inPath.exec(url.pathname)?.[1];
  if (!id || !/^[\w-]{11}$/.test(id) || notFilms.has(id)) return null;
  const start = startSeconds(url);
  const src = `https://www.youtube-nocookie.com/embed/${id}${start ? `?start=${start}` : ''}`;
  return { provider: 'youtube', src };
}

// `t=90`, `t=90s`, `t=1m30s`, `start=90`, in the query or after the hash.
function startSeconds({ searchParams, hash }: URL): number {
  const told =
    searchParams.get('start') ??
    searchParams.get('t') ??
    new URLSearchParams(hash.slice(1)).get('t') ??
    '';
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(told);
  const [, hours = 0, minutes = 0, seconds = 0] = parts ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

// vimeo.com/123, /123/hash, /channels/staffpicks/123, player.vimeo.com/video/123?h=hash
function vimeo(url: URL): VideoEmbed | null {
  const path = /^\/(?:video\/|channels\/[\w-]+\/)?(\d{1,12})(?:\/([A-Za-z0-9]{1,32}))?\/?$/;
  const [, id, hashInPath] = path.exec(url.pathname) ?? [];
  if (!id) return null;
  const hash = hashInPath ?? url.searchParams.get('h') ?? '';
  const query = /^[A-Za-z0-9]{1,32}$/.test(hash) ? `?h=${hash}` : '';
  return { provider: 'vimeo', src: `https://player.vimeo.com/video/${id}${query}` };
}

// The id may stand behind a title: /share/My-film-0123…
function loom({ pathname }: URL): VideoEmbed | null {
  const id = /^\/(?:share|embed)\/(?:[\w-]{1,200}-)?([a-f0-9]{32})\/?$/.exec(pathname)?.[1];
  return id ? { provider: 'loom', src: `https://www.loom.com/embed/${id}` } : null;
}

function wistia({ pathname }: URL): VideoEmbed | null {
  const id = /^\/(?:medias|embed\/(?:iframe|medias))\/([A-Za-z0-9]{4,32})\/?$/.exec(pathname)?.[1];
  return id ? { provider: 'wistia', src: `https://fast.wistia.net/embed/iframe/${id}` } : null;
}
