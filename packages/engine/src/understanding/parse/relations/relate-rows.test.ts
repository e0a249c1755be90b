import { describe, expect, it } from "vitest";
import { buildModelIndex } from "../../index/model-index.ts";
import { makeModel } from "../../testing/make-model.ts";
import { brief, briefOf } from "../../testing/read.ts";
import { understand } from "../../understand.ts";

const { model, values } = makeModel({
  tables: {
    mountains: {
      key: [],
      rows: 3,
      position: "file_row_number",
      naming: "peak",
      columns: {
        peak: { type: "string", values: ["Ararat", "Elbrus", "Kazbek"] },
        country: { type: "string", values: ["Turkey", "Russia", "Georgia"] },
        height: { type: "string", values: ["5,137 m", "5,642 m", "5,054 m"] },
        visitors: { type: "integer" },
        "first ascent": { type: "string", values: ["July 8, 1829", "1874", "1868"] },
      },
    },
  },
});
const index = buildModelIndex(model, values);

describe("rows in relation to each other", () => {
  it.each([
    [
      "what peak comes after Ararat?",
      "list peak where file_row_number = overall maximum(file_row_number) + 1",
    ],
    [
      "which peak is listed before Kazbek",
      "list peak where file_row_number = overall minimum(file_row_number) - 1",
    ],
    ["who climbed after Ararat?", "list peak where file_row_number = overall maximum(file_row_number) + 1"],
    [
      "how many peaks are listed below Ararat",
      "count(*) where file_row_number > overall maximum(file_row_number)",
    ],
    [
      "which peaks are taller than Kazbek",
      "list peak where number(height) > overall maximum(number(height))",
    ],
    ["which peak has more visitors than Elbrus", "list peak where visitors > overall maximum(visitors)"],
    [
      "which peak is in the same country as Elbrus",
      "list peak where (country = overall minimum(country) and not peak = Elbrus)",
    ],
    [
      "which is taller, Ararat or Elbrus?",
      "list peak where peak in Ararat|Elbrus order number(height) desc limit 1",
    ],
    [
      "who had more visitors, Ararat or Kazbek?",
      "list peak where peak in Ararat|Kazbek order visitors desc limit 1",
    ],
    ["how many more visitors did Elbrus have than Ararat", "maximum(visitors) - minimum(visitors)"],
    ["what is the last peak on the list", "list peak order file_row_number desc limit 1"],
    ["the first 2 peaks listed", "list peak order file_row_number limit 2"],
    ["how tall is Elbrus?", "list height where peak = Elbrus"],
  ])("%s", (question, expected) => expect(briefOf(index, question)).toBe(expected));

  it("guesses one like the other where it does not know what is asked for", () => {
    const question = "what summit was visited before Kazbek?";
    const read = understand({ question, previous: [], previousQuestions: [], index, now: "2024-05-15" });
    expect(read.kind === "unknown-terms" && read.guess !== null ? brief(read.guess.query) : read.kind).toBe(
      "list peak where file_row_number = overall minimum(file_row_number) - 1",
    );
  });

  it("leaves periods alone", () =>
    expect(briefOf(index, "peaks with their first ascent in the last 30 days")).not.toContain(
      "file_row_number",
    ));
});

it("takes no part of what says how a figure grew for a place in the table", () => {
  const { model, values } = makeModel({
    tables: {
      permits: {
        rows: 90,
        position: "file_row_number",
        time: "issued_on",
        columns: {
          holder: { type: "string", distinct: 90 },
          zone: { type: "string", values: ["Harbour", "Hill"] },
          issued_on: { type: "date" },
        },
      },
    },
  });
  const read = briefOf(
    buildModelIndex(model, values),
    "harbour permits each year and the change from the year before",
  );
  expect(read).toMatch(/^count\(\*\).* by year\(issued_on\) where zone = Harbour/);
});
