import { expect, it } from "vitest";
import { buildModelIndex } from "../../../index/model-index.ts";
import { makeModel } from "../../../testing/make-model.ts";
import { briefOf } from "../../../testing/read.ts";

const { model, values } = makeModel({
  tables: {
    till_lines: {
      fact: true,
      rows: 900,
      time: "sold_on",
      columns: {
        line_id: { type: "integer", role: "key" },
        receipt_date: { type: "date", role: "time" },
        receipt_no: { type: "string", role: "key", distinct: 300 },
        member_id: { type: "integer", role: "key", distinct: 80 },
        article: { type: "string", values: ["Rope", "Axe", "Tent"], distinct: 3 },
        town: { type: "string", values: ["Ayr", "Oban"], distinct: 2 },
        sold_on: { type: "date" },
        amount: { type: "decimal" },
      },
    },
  },
});
const index = buildModelIndex(model, values);
const several = "count-distinct(receipt_no) by member_id";
const members = "count-distinct(member_id)";

it.each([
  ["members with only one receipt", `${several} having m1 = 1`],
  ["members who have a single receipt", `${several} having m1 = 1`],
  ["articles listed on at least 5 receipts", "count-distinct(receipt_no) by article having m1 >= 5"],
  ["receipts by town", "count-distinct(receipt_no) by town"],
  ["what share of receipts came from each town", "count-distinct(receipt_no) by town share"],
  ["members who bought more than once", `${several} having m1 > 1`],
  ["members that ordered at least 5 times", `${several} having m1 >= 5`],
  ["receipts with 3 articles", "count-distinct(article) by receipt_no having m1 = 3"],
  [
    "which members bought the most different articles",
    "count-distinct(article) by member_id order m1 desc limit 1",
  ],
  [
    "top 3 members by number of different articles",
    "count-distinct(article) by member_id order m1 desc limit 3",
  ],
  ["each member's last order", "maximum(receipt_date) by member_id"],
  ["first purchase date per member", "minimum(receipt_date) by member_id"],
  ["town with the most members", "count-distinct(member_id) by town order m1 desc limit 1"],
  ["what share of members are in Ayr", `100 * ${members} / ${members}`],
  ["percentage of receipts from Oban", "100 * count-distinct(receipt_no) / count-distinct(receipt_no)"],
  ["how many repeat members do we have", `${members} where member_id among ${several} having m2 > 1`],
  ["share of returning members", `100 * ${members} / ${members}`],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));

it("the share of what several rows are of is one of the different ones", () => {
  const { model, values } = makeModel({
    tables: {
      rentals: {
        fact: true,
        rows: 800,
        columns: {
          rental_id: { type: "integer", role: "key" },
          locker: { type: "string", distinct: 40, values: ["L1", "L2"] },
          fee: { type: "decimal", unit: "currency" },
        },
      },
    },
  });
  const lockers = buildModelIndex(model, values);
  for (const question of [
    "what share of lockers have more than one rental",
    "percentage of lockers with at least 3 rentals",
  ])
    expect(briefOf(lockers, question)).toBe("100 * count-distinct(locker) / count-distinct(locker)");
});
