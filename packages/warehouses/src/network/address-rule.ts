import { BlockList, isIP } from "node:net";

const reserved = new BlockList();
reserved.addSubnet("0.0.0.0", 8, "ipv4");
reserved.addSubnet("169.254.0.0", 16, "ipv4");
reserved.addSubnet("192.0.0.0", 24, "ipv4");
reserved.addSubnet("224.0.0.0", 3, "ipv4");
reserved.addAddress("::", "ipv6");
reserved.addSubnet("fe80::", 10, "ipv6");
reserved.addSubnet("ff00::", 8, "ipv6");
reserved.addAddress("fd00:ec2::254", "ipv6");

const local = new BlockList();
local.addSubnet("10.0.0.0", 8, "ipv4");
local.addSubnet("100.64.0.0", 10, "ipv4");
local.addSubnet("127.0.0.0", 8, "ipv4");
local.addSubnet("172.16.0.0", 12, "ipv4");
local.addSubnet("192.168.0.0", 16, "ipv4");
local.addSubnet("198.18.0.0", 15, "ipv4");
local.addAddress("::1", "ipv6");
local.addSubnet("fc00::", 7, "ipv6");

/**
 * Whether this server may connect to an address. Link-local ranges (where clouds serve their credentials), multicast
 * and reserved ones are refused always; loopback and private ranges unless the operator allows them. IPv4 addresses
 * inside IPv6 (mapped, NAT64) count as what they carry.
 */
export function isAllowedAddress(
  address: string,
  { allowPrivateHosts }: { allowPrivateHosts: boolean },
): boolean {
  const plain = carriedAddress(address);
  const family = isIP(plain) === 6 ? "ipv6" : "ipv4";
  if (isIP(plain) === 0 || reserved.check(plain, family)) return false;
  return allowPrivateHosts || !local.check(plain, family);
}

/** The IPv4 address that an IPv6 address stands for, or the address itself. */
function carriedAddress(address: string): string {
  const bare = address.split("%")[0]?.toLowerCase() ?? "";
  if (isIP(bare) !== 6) return bare;
  const dotted = /^(?:::ffff:|64:ff9b::)(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (dotted !== undefined) return dotted;
  const groups = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(canonical(bare));
  if (groups === null) return bare;
  const [high, low] = [Number.parseInt(groups[1] ?? "0", 16), Number.parseInt(groups[2] ?? "0", 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

/** The one short spelling of an IPv6 address. */
const canonical = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);
