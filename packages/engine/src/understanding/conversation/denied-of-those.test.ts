import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";
import { withDeniedLeftOut } from "./denied-of-those.ts";

test.each([
  ["How many drivers did not drive these lorries?", "How many drivers except those?"],
  ["find the number of guides who don't work there", "find the number of guides except those"],
  ["which tours did not use them", "which tours except those"],
  ["which of them did not pay", "which of them did not pay"],
  ["how many did not sell", "how many did not sell"],
])("%s: %s", (said, plain) => {
  expect(withDeniedLeftOut(said)).toBe(plain);
});

test("rows that have nothing to do with those shown", () =>
  expect(
    briefOf(clubIndex(), "how many members do not belong to these harbours?", ["harbours in Oban"]),
  ).toMatch(/^count\(\*\) where not harbour_id among list harbour_id where town = Oban$/));

test("of rows that may have many of them, those that have none", () =>
  expect(
    briefOf(clubIndex(), "which members did not make these reservations?", ["reservations in 2023"]),
  ).toMatch(/^list first_name, last_name where related\(reservations where .*\) = 0$/));
