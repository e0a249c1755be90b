import { expect, it } from "vitest";
import { isMadeOf } from "./is-made-of.ts";

it.each([
  ["lnz", "linz", true],
  ["muc", "munich", true],
  ["paid", "paid", true],
  ["inz", "linz", false],
  ["lzn", "linz", false],
  ["linz", "lin", false],
])("%s of %s: %s", (short, word, made) => expect(isMadeOf(short, word)).toBe(made));
