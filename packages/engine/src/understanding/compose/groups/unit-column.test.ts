import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    stages: {
      rows: 4,
      naming: "route",
      columns: {
        stage: { type: "integer", role: "key" },
        route: { type: "string", values: ["Holt – Marle", "Marle – Pendle"], distinct: 4 },
        length: { type: "string", values: ["149.0 km (92.6 mi)", "54.0 km (33.6 mi)"] },
        "climb (m)": { type: "integer" },
        "load (kg)": { type: "decimal" },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? []) {
  const known = values.find((list) => list.column === column.name)?.values ?? [];
  if (column.profile !== null)
    column.profile = { ...column.profile, topValues: known.map(({ value }) => ({ value, count: 1 })) };
}
const index = buildModelIndex(model, values);

describe("numbers whose unit says which column they are of", () => {
  it.each([
    ["which routes have at least 3 kg?", "list route where load (kg) >= 3"],
    ["which routes were over 500 g?", "list route where load (kg) > 0.5"],
    ["which routes have a climb over 193m?", "list route where climb (m) > 193"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  it("declines a number that two columns might hold", () => {
    const one = {
      ...model,
      tables: model.tables.map((table) => ({
        ...table,
        columns: table.columns.filter(({ name }) => name !== "climb (m)"),
      })),
    };
    const question = "which routes were at least 100 km?";
    expect(briefOf(buildModelIndex(one, values), question)).toBe("list route where number(length) >= 100");
    expect(() => briefOf(index, question)).toThrow(/"idle-words","words":\["at least","100 km"/);
  });
});
