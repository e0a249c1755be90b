import { expect, test } from "vitest";
import { tokenize } from "../../../text/tokenize.ts";
import { lateBy } from "./late-by.ts";

test.each([
  ["how late are payments", "how many days late are"],
  ["how overdue were parcels", "how many days late are"],
  ["how late do clients pay", "how many days late are"],
  ["how late do shops close", undefined],
  ["how many days late on average are late parcels", "average"],
])("%s", (text, expected) => expect(lateBy(tokenize(text), 0)?.words).toBe(expected));

test("overdue by more than a time is more than it overdue", () => {
  const tokens = tokenize("bills overdue by more than 30 days");
  expect(lateBy(tokens, 1)).toEqual({ words: "more than 30 days overdue", tokens: 6 });
});
