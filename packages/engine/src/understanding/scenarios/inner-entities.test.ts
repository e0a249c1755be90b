import { describe, expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

/** One sheet of fines: the motorist who pays has a number, a name and a kind in every row. */
const sheet = (() => {
  const { model, values } = makeModel({
    tables: {
      fines: {
        fact: true,
        rows: 900,
        time: "issued_on",
        columns: {
          fine_id: { type: "string", role: "key", distinct: 900 },
          issued_on: { type: "date" },
          motorist_id: { type: "string", role: "category", distinct: 120 },
          motorist_name: { type: "string", values: ["Ada Moss", "Ben Hale", "Northern Cabs"], distinct: 120 },
          motorist_type: { type: "string", values: ["Private", "Courier"] },
          town: { type: "string", values: ["Oslo", "Bergen"] },
          amount_eur: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

/** One sheet of gifts of members. */
const gifts = (() => {
  const { model, values } = makeModel({
    tables: {
      gifts: {
        fact: true,
        rows: 500,
        time: "given_on",
        columns: {
          gift_id: { type: "string", role: "key", distinct: 500 },
          given_on: { type: "date" },
          member_id: { type: "string", role: "category", distinct: 60 },
          member_name: { type: "string", values: ["Ada Moss", "Ben Hale"], distinct: 60 },
          country: { type: "string", values: ["Norway", "Spain"] },
          amount_eur: { type: "decimal" },
        },
      },
    },
  });
  return buildModelIndex(model, values);
})();

describe("things inside of a sheet", () => {
  test("are found by a name with a number or a kind that begins alike", () => {
    const name = (id: number | null): string | undefined => sheet.columns[id ?? -1]?.column.name;
    expect(
      sheet.inner.map(({ words, naming, key, kinds }) => [words, name(naming), name(key), kinds.map(name)]),
    ).toEqual([[["motorist"], "motorist_name", "motorist_id", ["motorist_type"]]]);
  });

  test.each([
    ["top 10 motorists by total amount", "sum(amount_eur) by motorist_name order m1 desc limit 10"],
    [
      "top 10 private motorists by total amount",
      "sum(amount_eur) by motorist_name where motorist_type = Private order m1 desc limit 10",
    ],
    ["number of motorists by town", "count-distinct(motorist_name) by town"],
    ["three biggest towns by number of motorists", "count-distinct(motorist_name) by town"],
    ["how many couriers are there", "count-distinct(motorist_name) where motorist_type = Courier"],
    ["total amount from courier motorists", "sum(amount_eur) where motorist_type = Courier"],
    ["list motorist, date and amount of all fines", "list motorist_name, issued_on, amount_eur"],
  ])("%s", (question, read) => {
    expect(briefOf(sheet, question)).toContain(read);
  });
});

describe("bare amounts of a table with one amount", () => {
  test.each([
    ["number of fines between 5 and 10 euros", "count(*) where amount_eur between 5 and 10"],
    ["fines over 50", "amount_eur > 50"],
  ])("%s", (question, read) => {
    expect(briefOf(sheet, question)).toContain(read);
  });
});

describe("gifts", () => {
  test.each([
    ["donations from Norway", "sum(amount_eur) where country = Norway"],
    ["which members gave the most", "sum(amount_eur) by member_name"],
    ["which 3 members gave the most", "limit 3"],
    ["members who gave more than 20 times", "by member_name having m1 > 20"],
  ])("%s", (question, read) => {
    expect(briefOf(gifts, question)).toContain(read);
  });
});
