import { expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel, type TableSketch } from "../../testing/make-model.ts";
import { briefOf } from "../../testing/read.ts";
import { tokenize } from "../../text/tokenize.ts";
import { matchWord } from "./match-word.ts";
import { partialTables } from "./partial-tables.ts";

const id = { type: "integer", role: "key" } as const;
const hull = { type: "string" } as const;
const { model, values } = makeModel({
  tables: {
    ferry_crossings_daily: { columns: { crossing_id: id, hull } },
    guest: { columns: { guest_id: id, hull } },
    guest_type: { columns: { type_id: id, hull } },
    berth_mooring_log: { columns: { log_id: id, moored_on: { type: "date", role: "time" } } },
  },
});
const index = buildModelIndex(model, values);

const read = (words: string): string[] => {
  const tokens = tokenize(words);
  const matches = tokens.map((token) => matchWord(token, index));
  return partialTables(matches, { tokens, start: 0, end: tokens.length }, index).map((link) =>
    link.kind === "table" ? `${index.tables[link.table]?.table.name} ${link.strength.toFixed(2)}` : link.kind,
  );
};

it.each([
  ["crossings", ["ferry_crossings_daily 0.73"]],
  ["ferry", ["ferry_crossings_daily 0.61"]],
  ["ferry crossings", ["ferry_crossings_daily 0.96"]],
  ["guest", ["guest 0.96", "guest_type 0.61"]],
  ["crossing berths", []],
  ["daily", []],
])("“%s” names %j", (words, expected) => {
  expect(read(words)).toEqual(expected);
});

it("takes no year for the day that a file is called after, and takes it where it tells two tables apart", () => {
  const visits = {
    fact: true,
    rows: 300,
    time: "came_on",
    columns: { visit_id: { type: "integer", role: "key" }, came_on: { type: "date" } },
  } as const;
  const asked = (tables: Record<string, TableSketch>, question: string) => {
    const { model, values } = makeModel({ tables });
    return briefOf(buildModelIndex(model, values), question);
  };
  expect(asked({ "all-visits-2024-03-31": visits }, "how many visits in 2024")).toContain(
    "came_on in 2024-01-01",
  );
  expect(asked({ visits_2023: visits, visits_2024: visits }, "how many visits 2024")).toBe("count(*)");
});

it("leaves what the names of all tables begin with to the data: “hq” may be a place", () => {
  const sheets = makeModel({
    tables: {
      hq_guests: { columns: { guest_id: id, hull } },
      hq_rooms: { columns: { room_id: id, hull } },
      hq_bills: { columns: { bill_id: id, hull } },
    },
  });
  const named = buildModelIndex(sheets.model, sheets.values);
  const tokens = tokenize("hq");
  const matches = tokens.map((token) => matchWord(token, named));
  expect(partialTables(matches, { tokens, start: 0, end: 1 }, named)).toEqual([]);
});

it("takes no rows that only join others for what they join", () => {
  const { model, values } = makeModel({
    tables: {
      book: { rows: 90, naming: "title", columns: { book_id: id, title: { type: "string", distinct: 90 } } },
      category: {
        rows: 9,
        naming: "name",
        columns: { category_id: id, name: { type: "string", distinct: 9 } },
      },
      book_category: {
        rows: 90,
        columns: { book_id: { type: "integer" }, category_id: { type: "integer" } },
      },
    },
    references: ["book_category.book_id>book.book_id", "book_category.category_id>category.category_id"],
  });
  const joined = buildModelIndex(model, values);
  const tokens = tokenize("genre");
  const matches = tokens.map((token) => matchWord(token, joined));
  expect(
    partialTables(matches, { tokens, start: 0, end: 1 }, joined).map(
      (link) => link.kind === "table" && joined.tables[link.table]?.table.name,
    ),
  ).toEqual(["category"]);
});
