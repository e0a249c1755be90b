import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

const nursery = makeModel({
  tables: {
    growers: {
      rows: 80,
      naming: "name",
      columns: {
        id: key,
        name: { type: "string", distinct: 80 },
        registered_on: { type: "date" },
      },
    },
    sacks: {
      rows: 30,
      naming: "title",
      columns: {
        id: key,
        title: { type: "string", distinct: 30 },
        family: { type: "string", values: ["Grasses", "Legumes", "Herbs"] },
      },
    },
    orders: {
      rows: 900,
      fact: true,
      time: "ordered_on",
      columns: {
        id: key,
        grower_id: key,
        sack_id: key,
        ordered_on: { type: "date" },
        state: { type: "string", values: ["Draft", "Sent", "Void"] },
      },
    },
  },
  references: ["orders.grower_id>growers.id", "orders.sack_id>sacks.id"],
});
const index = buildModelIndex(nursery.model, nursery.values);

const mending = makeModel({
  tables: {
    repairs: {
      rows: 600,
      fact: true,
      time: "day",
      columns: {
        id: key,
        mechanic: { type: "string", distinct: 9, values: ["Ines", "Otto"] },
        part: { type: "string", values: ["Brake", "Chain", "Wheel"] },
        day: { type: "date" },
      },
    },
  },
  references: [],
});
const sheet = buildModelIndex(mending.model, mending.values);

const only = (own: string, others: string): string =>
  `list name where (related(${own}) > 0 and related(${others}) = 0)`;

describe("what is said of all that someone has", () => {
  it.each([
    [
      "growers who only ordered legumes",
      only("orders>orders where family = Legumes", "orders>orders where family != Legumes"),
    ],
    [
      "which growers only buy herbs",
      only("orders>orders where family = Herbs", "orders>orders where family != Herbs"),
    ],
    [
      "growers that ordered only herbs",
      only("orders>orders where family = Herbs", "orders>orders where family != Herbs"),
    ],
    ["growers who only have void orders", only("orders where state = Void", "orders where state != Void")],
    [
      "growers who only ordered in 2023",
      only(
        "orders where ordered_on in 2023-01-01..2024-01-01",
        "orders where not ordered_on in 2023-01-01..2024-01-01",
      ),
    ],
    [
      "growers who only ordered herbs or grasses",
      only("orders>orders where family in Herbs|Grasses", "orders>orders where not family in Herbs|Grasses"),
    ],
    [
      "number of orders of growers who only order herbs",
      "count(*) where id among list distinct id where (related(orders>orders where family = Herbs) > 0 and related(orders>orders where family != Herbs) = 0)",
    ],
    ["show only void orders", "list id where state = Void"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
  it("leaves out those of a sheet who have other rows as well", () =>
    expect(briefOf(sheet, "which mechanics only mend brakes")).toBe(
      "list distinct mechanic where (part = Brake and not mechanic among list distinct mechanic where part != Brake)",
    ));
});

describe("times of several clauses", () => {
  it.each([
    [
      "growers registered before 2022 without orders in 2023",
      "list name where (related(orders where ordered_on in 2023-01-01..2024-01-01) = 0 and registered_on in ..2022-01-01)",
    ],
    [
      "growers who registered in 2022 and ordered in 2023",
      "list name where (registered_on in 2022-01-01..2023-01-01 and ordered_on in 2023-01-01..2024-01-01)",
    ],
    [
      "orders in 2023 from growers who registered in 2022",
      "count(*) where (ordered_on in 2023-01-01..2024-01-01 and registered_on in 2022-01-01..2023-01-01)",
    ],
    [
      "growers who registered in 2021 or 2022",
      "list name where (registered_on in 2021-01-01..2022-01-01 or registered_on in 2022-01-01..2023-01-01)",
    ],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));
});

describe("values that are left out together", () => {
  it.each([
    ["orders excluding void and draft ones", "count(*) where (state != Void and state != Draft)"],
    ["orders other than sent or draft", "count(*) where (state != Sent and state != Draft)"],
    ["repairs excluding brakes and chain parts", "count(*) where (part != Brake and part != Chain)"],
  ])("%s", (question, expected) =>
    expect(briefOf(question.startsWith("repairs") ? sheet : index, question)).toBe(expected),
  );
});
