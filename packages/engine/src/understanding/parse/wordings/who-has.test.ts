import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const { model, values } = makeModel({
  tables: {
    members: {
      rows: 90,
      naming: "member_name",
      columns: {
        member_id: id,
        member_name: { type: "string", distinct: 90 },
        birth_date: { type: "date" },
      },
    },
    policies: {
      rows: 300,
      fact: true,
      time: "starts_on",
      columns: {
        policy_id: id,
        member_id: { type: "integer" },
        kind: { type: "string", values: ["Dental", "Travel"], distinct: 2 },
        starts_on: { type: "date" },
        premium: { type: "decimal", role: "measure", distinct: 90, unit: "currency" },
      },
    },
  },
  references: ["policies.member_id>members.member_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["who has a dental policy", "list member_name where kind = Dental"],
  ["who has more than 2 policies", "list member_name where"],
  ["who has no policy", "list member_name where"],
])("who has such rows are the people whom these are of: %s", (question, read) => {
  expect(briefOf(index, question)).toContain(read);
});
