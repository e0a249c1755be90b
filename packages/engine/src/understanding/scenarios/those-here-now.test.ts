import { expect, test } from "vitest";
import { buildModelIndex, type ModelIndex } from "../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A boarding kennel: the lodgers with when they came and went, the pens that they are in, and the keepers who look after them, who come and go, too. */
const kennel = (further: Record<string, ColumnSketch> = {}): ModelIndex => {
  const { model, values } = makeModel({
    tables: {
      lodgers: {
        rows: 160,
        naming: "full_name",
        columns: {
          lodger_id: key,
          full_name: { type: "string", distinct: 160 },
          date_of_birth: { type: "date" },
          admission_date: { type: "date" },
          discharge_date: { type: "date", nulls: 50 },
          pen_no: { type: "string", role: "key", distinct: 40 },
          keeper_id: { ...key, distinct: 12 },
          monthly_fee: { type: "decimal", unit: "currency", distinct: 60 },
          ...further,
        },
      },
      pens: {
        rows: 56,
        naming: "pen_no",
        columns: {
          pen_no: { type: "string", role: "key", distinct: 56 },
          wing: { type: "string", values: ["East", "West"] },
        },
      },
      staff: {
        rows: 30,
        naming: "staff_name",
        columns: {
          staff_id: key,
          staff_name: { type: "string", distinct: 30 },
          start_date: { type: "date" },
          end_date: { type: "date", nulls: 26 },
        },
      },
    },
    references: ["lodgers.keeper_id>staff.staff_id", "lodgers.pen_no>pens.pen_no"],
  });
  return buildModelIndex(model, values);
};
const index = kennel();

test.each([
  ["how many current lodgers", "count(*) where discharge_date missing"],
  ["how many lodgers do we have right now", "count(*) where discharge_date missing"],
  ["how many lodgers are here now", "count(*) where discharge_date missing"],
  ["average monthly fee of curent lodgers", "average(monthly_fee) where discharge_date missing"],
  ["how many lodgers are no longer here", "count(*) where not discharge_date missing"],
  ["how many current staff", "count(*) where end_date missing"],
])("rows are here by what they tell themselves: %s", (question, expected) =>
  expect(briefOf(index, question)).toBe(expected),
);

test.each(["which pens are empty", "which pens are completly empty", "vacant pens"])(
  "a thing is empty that nobody has now: %s",
  (question) =>
    expect(briefOf(index, question)).toBe(
      "list pen_no where related(lodgers where discharge_date missing) = 0",
    ),
);

test("a state of the things themselves tells that they are empty", () => {
  const { model, values } = makeModel({
    tables: {
      berths: {
        rows: 60,
        naming: "berth_no",
        columns: {
          berth_id: key,
          berth_no: { type: "string", distinct: 60 },
          berth_status: { type: "string", values: ["Taken", "Vacant", "Dredging"], distinct: 3 },
        },
      },
      hires: {
        fact: true,
        rows: 400,
        columns: {
          hire_id: key,
          berth_id: key,
          sailor_id: key,
          from_date: { type: "date" },
          until_date: { type: "date", nulls: 50 },
          hire_status: { type: "string", values: ["Active", "Ended"], distinct: 2 },
          deposit: { type: "decimal", unit: "currency" },
        },
      },
      sailors: {
        rows: 200,
        naming: "sailor_name",
        columns: { sailor_id: key, sailor_name: { type: "string", distinct: 200 } },
      },
    },
    references: ["hires.berth_id>berths.berth_id", "hires.sailor_id>sailors.sailor_id"],
  });
  const index = buildModelIndex(model, values);
  expect(briefOf(index, "how many berths are empty")).toBe("count(*) where berth_status = Vacant");
  expect(briefOf(index, "how many current sailors")).toBe("count(*) where hire_status = Active");
  expect(briefOf(index, "total deposit of current sailors")).toBe("sum(deposit) where hire_status = Active");
});

test("a value that is said tells it more surely", () => {
  const told = kennel({ status: { type: "string", values: ["Current", "Gone"], distinct: 2 } });
  expect(briefOf(told, "how many current lodgers")).toBe("count(*) where status = Current");
});
