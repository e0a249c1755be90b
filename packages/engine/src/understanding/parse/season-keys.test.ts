import { expect, it } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { seasonKeys } from "./season-keys.ts";

it.each([
  ["23/24", ["202324", "20232024", "2324"]],
  ["2023-24", ["202324", "20232024", "2324"]],
  ["1999/2000", ["199900", "19992000", "9900"]],
  ["23/25", []],
  ["23 - 24", []],
  ["10/11/12", []],
])("%s", (text, keys) => expect(seasonKeys(tokenize(text))).toEqual(keys));
