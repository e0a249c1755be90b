import { expect, test } from "vitest";
import { tokenize } from "../../text/tokenize.ts";
import { howFast } from "./how-fast.ts";

test.each([
  ["how fast do ferries go on average, mph", "average speed in"],
  ["how fast did the vans drive in March", "average speed"],
  ["how fast are tickets resolved", "average time to resolve tickets"],
  ["how fast do orders arrive", null],
])("%s: %s", (said, plain) => {
  expect(howFast(tokenize(said), 0)?.words ?? null).toBe(plain);
});
