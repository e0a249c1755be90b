import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { best, brief } from "../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const state = (...values: string[]): ColumnSketch => ({ type: "string", values, distinct: values.length });
const { model, values } = makeModel({
  tables: {
    farms: {
      naming: "farm_name",
      rows: 90,
      columns: {
        farm_id: key,
        farm_name: { type: "string", values: ["Hill Farm"], distinct: 90 },
        kind: state("Grower", "Inspector"),
        soil: state("Clay", "Sand"),
      },
    },
    contracts: {
      fact: true,
      rows: 400,
      time: "signed_on",
      columns: {
        contract_id: key,
        grower_id: key,
        signed_on: { type: "date" },
        crop: state("Oats", "Rye"),
        status: state("Running", "Ended"),
      },
    },
    loads: {
      fact: true,
      rows: 5000,
      time: "weighed_on",
      columns: {
        load_id: key,
        contract_id: key,
        weighed_on: { type: "date" },
        status: state("Accepted", "Refused"),
        tonnes: { type: "decimal" },
      },
    },
  },
  references: ["contracts.grower_id>farms.farm_id", "loads.contract_id>contracts.contract_id"],
});
const index = buildModelIndex(model, values);

/** What is read, with the tables of the groups. */
function said(question: string): string {
  const { query } = best(index, question);
  const dimensions = query.kind === "aggregate" ? query.dimensions : [];
  const tables = dimensions.flatMap(({ expression }) =>
    expression.kind === "field" ? expression.field.table : [],
  );
  return `${brief(query)} (${[...new Set(tables)].join(", ")})`;
}

test.each([
  ["tonnes per contract's crop", "sum(tonnes) by crop (contracts)"],
  ["sum of tonnes per contract's status", "sum(tonnes) by status (contracts)"],
  ["loads by status and contract crop", "count(*) by status, crop (loads, contracts)"],
  ["number of loads per status for rye contracts", "count(*) by status where crop = Rye (loads)"],
  ["loads by contract status", "count(*) by status (contracts)"],
  ["loads by status of the contract", "count(*) by status (contracts)"],
  ["contracts by grower", "count(*) by farm_name (farms, contracts)"],
  ["contracts by grower soil", "count(*) by soil (farms)"],
  ["tonnes by soil of the grower", "sum(tonnes) by soil (farms)"],
])("%s", (question, read) => expect(said(question)).toBe(read));
