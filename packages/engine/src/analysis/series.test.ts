import { expect, test } from "vitest";
import { findExtreme } from "./extreme/find-extreme.ts";
import { figureColumn, tableOf, timeColumn } from "./forecast/testing/made-table.ts";

test("a period that is covered in part alone is no unusual one", () => {
  const rows = Array.from({ length: 15 }, (_, month) => [
    `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`,
    month === 0 ? 4 : 500 + ((month * 7) % 11),
  ]);
  const found = (partial?: string[]) =>
    findExtreme(
      tableOf(
        [{ ...timeColumn, ...(partial === undefined ? {} : { partial }) }, figureColumn("Calls")],
        rows,
      ),
    );
  expect(found()).toHaveLength(1);
  expect(found(["2023-01-01"])).toEqual([]);
});
