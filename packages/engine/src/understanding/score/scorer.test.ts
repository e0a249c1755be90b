import { expect, test } from "vitest";
import { scorer } from "./scorer.ts";

test("candidates are ranked by how they were read, what their words are linked to and what the query uses of them alone", () => {
  const families = new Set(Object.keys(scorer.rank).map((name) => name.slice(0, name.indexOf("/"))));
  expect([...families].toSorted()).toEqual(["link", "read", "use"]);
});
