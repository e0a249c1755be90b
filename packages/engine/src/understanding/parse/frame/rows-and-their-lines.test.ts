import { expect, test } from "vitest";
import { best, brief } from "../../testing/read.ts";
import { workshopIndex } from "../../testing/workshop-model.ts";

const workshop = workshopIndex();

test.each([
  ["how many repairs included spoke", "repairs: count(*) where part_name = Spoke"],
  ["how many repairs had brakes", "repairs: count(*) where kind_name = Brakes"],
  ["which repairs contain spoke", "repairs: list repair_id where part_name = Spoke"],
  ["repairs with a rebate", "repairs: count(*) where related(repair_items where rebate != 0) > 0"],
  ["how many repairs had a rebate", "repairs: count(*) where related(repair_items where rebate != 0) > 0"],
  [
    "how many repairs without a rebate",
    "repairs: count(*) where related(repair_items where rebate != 0) = 0",
  ],
  ["how many repairs were rebated", "repairs: count(*) where related(repair_items where rebate != 0) > 0"],
  [
    "how many repairs were not rebated",
    "repairs: count(*) where related(repair_items where rebate != 0) = 0",
  ],
  [
    "how many rebated repairs in 2023",
    "repairs: count(*) where (related(repair_items where rebate != 0) > 0 and opened_on in 2023-01-01..2024-01-01)",
  ],
  [
    "how many clients got a rebate",
    "clients: count(*) where related(repairs>repair_items where rebate != 0) > 0",
  ],
  [
    "how many repairs have more than 3 parts",
    "repairs: count(*) where related(repair_items>repair_items) > 3",
  ],
  ["repairs, units and total fee by client", "repairs: count(*), sum(quantity), sum(fee) by client_name"],
  ["how many repair items", "repair_items: count(*)"],
])("rows are counted and not their lines: %s", (question, read) => {
  const { query } = best(workshop, question);
  const subject = query.kind === "aggregate" || query.kind === "list" ? query.subject : query.kind;
  expect(`${subject}: ${brief(query)}`).toBe(read);
});
