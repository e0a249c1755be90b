import { describe, expect, it } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { salesIndex } from "../testing/models.ts";
import { findRoutes } from "./graph.ts";
import { buildModelIndex } from "./model-index.ts";
import { expandedWords, nameWords } from "./names.ts";

describe("nameWords", () => {
  it.each([
    ["customerFirstName", ["customer", "first", "name"]],
    ["ORDER_ID", ["order", "id"]],
    ["HTTPStatus", ["http", "status"]],
    ["Culmen Length (mm)", ["culmen", "length", "mm"]],
  ])("%s", (name, words) => expect(nameWords(name)).toEqual(words));
  it("spells abbreviations out", () =>
    expect(expandedWords(["stu", "lname"])).toEqual(["student", "last", "name"]));
});

it.each([
  ["LName", ["last", "name"]],
  ["A/C Type", ["aircraft", "type"]],
])("joins initials to the word after them: %s", (name, words) =>
  expect(expandedWords(nameWords(name))).toEqual(words),
);

describe("buildModelIndex", () => {
  const index = salesIndex();
  const id = (name: string) => index.graph.tableIds.get(name) ?? -1;
  it("finds revenue where quantity meets a price", () => {
    expect(index.columns[index.revenue?.quantity ?? -1]?.column.name).toBe("quantity");
    expect(index.columns[index.revenue?.price ?? -1]?.column.name).toBe("unit_price");
  });
  it("finds the short way first and knows its grain", () => {
    const [route] = findRoutes(index.graph, id("order_lines"), id("customers"), {
      count: 3,
      preferred: new Set(),
    });
    expect(route?.path.map(({ relationship }) => relationship.split(">")[0])).toEqual([
      "order_lines.order_id",
      "orders.customer_id",
    ]);
    expect(route?.toOne).toBe(true);
    const [back] = findRoutes(index.graph, id("customers"), id("orders"), { count: 1, preferred: new Set() });
    expect(back?.toOne).toBe(false);
  });
  it("rather goes down to what rows are made of than by what they share", () => {
    const key = { type: "integer", role: "key" } as const;
    const tables = {
      members: { columns: { member_id: key } },
      boathouses: { columns: { boathouse_id: key } },
      hires: { columns: { hire_id: key, member_id: key, boathouse_id: key } },
      hire_lines: { columns: { line_id: key, hire_id: key, kayak_id: key } },
      kayaks: { columns: { kayak_id: key, boathouse_id: key } },
    };
    const references = [
      "hires.boathouse_id>boathouses.boathouse_id",
      "kayaks.boathouse_id>boathouses.boathouse_id",
      "hires.member_id>members.member_id",
      "hire_lines.hire_id>hires.hire_id",
      "hire_lines.kayak_id>kayaks.kayak_id",
    ];
    const { model, values } = makeModel({ tables, references });
    const { graph } = buildModelIndex(model, values);
    const [members = -1, kayaks = -1] = ["members", "kayaks"].map((name) => graph.tableIds.get(name));
    const [route] = findRoutes(graph, members, kayaks, { count: 1, preferred: new Set() });
    expect(route?.path.map(({ relationship }) => relationship.split(">")[0])).toContain("hire_lines.hire_id");
  });
  it("indexes values by key, by word and for slips", () => {
    expect(index.values.byKey.get("midmarket")).toHaveLength(1);
    expect(index.values.byWord.get("chocolate")).toHaveLength(1);
    expect(index.values.near.get("f6")).toContain("france");
  });
  it("leaves hidden columns out", () => {
    const { model, values } = makeModel({
      tables: {
        t: { columns: { id: { type: "integer", role: "key" }, secret: { type: "string", values: ["x"] } } },
      },
    });
    const hidden = {
      ...model,
      tables: model.tables.map((table) => ({
        ...table,
        columns: table.columns.map((column) => ({ ...column, hidden: column.name === "secret" })),
      })),
    };
    expect(buildModelIndex(hidden, values).columns.map(({ column }) => column.name)).toEqual(["id"]);
  });
  it("takes first and last name together as a person's name", () => {
    const { model, values } = makeModel({
      tables: {
        staff: {
          columns: {
            id: { type: "integer", role: "key" },
            fname: { type: "string" },
            lname: { type: "string" },
          },
        },
      },
    });
    expect(buildModelIndex(model, values).tables[0]?.naming).toEqual([1, 2]);
  });
});
