import { describe, expect, it } from "vitest";
import { salesIndex } from "../testing/models.ts";
import { sportsIndex } from "../testing/sports-model.ts";
import type { ModelIndex } from "./model-index.ts";

const borrowed = ({ tables, columns }: ModelIndex) =>
  Object.fromEntries(
    tables.flatMap(({ table, borrowed: own }) =>
      own.length === 0 ? [] : [[table.name, own.map((id) => columns[id]?.column.name)]],
    ),
  );

describe("borrowedNames", () => {
  it("gives riders the names of the people that they are", () => {
    expect(borrowed(sportsIndex())).toEqual({ rider: ["name"] });
  });

  it("gives nothing to rows that only refer to something with a name", () => {
    expect(borrowed(salesIndex())).toEqual({});
  });
});
