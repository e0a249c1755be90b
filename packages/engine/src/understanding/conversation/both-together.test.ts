import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();

test.each([
  [["how many reservations are cancelled", "and no show?"], "both together?", "state in cancelled|no_show"],
  [["harbours in Oban", "and Tromso?"], "both towns together", "town in Oban|Tromso"],
  [["reservations by channel in 2022", "what about 2023?"], "the two of them together", "2022.* or .*2023"],
])("%j, %s", (before, question, rows) => {
  expect(briefOf(index, question, before)).toMatch(new RegExp(`^(?!.*, ).*where .*${rows}`));
});

test("what was asked of other rows than those is no part of it", () =>
  expect(
    briefOf(index, "both together", [
      "how many members are there",
      "how many reservations online",
      "and at the desk?",
    ]),
  ).toBe("count(*) where channel in Online|Desk"));

test.each(["show both", "give me both of them"])("two figures of the same rows, %s", (question) =>
  expect(briefOf(index, question, ["the largest cost of lessons", "and the smallest?"])).toBe(
    "maximum(cost), minimum(cost)",
  ),
);
