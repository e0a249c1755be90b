import { expect, test } from "vitest";
import { lendingIndex } from "../../testing/lending-model.ts";
import { briefOf } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { daysItLasts } from "./days-it-lasts.ts";

const index = lendingIndex();

test.each([
  ["average number of days a costume is away, by style", "average hire duration in days by style"],
  ["how long is a costume out on average", "average hire duration"],
  ["how long is a costume kept on average", "average hire duration"],
  ["how long do people keep a costume on average", "average hire duration"],
  ["how many days do members hold on to costumes", "average hire duration in days"],
  ["how many days does a hire last", "average hire duration in days"],
  ["how long are pirate costumes away", "average hire duration for pirate"],
  ["how long do members wait until a wish is granted", "average time until a wish is granted"],
  ["how many hours do people wait on average for granting", "average hours to granting"],
  ["depots that hire out more than the average depot", "depots with more hires than average"],
  ["which members borrow less than average", "which members have fewer hires than average"],
])("“%s” asks for: %s", (said, plain) => {
  expect(briefOf(index, said)).toBe(briefOf(index, plain));
});

test("the month before is none that lasts", () =>
  expect(daysItLasts(tokenize("days per hire last month"), 0, index)).toBeNull());
