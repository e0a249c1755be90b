import { expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { spokenKeys } from "./spoken-keys.ts";

it.each([
  ["gift shops", "giftstore"],
  ["charge-offs", "chargedoff"],
  ["drop-offs", "droppedoff"],
  ["checked out", "checkout"],
])("%s may be the value %s", (said, key) => {
  expect(spokenKeys(tokenize(said))).toContain(key);
});
