import { expect, test } from "vitest";
import { clubIndex } from "../testing/club-model.ts";
import { brief } from "../testing/read.ts";
import { understand } from "../understand.ts";

const index = clubIndex();

/** What a turn is read as after a question that was not answered. */
function after(unanswered: string, question: string) {
  const asked = { previous: [], previousQuestions: [unanswered], unanswered: true, index };
  const read = understand({ ...asked, question, now: "2024-05-15T00:00:00" });
  const best = read.kind === "readings" ? read.readings[0] : undefined;
  return best === undefined ? read.kind : { read: brief(best.query), sure: best.confidence > 0.5 };
}

const unknown = "how many reservations with parrots in 2023";

test.each([
  ["and in 2022?", "count(*) where reserved_on in 2022-01-01..2023-01-01"],
  ["by channel", "count(*) by channel where reserved_on in 2023-01-01..2024-01-01"],
])("%s goes on from what was not answered, unsure", (question, read) => {
  expect(after(unknown, question)).toEqual({ read, sure: false });
});

test("what asks by itself is a question of its own", () => {
  expect(after(unknown, "in 2022 how many members joined")).toMatchObject({ sure: true });
  expect(after(unknown, "monthly payment amount in 2023")).toMatchObject({ sure: true });
});
