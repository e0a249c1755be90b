import { describe, expect, test } from "vitest";
import { makeModel } from "../testing/make-model.ts";
import { best, briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";
import { buildModelIndex, type ModelIndex } from "./model-index.ts";

const id = { type: "integer", role: "key" } as const;
const named = { type: "string", distinct: 9 } as const;

/** Visits to places that are told apart by name, each by one who works there. */
function visitsTo(
  places: string,
  staff: string,
  more: Record<string, { type: "string"; values: string[] }> = {},
) {
  const [place, who] = [places.slice(0, -1), staff.slice(0, -1)];
  const { model, values } = makeModel({
    tables: {
      [places]: {
        rows: 9,
        naming: `${place}_name`,
        columns: { [`${place}_id`]: id, [`${place}_name`]: named, ...more },
      },
      [staff]: {
        rows: 30,
        naming: `${who}_name`,
        columns: { [`${who}_id`]: id, [`${who}_name`]: { type: "string", distinct: 30 } },
      },
      visits: {
        fact: true,
        rows: 4000,
        columns: {
          visit_id: id,
          [`${place}_id`]: id,
          [`${who}_id`]: id,
          held_on: { type: "date", role: "time" },
          fee: { type: "decimal" },
        },
      },
    },
    references: [`visits.${place}_id>${places}.${place}_id`, `visits.${who}_id>${staff}.${who}_id`],
  });
  return buildModelIndex(model, values);
}

const refused = (index: ModelIndex, question: string): string =>
  understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15T00:00:00" }).kind;

describe("nouns of a trade", () => {
  const index = visitsTo("locations", "therapists");

  test.each([
    ["total fee by clinic", "sum(fee) by location_name"],
    ["visits per salon in 2023", "count(*) by location_name where held_on in 2023-01-01..2024-01-01"],
    ["the clinic with the most visits", "count(*) by location_name order m1 desc limit 1"],
    ["total fee by physio", "sum(fee) by therapist_name"],
    ["total fee by employee", "sum(fee) by therapist_name"],
  ])("%s: %s of the one table of the class", (question, expected) => {
    expect(briefOf(index, question)).toContain(expected);
  });

  test("staff are those who work here, whatever their trade", () => {
    expect(best(index, "number of staff").query).toMatchObject({ subject: "therapists" });
  });

  test("a noun of another trade, or of another class, stays unknown", () => {
    expect(index.words.standIns.get("mechanic")).toBeUndefined();
    expect(index.words.standIns.get("vehicle")).toBeUndefined();
    expect(visitsTo("clinics", "therapists").words.standIns.get("garage")).toBeUndefined();
    expect(refused(index, "how many mechanics do we have")).not.toBe("readings");
  });

  test("a general noun is said for any trade", () => {
    expect(briefOf(visitsTo("clinics", "therapists"), "total fee by site")).toBe("sum(fee) by clinic_name");
    const buildings = visitsTo("buildings", "therapists").words.standIns;
    expect([buildings.get("site"), buildings.get("clinic")]).toEqual(["building", undefined]);
  });

  test("two tables of the class, or kinds of its rows, leave it open what is meant", () => {
    expect(visitsTo("locations", "depots").words.standIns.get("clinic")).toBeUndefined();
    const kinds = { location_type: { type: "string" as const, values: ["Pool", "Hall"] } };
    expect(visitsTo("locations", "therapists", kinds).words.standIns.get("clinic")).toBeUndefined();
    expect(visitsTo("locations", "therapists", kinds).words.standIns.get("branch")).toBe("location");
  });

  test("where no table is of the class, the column that is called so", () => {
    const { model, values } = makeModel({
      tables: {
        calls: {
          fact: true,
          rows: 900,
          columns: {
            call_id: id,
            site: { type: "string", values: ["Leeds", "York"] },
            wait: { type: "integer" },
          },
        },
      },
    });
    expect(briefOf(buildModelIndex(model, values), "average wait by office")).toBe("average(wait) by site");
  });
});
