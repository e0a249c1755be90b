import { expect, test } from "vitest";
import { deedsAlike } from "./deeds-alike.ts";

test.each([
  ["finishing", "closed"],
  ["shipping", "dispatched"],
  ["placing", "ordered"],
  ["asking", "requested"],
  ["giving", "donated"],
  ["fixing", "fixed"],
  ["getting", "received"],
  ["released", "published"],
])("%s may be told as %s", (word, other) => expect(deedsAlike(word)).toContain(other));

test("a word is none of the others that it may stand for", () =>
  expect(deedsAlike("closed")).not.toContain("closed"));
