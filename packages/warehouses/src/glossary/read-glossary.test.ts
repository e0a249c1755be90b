import { fieldOf, type GlossaryTerm } from "@parlance/contract";
import { describe, expect, test } from "vitest";
import { table, testModel } from "../file/testing/test-model.ts";
import { parseGlossary } from "./parse-glossary.ts";
import { readGlossary } from "./read-glossary.ts";
import { withGlossary } from "./with-glossary.ts";

const model = testModel(
  [
    table(
      "orders",
      "id:integer customer_id:integer freight:decimal status:string order_date:date",
      ["id"],
      [],
    ),
    table("customers", "id:integer name:string country:string vip:boolean", ["id"], []),
  ],
  [],
);
for (const each of model.tables.flatMap(({ columns }) => columns)) {
  const values = { status: ["paid", "Open"], country: ["France", "Spain"] }[each.name];
  if (values === undefined) continue;
  each.profile = {
    sampledRows: 10,
    nulls: 0,
    distinct: 2,
    minimum: null,
    maximum: null,
    topValues: values.map((value) => ({ value, count: 5 })),
  };
}
model.derivedMeasures.push({
  id: "average_freight",
  label: "Average freight",
  description: null,
  table: "orders",
  expression: { kind: "constant", value: 1 },
  unit: { kind: "none", currency: null, label: null },
  synonyms: [],
});

const bindingOf = (term: string, definition: string, synonyms = ""): GlossaryTerm["binding"] =>
  readGlossary(`term,definition,synonyms,category\n"${term}","${definition}","${synonyms}",Sales\n`, model)
    .terms[0]?.binding ?? null;
const field = (of: string, column: string) => fieldOf(of, column);

describe("glossary rows", () => {
  test("are read with quotes, other separators and columns in any order", () => {
    const csv =
      '\uFEFFCategory;Term;Definition;Synonyms\r\nSales;"Big; order";"Says ""big""";large order|bulk\r\n;Plain;Nothing;\r\n';
    expect(parseGlossary(csv)).toEqual({
      errors: [],
      rows: [
        {
          row: 1,
          term: "Big; order",
          definition: 'Says "big"',
          synonyms: ["large order", "bulk"],
          category: "Sales",
        },
        { row: 2, term: "Plain", definition: "Nothing", synonyms: [], category: null },
      ],
    });
  });

  test("say one by one what is wrong with them", () => {
    const csv =
      "term,definition\n,No term\nAlone,\nARR,Annual revenue\narr,Again\nMore,cells,than, the header\n";
    const { rows, errors } = parseGlossary(csv);
    expect(rows.map(({ term }) => term)).toEqual(["ARR"]);
    expect(errors).toEqual([
      { row: 1, message: "It has no term." },
      { row: 2, message: "“Alone” has no definition." },
      { row: 4, message: "“arr” stands in row 3 already." },
      { row: 5, message: "It has 4 cells, the header has 2: is there a comma outside quotes?" },
    ]);
    expect(parseGlossary("word,meaning\na,b").errors).toEqual([
      { row: 0, message: "There is no column “term”." },
    ]);
    expect(parseGlossary("").errors).toHaveLength(1);
  });
});

describe("a model with a glossary", () => {
  const read = (csv: string) => readGlossary(csv, model).terms;
  const synonymsOf = ({ tables }: typeof model): string[] =>
    tables.flatMap(({ columns }) => columns.flatMap(({ synonyms }) => synonyms));

  test("knows its columns by the terms, and those of the glossary before no longer", () => {
    const first = withGlossary(model, read("term,definition,synonyms\nHaulage,orders.freight,carriage\n"));
    expect(synonymsOf(first)).toEqual(["Haulage", "carriage"]);
    const second = withGlossary(
      first,
      read("term,definition\nCartage,orders.freight\nTypical,Average freight\n"),
    );
    expect(synonymsOf(second)).toEqual(["Cartage"]);
    expect(second.derivedMeasures[0]?.synonyms).toEqual(["Typical"]);
    expect(second.glossary.map(({ term }) => term)).toEqual(["Cartage", "Typical"]);
  });
});

describe("terms are bound", () => {
  test("to a column that is called so, by the term or a synonym", () => {
    expect(bindingOf("Freight", "What transport cost us")).toEqual({
      kind: "column",
      table: "orders",
      column: "freight",
    });
    expect(bindingOf("Market", "Where they buy", "nation|country")).toEqual({
      kind: "column",
      table: "customers",
      column: "country",
    });
    expect(bindingOf("Client", "See customers.name")).toEqual({
      kind: "column",
      table: "customers",
      column: "name",
    });
    expect(bindingOf("Haulage", "The freight of all orders")).toEqual({
      kind: "column",
      table: "orders",
      column: "freight",
    });
  });

  test("to a measure of the model", () => {
    expect(bindingOf("Typical haulage", "Average freight")).toEqual({
      kind: "measure",
      measure: "average_freight",
    });
  });

  test("to a condition, with the value as the data spells it", () => {
    expect(bindingOf("Settled order", "An order whose status is PAID")).toEqual({
      kind: "filter",
      table: "orders",
      filter: {
        kind: "comparison",
        operator: "=",
        left: field("orders", "status"),
        right: { kind: "constant", value: "paid", type: "string" },
      },
    });
    expect(
      bindingOf("Heavy order", "Orders with freight is more than 1,000 and status = 'open'"),
    ).toMatchObject({
      kind: "filter",
      filter: {
        kind: "and",
        filters: [
          { operator: ">", right: { value: 1000 } },
          { operator: "=", right: { value: "Open" } },
        ],
      },
    });
    expect(bindingOf("Key account", "Customers where vip is true")).toMatchObject({
      table: "customers",
      filter: { right: { value: true } },
    });
  });

  test("to nothing where the definition computes: a column that it mentions is not what it means", () => {
    const computed = [
      ["ADF", "average daily freight"],
      ["FR", "rank by freight"],
      ["Freight share", "freight / total of all orders"],
      ["Recent shipper", "one with freight in the last 90 days"],
    ] as const;
    for (const [term, definition] of computed) expect(bindingOf(term, definition)).toBeNull();
  });

  test("to nothing where nothing carries them, and that is reported", () => {
    const { unbound, terms } = readGlossary(
      "term,definition\nChurn,Customers who left us\nVoided,status is void\nFreight,Cost\n",
      model,
    );
    expect(unbound).toEqual(["Churn", "Voided"]);
    expect(terms).toHaveLength(3);
  });
});
