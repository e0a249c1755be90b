import { makeColumn, makeModel, makeTable, type SemanticModel } from "@parlance/contract";
import { expect, it } from "vitest";
import { likelySources } from "./likely-sources.ts";

const model = (id: string, columns: Record<string, string[]>): { model: SemanticModel } => ({
  model: makeModel(id, [
    makeTable(
      id,
      Object.entries(columns).map(([name, values]) =>
        makeColumn(name, {
          profile: {
            sampledRows: values.length,
            nulls: 0,
            distinct: values.length,
            minimum: null,
            maximum: null,
            topValues: values.map((value) => ({ value, count: 1 })),
          },
        }),
      ),
    ),
  ]),
});

const sources = [
  model("boats", { name: ["Möwe"], length: [], day: [], number: [] }),
  model("visits", { day: [], number: [], page: ["Home"], amount: [] }),
  model("orders", { day: [], number: [], amount: [], channel: ["Web", "Phone"], city: ["Köln"] }),
  model("staff", { name: [], salary: [] }),
];

it.each([
  ["the earlier ones where nothing is known", "what is the weather", ["boats", "visits"]],
  ["by the name of a column, in the plural", "channels", ["boats", "orders"]],
  ["by a table", "how many of the staff are there", ["boats", "staff"]],
  ["by a value, whatever its accents", "what came from koln", ["boats", "orders"]],
])("are chosen %s", (_, question, chosen) => {
  expect(likelySources(sources, question, 2).map(({ model: { source } }) => source)).toEqual(chosen);
});

it("are chosen by a word that one of them knows before several that most do", () => {
  expect(likelySources(sources, "number by day and salary", 1)).toEqual(sources.slice(3));
});

it("are all of them where they are few, in their order", () => {
  expect(likelySources(sources, "channel", 4)).toEqual(sources);
});
