import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { tokenize } from "../../text/tokenize.ts";
import { shortYear } from "./short-year.ts";

const { model, values } = makeModel({
  tables: {
    trips: {
      fact: true,
      rows: 500,
      time: "sailed",
      columns: {
        trip_id: { type: "integer", role: "key" },
        sailed: { type: "date", minimum: "2023-02-01", maximum: "2025-09-30" },
      },
    },
  },
});
const index = buildModelIndex(model, values);

it.each([
  ["trips in august 25 vs august 24", ["august 2025", "august 2024"]],
  ["trips jul 24 vs aug 24", ["jul 2024", "aug 2024"]],
  ["trips from aug 24 to sep 24", []],
  ["trips on august 25", []],
  ["trips in august 19 vs august 18", []],
])("%s", (text, expected) => {
  const tokens = tokenize(text);
  expect(tokens.flatMap((_, at) => shortYear(tokens, at, index)?.words ?? [])).toEqual(expected);
});
