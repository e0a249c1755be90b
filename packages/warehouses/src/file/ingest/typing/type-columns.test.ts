import { describe, expect, it } from "vitest";
import type { IngestedColumn } from "../outcome.ts";
import { onlyTable, rowsOf, workshop } from "../test-support.ts";

const shop = workshop();

/** Types one column of cells beside a column of words; gives the column and its values. */
async function column(cells: string[], header = "value", delimiter = "\t") {
  const lines = cells.map((cell, row) => `word ${"abc"[row % 3]}${delimiter}${cell}`);
  const { outcome, folder } = await shop.ingest("t.txt", `label${delimiter}${header}\n${lines.join("\n")}\n`);
  const table = onlyTable(outcome);
  const values = (await rowsOf(folder, table)).map((row) => row[1] ?? null);
  return { found: table.columns[1] as IngestedColumn, values };
}

describe("numbers", () => {
  it.each<[string, string[], string, (string | null)[]]>([
    ["plain whole", ["1", "-2", "+3"], "integer", ["1", "-2", "3"]],
    ["plain with a point", ["1.5", "-.5", "2"], "decimal", ["1.5", "-0.5", "2.0"]],
    ["scientific", ["1e3", "2.5E-2", "1"], "decimal", ["1000.0", "0.025", "1.0"]],
    ["comma groups", ["1,234.56", "1,234,567.8", "12"], "decimal", ["1234.56", "1234567.8", "12.0"]],
    ["Indian groups", ["1,23,456.5", "12,34,567.25", "1"], "decimal", ["123456.5", "1234567.25", "1.0"]],
    ["point groups", ["1.234,56", "1.234.567,8", "12"], "decimal", ["1234.56", "1234567.8", "12.0"]],
    ["space groups", ["1 234,56", "1 234 567,8", "12,5"], "decimal", ["1234.56", "1234567.8", "12.5"]],
    [
      "thin spaces",
      ["1\u202f234,5", "1\u00a0234\u00a0567,8", "1,5"],
      "decimal",
      ["1234.5", "1234567.8", "1.5"],
    ],
    ["apostrophes", ["1'234.56", "1’234’567.8", "12.5"], "decimal", ["1234.56", "1234567.8", "12.5"]],
    ["decimal commas", ["1,5", "22,75", "-3,1"], "decimal", ["1.5", "22.75", "-3.1"]],
    ["brackets", ["(1,234.50)", "2.5", "(3)"], "decimal", ["-1234.5", "2.5", "-3.0"]],
    ["trailing minus", ["12.5-", "3", "4.25-"], "decimal", ["-12.5", "3.0", "-4.25"]],
    ["pandas' whole floats", ["1.0", "2.0", ""], "integer", ["1", "2", null]],
    ["prices that are round", ["10.00", "5.00", "7.00"], "decimal", ["10.0", "5.0", "7.0"]],
  ])("%s", async (_, cells, type, values) => {
    const result = await column(cells);
    expect(result.found.type).toBe(type);
    expect(result.values).toEqual(values);
    expect(result.found.rejected.count).toBe(0);
  });

  it.each<[string, string[], string[], (string | null)[]]>([
    ["sign before", ["$1,234.50", "-$5.25", "$ 7"], ["$"], ["1234.5", "-5.25", "7.0"]],
    ["sign after, decimal comma", ["1.234,50 €", "-5,25 €", "7 €"], ["€"], ["1234.5", "-5.25", "7.0"]],
    ["code", ["EUR 12.5", "12.75 EUR", "USD 1"], ["EUR", "USD"], ["12.5", "12.75", "1.0"]],
    ["bracketed", ["($12.50)", "$3.25", "$0.5"], ["$"], ["-12.5", "3.25", "0.5"]],
  ])("currency: %s", async (_, cells, codes, values) => {
    const result = await column(cells);
    expect(result.values).toEqual(values);
    expect(result.found.notes).toContainEqual({ kind: "currency", codes });
  });

  it("percent is a share of one", async () => {
    const result = await column(["12.5%", "100 %", "-3%"]);
    expect(result.values).toEqual(["0.125", "1.0", "-0.03"]);
    expect(result.found).toMatchObject({ type: "decimal", notes: [{ kind: "percent" }] });
  });

  it("lets other columns decide what a lone comma or point means", async () => {
    const text = "a;b\n1,5;1.234\n2,25;5.678\n3,125;9.012\n";
    const { outcome, folder } = await shop.ingest("t.csv", text);
    expect(await rowsOf(folder, onlyTable(outcome))).toEqual([
      ["1.5", "1234"],
      ["2.25", "5678"],
      ["3.125", "9012"],
    ]);
    expect((await column(["1,234", "5,678"])).values).toEqual(["1234", "5678"]);
    expect((await column(["1.234", "5.678"])).values).toEqual(["1.234", "5.678"]);
  });
});

