import { BlockList, isIP } from "node:net";

const addReserved = (list: BlockList): void => {
  list.addSubnet("0.0.0.0", 8, "ipv4");
  list.addSubnet("169.254.0.0", 16, "ipv4");
  list.addSubnet("192.0.0.0", 24, "ipv4");
  list.addSubnet("224.0.0.0", 3, "ipv4");
  list.addAddress("168.63.129.16", "ipv4");
  list.addAddress("::", "ipv6");
  list.addSubnet("100::", 64, "ipv6");
  list.addSubnet("fe80::", 10, "ipv6");
  list.addSubnet("fec0::", 10, "ipv6");
  list.addSubnet("ff00::", 8, "ipv6");
  list.addAddress("fd00:ec2::254", "ipv6");
};

const addLocal = (list: BlockList): void => {
  list.addSubnet("10.0.0.0", 8, "ipv4");
  list.addSubnet("100.64.0.0", 10, "ipv4");
  list.addSubnet("127.0.0.0", 8, "ipv4");
  list.addSubnet("172.16.0.0", 12, "ipv4");
  list.addSubnet("192.168.0.0", 16, "ipv4");
  list.addSubnet("198.18.0.0", 15, "ipv4");
  list.addAddress("::1", "ipv6");
  list.addSubnet("fc00::", 7, "ipv6");
};

const listOf = (...parts: ((list: BlockList) => void)[]): BlockList => {
  const list = new BlockList();
  for (const add of parts) add(list);
  return list;
};
const reserved = listOf(addReserved);
const local = listOf(addLocal);
const both = listOf(addReserved, addLocal);

/** The addresses that a socket of this server refuses by itself, wherever a redirect may lead it. */
export const refusedAddresses = ({ allowPrivateHosts }: { allowPrivateHosts: boolean }): BlockList =>
  allowPrivateHosts ? reserved : both;

/**
 * Whether this server may connect to an address. Link-local ranges (where clouds serve their credentials), multicast
 * and reserved ones are refused always; loopback and private ranges unless the operator allows them. IPv4 addresses
 * inside IPv6 (mapped, compatible, NAT64, 6to4, Teredo) count as what they carry.
 */
export function isAllowedAddress(
  address: string,
  { allowPrivateHosts }: { allowPrivateHosts: boolean },
): boolean {
  const bare = address.split("%")[0] ?? "";
  const plain = isIP(bare) === 6 ? carriedAddress(bare) : bare;
  const family = isIP(plain) === 6 ? "ipv6" : "ipv4";
  if (isIP(plain) === 0 || reserved.check(plain, family)) return false;
  return allowPrivateHosts || !local.check(plain, family);
}

/** The IPv4 address that an IPv6 address stands for, or the address itself. */
function carriedAddress(address: string): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, high = 0, low = 0] = groupsOf(address);
  const isZero = [a, b, c, d, e].every((group) => group === 0);
  if (isZero && (f === 0xffff || (f === 0 && high !== 0))) return dotted(high, low);
  if (a === 0x64 && b === 0xff9b) return dotted(high, low);
  if (a === 0x2002) return dotted(b, c);
  if (a === 0x2001 && b === 0) return dotted(high ^ 0xffff, low ^ 0xffff);
  return address;
}

const dotted = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join(".");

/** The eight numbers of an IPv6 address, however it is spelled. */
function groupsOf(address: string): number[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const numbers = (part: string): number[] =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  if (tail === undefined) return numbers(head);
  const [start, end] = [numbers(head), numbers(tail)];
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end];
}
