import type { Failure } from "@parlance/contract";
import { z } from "zod";

/** A host name or address, without scheme, port or path. */
export const hostName = z
  .string()
  .trim()
  .min(1)
  .max(253)
  .regex(/^[A-Za-z0-9._:-]+$/, "must be a host name or an address, without a scheme or a port")
  .refine((host) => !/^[^:]*:\d+$/.test(host), "must not hold the port, which has its own field");

/** A TCP port. */
export const portNumber = z.coerce.number().int().min(1).max(65_535);

/** An IANA time zone. */
export const timeZoneName = z.string().trim().refine(isTimeZone, "is not a time zone such as Europe/Paris");

/** A time zone that is one, but not to the server: MySQL's tables of them are empty until an administrator fills them. */
export const unknownTimeZone = (cause: string): Failure => ({
  code: "invalid-request",
  issues: [
    {
      path: "Time zone",
      message: `is not known to this server (${cause}). Choose UTC, or ask its administrator to load the time zones`,
    },
  ],
});

/** How a connection is encrypted, as a form offers it. */
export const encryptionChoices = [
  { value: "prefer", label: "Where the server offers it" },
  { value: "require", label: "Always" },
  { value: "verify", label: "Always, and check the certificate" },
  { value: "disable", label: "Never" },
];

/** The names in a list separated by commas. */
export const namesIn = (list: string): string[] =>
  list
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z0-9_+/-]+$/.test(name);
  } catch {
    return false;
  }
}
