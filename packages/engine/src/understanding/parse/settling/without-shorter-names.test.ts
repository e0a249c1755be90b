import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel, type TableSketch } from "../../testing/make-model.ts";
import { best, briefOf } from "../../testing/read.ts";

const text = (...values: string[]) => ({ type: "string", values }) as const;

const tables: Record<string, TableSketch> = {
  client_typ: {
    rows: 3,
    key: ["typ_cd"],
    naming: "typ_desc",
    columns: { typ_cd: text("I", "O", "E"), typ_desc: text("Inclient", "Outclient", "Emergency") },
  },
  client: {
    rows: 200,
    key: ["client_id"],
    naming: "client_nm",
    columns: {
      client_id: { type: "integer" },
      client_nm: text("Ana Ruiz", "Bo Lind"),
      typ_cd: text("I", "O", "E"),
    },
  },
  visit: {
    fact: true,
    rows: 3000,
    key: ["visit_id"],
    columns: {
      visit_id: { type: "integer" },
      client_id: { type: "integer" },
      visit_dt: { type: "date" },
      charge: { type: "decimal" },
    },
  },
};
const { model, values } = makeModel({
  tables,
  references: ["client.typ_cd>client_typ.typ_cd", "visit.client_id>client.client_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["total charge by client type", "sum(charge) by typ_desc"],
  ["total charge by cleint type", "sum(charge) by typ_desc"],
  ["number of emergency clients", "count(*) where typ_desc = Emergency"],
])("%s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("clients who are of a type are counted, and not the types", () => {
  const { query } = best(index, "number of emergency clients");
  expect(query.kind === "aggregate" && query.subject).toBe("client");
});
