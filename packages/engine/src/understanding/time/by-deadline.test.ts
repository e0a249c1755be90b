import { standardConventions } from "@parlance/contract";
import { expect, test } from "vitest";
import { tokenize } from "../text/tokenize.ts";
import { periodsAt } from "./parse-period.ts";

/** Friday, 8 November 2024. */
const now = "2024-11-08T00:00:00";

test.each([
  ["passes expiring by March", "2024-11-08", "2025-04-01"],
  ["bills due by Monday", "2024-11-08", "2024-11-12"],
  ["permits that lapse by the end of June", "2024-11-08", "2025-07-01"],
  ["permits ending by year end", "2024-11-08", "2025-01-01"],
  ["crates that will be delivered by 3 December", "2024-11-08", "2024-12-04"],
  ["passes with end date by May 2025", "2024-11-08", "2025-06-01"],
  ["staff hired by 2020", null, "2021-01-01"],
  ["crates delivered by March 2024", null, "2024-04-01"],
])("%s", (question, start, end) => {
  const tokens = tokenize(question);
  const at = tokens.findIndex(({ text }) => text === "by");
  expect(periodsAt(tokens, at, now, standardConventions)[0]?.period.interval).toEqual({ start, end });
});

test.each(["revenue by year", "bills by 2024", "crates delivered by month"])(
  "no deadline: %s",
  (question) => {
    const tokens = tokenize(question);
    const at = tokens.findIndex(({ text }) => text === "by");
    expect(periodsAt(tokens, at, now, standardConventions)).toEqual([]);
  },
);
