import { expect, test } from "vitest";
import { rawOf } from "../../text/raw-of.ts";
import { tokenize } from "../../text/tokenize.ts";
import { thenHowMany } from "./then-how-many.ts";

test.each([
  [
    "unpaid bills: how many are there and what are they worth?",
    "how many unpaid bills and what are they worth",
  ],
  [
    "bills over 100 - how many are there and what do they add up to",
    "how many bills over 100 and what are they worth",
  ],
  ["late trains, how many of them?", "how many late trains"],
  ["late trains, how many of them stopped here?", "late trains , how many of them stopped here ?"],
  ["which trains were late, how many of them?", "which trains were late , how many of them ?"],
])("%s", (text, read) => expect(rawOf(thenHowMany(tokenize(text)))).toBe(read));
