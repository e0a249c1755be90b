import { expect, test } from "vitest";
import { buildModelIndex } from "../index/model-index.ts";
import { makeModel } from "../testing/make-model.ts";
import { briefOf } from "../testing/read.ts";
import { understand } from "../understand.ts";

const key = { type: "integer", role: "key" } as const;

/** A sawmill: saws, their stoppages by reasons, the faults reported of them, and teams that enter its log contests. */
const { model, values } = makeModel({
  tables: {
    saws: {
      fact: true,
      rows: 20,
      naming: "code",
      columns: {
        saw_id: key,
        code: { type: "string", role: "key", distinct: 20 },
        price: { type: "decimal", unit: "currency" },
      },
    },
    reasons: {
      rows: 6,
      naming: "name",
      columns: {
        reason_id: key,
        name: { type: "string", values: ["Breakdown", "Blade change", "Cleaning"], distinct: 6 },
      },
    },
    downtime: {
      fact: true,
      rows: 800,
      time: "started_at",
      columns: {
        downtime_id: key,
        saw_id: key,
        reason_id: key,
        started_at: { type: "timestamp" },
        ended_at: { type: "timestamp", nulls: 2 },
      },
    },
    faults: {
      fact: true,
      rows: 500,
      time: "raised_on",
      columns: {
        fault_id: key,
        saw_id: key,
        raised_on: { type: "date" },
        closed_on: { type: "date", nulls: 90 },
        fault_status: { type: "string", values: ["Open", "Closed", "Cancelled"], distinct: 3 },
      },
    },
    teams: {
      rows: 30,
      naming: "team_name",
      columns: { team_id: key, team_name: { type: "string", distinct: 30 }, joined_on: { type: "date" } },
    },
    growers: {
      rows: 40,
      naming: "grower_name",
      columns: { grower_id: key, grower_name: { type: "string", distinct: 40 } },
    },
    orders: {
      fact: true,
      rows: 300,
      time: "ordered_on",
      columns: { order_id: key, grower_id: key, ordered_on: { type: "date" } },
    },
    sites: { rows: 2, columns: { site_id: key, area: { type: "integer" } } },
    contests: {
      rows: 40,
      naming: "title",
      time: "held_on",
      columns: {
        contest_id: key,
        title: { type: "string", distinct: 40 },
        site_id: key,
        held_on: { type: "date" },
      },
    },
    entries: {
      fact: true,
      rows: 400,
      time: "entered_on",
      columns: {
        entry_id: key,
        contest_id: key,
        team_id: key,
        entered_on: { type: "date" },
        prize_won: { type: "decimal", unit: "currency", nulls: 300 },
        outcome: { type: "string", values: ["confirmed", "withdrawn"], distinct: 2 },
      },
    },
  },
  references: [
    "orders.grower_id>growers.grower_id",
    "downtime.saw_id>saws.saw_id",
    "downtime.reason_id>reasons.reason_id",
    "faults.saw_id>saws.saw_id",
    "contests.site_id>sites.site_id",
    "entries.contest_id>contests.contest_id",
    "entries.team_id>teams.team_id",
  ],
});
for (const { columns } of model.tables)
  for (const { name, profile } of columns) {
    const own = values.find(({ column }) => column === name)?.values ?? [];
    if (profile !== null) profile.topValues = own.map(({ value }) => ({ value, count: 1 }));
  }
const index = buildModelIndex(model, values);

test.each([
  [
    "how many entries withdrew in 2023",
    "count(*) where (outcome = withdrawn and entered_on in 2023-01-01..2024-01-01)",
  ],
  ["how many breakdowns", "count(*) where name = Breakdown"],
  [
    "saws without a single breakdown",
    "list code where related(downtime>downtime where name = Breakdown) = 0",
  ],
  ["how many faults are still open", "count(*) where fault_status = Open"],
  [
    "growers that sent us nothing in 2023",
    "list grower_name where related(orders where ordered_on in 2023-01-01..2024-01-01) = 0",
  ],
  [
    "how many saws with nothing open at the moment",
    "count(*) where related(faults where fault_status = Open) = 0",
  ],
])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

test.each([
  ["teams that have never won a contest", "won"],
  ["how many teams have entered at both sites", "both"],
  ["how many entries froze last year", "froze"],
  ["number of teams count by month in 2023", "by"],
  ["how many entries stayed below the prize won this year", "below"],
  ["how long do grommets take from start to end of downtime", "grommets"],
  ["by site", "by"],
])("is not answered without a word: %s", (question, word) => {
  const read = understand({
    question,
    previous: [],
    previousQuestions: [],
    index,
    now: "2024-05-15T00:00:00",
  });
  expect(read).toMatchObject(
    read.kind === "idle-words"
      ? { words: expect.arrayContaining([word]) }
      : { kind: "unknown-terms", terms: expect.arrayContaining([word]) },
  );
});

test("where work is in other states on the way, all of it that is not closed is still open", () => {
  const told = structuredClone({ model, values });
  const states = ["Open", "Closed", "In progress"].map((value) => ({ value, count: 1 }));
  for (const list of told.values) if (list.column === "fault_status") list.values = states;
  for (const { columns } of told.model.tables)
    for (const { name, profile } of columns)
      if (name === "fault_status" && profile !== null) profile.topValues = states;
  const index = buildModelIndex(told.model, told.values);
  expect(briefOf(index, "how many faults are still open")).toBe("count(*) where closed_on missing");
});
