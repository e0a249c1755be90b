import { sentenceText } from "@parlance/contract";
import { expect, it } from "vitest";
import { flagRates } from "./flag-rates.ts";

const column = (id: string, type: "integer" | "string") => ({
  id,
  label: id,
  type,
  role: type === "integer" ? ("measure" as const) : ("dimension" as const),
  unit: { kind: "none" as const, currency: null, label: null },
});
const rows = (member: string, ones: number, all: number) =>
  Array.from({ length: all }, (_, at) => [at < ones ? 1 : 0, member]);

it("says where ones are most and least frequent, small groups aside", () => {
  const table = {
    columns: [column("Default", "integer"), column("Trade", "string")],
    rows: [...rows("Bakery", 8, 20), ...rows("Bank", 1, 20), ...rows("Circus", 3, 3)],
    rowCount: 43,
    truncated: false,
  };
  expect(sentenceText(flagRates(table, 1, 0) ?? [])).toBe(
    "Default is most frequent with Trade Bakery (40 %), least with Bank (5 %).",
  );
  expect(flagRates({ ...table, rows: [[7, "Bank"]] }, 1, 0)).toBeNull();
});
