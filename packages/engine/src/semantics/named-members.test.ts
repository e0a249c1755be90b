import { expect, test } from "vitest";
import { clubIndex } from "../understanding/testing/club-model.ts";
import { best } from "../understanding/testing/read.ts";
import { describeQuery } from "./describe-query.ts";

const index = clubIndex();

test.each([
  [
    ["top 3 members by cost", "by month"],
    "where member is among: (total cost by first name and last name, top 3 by total cost)",
  ],
  [
    ["top 3 members by cost", "the rest"],
    "where member is not among: (total cost by first name and last name, top 3 by total cost)",
  ],
  [["top 5 members by allowance", "the others"], "where member is not among: (members, top 5 by allowance)"],
])("members are told by their names: %j", (turns, expected) => {
  const { query } = best(index, turns.at(-1) ?? "", turns.slice(0, -1));
  expect(describeQuery(query, index.model).sentence).toContain(expected);
});
