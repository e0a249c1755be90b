import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief } from "../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    mill_days: {
      fact: true,
      rows: 900,
      time: "day",
      columns: {
        day: { type: "date" },
        river: { type: "string", values: ["Upper", "Lower"], distinct: 2 },
        flood_warning: { type: "string", values: ["Yes", "No"], distinct: 2 },
        output_kwh: { type: "decimal", role: "measure", distinct: 700 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  "number of flood warnings and total output by river",
  "for each river the number of flood warnings and the total output",
  "flood warnings and total output by river",
])("%s: the warnings tell nothing of the rows of the other figure", (question) => {
  const { query } = best(index, question);
  expect(brief(query)).toBe("count(*), sum(output_kwh) by river");
  const [warnings, output] = query.kind === "aggregate" ? query.measures : [];
  expect(warnings?.expression).toMatchObject({ filter: { kind: "comparison" } });
  expect(output?.expression).toMatchObject({ filter: null });
});

test("what is counted by itself is those days alone", () => {
  expect(brief(best(index, "number of flood warnings by river").query)).toBe(
    "count(*) by river where flood_warning = Yes",
  );
});
