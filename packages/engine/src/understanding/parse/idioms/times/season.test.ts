import { expect, test } from "vitest";
import { clubIndex } from "../../../testing/club-model.ts";
import { best, briefOf } from "../../../testing/read.ts";

const club = clubIndex();

test.each([
  ["reservations in summer 2023", "reservations from june to august 2023"],
  ["reservations in winter of 2022", "reservations from december 2022 to february 2023"],
  [
    "summer 2023 vs summer 2022 reservations (june to july)",
    "june to july 2023 vs june to july 2022 reservations",
  ],
  [
    "reservations in winter 2022/23 vs winter 2021/22",
    "reservations from december 2022 to february 2023 vs december 2021 to february 2022",
  ],
])("%s", (question, same) => {
  expect(briefOf(club, question)).toBe(briefOf(club, same));
  expect(JSON.stringify(best(club, question).query)).toMatch(/-0[67]-01|-12-01/);
});
