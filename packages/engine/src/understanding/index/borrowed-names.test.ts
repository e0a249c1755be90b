import { describe, expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { salesIndex } from "../testing/models.ts";
import { sportsIndex } from "../testing/sports-model.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const borrowed = ({ tables, columns }: ModelIndex) =>
  Object.fromEntries(
    tables.flatMap(({ table, borrowed: own }) =>
      own.length === 0 ? [] : [[table.name, own.map((id) => columns[id]?.column.name)]],
    ),
  );

const depots = makeModel({
  tables: {
    depot: {
      columns: {
        depot_id: { type: "integer", role: "key" },
        manager_clerk_id: { type: "integer", role: "key" },
      },
    },
    clerk: {
      naming: "name",
      columns: { clerk_id: { type: "integer", role: "key" }, name: { type: "string" } },
    },
  },
  references: ["depot.manager_clerk_id=clerk.clerk_id"],
});

describe("borrowedNames", () => {
  it("gives riders the names of the people that they are", () => {
    expect(borrowed(sportsIndex())).toEqual({ rider: ["name"] });
  });

  it("gives nothing to rows that only refer to something with a name", () => {
    expect(borrowed(salesIndex())).toEqual({});
  });

  it("gives no depot the name of its only manager", () => {
    expect(borrowed(buildModelIndex(depots.model, depots.values))).toEqual({});
  });
});
