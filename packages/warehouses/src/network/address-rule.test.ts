import { describe, expect, test } from "vitest";
import { isAllowedAddress } from "./address-rule.ts";

const open = { allowPrivateHosts: true };
const closed = { allowPrivateHosts: false };

describe("addresses that this server may connect to", () => {
  test.each(["8.8.8.8", "93.184.216.34", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])(
    "%s is public",
    (address) => {
      expect(isAllowedAddress(address, closed)).toBe(true);
      expect(isAllowedAddress(address, open)).toBe(true);
    },
  );

  test.each([
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.4",
    "100.64.0.1",
    "198.18.0.1",
    "::1",
    "fc00::1",
    "fd12:3456::1",
    "::ffff:10.0.0.1",
    "::ffff:7f00:1",
    "::FFFF:127.0.0.1",
    "0:0:0:0:0:ffff:c0a8:0001",
    "64:ff9b::192.168.0.1",
    "64:ff9b:1::10.0.0.1",
    "::127.0.0.1",
    "::7f00:1",
    "2002:7f00:1::",
    "2002:c0a8:101::1",
    "2001:0:4136:e378:8000:63bf:80ff:fffe",
  ])("%s is private: where the operator allows it", (address) => {
    expect(isAllowedAddress(address, closed)).toBe(false);
    expect(isAllowedAddress(address, open)).toBe(true);
  });

  test.each([
    "169.254.169.254",
    "169.254.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "fe80::1",
    "fe80::1%eth0",
    "ff02::1",
    "::",
    "fd00:ec2::254",
    "::ffff:169.254.169.254",
    "::ffff:a9fe:a9fe",
    "64:ff9b::a9fe:a9fe",
    "::a9fe:a9fe",
    "2002:a9fe:a9fe::1",
    "2001:0:0:0:0:0:5601:5601",
    "168.63.129.16",
    "fec0::1",
    "100::1",
    "0177.0.0.1",
    "0x7f000001",
    "2130706433",
    "not an address",
    "",
  ])("%s never", (address) => {
    expect(isAllowedAddress(address, closed)).toBe(false);
    expect(isAllowedAddress(address, open)).toBe(false);
  });
});
