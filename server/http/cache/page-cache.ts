// What is the same for everybody is made once and then answered from memory, until it changes.
import type { IncomingHttpHeaders } from 'node:http';
import type { Changes } from '../../db/changes.ts';
import { RecentlyUsed } from '../../recently-used.ts';
import type { Config } from '../../settings/config.ts';
import { isAnonymous } from '../edge/is-anonymous.ts';
import { type CachedAsset, preferredEncoding } from './cached-asset.ts';
import { addressReader, fixedPaths, type KeptAddress } from './kept-addresses.ts';
import { addCopies, addCopy, fileOf } from './render-file.ts';

export type PageCache = {
  /** The answer and the pattern of its address; undefined when it is none of those kept. */
  find(request: Asked): { file: CachedAsset | Promise<CachedAsset>; route: string } | undefined;
  /** Renders the fixed pages that were not asked for yet. */
  fill(): Promise<void>;
};
type Asked = { url?: string | undefined; headers: IncomingHttpHeaders };

/** What makes an answer that is not kept yet. */
export type Sources = {
  page(request: Request): Promise<Response>;
  api(request: Request): Response | Promise<Response>;
};

const bounds = {
  entries: 5_000,
  size: 64 * 1024 * 1024,
  sizeOf: (file: CachedAsset) => file.bytes.length * 2, // with its compressed copies
};

/** Keeps answers of status 200; what shows directors is dropped when they change. */
export function openPageCache(config: Config, sources: Sources, changes: Changes): PageCache {
  const fixed = new Map<string, CachedAsset>();
  const changing = new RecentlyUsed<CachedAsset>(bounds);
  const underWay = new Map<string, Promise<CachedAsset>>();
  changes.subscribe('directors', () => {
    changing.clear();
    underWay.clear(); // what they read may be from before the change
  });
  const make = (address: KeptAddress) => {
    const { key, isFixed } = address;
    const store = isFixed ? fixed : changing;
    const making = makeFile(config, sources, address);
    underWay.set(key, making);
    const settle = (file?: CachedAsset) => {
      if (underWay.get(key) !== making) return;
      underWay.delete(key);
      if (file?.status === 200) store.set(key, file);
    };
    making.then(settle, () => settle());
    return making;
  };
  const get = (address: KeptAddress) => {
    const { key, isFixed } = address;
    return (isFixed ? fixed : changing).get(key) ?? underWay.get(key) ?? make(address);
  };
  const readAddress = addressReader();
  return {
    find({ url = '/', headers }) {
      const address = isAnonymous(headers) ? readAddress(url) : undefined;
      if (!address) return undefined;
      const encoding = preferredEncoding(headers['accept-encoding']);
      return { file: addCopy(get(address), encoding), route: address.route };
    },
    async fill() {
      for (const path of fixedPaths) {
        const address = readAddress(path);
        if (address) await get(address);
      }
    },
  };
}

async function makeFile(
  config: Config,
  sources: Sources,
  { key, isApi, isFixed }: KeptAddress,
): Promise<CachedAsset> {
  const request = new Request(new URL(key, config.appUrl));
  const file = await fileOf(config, await (isApi ? sources.api(request) : sources.page(request)));
  return isFixed ? addCopies(file) : file;
}
