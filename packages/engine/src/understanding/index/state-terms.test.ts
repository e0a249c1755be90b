import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const { model, values } = makeModel({
  tables: {
    trams: {
      rows: 90,
      naming: "tram",
      columns: {
        tram_id: { type: "integer", role: "key" },
        tram: { type: "string", distinct: 90 },
        depot: { type: "string", values: ["Hill", "Shore"], distinct: 2 },
        retired_on: { type: "date", nulls: 80, distinct: 10 },
      },
    },
  },
});
const index = buildModelIndex(model, values);

test.each([
  ["trams still in service by depot", "count(*) by depot where retired_on missing"],
  ["how many trams are in use", "count(*) where retired_on missing"],
  ["how many retired trams", "count(*) where not retired_on missing"],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
