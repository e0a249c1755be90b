import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    monks: {
      columns: {
        monk_id: { type: "integer", role: "key" },
        first_name: { type: "string", values: ["Odo", "Anselm"], distinct: 60 },
        last_name: { type: "string", values: ["Grey", "Lamb"], distinct: 80 },
        reports_to: { type: "integer", role: "key" },
      },
    },
  },
  references: ["monks.reports_to>monks.monk_id"],
});
const index = buildModelIndex(model, values);

test.each(["who reports to Odo Grey", "how many monks report to Odo Grey"])(
  "%s: both names are those of one person",
  (question) => {
    const { query } = best(index, question);
    const fields = JSON.stringify(query.kind === "set" ? null : "filter" in query ? query.filter : null);
    expect(fields.match(/"relationship"/g)).toHaveLength(2);
    expect(fields).toMatch(/Odo.*Grey/);
  },
);
