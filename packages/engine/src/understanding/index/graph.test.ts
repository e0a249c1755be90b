import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { best } from "../testing/read.ts";
import { findRoutes, tablesNear } from "./graph.ts";
import { buildModelIndex } from "./model-index.ts";

const key = { type: "integer", role: "key" } as const;
const link = (rows: number, singers: number) => ({
  rows,
  columns: {
    singer_id: { type: "integer", distinct: singers },
    feast_id: { type: "integer", distinct: 40 },
  } as const,
  key: [],
});
const { model, values } = makeModel({
  tables: {
    singers: {
      rows: 400,
      naming: "singer",
      columns: { singer_id: key, singer: { type: "string", distinct: 400 } },
    },
    feasts: {
      rows: 40,
      naming: "feast",
      columns: { feast_id: key, feast: { type: "string", values: ["Yule", "Lammas"], distinct: 40 } },
    },
    absences: link(90, 60),
    performances: link(3000, 390),
  },
  references: [
    "absences.singer_id>singers.singer_id",
    "absences.feast_id>feasts.feast_id",
    "performances.singer_id>singers.singer_id",
    "performances.feast_id>feasts.feast_id",
  ],
});
const index = buildModelIndex(model, values);

test("things meet in the rows that most of them have", () => {
  const { query } = best(index, "how many singers were at Yule");
  expect(JSON.stringify(query)).toContain("performances");
});

test("tables are near where a route of few steps leads to them", () => {
  const places = ["isle", "cove", "reef", "bay", "cape", "lagoon", "fjord", "strait"];
  const chain = makeModel({
    tables: {
      ...Object.fromEntries(places.map((place) => [place, { rows: 9, columns: { id: key, next_id: key } }])),
      moon: { rows: 9, columns: { id: key } },
    },
    references: places.slice(1).map((place, at) => `${places[at]}.next_id>${place}.id`),
  });
  const { graph } = buildModelIndex(chain.model, chain.values);
  expect([...tablesNear(graph, 0)]).toEqual([0, 1, 2, 3, 4, 5]);
  expect([...tablesNear(graph, 8)]).toEqual([8]);
  const routes = (to: number) => findRoutes(graph, 0, to, { count: 1, preferred: new Set() });
  expect([5, 6].map((to) => routes(to).length)).toEqual([1, 0]);
});

test("things meet in what is told of both, and not in all that their common owner has, unless it is spoken of", () => {
  const refers = { type: "integer", distinct: 80 } as const;
  const shop = makeModel({
    tables: {
      branches: { rows: 9, columns: { branch_id: key } },
      riders: { rows: 90, columns: { rider_id: key, branch_id: refers } },
      horses: { rows: 90, columns: { horse_id: key, branch_id: refers } },
      outings: { rows: 900, columns: { rider_id: refers, outing_group: refers } },
      groups: { rows: 50, columns: { outing_group: key, horse_id: refers } },
    },
    references: [
      "riders.branch_id>branches.branch_id",
      "horses.branch_id>branches.branch_id",
      "outings.rider_id>riders.rider_id",
      "outings.outing_group>groups.outing_group",
      "groups.horse_id>horses.horse_id",
    ],
  });
  const { graph } = buildModelIndex(shop.model, shop.values);
  const id = (name: string): number => graph.tableIds.get(name) ?? -1;
  const through = (preferred: number[]) =>
    findRoutes(graph, id("riders"), id("horses"), { count: 1, preferred: new Set(preferred) })[0]?.tables;
  expect(through([])).toEqual([id("outings"), id("groups"), id("horses")]);
  expect(through([id("branches")])).toEqual([id("branches"), id("horses")]);
});
