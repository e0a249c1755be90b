import { expect, test } from "vitest";
import { isSmallTalk } from "./small-talk.ts";
import { tokenize } from "./text/tokenize.ts";

test.each([
  ["hello there", true],
  ["should we hire more drivers?", true],
  ["so do you think we should raise prices", true],
  ["is it worth keeping the second depot", true],
  ["which drivers should be paid more than 30", false],
  ["do you think revenue will grow", false],
  ["how many drivers did we hire", false],
])("%s", (text, is) => expect(isSmallTalk(tokenize(text))).toBe(is));
