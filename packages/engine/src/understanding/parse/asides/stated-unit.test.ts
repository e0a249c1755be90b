import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    trails: {
      rows: 60,
      naming: "trail_name",
      columns: {
        trail_no: { type: "integer", role: "key" },
        trail_name: { type: "string", distinct: 60 },
        length_km: { type: "decimal", level: true },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each(["longest trail in km", "longest trail (km)", "which trail is the longest in kilometres"])(
  "the unit that lengths are in anyway: %s",
  (question) => expect(briefOf(index, question)).toBe("list trail_name order length_km desc limit 1"),
);

test.each([
  ["average length in km by trail name", "average(length_km) by trail_name"],
  ["top 3 trails by average length in km", "average(length_km) by trail_name order m1 desc limit 3"],
])("the unit that a named figure is in: %s", (question, brief) =>
  expect(briefOf(index, question)).toBe(brief),
);
