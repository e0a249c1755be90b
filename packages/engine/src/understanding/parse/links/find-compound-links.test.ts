import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { type ColumnSketch, makeModel } from "../../testing/make-model.ts";
import { best, brief } from "../../testing/read.ts";

const key: ColumnSketch = { type: "integer", role: "key" };
const named = (name: string, values: string[]) => ({
  naming: name,
  rows: 40,
  columns: { [name]: { type: "string", values, distinct: 40 } as ColumnSketch },
});
const region = named("region_name", ["North", "South"]);
const lake = named("lake_name", ["Long Lake", "Deep Lake"]);
const angler = named("angler_name", ["Ann Roe", "Bo Dee"]);
const club = named("club_name", ["Pike", "Perch"]);
const { model, values } = makeModel({
  tables: {
    regions: { ...region, columns: { region_id: key, ...region.columns } },
    lakes: { ...lake, columns: { lake_id: key, ...lake.columns, region_id: key } },
    clubs: { ...club, columns: { club_id: key, ...club.columns, region_id: key } },
    anglers: { ...angler, columns: { angler_id: key, ...angler.columns, club_id: key } },
    catches: {
      fact: true,
      rows: 4000,
      time: "landed_on",
      columns: {
        catch_id: key,
        lake_id: key,
        angler_id: key,
        landed_on: { type: "date" },
        weight: { type: "decimal" },
        bait: { type: "string", values: ["Worm", "Fly"] },
      },
    },
  },
  references: [
    "lakes.region_id>regions.region_id",
    "clubs.region_id>regions.region_id",
    "anglers.club_id>clubs.club_id",
    "catches.lake_id>lakes.lake_id",
    "catches.angler_id>anglers.angler_id",
  ],
});
const index = buildModelIndex(model, values);

/** What is read, with the tables that refer along the ways of its groups. */
function said(question: string): string {
  const { query } = best(index, question);
  const dimensions = query.kind === "aggregate" ? query.dimensions.slice(0, 1) : [];
  const steps = [...JSON.stringify(dimensions).matchAll(/"relationship":"(\w+)/g)].map(([, from]) => from);
  return [brief(query), ...steps].join(" > ");
}

const byClub = "by club_name > catches > anglers";
const byRegion = "by region_name > catches > lakes";
const afar = "by region_name > catches > anglers > clubs";

test.each([
  ["catches by angler club", `count(*) ${byClub}`],
  ["how many catches per angler club", `count(*) ${byClub}`],
  ["total weight by club of the angler", `sum(weight) ${byClub}`],
  ["average weight by the angler's club", `average(weight) ${byClub}`],
  ["catches by anglers clubs", `count(*) ${byClub}`],
  ["catches by lake region", `count(*) ${byRegion}`],
  ["catches by angler region", `count(*) ${afar}`],
  ["total weight by region of the club", `sum(weight) ${afar}`],
  ["number of lake catches by bait", "count(*) by bait > "],
  ["angler catches by lake", "count(*) by lake_name > catches"],
  ["how many angler clubs are there", "count(*)"],
  ["how many catches anglers landed by bait", "count(*) by bait > "],
])("%s", (question, read) => expect(said(question)).toBe(read.replace(/ > $/, "")));

test("what is said behind things without a name is what is known of them", () => {
  const shop = makeModel({
    tables: {
      wares: {
        rows: 30,
        columns: {
          ware_id: key,
          carpet: { type: "string", values: ["Arak", "Bidjar"], distinct: 28 },
          weave: { type: "string", values: ["Flat", "Knotted"] },
        },
      },
      deliveries: {
        fact: true,
        rows: 900,
        columns: { delivery_id: key, ware_id: key, weight: { type: "decimal" } },
      },
    },
    references: ["deliveries.ware_id>wares.ware_id"],
  });
  const carpets = buildModelIndex(shop.model, shop.values);
  expect(brief(best(carpets, "total weight by carpet weave").query)).toBe("sum(weight) by weave");
});

test("what rows are for those that refer to them, and a column of theirs", () => {
  const port = makeModel({
    tables: {
      quays: {
        rows: 30,
        naming: "quay_name",
        columns: {
          quay_id: key,
          quay_name: { type: "string", values: ["Ness", "Holm"], distinct: 30 },
          coast: { type: "string", values: ["East", "West"] },
        },
      },
      sailings: {
        fact: true,
        rows: 900,
        columns: { sailing_id: key, home_quay_id: key, target_quay_id: key, fare: { type: "decimal" } },
      },
    },
    references: ["sailings.home_quay_id>quays.quay_id", "sailings.target_quay_id>quays.quay_id"],
  });
  const sailings = buildModelIndex(port.model, port.values);
  for (const side of ["target", "home"]) {
    const { query } = best(sailings, `total fare by ${side} coast`);
    expect(brief(query)).toBe("sum(fare) by coast");
    expect(JSON.stringify(query)).toContain(`"relationship":"sailings.${side}_quay_id`);
  }
});

test("the first word of a name of two goes before what the rows have", () => {
  const service = makeModel({
    tables: {
      field_engineers: {
        rows: 40,
        naming: "engineer_name",
        columns: {
          engineer_id: key,
          engineer_name: { type: "string", distinct: 40 },
          crew: { type: "string", values: ["Blue", "Red"], distinct: 2 },
        },
      },
      repairs: {
        fact: true,
        rows: 4000,
        time: "begun_on",
        columns: { repair_id: key, engineer_id: key, begun_on: { type: "date" } },
      },
    },
    references: ["repairs.engineer_id>field_engineers.engineer_id"],
  });
  const repairs = buildModelIndex(service.model, service.values);
  expect(brief(best(repairs, "repairs in 2023, by field crew").query)).toContain("by crew");
});
