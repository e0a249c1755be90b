import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    members: {
      rows: 700,
      naming: "member_name",
      columns: {
        member_id: { type: "integer", role: "key" },
        member_name: { type: "string", values: ["Ana Ruiz", "Bo Lind"], distinct: 690 },
      },
    },
    passes: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: {
        pass_id: { type: "integer", role: "key" },
        member_id: { type: "integer" },
        plan: { type: "string", values: ["Solo", "Family"], distinct: 3 },
        sold_on: { type: "date" },
      },
    },
  },
  references: ["passes.member_id>members.member_id"],
});
const index = buildModelIndex(model, values);

test("two kinds of rows that are compared are each counted, and not who has both", () => {
  expect(briefOf(index, "number of members: Solo vs Family")).toContain("plan in Solo|Family");
  expect(briefOf(index, "members with a Solo and a Family plan")).toContain("where");
  expect(briefOf(index, "members with a Solo and a Family plan")).not.toContain("plan in");
});
