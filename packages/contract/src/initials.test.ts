import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["  Jean  Luc Picard ", "JL"],
  ["", "DU"],
  ["😀 Smile", "😀"],
])("%j is %s", (name, expected) => expect(initials(name)).toBe(expected));
