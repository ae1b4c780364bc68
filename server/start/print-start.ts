import type { AddressInfo } from 'node:net';
import type { Config } from '../settings/config.ts';

function makersOf({ text, pictures, speech }: Config['models']): string[] {
  const speaker = speech ? [`${speech.model} as its voice`] : [];
  if (!text && !pictures) return ['built-in writer and illustrator', ...speaker];
  return [
    text ? `${text.model} as its writer` : 'built-in writer',
    pictures ? `${pictures.model} as its illustrator` : 'built-in illustrator',
    ...speaker,
  ];
}

/** Says where the server is and what it uses, for the person who started it. */
export function printStart(config: Config, { port }: AddressInfo): void {
  const url = config.port === 0 ? `http://localhost:${port}` : config.appUrl;
  const embedded = [
    config.databaseUrl ? undefined : `database in ${config.dataDir}`,
    config.mail.kind === 'outbox' ? 'mail kept in an outbox' : undefined,
    ...makersOf(config.models),
  ].filter((part) => part !== undefined);
  console.log(`\nAD BUILDER is ready at ${url}`);
  if (config.role !== 'all') console.log(`This process is a ${config.role} one.`);
  console.log(`${config.isLocal ? 'Local' : 'Public'} installation with ${embedded.join(', ')}.`);
  if (config.mail.kind === 'outbox' && config.isLocal) {
    console.log(`Read the mail at ${url}/mailbox`);
  }
  if (!config.isLocal && !(config.brand.phone && config.brand.address)) {
    console.log('The footer lacks a phone number or an address: set BRAND_PHONE, BRAND_ADDRESS.');
  }
}