describe("what stays text", () => {
  it.each<[string, string[], string, string | null]>([
    ["leading zeros", ["00123", "01456", "99999"], "code", "leading-zeros"],
    ["long digits", ["12345678901234567890", "22345678901234567890"], "id", "long-digits"],
    ["telephone numbers", ["5551234567", "5559876543"], "phone", null],
    ["written telephone numbers", ["+1 555 123 4567", "(555) 123-4567", "06 12 34 56 78"], "contact", null],
    [
      "codes among numbers",
      [...Array.from({ length: 300 }, (_, at) => `${536000 + at}`), "C536379", "C536380", "C536381"],
      "invoice",
      null,
    ],
    ["one letter that never changes", ["N", "N", "N"], "flag", null],
    ["versions", ["1.2.3", "1.10.4", "2.0.0"], "version", null],
    ["network addresses", ["198.51.100.2", "203.0.113.1"], "host", null],
    [
      "a label that comes again and again",
      [...Array.from({ length: 600 }, (_, at) => `${at}`), ...Array.from({ length: 8 }, () => "closed")],
      "state",
      null,
    ],
  ])("%s", async (_, cells, header, note) => {
    const { found, values } = await column(cells, header);
    expect(found.type).toBe("string");
    expect(values).toEqual(cells);
    if (note !== null) expect(found.notes).toContainEqual({ kind: note });
  });

  it("zero and one are numbers, and words for nothing stay words among words", async () => {
    expect((await column(["0", "1", "1"])).found.type).toBe("integer");
    expect((await column(["NA", "Paris", "-"])).values).toEqual(["NA", "Paris", "-"]);
  });
});

describe("booleans", () => {
  it.each([[["true", "FALSE", "True"]], [["yes", "No", "YES"]], [["Y", "n", "y"]], [["t", "f", "t"]]])(
    "%j",
    async (cells) => {
      const { found, values } = await column(cells);
      expect(found.type).toBe("boolean");
      expect(values).toEqual(["true", "false", "true"]);
    },
  );
});

