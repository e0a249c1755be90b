import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { salesIndex } from "../../testing/models.ts";
import { best, briefOf } from "../../testing/read.ts";

const index = salesIndex();

/** The rank of a question's reading: by which figure, within which groupings, and how groups are ordered. */
function rankOf(question: string): unknown {
  const { query } = best(index, question);
  if (query.kind !== "aggregate") return query.kind;
  const transform = query.transforms.find(({ kind }) => kind === "rank");
  if (transform?.kind !== "rank") return null;
  const labelOf = (id: string): string =>
    [...query.measures, ...query.dimensions].find((each) => each.id === id)?.label ?? id;
  return {
    by: labelOf(transform.of),
    within: transform.per.map(labelOf),
    descending: transform.descending,
    shown: query.measures.filter(({ id }) => !query.hidden.includes(id)).length,
  };
}

describe("ranks", () => {
  test.each([
    ["rank countries by total freight", "total freight"],
    ["rank customers by number of orders", "number of orders"],
    ["freight rank of each country", "total freight"],
    ["country, number of orders, total freight and rank by total freight", "total freight"],
  ])("%s", (question, by) => {
    expect(rankOf(question)).toMatchObject({ by, within: [], descending: true });
  });

  test("start anew within what is named", () => {
    expect(rankOf("customer name, country and the rank within the country by total freight")).toMatchObject({
      by: "total freight",
      within: ["country"],
    });
    expect(
      rankOf(
        "Return each customer's customer id, country, number of orders, and rank within their country by number of orders",
      ),
    ).toEqual({ by: "number of orders", within: ["country"], descending: true, shown: 1 });
  });

  test("by a figure that is not shown keep it to themselves", () => {
    expect(rankOf("number of orders by country, and the rank by average freight")).toMatchObject({
      by: "average freight",
    });
  });
});

test("no wish to rank where a column is called so", () => {
  const { model, values } = makeModel({
    tables: {
      officers: {
        rows: 50,
        naming: "name",
        columns: {
          officer_id: { type: "integer", role: "key" },
          name: { type: "string", distinct: 50 },
          rank: { type: "string", values: ["Major", "Captain"], distinct: 2 },
        },
      },
    },
  });
  const officers = buildModelIndex(model, values);
  expect(briefOf(officers, "how many officers are there for each rank")).toBe("count(*) by rank");
});
