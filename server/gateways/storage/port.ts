// Where pictures and uploads are kept.

export type StoredObject = { bytes: Uint8Array; contentType: string };
export type StoredName = { key: string; size: number };
export type ListOptions = { limit?: number; offset?: number };

/** A key is a path of letters, digits, `.`, `_` and `-`, as in `frames/4f2a.jpg`. */
export interface Storage {
  /**
   * Keeps the bytes under the key, whole or not at all; replaces what was there. Throws a
   * StorageError for what is too large, or not what its name and type say.
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** What is kept under the key, or null. A key that is not one is simply not there. */
  get(key: string): Promise<StoredObject | null>;
  /** Names under a prefix, by name ascending; 100 from the first unless told otherwise. */
  list(prefix: string, options?: ListOptions): Promise<StoredName[]>;
  delete(key: string): Promise<void>;
  /**
   * Deletes what was put under the key for the last time before that moment; what somebody puts
   * meanwhile stays. Gives whether nothing is there any more.
   */
  deleteOlder(key: string, before: Date): Promise<boolean>;
  /** Removes what puts that began before then, and were cut off, left behind. */
  tidy(before: Date): Promise<void>;
  /** Throws a StorageError when nothing could be kept. */
  check(): Promise<void>;
}

/**
 * `permanent`: trying again helps only once something was changed; `temporary`: it may work later.
 * `message` says what is wrong, without secrets.
 */
export class StorageError extends Error {
  override name = 'StorageError';
  readonly outcome: 'permanent' | 'temporary';

  constructor(outcome: StorageError['outcome'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.outcome = outcome;
  }
}

export const listDefaults = { limit: 100, offset: 0 } as const;
export const listMost = 1000;

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Whether a key could name an object: no empty, hidden or climbing part, at most 200 characters. */
export const isStorageKey = (key: string): boolean =>
  key.length <= 200 && key.split('/').every((part) => segment.test(part));
