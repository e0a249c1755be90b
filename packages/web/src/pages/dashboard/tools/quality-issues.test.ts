import {
  type Column,
  type ColumnProfile,
  makeColumn,
  makeModel,
  makeTable,
  type SemanticModel,
  type TableReport,
} from "@parlance/contract";
import { describe, expect, it } from "vitest";
import { qualityIssues } from "./quality-issues.ts";

const column = (name: string, profile: Partial<ColumnProfile>): Column =>
  makeColumn(name, {
    profile: {
      sampledRows: 100,
      nulls: 0,
      distinct: 10,
      minimum: null,
      maximum: null,
      topValues: [],
      ...profile,
    },
  });
const model = (columns: Column[], rest: Partial<SemanticModel> = {}): SemanticModel =>
  makeModel("ds_1", [makeTable("sales", columns, { label: "Sales", rowCount: 100 })], rest);
const report: TableReport = { name: "sales", rowCount: 100, columns: [], skippedLines: 0, notes: [] };

describe("qualityIssues", () => {
  it("finds none in clean data", () => {
    expect(qualityIssues(model([column("region", {})]), [report])).toEqual([]);
  });

  it("tells gaps, empty columns and columns of one value", () => {
    const columns = [
      column("some gaps", { nulls: 4 }),
      column("gaps", { nulls: 12 }),
      column("empty", { nulls: 100, distinct: 0 }),
      column("constant", { distinct: 1 }),
    ];
    expect(qualityIssues(model(columns), [])).toEqual([
      { where: "Sales, gaps", what: "12 % of the cells are empty" },
      { where: "Sales, empty", what: "Every cell is empty" },
      { where: "Sales, constant", what: "Holds one value alone" },
    ]);
  });

  it("tells references without a target and keys that are not unique", () => {
    const relationships: SemanticModel["relationships"] = [
      {
        id: "r1",
        from: { table: "sales", columns: ["shop"] },
        to: { table: "shops", columns: ["id"] },
        cardinality: "many-to-many",
        role: null,
        origin: "inferred",
        evidence: { inclusion: 0.9, uniqueness: 0.8, orphans: 1200, nulls: 0 },
      },
    ];
    expect(qualityIssues(model([], { relationships }), []).map(({ what }) => what)).toEqual([
      "1,200 rows refer to nothing",
      "The referred key is not unique, so nothing is added up along it",
    ]);
  });

  it("tells what could not be read", () => {
    const unread: TableReport = {
      ...report,
      skippedLines: 3,
      columns: [
        {
          name: "amount",
          type: "decimal",
          nulls: 0,
          rejected: 2,
          rejectedSamples: ["line 4: n.a.", "line 9: ?"],
          notes: [],
        },
      ],
    };
    expect(qualityIssues(model([]), [unread])).toEqual([
      {
        where: "sales, amount",
        what: "2 cells were not readable as number: line 4: n.a., line 9: ?",
      },
      { where: "sales", what: "3 lines were left out or mended" },
    ]);
  });
});
