import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

/** Berths in harbours and the boats that moored there. */
const { model, values } = makeModel({
  tables: {
    harbours: {
      rows: 90,
      naming: "harbour",
      columns: {
        harbour_id: { type: "integer", role: "key" },
        harbour: { type: "string", distinct: 90 },
        coast: { type: "string", values: ["East coast", "West coast"], distinct: 5 },
      },
    },
    moorings: {
      rows: 4000,
      fact: true,
      time: "moored_on",
      columns: {
        mooring_id: { type: "integer", role: "key" },
        harbour_id: { type: "integer", role: "key" },
        state: { type: "string", values: ["Paid", "Refused"] },
        moored_on: { type: "date" },
      },
    },
  },
  references: ["moorings.harbour_id>harbours.harbour_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["coasts with more than 200 moorings", "by coast having m1 > 200"],
  ["coasts with more than 20 refused moorings in 2024", "state = Refused and moored_on in 2024"],
  [
    "coasts with no moorings in May 2024",
    "list distinct coast where not coast among list distinct coast where",
  ],
  ["how many coasts have more than 200 moorings", "count(*) by coast having m2 > 200"],
  ["how many harbour coasts have more than 200 moorings", "count(*) by coast having m2 > 200"],
  ["how many harbours have more than 50 moorings", "count(*) where related(moorings) > 50"],
  ["harbours with no moorings in May 2024", "list harbour where"],
  ["harbours with more than 50 moorings", "list harbour where"],
  ["coasts of harbours with more than 50 moorings", "list coast where"],
  ["harbours with at least 50 moorings by coast", "count(*) by coast where related(moorings"],
  [
    "how many harbours with more than 20 moorings in 2024 by coast",
    "count(*) by coast where related(moorings",
  ],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
