import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();
const before = ["reservations by channel", "only Oban"];

test.each([
  "back to all towns",
  "ok, now all towns again, not just Oban",
  "all towns, not only Oban",
  "every town again",
  "all towns now",
  "not just Oban",
  "everyone, not only the Oban ones",
  "remove the town filter",
])("%s", (question) => {
  expect(briefOf(index, question, before)).toBe("count(*) by channel");
});

test("not just one year", () =>
  expect(briefOf(index, "not only 2023", ["reservations by channel in 2023"])).toBe("count(*) by channel"));
