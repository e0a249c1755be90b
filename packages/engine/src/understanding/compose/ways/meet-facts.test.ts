import { expect, test } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { best, brief } from "../../testing/read.ts";

const key = { type: "integer", role: "key" } as const;

/** A ferry line: crossings and complaints know nothing of each other but share harbours and days; complaints are of a topic. */
const { model, values } = makeModel({
  tables: {
    harbours: {
      rows: 9,
      naming: "harbour_name",
      columns: {
        harbour_key: key,
        harbour_name: { type: "string", values: ["Oban", "Mallaig"], distinct: 9 },
        coast: { type: "string", values: ["West", "East"], distinct: 2 },
      },
    },
    days: { rows: 700, time: "full_date", columns: { day_key: key, full_date: { type: "date" } } },
    topics: {
      rows: 20,
      naming: "topic_name",
      columns: { topic_key: key, topic_name: { type: "string", values: ["Noise", "Delay"], distinct: 20 } },
    },
    crossings: {
      fact: true,
      rows: 5000,
      columns: { crossing_key: key, harbour_key: key, day_key: key, fare: { type: "decimal" } },
    },
    complaints: {
      fact: true,
      rows: 900,
      columns: {
        complaint_key: key,
        harbour_key: key,
        day_key: key,
        topic_key: key,
        severity: { type: "string", values: ["grave", "slight"] },
      },
    },
  },
  references: [
    "crossings.harbour_key>harbours.harbour_key",
    "crossings.day_key>days.day_key",
    "complaints.harbour_key>harbours.harbour_key",
    "complaints.day_key>days.day_key",
    "complaints.topic_key>topics.topic_key",
  ],
});
const index = buildModelIndex(model, values);

/** The subject and brief of a reading, with the paths of its figures and of conditions of their own. */
function readingOf(question: string): string {
  const { query } = best(index, question);
  if (query.kind !== "aggregate") return query.kind;
  const paths = JSON.stringify(query.measures).match(/"relationship":"[a-z]+/g) ?? [];
  return `${query.subject}: ${brief(query)} (${paths.map((each) => each.split('"').at(-1)).join(" ")})`;
}

test.each([
  [
    "complaints per crossing by harbour",
    "harbours: count(*) / count(*) by harbour_name (complaints crossings)",
  ],
  [
    "complaints per crossing by month",
    "days: count(*) / count(*) by month(full_date) order g2 (complaints crossings)",
  ],
  ["complaints per crossing", "harbours: count(*) / count(*) (complaints crossings)"],
  ["fare per complaint by coast", "harbours: sum(fare) / count(*) by coast (crossings crossings complaints)"],
  [
    "grave complaints per crossing by harbour",
    "harbours: count(*) / count(*) by harbour_name (complaints complaints crossings)",
  ],
  [
    "complaints per crossing by harbour in 2023",
    "harbours: count(*) / count(*) by harbour_name (complaints complaints complaints crossings crossings crossings)",
  ],
  [
    "crossings and complaints by harbour",
    "harbours: count(*), count(*) by harbour_name (crossings complaints)",
  ],
])("facts meet on what they share: %s", (question, read) => expect(readingOf(question)).toBe(read));

test("a group of one fact alone splits no other", () => {
  expect(readingOf("crossings by topic")).not.toContain("topic_name");
});

test("a fact and the one that its rows refer to are each told their own group", () => {
  const split = makeModel({
    tables: {
      piers: {
        rows: 9,
        naming: "pier_name",
        columns: { pier_no: key, pier_name: { type: "string", distinct: 9 } },
      },
      sailings: {
        fact: true,
        rows: 4000,
        columns: { sailing_no: key, pier_no: { type: "integer" }, guests: { type: "integer" } },
      },
      mishaps: {
        fact: true,
        rows: 300,
        columns: { mishap_no: key, sailing_no: { type: "integer" }, pier_no: { type: "integer" } },
      },
    },
    references: [
      "sailings.pier_no>piers.pier_no",
      "mishaps.pier_no>piers.pier_no",
      "mishaps.sailing_no>sailings.sailing_no",
    ],
  });
  const { query } = best(buildModelIndex(split.model, split.values), "mishaps per 100 sailings by pier");
  expect(query.kind === "aggregate" && query.subject).toBe("piers");
  const ways = [...JSON.stringify(query).matchAll(/"relationship":"(\w+\.\w+)/g)].map(([, way]) => way);
  expect(new Set(ways)).toEqual(new Set(["sailings.pier_no", "mishaps.pier_no"]));
});