describe("dates", () => {
  it.each<[string, string[], string, string]>([
    ["ISO", ["2024-01-31", "2024-02-01"], "date", "2024-01-31"],
    ["year first with strokes", ["2024/01/31", "2024/2/1"], "date", "2024-01-31"],
    ["day first", ["31/01/2024", "01/02/2024"], "date", "2024-01-31"],
    ["month first", ["01/31/2024", "02/01/2024"], "date", "2024-01-31"],
    ["points", ["31.01.2024", "1.2.2024"], "date", "2024-01-31"],
    ["two-digit years", ["31/01/24", "01/02/24"], "date", "2024-01-31"],
    ["month's short name", ["31-Jan-2024", "1-Feb-2024"], "date", "2024-01-31"],
    ["month's name first", ["Jan 31, 2024", "Feb 1, 2024"], "date", "2024-01-31"],
    ["month's full name", ["31 January 2024", "1 February 2024"], "date", "2024-01-31"],
    ["short and full names mixed", ["Jan 31 2024", "February 01 2024"], "date", "2024-01-31"],
    ["midnight everywhere", ["2024-01-31 00:00:00", "2024-02-01 00:00:00"], "date", "2024-01-31"],
    ["ISO with T", ["2024-01-31T18:05:06", "2024-02-01T00:00:00"], "timestamp", "2024-01-31 18:05:06"],
    [
      "ISO with Z",
      ["2024-01-31T18:05:06.250Z", "2024-02-01T00:00:00Z"],
      "timestamp",
      "2024-01-31 18:05:06.25",
    ],
    [
      "ISO with offset",
      ["2024-01-31T18:05:06+02:00", "2024-02-01T00:00:00-05:00"],
      "timestamp",
      "2024-01-31 16:05:06",
    ],
    [
      "offsets of one place, summer and winter",
      ["2024-07-31 18:05:06 -0400", "2024-01-31 23:30:00 -0500"],
      "timestamp",
      "2024-07-31 18:05:06",
    ],
    [
      "offset behind a space",
      ["2024-07-31 18:05:06 -0400", "2024-01-31 23:30:00 +0100"],
      "timestamp",
      "2024-07-31 22:05:06",
    ],
    ["day first with time", ["31/01/2024 18:05", "01/02/2024 09:00"], "timestamp", "2024-01-31 18:05:00"],
    ["am and pm", ["1/31/2024 6:05 PM", "2/1/2024 12:00 AM"], "timestamp", "2024-01-31 18:05:00"],
    [
      "weekday",
      ["Wed, 31 Jan 2024 18:05:06 GMT", "Thu, 01 Feb 2024 00:00:00 GMT"],
      "timestamp",
      "2024-01-31 18:05:06",
    ],
  ])("%s", async (_, cells, type, first) => {
    const { found, values } = await column(cells, "at");
    expect(found.type).toBe(type);
    expect(values[0]).toBe(first);
    expect(found.rejected.count).toBe(0);
  });

  it.each<[string, string[], string, string, string]>([
    ["under a header that says so", ["00:02:21", "01:00:00"], "Avg. visit duration", "integer", "141"],
    ["longer than a day", ["30:00:00", "00:00:10"], "at", "integer", "108000"],
    ["of the day", ["08:02:21", "21:00:00"], "at", "time", "08:02:21"],
  ])("reads times %s", async (_, cells, header, type, first) => {
    const { found, values } = await column(cells, header);
    expect(found.type).toBe(type);
    expect(values[0]).toBe(first);
  });

  it.each<[string[], string, string]>([
    [["Jan-2024", "Feb-2024"], "date", "2024-01-01"],
    [["2024-11", "2024-12"], "date", "2024-11-01"],
    [["2008-09", "2009-10", "2011-12"], "string", "2008-09"],
  ])("reads the months of years in %j, and seasons as text", async (cells, type, first) => {
    const { found, values } = await column(cells, "at");
    expect(found.type).toBe(type);
    expect(values[0]).toBe(first);
  });

  it("reads digits alone as dates only under a header that says so", async () => {
    expect((await column(["20240131", "20240201"], "order_date")).found.type).toBe("date");
    expect((await column(["20240131", "20240201"], "amount")).found.type).toBe("integer");
  });

  it("decides the order for the column, over all rows, and never row by row", async () => {
    const many = Array.from({ length: 9000 }, (_, row) => `${(row % 12) + 1}/${(row % 11) + 1}/2024`);
    many[8501] = "25/3/2024";
    const { found, values } = await column(many, "day");
    expect(found.notes).toContainEqual({ kind: "date-order", order: "dmy", assumed: false });
    expect(values[1]).toBe("2024-02-02");
    expect(values[2]).toBe("2024-03-03");
    expect(values[11]).toBe("2024-01-12");
  });

  it("says when the order is assumed, and takes it from other columns or the locale", async () => {
    const alone = await column(["01/02/2024", "03/04/2024"], "day");
    expect(alone.found.notes).toContainEqual({ kind: "date-order", order: "mdy", assumed: true });
    const points = await column(["01.02.2024", "03.04.2024"], "day");
    expect(points.found.notes).toContainEqual({ kind: "date-order", order: "dmy", assumed: true });
    const { outcome } = await shop.ingest("t.csv", "a,b\n01/02/2024,25/12/2024\n03/04/2024,26/12/2024\n");
    expect(onlyTable(outcome).columns[0]?.notes).toContainEqual({
      kind: "date-order",
      order: "dmy",
      assumed: true,
    });
  });

  it("reads times of day", async () => {
    expect(await column(["08:30", "17:45"])).toMatchObject({
      found: { type: "time" },
      values: ["08:30:00", "17:45:00"],
    });
    expect(await column(["8:30 AM", "5:45 pm"])).toMatchObject({ values: ["08:30:00", "17:45:00"] });
  });
});

describe("nulls and rejected cells", () => {
  it("counts words for nothing as nulls in a typed column", async () => {
    const { found, values } = await column(["1", "NA", "", "n/a", "#N/A", "-", "NaN", "7"]);
    expect(found).toMatchObject({ type: "integer", nulls: 6, rejected: { count: 0 } });
    expect(found.notes).toContainEqual({ kind: "null-tokens", count: 5 });
    expect(values.filter((value) => value !== null)).toEqual(["1", "7"]);
  });

  it("rejects the odd slip with its line, and keeps the type", async () => {
    const cells = Array.from({ length: 200 }, (_, row) => `${row}`);
    cells[50] = "fifty";
    const { found, values } = await column(cells);
    expect(found).toMatchObject({
      type: "integer",
      rejected: { count: 1, samples: [{ line: 52, value: "fifty" }] },
    });
    expect(values[50]).toBeNull();
  });

  it("stays text when more than a few cells do not fit", async () => {
    const cells = Array.from({ length: 100 }, (_, row) => (row < 4 ? `odd ${"abcd"[row]}` : `${row}`));
    expect((await column(cells)).found.type).toBe("string");
  });

  it("sees cells that the sample missed", async () => {
    const cells = Array.from({ length: 12_000 }, (_, row) =>
      row % 3 === 1 && row > 6000 ? `1,${String(row).slice(-3)}.5` : `${row}`,
    );
    const { found } = await column(cells);
    expect(found).toMatchObject({ type: "decimal", rejected: { count: 0 } });
  });

  it("types a column that is nearly always empty", async () => {
    const cells = Array.from({ length: 8000 }, (_, row) => (row === 4001 ? "2024-05-06" : ""));
    expect((await column(cells, "closed")).found).toMatchObject({ type: "date", nulls: 7999 });
  });
});
