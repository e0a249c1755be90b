import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { best, brief, briefOf } from "../testing/read.ts";

/** The same rangers of a national park, whose superior is called something else in each design. */
const park = (reference: string) => {
  const { model, values } = makeModel({
    tables: {
      rangers: {
        rows: 2,
        naming: "name",
        columns: {
          id: { type: "integer", role: "key" },
          name: { type: "string", values: ["Ada Moss", "Ben Fir"] },
          wage: { type: "decimal", role: "measure" },
          rank_id: { type: "integer", role: "key" },
          [reference]: { type: "integer", role: "key", nulls: 1 },
        },
      },
      ranks: {
        rows: 2,
        naming: "title",
        columns: {
          id: { type: "integer", role: "key" },
          title: { type: "string", values: ["Manager", "Scout"] },
        },
      },
    },
    references: [`rangers.${reference}>rangers.id`, "rangers.rank_id>ranks.id"],
  });
  return buildModelIndex(model, values);
};

/** What a query says, with the steps that it takes along the reference: up to who is referred to, down to who refers. */
function said(index: ReturnType<typeof park>, question: string): string {
  const { query } = best(index, question);
  const steps = [...JSON.stringify(query).matchAll(/"relationship":"rangers[^"]*","reversed":(true|false)/g)];
  return `${brief(query)}${steps.map(([, down]) => (down === "true" ? " down" : " up")).join("")}`;
}

const cases: readonly [question: string, expected: (reference: string) => string][] = [
  ["which rangers earn more than their manager", () => "list name where wage > wage up"],
  ["rangers who have no manager", (up) => `list name where ${up} missing`],
  ["rangers without any reports", () => "list name where related(rangers) = 0 down"],
  ["rangers who supervise nobody", () => "list name where related(rangers) = 0 down"],
  ["how many rangers report to Ada Moss", () => "count(*) where name = Ada Moss up"],
  ["number of direct reports per manager", () => "count(*) by name up"],
  [
    "who has the most direct reports",
    (up) => `count(*) by name where not ${up} missing order m1 desc limit 1 up`,
  ],
  ["rangers with their manager's name", () => "list name, name up"],
];

describe("rows that refer to rows of their own table", () => {
  it.each(
    ["manager_id", "boss", "reports_to", "supervisor_id"].flatMap((reference) =>
      cases.map(([question, expected]) => [reference, question, expected(reference)] as const),
    ),
  )("%s: %s", (reference, question, expected) => expect(said(park(reference), question)).toBe(expected));

  it("counts a title that is called so where no one's manager is spoken of", () =>
    expect(briefOf(park("boss"), "average wage of managers")).toBe("average(wage) where title = Manager"));

  it("reads other references alike", () => {
    const { model, values } = makeModel({
      tables: {
        courses: {
          rows: 2,
          naming: "name",
          columns: {
            id: { type: "integer", role: "key" },
            name: { type: "string", values: ["Optics", "Waves"] },
            prerequisite_id: { type: "integer", role: "key", nulls: 9 },
          },
        },
      },
      references: ["courses.prerequisite_id>courses.id"],
    });
    expect(briefOf(buildModelIndex(model, values), "which courses have Optics as a prerequisite")).toBe(
      "list name where name = Optics",
    );
  });
});
