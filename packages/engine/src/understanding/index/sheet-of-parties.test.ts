import { expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { buildModelIndex } from "./model-index.ts";

const money = { type: "decimal", unit: "currency" } as const;

/** One sheet of parties that a caterer cooks for, with what was billed for each under a title that says without which tax. */
const { model, values } = makeModel({
  tables: {
    parties: {
      fact: true,
      rows: 900,
      time: "Party Date",
      columns: {
        "Party Ref": { type: "string", role: "key", distinct: 900 },
        "Party Date": { type: "date" },
        Client: { type: "string", values: ["Kite Media", "Pell Works"], distinct: 40 },
        "Client Type": { type: "string", values: ["Corporate", "Private"] },
        Status: { type: "string", values: ["Completed", "Confirmed"] },
        Menu: { type: "string", values: ["Buffet", "Canapes"] },
        "Price per Head (£)": { ...money, level: true },
        "Bill (£ ex VAT)": money,
        "Date Paid": { type: "date", nulls: 100 },
        "Food Cost (£)": money,
        "Cook in Charge": { type: "string", values: ["Delphine", "Greg"] },
        "Feedback (1-5)": { type: "integer", level: true, minimum: 1, maximum: 5 },
        "Complaint? (Y/N)": { type: "boolean", role: "boolean", flag: true },
      },
    },
  },
});
for (const column of model.tables[0]?.columns ?? []) column.label = column.label.replace(" (£ ex VAT)", "");
const index = buildModelIndex(model, values);

test.each([
  ["revenue in 2023", "sum(Bill (£ ex VAT)) where Party Date in 2023-01-01..2024-01-01"],
  [
    "top 3 corporate clients by spend",
    "sum(Bill (£ ex VAT)) by Client where Client Type = Corporate order m1 desc limit 3",
  ],
  ["food cost % by menu", "100 * sum(Food Cost (£)) / sum(Bill (£ ex VAT)) by Menu"],
  ["which cook gets the best feedback", "average(Feedback (1-5)) by Cook in Charge order m1 desc limit 1"],
  [
    "corporate clients with 3 or more complaints",
    "count(*) by Client where Client Type = Corporate having m1 >= 3",
  ],
  ["average bill on saturdays vs the other days", "average(Bill (£ ex VAT)) by case"],
  [
    "how much is still unpaid on completed jobs",
    "sum(Bill (£ ex VAT)) where (Date Paid missing and Status = Completed)",
  ],
])("%s", (question, read) => expect(briefOf(index, question)).toBe(read));
