import { expect, test } from "vitest";
import { workshopIndex } from "../../../testing/workshop-model.ts";
import { tokenize } from "../../../text/tokenize.ts";
import { writeOutIdioms } from "../write-out-idioms.ts";

const index = workshopIndex();

test.each([
  ["which towns buy the most brakes", "which client towns has the highest total quantity for brakes"],
  ["towns that bought the most brakes", "client towns that has the highest total quantity for brakes"],
  ["which towns supply the most spoke", "which maker towns has the highest total quantity for spoke"],
  ["who buys the most spoke", "which client has the highest total quantity for spoke"],
  ["which client towns buy the most spoke", "which client towns has the highest total quantity for spoke"],
  ["which clients bought the most parts in 2023", "which clients has the highest total quantity in 2023"],
  ["who bought spoke in 2023", "which client bought spoke in 2023"],
  ["who made the spoke", "who made the spoke"],
  ["which towns repair the most spoke", "which towns repair the most spoke"],
])("the doer of the verb has what is asked for: %s", (question, written) => {
  const words = writeOutIdioms(tokenize(question), index).map(({ raw }) => raw);
  expect(words.join(" ")).toBe(written);
});
