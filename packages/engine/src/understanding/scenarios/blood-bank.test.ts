import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const id = { type: "integer", role: "key" } as const;
const money = { type: "decimal", unit: "currency" } as const;

/** A blood bank: donors with a group that ends with a sign, and claims that insurers and donors' clubs pay parts of. */
const { model, values } = makeModel({
  tables: {
    donors: {
      rows: 700,
      naming: "full_name",
      columns: {
        donor_id: id,
        full_name: { type: "string", distinct: 690 },
        town: { type: "string", values: ["Ghent", "Arlon"], distinct: 12 },
        blood_group: { type: "string", values: ["O+", "O-", "A+", "A-", "AB+"] },
        joined_on: { type: "date" },
      },
    },
    claims: {
      rows: 2400,
      fact: true,
      time: "claimed_on",
      columns: {
        claim_id: id,
        donor_id: id,
        claimed_on: { type: "date" },
        state: { type: "string", values: ["Open", "Settled"] },
        total_amount: { ...money, minimum: 10, maximum: 900 },
        insurance_covered: { ...money, minimum: 0, maximum: 800 },
        club_paid: { ...money, minimum: 0, maximum: 300 },
        visits: { type: "integer", minimum: 0, maximum: 60 },
      },
    },
  },
  references: ["claims.donor_id>donors.donor_id"],
});
const index = buildModelIndex(model, values);

test.each([
  ["how many O- donors", "count(*) where blood_group = O-"],
  ["donors with blood group A+", "list full_name where blood_group = A+"],
  ["number of donors with A- or O+", "count(*) where blood_group in A-|O+"],
])("a sign is part of a value: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["total amount", "sum(total_amount)"],
  ["what is the total amount", "sum(total_amount)"],
  ["list the total amounts", "list total_amount"],
])("a total that rows have is added up: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test.each([
  ["share of claimed amount covered by insurance", "100 * sum(insurance_covered) / sum(total_amount)"],
  [
    "what percent of the total amount was paid by the club, per state",
    "100 * sum(club_paid) / sum(total_amount) by state",
  ],
])("who did it belongs to the part: %s", (question, read) => {
  expect(briefOf(index, question)).toBe(read);
});

test("what is taken off twice is taken off from the left", () => {
  expect(briefOf(index, "total amount minus insurance covered minus club paid by state")).toBe(
    "sum(total_amount - insurance_covered - club_paid) by state",
  );
});

test.each([
  "claims by size: under 5 visits, 5-20, 21 and up",
  "how many claims by size band: under 5 visits, 5-20, over 20",
])("the noun in the first band tells what is cut: %s", (question) => {
  expect(briefOf(index, question)).toBe("count(*) by case where not visits missing");
});
