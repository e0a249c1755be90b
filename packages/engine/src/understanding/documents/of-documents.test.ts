import { describe, expect, it } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

/** A sheet of consignments with a row for each line of one. */
const sheet = (numbers: number): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      consignments: {
        fact: true,
        rows: 900,
        time: "sent_on",
        key: ["consignment_no", "line"],
        columns: {
          consignment_no: { type: "string", role: "key", distinct: numbers },
          line: { type: "integer", role: "key", distinct: 6 },
          sent_on: { type: "date" },
          shipper: { type: "string", values: ["Halm", "Torv"] },
          state: { type: "string", values: ["Lost", "Arrived"] },
          ware: { type: "string", values: ["Tea", "Salt"] },
          sacks: { type: "integer" },
          freight: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
};
const index = sheet(300);
const counted = "count-distinct(consignment_no)";

describe("documents of a sheet with a row for each of their lines", () => {
  it.each([
    ["how many consignments were lost", `${counted} where state = Lost`],
    ["consignments by shipper", `${counted} by shipper`],
    ["how many consignments had salt by shipper", `${counted} by shipper where ware = Salt`],
    ["total sacks and number of consignments by shipper", `sum(sacks), ${counted} by shipper`],
    ["average freight per consignment", `sum(freight) / ${counted}`],
    [
      "average freight per consignment by shipper in 2023",
      /^sum\(freight\) \/ count-distinct.* by shipper where/,
    ],
    ["top 3 consignments by freight", "sum(freight) by consignment_no order o1 desc limit 3"],
    ["consignments over 500 sacks", /count-distinct.* where .*sum.*sacks.* > 500/],
    ["list the lost consignments", "list distinct consignment_no where state = Lost"],
    ["shippers with more than 2 lost consignments", /having m1 > 2/],
  ])("%s", (question, expected) => {
    const read = briefOf(index, question);
    if (typeof expected === "string") expect(read).toBe(expected);
    else expect(read).toMatch(expected);
  });

  it("have lines that are counted beside them", () => {
    const lines = "count(consignment_no)";
    expect(briefOf(index, "how many lines")).toBe(lines);
    expect(briefOf(index, "consignment lines by shipper")).toBe(`${lines} by shipper`);
    expect(briefOf(index, "average number of lines per consignment by shipper")).toBe(
      `${lines} / ${counted} by shipper`,
    );
    expect(briefOf(index, "consignments with more than 4 lines")).toBe(
      `${lines} by consignment_no having m1 > 4`,
    );
    expect(briefOf(index, "average freight per line")).toBe("average(freight)");
  });

  it("have a median and bounds of their own, and their lines have others", () => {
    const total = "overall sum(freight) of the same consignment_no";
    const once = "once per consignment_no";
    expect(briefOf(index, "median freight per consignment")).toBe(`median(${total}) ${once}`);
    expect(briefOf(index, "median consignment freight by ware")).toBe(
      `median(${total} of the same ware) ${once} by ware`,
    );
    expect(briefOf(index, "consignment lines of 40 sacks or more by shipper")).toBe(
      "count(consignment_no) by shipper where sacks >= 40",
    );
    expect(briefOf(index, "lines where freight is over 40")).toBe("count(consignment_no) where freight > 40");
  });

  it("stay counted by what a follow-up asks of them", () => {
    const before = ["lost consignments by shipper"];
    expect(briefOf(index, "and by ware instead", before)).toBe(`${counted} by ware where state = Lost`);
  });

  it("are no figure that goes without saying", () => {
    const question = "who is our best shipper";
    const asked = { question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" };
    expect(understand(asked).kind).toBe("ambiguous");
  });

  it("are rows where a number is told once, but for a few duplicates", () => {
    expect(briefOf(sheet(890), "how many consignments were lost")).toBe("count(*) where state = Lost");
  });
});

describe("documents with a table of those whose they are", () => {
  const { model, values } = makeModel({
    tables: {
      shippers: {
        rows: 20,
        key: ["shipper_id"],
        columns: { shipper_id: { type: "integer", role: "key" }, name: { type: "string", distinct: 20 } },
      },
      consignments: {
        fact: true,
        rows: 900,
        time: "sent_on",
        key: ["consignment_no", "line"],
        columns: {
          consignment_no: { type: "string", role: "key", distinct: 300 },
          line: { type: "integer", role: "key", distinct: 6 },
          shipper_id: { type: "integer", role: "key", distinct: 20 },
          sent_on: { type: "date" },
          sacks: { type: "integer" },
          freight: { type: "decimal" },
        },
      },
    },
    references: ["consignments.shipper_id>shippers.shipper_id"],
  });
  const index = buildModelIndex(model, values);

  const number = "overall count-distinct(consignment_no) of the same shipper_id";

  it.each([
    ["shippers with more than 2 consignments", `list name where ${number} > 2`],
    ["how many shippers have at least 5 consignments", `count(*) where ${number} >= 5`],
    ["shippers without consignments", "list name where related(consignments) = 0"],
    ["top 3 shippers by number of consignments", `${counted} by name order m1 desc limit 3`],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});
