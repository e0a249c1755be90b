import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { briefOf } from "../testing/read.ts";

const index = clubIndex();
const before = ["top 3 members by cost of lessons", "how many reservations did the first one make?"];

test.each(["and the second one?", "what about the second one"])("%s", (question) =>
  expect(briefOf(index, question, before)).toBe(
    briefOf(index, "how many reservations did the second one make?", before.slice(0, 1)),
  ),
);
