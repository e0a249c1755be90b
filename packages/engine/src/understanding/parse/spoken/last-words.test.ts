import { expect, test } from "vitest";
import { rawOf } from "../../text/raw-of.ts";
import { tokenize } from "../../text/tokenize.ts";
import { lastWords } from "./last-words.ts";

test.each([
  ["which towns sell the most? open shops only", "which towns sell the most , open shops only"],
  ["sales by town? excluding refunds", "sales by town , excluding refunds"],
  ["sales by town? and by month", "sales by town ? and by month"],
  ["only open shops", "only open shops"],
])("%s", (text, read) => expect(rawOf(lastWords(tokenize(text)))).toBe(read));
