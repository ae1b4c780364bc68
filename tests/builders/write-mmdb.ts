// A small database in MaxMind's format: countries by network, as `GeoLite2-Country.mmdb` has them.
import { writeFileSync } from 'node:fs';

const nothing = -1;
type Node = [number | Leaf, number | Leaf];
type Leaf = { country: string };

/** Writes a file that says in which country each network is: `{ '81.2.69.0/24': 'GB', '2001:db8::/32': 'DE' }`. */
export function writeMmdb(file: string, networks: Readonly<Record<string, string>>): void {
  const nodes: Node[] = [[nothing, nothing]];
  for (const [network, country] of Object.entries(networks))
    insert(nodes, bitsOf(network), { country });
  const codes = [...new Set(Object.values(networks))];
  const records = codes.map(recordOf);
  const places = codes.map((_, at) =>
    records.slice(0, at).reduce((sum, { length }) => sum + length, 0),
  );
  const pointer = (side: number | Leaf) => {
    if (side === nothing) return nodes.length;
    if (typeof side === 'number') return side;
    return nodes.length + 16 + (places[codes.indexOf(side.country)] ?? 0);
  };
  const tree = Buffer.concat(
    nodes.map((node) => Buffer.concat(node.map((one) => three(pointer(one))))),
  );
  const marker = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');
  const facts = map({
    binary_format_major_version: number(5, 2),
    binary_format_minor_version: number(5, 0),
    build_epoch: Buffer.concat([Buffer.from([0x04, 0x02]), four(1_700_000_000)]),
    database_type: text('Test-Country'),
    description: map({ en: text('test') }),
    ip_version: number(5, 6),
    languages: Buffer.from([0x00, 0x04]),
    node_count: Buffer.concat([Buffer.from([0xc4]), four(nodes.length)]),
    record_size: number(5, 24),
  });
  writeFileSync(file, Buffer.concat([tree, Buffer.alloc(16), ...records, marker, facts]));
}

function insert(nodes: Node[], bits: number[], leaf: Leaf): void {
  let at = 0;
  for (const [place, bit] of bits.entries()) {
    const node = nodes[at] as Node;
    if (place === bits.length - 1) {
      node[bit] = leaf;
      return;
    }
    if (typeof node[bit] !== 'number' || node[bit] === nothing) {
      node[bit] = nodes.length;
      nodes.push([nothing, nothing]);
    }
    at = node[bit] as number;
  }
}

// IPv4 lies under ::/96.
function bitsOf(network: string): number[] {
  const [address = '', length = '0'] = network.split('/');
  const isNew = address.includes(':');
  const bits = isNew ? groupsOf(address).flatMap((one) => bitsIn(one, 16)) : v4(address);
  return bits.slice(0, Number(length) + (isNew ? 0 : 96));
}

const v4 = (address: string) => [
  ...new Array<number>(96).fill(0),
  ...address.split('.').flatMap((part) => bitsIn(Number(part), 8)),
];

function groupsOf(address: string): number[] {
  const [head = '', tail = ''] = address.split('::');
  const parse = (text: string) =>
    text
      .split(':')
      .filter(Boolean)
      .map((one) => Number.parseInt(one, 16));
  const [before, after] = [parse(head), parse(tail)];
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

const bitsIn = (value: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => (value >> (count - 1 - at)) & 1);

const recordOf = (code: string) => map({ country: map({ iso_code: text(code) }) });
const text = (value: string) =>
  Buffer.concat([Buffer.from([0x40 | value.length]), Buffer.from(value)]);
const number = (type: number, value: number) => Buffer.from([(type << 5) | 1, value]);
const three = (value: number) => Buffer.from([value >> 16, (value >> 8) & 255, value & 255]);
const four = (value: number) =>
  Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);

function map(entries: Record<string, Buffer>): Buffer {
  const parts = Object.entries(entries).flatMap(([key, value]) => [text(key), value]);
  return Buffer.concat([Buffer.from([0xe0 | Object.keys(entries).length]), ...parts]);
}
